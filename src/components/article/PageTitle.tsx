import * as React from 'react';
import { translate } from '../../i18n/translate';
import { markdownPath } from '../../model/addresses/routes';
import { breakable } from '../ui/breakable';
import * as styles from './Article.module.css';

interface PageTitleProps {
  readonly title: string;
  /** Address of a page made from Markdown, whose source a button copies. */
  readonly page?: string;
  readonly children?: React.ReactNode;
}

/** The level-1 heading of a page, and a line below it. */
export function PageTitle({ title, page, children }: PageTitleProps): React.ReactElement {
  return (
    <header className={styles.header}>
      {/* By its key, because marks of a search leave other text nodes than React has made. */}
      <h1 key={title} className={styles.title}>
        {breakable(title)}
      </h1>
      {page === undefined ? null : (
        <button
          type="button"
          className={`${styles.copy} needs-script`}
          title={translate({ id: 'article.copyTitle', message: 'Copy as Markdown' })}
          data-copy-page={markdownPath(page)}
          data-no-print
        >
          {translate({ id: 'article.copy', message: 'Copy page' })}
        </button>
      )}
      {children}
    </header>
  );
}
