/** Entries that begin with the same letter. */
export interface LetterGroup<Entry> {
  /** A to Z, or `#` for all that begins otherwise; it comes first. */
  readonly letter: string;
  readonly entries: readonly Entry[];
}

const other = '#';

/** Sorts entries by their names and groups them by first letters; case, accents and leading signs do not count. */
export function byLetter<Entry>(entries: readonly Entry[], nameOf: (entry: Entry) => string): LetterGroup<Entry>[] {
  const keyed = entries.map((entry) => ({ entry, key: sortKey(nameOf(entry)), name: nameOf(entry) }));
  keyed.sort((a, b) => compare(a.key, b.key) || compare(a.name, b.name));
  const groups = new Map<string, Entry[]>();
  for (const { entry, key } of keyed) {
    const first = key.charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : other;
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups]
    .map(([letter, members]) => ({ letter, entries: members }))
    .sort((a, b) => compare(a.letter, b.letter));
}

/** Id of the heading above a group. */
export const letterId = (letter: string): string => `letter-${letter === other ? 'other' : letter}`;

const sortKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .toLowerCase();

/** By code units, so that every machine builds the same page. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
