import { navigate } from 'gatsby';
import * as React from 'react';
import { currentSetup } from '../../../browser/kept-setup';
import { translate } from '../../../i18n/translate';
import { Translate } from '../../../i18n/translate-component';
import { searchUrl } from '../../../model/addresses/routes';
import type { SearchAddress } from '../../../model/addresses/routes';
import { useSearch } from '../../../search/client/use-search';
import type { SearchAnswer, SearchContext } from '../../../search/types';
import { PageBoundary } from '../../states/PageBoundary';
import { Paging } from '../../ui/Paging';
import { SearchAdvice, SearchFailure, summaryOf } from '../shared/SearchMessages';
import { useSteadyRows } from '../shared/use-steady-rows';
import { PageResult } from './PageResult';
import * as styles from './SearchResults.module.css';

export interface SearchResultsProps {
  readonly address: SearchAddress;
}

/** Results on a page of the list. */
const limit = 20;
const hitsPerPage = 4;
const rowsOf = ({ pages }: SearchAnswer) => pages;

/** Milliseconds that an answer from titles alone waits for the whole one, which would move what the reader has begun to read. */
const partialAnswerDelay = 600;

/** Whether this many milliseconds have passed since the component came. */
function useTimeout(delay: number): boolean {
  const [isOver, setOver] = React.useState(false);
  React.useEffect(() => {
    const timer = setTimeout(() => setOver(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return isOver;
}

/** The results that the address asks for. A crash of them leaves the form alone, and another query is another attempt. */
export function SearchResults({ address }: SearchResultsProps): React.ReactElement {
  const fallback = (retry: () => void): React.ReactElement => (
    <SearchFailure failure={{ reason: 'crash', part: 'worker' }} onRetry={retry} />
  );
  return (
    <PageBoundary path={address.query} fallback={fallback}>
      <Results address={address} />
    </PageBoundary>
  );
}

/** The results page by page, with their number announced. */
function Results({ address }: SearchResultsProps): React.ReactElement {
  const { query, context, version, page } = address;
  const top = React.useRef<HTMLDivElement>(null);
  const [held, setHeld] = React.useState(false);
  const [opened, setOpened] = React.useState<readonly string[]>([]);
  // Once the whole index is there, every answer is whole.
  const takesPartial = useTimeout(partialAnswerDelay);
  const search = useSearch({
    query,
    context,
    offset: (page - 1) * limit,
    limit,
    hitsPerPage,
    opened: opened.join('\n'),
    excerpts: true,
    release: currentSetup().release,
  });
  const { contexts, failure, excerpts, answeredQuery, retry } = search;
  const isShown =
    (failure === undefined || failure.part === 'contents') && (takesPartial || search.answer?.final === true);
  const answer = isShown ? search.answer : undefined;
  const rows = useSteadyRows(answer, [answeredQuery, ...opened].join('\n'), held, rowsOf);
  const busy = failure === undefined && (answer?.final !== true || answeredQuery !== query);
  const last = Math.ceil((answer?.total ?? 0) / limit);
  const hrefOf = (to: number): string => searchUrl(query, context, { version, page: to });
  const isUnknownContext = context !== '' && contexts.length > 0 && contexts.every(({ name }) => name !== context);
  const summary = (): string => {
    if (answer?.final === true)
      return last > 1 && page <= last
        ? `${summaryOf(answer, query)} ${translate(
            { id: 'search.pageOf', message: '· page {page} of {last}', description: 'After the number of results' },
            { page, last },
          )}`
        : summaryOf(answer, query);
    return failure === undefined ? translate({ id: 'search.loading', message: 'Loading the search index…' }) : '';
  };
  return (
    <div ref={top} tabIndex={-1} className={styles.results}>
      <p role="status" className={styles.summary}>
        {summary()}
      </p>
      {answer ? <ContextFilter address={address} contexts={contexts} counts={answer.counts} final={!busy} /> : null}
      {failure ? <SearchFailure failure={failure} onRetry={retry} /> : null}
      {isUnknownContext ? (
        <p>
          <Translate
            id="search.noContext"
            values={{
              context,
              link: (
                <a href={searchUrl(query, '', { version })}>
                  {translate({ id: 'search.everywhere', message: 'Search the whole site' })}
                </a>
              ),
            }}
          >
            {'The site has no part “{context}”. {link}.'}
          </Translate>
        </p>
      ) : null}
      {answer && !busy && !isUnknownContext ? (
        <SearchAdvice answer={answer} onQuery={(words) => navigate(searchUrl(words, context, { version }))} />
      ) : null}
      {answer && page > last && last > 0 ? (
        <p>
          <Translate
            id="search.noPage"
            values={{
              page,
              link: (
                <a href={hrefOf(1)}>
                  {translate({
                    id: 'search.firstPage',
                    message: 'Go to the first page',
                    description: 'Link to the first page of results',
                  })}
                </a>
              ),
            }}
          >
            {'These results have no page {page}. {link}.'}
          </Translate>
        </p>
      ) : null}
      <ol
        role="list"
        className={styles.list}
        aria-busy={busy}
        onPointerEnter={({ pointerType }) => setHeld(pointerType === 'mouse')}
        onPointerLeave={() => setHeld(false)}
      >
        {rows.map((row) => (
          <li key={row.key}>
            <PageResult
              page={row}
              lacking={row.partial && answer?.coverage === 'all'}
              excerpts={excerpts}
              query={answer?.suggestion ?? query}
              highlight={answer?.highlight ?? query}
              opened={opened.includes(row.key)}
              onToggle={() =>
                setOpened((keys) =>
                  keys.includes(row.key) ? keys.filter((key) => key !== row.key) : [...keys, row.key],
                )
              }
            />
          </li>
        ))}
      </ol>
      <Paging
        label={translate({ id: 'search.pages', message: 'Pages of results' })}
        words={[
          translate({ id: 'search.previous', message: 'Previous', description: 'Page of results' }),
          translate({ id: 'search.next', message: 'Next', description: 'Page of results' }),
        ]}
        page={page}
        last={last}
        hrefOf={hrefOf}
        onPage={() => showTop(top.current)}
      />
    </div>
  );
}

/** The next page of results begins at its top, for the eyes and for a screen reader. */
function showTop(top: HTMLElement | null): void {
  top?.focus({ preventScroll: true });
  top?.scrollIntoView();
}

interface ContextFilterProps {
  readonly address: SearchAddress;
  readonly contexts: readonly SearchContext[];
  readonly counts: Readonly<Record<string, number>>;
  /** Whether the numbers are final. */
  readonly final: boolean;
}

/** Parts of the site to search in, each with its number of results once that is final. What has none is left out, unless it is chosen. */
export function ContextFilter({ address, contexts, counts, final }: ContextFilterProps): React.ReactElement | null {
  const { query, context: chosen, version } = address;
  const all = [{ name: '', label: translate({ id: 'search.wholeSite', message: 'Whole site' }) }, ...contexts];
  const offered = all.filter(({ name }) => name === '' || name === chosen || (counts[name] ?? 0) > 0);
  if (offered.length === 1) return null;
  return (
    <nav aria-label={translate({ id: 'search.in', message: 'Search in' })}>
      <ul role="list" className={styles.contexts}>
        {offered.map(({ name, label }) => (
          <li key={name}>
            <a
              className={styles.chip}
              href={searchUrl(query, name, { version })}
              aria-current={name === chosen ? 'true' : undefined}
            >
              {label}{' '}
              <span className={styles.count} data-provisional={final ? undefined : ''}>
                {counts[name] ?? 0}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
