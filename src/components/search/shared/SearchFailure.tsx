import * as React from 'react';
import { translate } from '../../../i18n/translate';
import { failureText } from '../../../search/client/failure-text';
import type { SearchFailure as Failure } from '../../../search/types';
import * as styles from './SearchFailure.module.css';

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
      <p className={styles.text}>
        {failureText(failure)} {advice(reason)}
      </p>
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
