import * as React from 'react';
import { translate } from '../../../i18n/translate';
import { Translate } from '../../../i18n/translate-component';
import { identifiersPath } from '../../../model/addresses/routes';
import type { SearchAnswer, SearchFailure as Failure } from '../../../search/types';
import { site } from '../../../config/browser-config';
import * as styles from './SearchMessages.module.css';

interface SearchAdviceProps {
  readonly answer: SearchAnswer;
  readonly onQuery: (query: string) => void;
}

/** What helps when the words were not found as typed: another spelling, other words, the index of names. */
export function SearchAdvice({ answer, onQuery }: SearchAdviceProps): React.ReactElement | null {
  const { suggestion, total, unknown } = answer;
  if (suggestion !== undefined)
    return (
      <p className={styles.advice}>
        <Translate
          id="search.didYouMean"
          values={{
            words: (
              <button type="button" className={styles.suggestion} onClick={() => onQuery(suggestion)}>
                {suggestion}
              </button>
            ),
          }}
        >
          {'Did you mean {words}?'}
        </Translate>
      </p>
    );
  if (total > 0 || saysNothing(answer)) return null;
  return (
    <div className={styles.advice}>
      {unknown.length > 1 ? (
        <p>
          {translate(
            { id: 'search.nowhere', message: 'Not found on this site: {words}.' },
            { words: unknown.slice(0, 5).join(', ').slice(0, 200) },
          )}
        </p>
      ) : null}
      <ul>
        <li>{translate({ id: 'search.checkSpelling', message: 'Check the spelling.' })}</li>
        <li>{translate({ id: 'search.fewerWords', message: 'Use fewer words or part of a name.' })}</li>
        {site.namesPage ? (
          <li>
            <Translate
              id="search.lookInNames"
              values={{
                link: (
                  <a href={identifiersPath(site)}>
                    {translate({
                      id: 'search.indexOfNames',
                      message: 'index of names',
                      description: 'Link within a sentence',
                    })}
                  </a>
                ),
              }}
            >
              {'Look in the {link}.'}
            </Translate>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

interface SearchFailureProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Says what of search does not work, and tries again without a reload; by itself when the network is back. */
export function SearchFailure({ failure, onRetry }: SearchFailureProps): React.ReactElement {
  const { reason } = failure;
  React.useEffect(() => {
    if (reason !== 'offline') return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [reason, onRetry]);
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.text}>{`${failureText(failure)} ${advice(reason)}`}</p>
      {reason === 'stale' || reason === 'corrupt' || reason === 'crash' ? (
        <button type="button" className={styles.button} onClick={() => location.reload()}>
          {translate({ id: 'search.reload', message: 'Reload page' })}
        </button>
      ) : null}
      <button type="button" className={styles.button} onClick={onRetry}>
        {translate({ id: 'search.tryAgain', message: 'Try again' })}
      </button>
    </div>
  );
}

function advice(reason: Failure['reason']): string {
  switch (reason) {
    case 'offline':
      return translate({ id: 'search.waiting', message: 'Search will continue when you are back online.' });
    case 'network':
    case 'timeout':
      return translate({ id: 'search.checkConnection', message: 'Check your connection and try again.' });
    case 'missing':
    case 'server':
      return translate({
        id: 'search.tryLater',
        message: 'The site may be in the middle of an update. Try again in a minute.',
      });
    case 'corrupt':
    case 'crash':
      return translate({ id: 'search.tryReload', message: 'Try again. If that does not help, reload the page.' });
    case 'stale':
      return '';
  }
}

/** What a reader is told about a failure, and what helps: trying again, or a reload. */
export function failureText({ reason, part, status }: Failure): string {
  const what =
    part === 'contents'
      ? translate({
          id: 'failure.texts',
          message: 'Only titles and names are searched. The page text',
          description: 'Begins a sentence: … could not be loaded',
        })
      : translate({
          id: 'failure.index',
          message: 'The search index',
          description: 'Begins a sentence: … could not be loaded',
        });
  switch (reason) {
    case 'offline':
      return translate(
        { id: 'failure.offline', message: '{what} could not be loaded because this device is offline.' },
        { what },
      );
    case 'network':
    case 'timeout':
      return translate(
        { id: 'failure.timeout', message: '{what} could not be loaded because the site does not respond.' },
        { what },
      );
    case 'stale':
      return translate({
        id: 'failure.stale',
        message: 'The site has changed since this page was opened. Reload the page to search it.',
      });
    case 'missing':
      return translate(
        { id: 'failure.missing', message: '{what} could not be found ({status}).' },
        { what, status: status ?? 404 },
      );
    case 'server':
      return translate(
        { id: 'failure.server', message: '{what} could not be loaded because of a server error ({status}).' },
        { what, status: status ?? 500 },
      );
    case 'corrupt':
      return translate({ id: 'failure.corrupt', message: '{what} is damaged.' }, { what });
    case 'crash':
      return translate({ id: 'failure.crash', message: 'Search stopped unexpectedly.' });
  }
}

/** Whether the query has only words that are on every page, as the beginning of a question has. */
const saysNothing = ({ total, counts, tiers, unknown }: SearchAnswer): boolean =>
  total === 0 && (counts[''] ?? 0) === 0 && unknown.length === 0 && tiers.includes('contents');

/** What a screen reader hears and the panel shows about an answer. */
export function summaryOf(answer: SearchAnswer, query: string): string {
  const { total, coverage } = answer;
  if (saysNothing(answer) && !/[\p{L}\p{N}]/u.test(query))
    return translate({
      id: 'search.signsOnly',
      message: 'Search finds words and names, not signs. Type what the sign is called, or a name beside it.',
    });
  if (saysNothing(answer))
    return translate({ id: 'search.hint', message: 'Type a name, part of a name, or a few words.' });
  if (total === 0) return translate({ id: 'search.noResults', message: 'No results' });
  const count =
    total === 1
      ? translate({ id: 'search.oneResult', message: '1 result' })
      : translate({ id: 'search.count', message: '{total} results' }, { total });
  if (coverage === 'some')
    return translate(
      { id: 'search.someWords', message: '{count}. No page has all of these words. Showing pages with some of them.' },
      { count },
    );
  if (coverage === 'similar')
    return translate(
      { id: 'search.similarWords', message: '{count}. No page has these words. Showing pages with similar ones.' },
      { count },
    );
  return count;
}
