import * as React from 'react';
import * as styles from './SearchFailure.module.css';

interface SearchFailureProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** Says that the index could not be had, and tries again without a reload. */
export function SearchFailure({ message, onRetry }: SearchFailureProps): React.ReactElement {
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.text}>{message} Check the connection and try again.</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
