import * as React from 'react';
import { failureText } from '../../search/failure-text';
import { hitHref, hitTitle, hitTrail, summaryOf } from '../../search/result-text';
import { useSearch } from '../../search/use-search';
import { SearchFailure } from './SearchFailure';
import * as styles from './SearchPage.module.css';

export interface SearchResultsProps {
  readonly query: string;
  readonly context: string;
}

const mostResults = 500;

/** Every hit of the search page, with their number announced. */
export function SearchResults({ query, context }: SearchResultsProps): React.ReactElement {
  const { failure, answer, retry } = useSearch({
    query,
    context,
    offset: 0,
    limit: mostResults,
    hitsPerPage: 1,
    excerpts: false,
  });
  if (failure) return <SearchFailure message={failureText(failure)} onRetry={retry} />;
  return (
    <>
      <p role="status" className={styles.summary}>
        {answer?.final === true ? summaryOf(answer) : 'Loading the search index…'}
      </p>
      <ul className={styles.list} aria-busy={answer?.final === false}>
        {answer?.pages.map(({ hits: [hit] }) => (
          <li key={hitHref(hit)}>
            <a href={hitHref(hit)}>{hitTitle(hit)}</a>
            <span className={styles.trail}>{hitTrail(hit)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
