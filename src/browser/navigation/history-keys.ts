const keyLength = 6;

/** A random key of letters and digits, the first of which is no zero. */
const historyKey = (): string => Math.floor(36 ** (keyLength - 1) * (1 + 35 * Math.random())).toString(36);

/** The state of a history entry with a key of our length in place of the router's, which is the time in milliseconds. */
export function withShortKey(state: unknown): unknown {
  const key = keyOf(state);
  return key !== undefined && key.length > keyLength ? { ...Object(state), key: historyKey() } : state;
}

/** The key in the state of a history entry. The browser's own entries (a first page, a link to a hash) have none. */
export function keyOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('key' in state)) return undefined;
  return typeof state.key === 'string' ? state.key : undefined;
}

/** The key of the current entry, which gets one if it has none. */
export function entryKey(history: History): string {
  const known = keyOf(history.state);
  if (known !== undefined) return known;
  const key = historyKey();
  history.replaceState({ ...Object(history.state), key }, '');
  return key;
}

/** Another address for the current entry, which keeps its state: by its key, the router and the place of the reader know it. */
export const replaceAddress = (address: string | URL): void => history.replaceState(history.state, '', address);

/** The router takes its keys from the state of the entry it has just written, so they are changed on the way there. */
export function shortenHistoryKeys(history: History): void {
  for (const method of ['pushState', 'replaceState'] as const) {
    const write = history[method].bind(history);
    history[method] = (state: unknown, unused, url) => write(withShortKey(state), unused, url);
  }
}
