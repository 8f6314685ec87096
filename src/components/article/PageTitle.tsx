import * as React from 'react';
import * as styles from './PageTitle.module.css';

/** The level-1 heading of a page, and a line below it. */
export function PageTitle({ title, children }: { title: string; children?: React.ReactNode }): React.ReactElement {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </header>
  );
}
