import * as React from 'react';
import { mainId } from '../ui/SkipLink';
import * as styles from './BlogMain.module.css';

/** Column of the list pages and the archive. */
export function BlogMain({ children }: { children: React.ReactNode }): React.ReactElement {
  return (
    <main id={mainId} tabIndex={-1} className={styles.main}>
      <div>{children}</div>
    </main>
  );
}
