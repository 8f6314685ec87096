import 'lunr';

declare module 'lunr' {
  interface Index {
    /** Term → its number and, for each field, the documents that have it. Documented, but not in the published types. */
    readonly invertedIndex: Readonly<Record<string, Readonly<Record<string, number | object>>>>;
  }
}
