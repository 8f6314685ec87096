import * as React from 'react';
import { Seo } from '../ui/Seo';
import { mainId } from '../ui/SkipLink';
import { translate } from '../../i18n/translate';
import { searchPath } from '../../model/addresses/routes';
import { errorChain } from './error-chain';
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
    <main id={mainId} tabIndex={-1} className={styles.main}>
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
    </main>
  );
}
