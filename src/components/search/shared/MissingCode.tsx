import * as React from 'react';
import { translate } from '../../../i18n/translate';
import { askAgain } from './ask-again';
import * as styles from './SearchMessages.module.css';

export interface MissingCodeProps {
  readonly onRetry: () => void;
  /** A link that leads on without search. */
  readonly children: React.ReactNode;
}

/** Says that the code of the search has not come, tries again without a reload, and offers another way. */
export function MissingCode({ onRetry, children }: MissingCodeProps): React.ReactElement {
  const retry = (): void => {
    askAgain();
    onRetry();
  };
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.text}>
        {translate({
          id: 'search.missingCode',
          message: 'Search could not be loaded. Check your connection and try again.',
        })}
      </p>
      <button type="button" className={styles.button} onClick={retry}>
        {translate({ id: 'search.tryAgain', message: 'Try again' })}
      </button>
      {children}
    </div>
  );
}
