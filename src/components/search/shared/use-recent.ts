import { useCallback, useState } from 'react';
import { forgetPages, recentPages } from '../../../browser/recent-pages';
import type { RecentPage } from '../../../browser/recent-pages';
import { readStored, writeStored } from '../../../browser/storage';
import { parseList } from '../../../model/parse-list';

const storageKey = 'recent-searches';

/** Keeps a query on this device. */
export function rememberSearch(query: string): void {
  writeStored(storageKey, JSON.stringify(withRecent(parseRecent(readStored(storageKey)), query)));
}

/** What the reader did before, newest first. It never leaves the device. */
export interface Recent {
  /** The searches that led somewhere. */
  readonly searches: readonly string[];
  readonly pages: readonly RecentPage[];
}

interface RecentState extends Recent {
  /** Reads them again, because other pages or tabs may have added some. */
  readonly refresh: () => void;
  /** Forgets searches and visits. */
  readonly clear: () => void;
}

const read = (): Recent => ({ searches: parseRecent(readStored(storageKey)), pages: recentPages() });

/** The recent searches and visits of this device. */
export function useRecent(): RecentState {
  const [recent, setRecent] = useState(read);
  const refresh = useCallback(() => setRecent(read()), []);
  const clear = useCallback(() => {
    writeStored(storageKey, '[]');
    forgetPages();
    setRecent(read());
  }, []);
  return { ...recent, refresh, clear };
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
export const parseRecent = (text: string | null): string[] => parseList(text, isQuery).slice(0, most);

const isQuery = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest;
const plain = (query: string): string => query.replace(/\s+/g, ' ').trim();
