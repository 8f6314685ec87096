import { navigate } from 'gatsby';
import * as React from 'react';
import { withHighlight } from '../../model/highlight-address';
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
  const { status, error, answer, retry } = useSearch(query, context, mostResults);
  if (status === 'failed') return <SearchFailure message={error} onRetry={retry} />;
  return (
    <>
      <p role="status" className={styles.summary}>
        {answer ? summaryOf(answer) : 'Loading the search index…'}
      </p>
      <ul className={styles.list}>
        {answer?.hits.map((hit) => (
          <li key={hitHref(hit)}>
            <a
              href={hitHref(hit)}
              onClick={(event) => {
                if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                navigate(withHighlight(hitHref(hit), query));
              }}
            >
              {hitTitle(hit)}
            </a>
            <span className={styles.trail}>{hitTrail(hit)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
