import { site } from '../site';

/** A random key of letters and digits, the first of which is no zero. */
const historyKey = (): string => Math.floor(36 ** (site.historyKeyLength - 1) * (1 + 35 * Math.random())).toString(36);

/** The state of a history entry with a key of our length in place of the router's, which is the time in milliseconds. */
export function withShortKey(state: unknown): unknown {
  if (typeof state !== 'object' || state === null || !('key' in state)) return state;
  const { key } = state;
  return typeof key === 'string' && key.length > site.historyKeyLength ? { ...state, key: historyKey() } : state;
}

/** The router takes its keys from the state of the entry it has just written, so they are changed on the way there. */
export function shortenHistoryKeys(history: History): void {
  for (const method of ['pushState', 'replaceState'] as const) {
    const write = history[method].bind(history);
    history[method] = (state: unknown, unused, url) => write(withShortKey(state), unused, url);
  }
}
