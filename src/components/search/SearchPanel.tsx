import { navigate } from 'gatsby';
import * as React from 'react';
import { withHighlight } from '../../model/highlight-address';
import { searchUrl } from '../../model/routes';
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
  const { status, error, answer, retry } = useSearch(query, '', site.searchSuggestions);
  const hits = answer?.hits ?? [];
  const all = searchUrl(query.trim());
  const targets = answer && answer.total > 0 ? [...hits.map(hitHref), all] : [];
  const go = (href: string): void => {
    onClose();
    input.current?.blur();
    // Only the way there carries the words; the link itself, which may be copied, does not.
    navigate(href === all ? href : withHighlight(href, query));
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
        {status === 'loading' ? 'Loading the search index…' : null}
        {status === 'ready' && answer ? summaryOf(answer) : null}
      </p>
      {status === 'failed' ? <SearchFailure message={error} onRetry={retry} /> : null}
      <div id={resultsId} role="listbox" aria-label="Search results">
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
