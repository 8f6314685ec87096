const storageKey = 'scroll';
/** As many entries as browsers keep in a history. */
const most = 50;

/** Scroll positions by key of the history entry, kept for this tab from one document to the next. */
export function readPositions(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return Object.entries(Object(kept) as object).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    );
  } catch {
    return [];
  }
}

/** Keeps the latest positions. Where storage is denied or full, a reload is the browser's affair. */
export function writePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries([...positions].slice(-most))));
  } catch {
    // The visit goes on with the positions in memory.
  }
}
