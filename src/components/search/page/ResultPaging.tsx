import * as React from 'react';
import { translate } from '../../../i18n/translate';
import { pageNumbers } from './paging';
import * as styles from './ResultPaging.module.css';

interface ResultPagingProps {
  readonly page: number;
  readonly last: number;
  readonly hrefOf: (page: number) => string;
  readonly onPage: (page: number) => void;
}

/** Links to the other pages of a long list. */
export function ResultPaging({ page, last, hrefOf, onPage }: ResultPagingProps): React.ReactElement | null {
  if (last <= 1) return null;
  const link = (to: number, label: string, rel?: 'prev' | 'next'): React.ReactElement => (
    <a
      className={styles.link}
      href={hrefOf(to)}
      rel={rel}
      aria-label={rel ? undefined : translate({ id: 'search.page', message: 'Page {page}' }, { page: to })}
      aria-current={to === page ? 'page' : undefined}
      onClick={() => onPage(to)}
    >
      {label}
    </a>
  );
  return (
    <nav className={styles.paging} aria-label={translate({ id: 'search.pages', message: 'Pages of results' })}>
      {page > 1
        ? link(
            page - 1,
            translate({ id: 'search.previous', message: 'Previous', description: 'Page of results' }),
            'prev',
          )
        : null}
      <ol className={styles.numbers}>
        {pageNumbers(page, last).map((number, index) => (
          <li key={number || `gap ${index}`}>{number === 0 ? '…' : link(number, String(number))}</li>
        ))}
      </ol>
      {page < last
        ? link(page + 1, translate({ id: 'search.next', message: 'Next', description: 'Page of results' }), 'next')
        : null}
    </nav>
  );
}
