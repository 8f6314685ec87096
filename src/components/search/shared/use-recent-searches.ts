import { useCallback, useState } from 'react';
import { readStored, writeStored } from '../../../browser/storage';
import { parseRecent, withRecent } from './recent-searches';

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
