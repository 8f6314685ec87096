import * as React from 'react';
import { translate } from '../../i18n/translate';
import * as styles from './LoadFailure.module.css';

/** Words and actions of the box. */
export interface LoadFailureProps {
  readonly title: string;
  readonly text: string;
  /** No error, but a wait. */
  readonly offline: boolean;
  readonly onRetry: () => void;
  /** Gives up the page; absent when its address already stands in the address bar. */
  readonly onStay?: () => void;
}

/** Stands over the page that the reader wanted to leave, which stays readable. */
export function LoadFailure({ title, text, offline, onRetry, onStay }: LoadFailureProps): React.ReactElement {
  const retry = React.useRef<HTMLButtonElement>(null);
  React.useEffect(() => retry.current?.focus({ preventScroll: true }), []);
  return (
    <div className={`${styles.box} ${offline ? styles.offline : styles.failure}`} role="alert" data-no-print>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      <p className={styles.actions}>
        <button ref={retry} type="button" className={styles.button} onClick={onRetry}>
          {translate({ id: 'loading.retry', message: 'Retry' })}
        </button>
        {onStay ? (
          <button type="button" className={styles.button} onClick={onStay}>
            {translate({ id: 'loading.stay', message: 'Stay on this page' })}
          </button>
        ) : null}
      </p>
    </div>
  );
}
