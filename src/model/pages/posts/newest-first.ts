interface Dated {
  /** yyyy-mm-dd */
  readonly date: string;
  readonly path: string;
}

/** Newest first; posts of one day by address, so that the order never depends on the file system. */
export const newestFirst = (a: Dated, b: Dated): number => b.date.localeCompare(a.date) || a.path.localeCompare(b.path);
