import * as React from 'react';
import { translate } from '../../i18n/translate';
import { searchPath } from '../../model/addresses/routes';
import { Seo } from '../ui/Head';
import { Main } from '../ui/Main';
import * as styles from './CrashPage.module.css';

/** What crashed, and how to render it again. */
export interface CrashPageProps {
  readonly thrown: unknown;
  readonly onRetry: () => void;
}

/** Replaces the crashed page, whose title and language are gone too, and renders it again on demand. */
export function CrashPage({ thrown, onRetry }: CrashPageProps): React.ReactElement {
  const title = translate({ id: 'crash.title', message: 'This page crashed.' });
  return (
    <Main className={styles.main}>
      <Seo title={title} hidden />
      <div role="alert">
        <h1>{title}</h1>
        <ol
          role="list"
          className={styles.chain}
          aria-label={translate({ id: 'crash.errors', message: 'Errors, each caused by the next' })}
        >
          {errorChain(thrown).map((message, index) => (
            <li key={index}>{message}</li>
          ))}
        </ol>
      </div>
      <p>
        {translate({
          id: 'crash.advice',
          message: 'Try again, or reload the page. If it crashes again, go to another page.',
        })}
      </p>
      <p className={styles.ways}>
        <button type="button" className={styles.button} onClick={onRetry}>
          {translate({ id: 'crash.tryAgain', message: 'Try again' })}
        </button>
        <button type="button" className={styles.button} onClick={() => location.reload()}>
          {translate({ id: 'search.reload', message: 'Reload page' })}
        </button>
        <a href="/">{translate({ id: 'navigation.home', message: 'Home page' })}</a>
        <a href={searchPath}>{translate({ id: 'search.label', message: 'Search' })}</a>
      </p>
    </Main>
  );
}

/** Messages of an error and of what caused it, outermost first. What was thrown need not be an error. */
export function errorChain(thrown: unknown): string[] {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (let error = thrown; error !== undefined && !seen.has(error);) {
    seen.add(error);
    messages.push(wordsOf(error));
    error = error instanceof Error ? error.cause : undefined;
  }
  return messages;
}

function wordsOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message || thrown.name;
  return typeof thrown === 'string' ? thrown : JSON.stringify(thrown);
}
