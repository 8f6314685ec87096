import { navigate } from 'gatsby';
import * as React from 'react';
import { searchUrl } from '../../model/routes';
import { failureText } from '../../search/failure-text';
import { hitHref, summaryOf } from '../../search/result-text';
import { useSearch } from '../../search/use-search';
import { site } from '../../site';
import { ResultRow } from './ResultRow';
import { resultsId } from './SearchBox';
import { SearchFailure } from './SearchFailure';
import { useResultKeys } from './use-result-keys';
import * as styles from './SearchPanel.module.css';

export interface SearchPanelProps {
  readonly input: React.RefObject<HTMLInputElement>;
  readonly query: string;
  readonly shown: boolean;
  /** Id of the option that the keyboard is on. */
  readonly active: string | undefined;
  readonly onActive: (id: string | undefined) => void;
  readonly onClose: () => void;
}

const optionId = (index: number): string => `${resultsId}-${index}`;

/** Suggestions below the box. Loads the index as soon as it is mounted, which is the first touch of the box. */
export function SearchPanel({ input, query, shown, active, onActive, onClose }: SearchPanelProps): React.ReactElement {
  const { failure, answer, retry } = useSearch({
    query,
    context: '',
    offset: 0,
    limit: site.searchSuggestions,
    hitsPerPage: 1,
    excerpts: false,
  });
  const hits = answer?.pages.map((page) => page.hits[0]) ?? [];
  const all = searchUrl(query.trim());
  const targets = answer && answer.total > 0 ? [...hits.map(hitHref), all] : [];
  const go = (href: string): void => {
    onClose();
    input.current?.blur();
    navigate(href);
  };
  useResultKeys({
    input,
    shown,
    count: targets.length,
    active: targets.findIndex((_, index) => optionId(index) === active),
    onActive: (index) => onActive(index === -1 ? undefined : optionId(index)),
    onChoose: (index) => go(targets[index] ?? all),
    onClose,
  });
  return (
    <div className={styles.panel} hidden={!shown}>
      <p className={styles.status} role="status">
        {answer ? summaryOf(answer) : failure ? null : 'Loading the search index…'}
      </p>
      {failure ? <SearchFailure message={failureText(failure)} onRetry={retry} /> : null}
      <div id={resultsId} role="listbox" aria-label="Search results" aria-busy={answer?.final === false}>
        {targets.map((href, index) => {
          const hit = hits[index];
          const option = { id: optionId(index), selected: optionId(index) === active, href, onChoose: () => go(href) };
          return hit ? (
            <ResultRow key={href} {...option} hit={hit} />
          ) : (
            <ResultRow key={href} {...option} label={`See all results (${answer?.total ?? 0})`} />
          );
        })}
      </div>
    </div>
  );
}
