import * as React from 'react';
import { translate } from '../../i18n/translate';
import * as styles from './PageTitle.module.css';

interface PageTitleProps {
  readonly title: string;
  /** Address of the page's Markdown source, for the button that copies it. */
  readonly markdown?: string;
  readonly children?: React.ReactNode;
}

/** The level-1 heading of a page, and a line below it. */
export function PageTitle({ title, markdown, children }: PageTitleProps): React.ReactElement {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      {markdown === undefined ? null : (
        <button
          type="button"
          className={`${styles.copy} needs-script`}
          title={translate({ id: 'article.copyTitle', message: 'Copy this page as Markdown' })}
          data-copy-page={markdown}
          data-no-print
        >
          {translate({ id: 'article.copy', message: 'Copy page' })}
        </button>
      )}
      {children}
    </header>
  );
}
