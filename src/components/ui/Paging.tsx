import * as React from 'react';
import { translate } from '../../i18n/translate';
import * as styles from './Paging.module.css';

interface PagingProps {
  readonly label: string;
  /** Words of the links to the pages before and after. */
  readonly words: readonly [string, string];
  /** Counted from 1. */
  readonly page: number;
  readonly last: number;
  readonly hrefOf: (page: number) => string;
  readonly onPage?: (page: number) => void;
}

/** Links to the other pages of a long list. */
export function Paging({ label, words, page, last, hrefOf, onPage }: PagingProps): React.ReactElement | null {
  if (last <= 1) return null;
  const link = (to: number, text: string, rel?: 'prev' | 'next'): React.ReactElement => (
    <a
      className={styles.link}
      href={hrefOf(to)}
      rel={rel}
      aria-label={rel ? undefined : translate({ id: 'paging.page', message: 'Page {page}' }, { page: to })}
      aria-current={to === page ? 'page' : undefined}
      onClick={() => onPage?.(to)}
    >
      {text}
    </a>
  );
  return (
    <nav className={styles.paging} aria-label={label} data-no-print>
      {page > 1 ? link(page - 1, words[0], 'prev') : null}
      <ol role="list" className={styles.numbers}>
        {pageNumbers(page, last).map((number, index) => (
          <li key={number || `gap ${index}`}>{number === 0 ? '…' : link(number, String(number))}</li>
        ))}
      </ol>
      {page < last ? link(page + 1, words[1], 'next') : null}
    </nav>
  );
}

/** Numbers of pages to link to: the first, the last, the current and its neighbors; 0 where some are left out. */
export function pageNumbers(current: number, last: number): number[] {
  const shown = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const sorted = [...new Set(shown)].sort((a, b) => a - b);
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1] ?? 0;
    // One left out takes as much room as the gap.
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [0, page] : [page];
  });
}
