import { useCallback, useState } from 'react';
import { readStored, writeStored } from '../../../browser/storage';

const storageKey = 'recent-searches';

/** Keeps a query on this device. */
export function rememberSearch(query: string): void {
  writeStored(storageKey, JSON.stringify(withRecent(parseRecent(readStored(storageKey)), query)));
}

interface RecentSearches {
  readonly recent: readonly string[];
  /** Reads them again, because another tab or the search page may have added some. */
  readonly refresh: () => void;
  readonly clear: () => void;
}

/** The searches that led somewhere, newest first. They never leave the device. */
export function useRecentSearches(): RecentSearches {
  const [recent, setRecent] = useState(() => parseRecent(readStored(storageKey)));
  const refresh = useCallback(() => setRecent(parseRecent(readStored(storageKey))), []);
  const clear = useCallback(() => {
    writeStored(storageKey, '[]');
    setRecent([]);
  }, []);
  return { recent, refresh, clear };
}

const most = 5;
const longest = 100;

/** Puts a query on top of the recent ones; one that differs in case or spaces takes the place of the older. */
export function withRecent(recent: readonly string[], query: string): readonly string[] {
  const words = plain(query);
  if (words === '' || words.length > longest) return recent;
  const others = recent.filter((other) => other.toLowerCase() !== words.toLowerCase());
  return [words, ...others].slice(0, most);
}

/** The recent queries from what was kept on the device, which may be anything. */
export function parseRecent(text: string | null): string[] {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return [];
    return value.filter(isQuery).slice(0, most);
  } catch {
    return [];
  }
}

const isQuery = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest;
const plain = (query: string): string => query.replace(/\s+/g, ' ').trim();
