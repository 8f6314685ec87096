import * as React from 'react';
import { hitHref, hitTitle, hitTrail, summaryOf } from '../../search/result-text';
import { useSearch } from '../../search/use-search';
import * as styles from './SearchPage.module.css';

export interface SearchResultsProps {
  readonly query: string;
  readonly context: string;
}

const mostResults = 500;

/** Every hit of the search page, with their number announced. */
export function SearchResults({ query, context }: SearchResultsProps): React.ReactElement {
  const { status, error, answer, retry } = useSearch(query, context, mostResults);
  if (status === 'failed') {
    return (
      <div role="alert">
        <p>{error} Check the connection and try again.</p>
        <button type="button" onClick={retry}>
          Try again
        </button>
      </div>
    );
  }
  return (
    <>
      <p role="status" className={styles.summary}>
        {answer ? summaryOf(answer) : 'Loading the search index…'}
      </p>
      <ul className={styles.list}>
        {answer?.hits.map((hit) => (
          <li key={hitHref(hit)}>
            <a href={hitHref(hit)}>{hitTitle(hit)}</a>
            <span className={styles.trail}>{hitTrail(hit)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
