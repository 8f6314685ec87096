import * as React from 'react';
import { translate } from '../../i18n/translate';
import type { Heading } from '../../model/types';
import { mainId } from '../ui/SkipLink';
import { TableOfContents } from '../navigation/contents/TableOfContents';
import { useHighlight } from './use-highlight';
import * as styles from './Article.module.css';

interface ArticleProps {
  readonly headings: readonly Heading[];
  readonly header: React.ReactNode;
  readonly footer: React.ReactNode;
  readonly children: React.ReactNode;
}

/** Third level: the page itself, with its table of contents beside or above the text. */
export function Article({ headings, header, footer, children }: ArticleProps): React.ReactElement {
  useHighlight();
  return (
    <main id={mainId} tabIndex={-1} className={styles.main}>
      <article className={styles.article}>
        {header}
        <TableOfContents headings={headings} form="folded" />
        <div className="prose">{children}</div>
        {footer}
      </article>
      <aside className={styles.aside} aria-label={translate({ id: 'article.contents', message: 'Table of contents' })}>
        <TableOfContents headings={headings} form="beside" />
      </aside>
    </main>
  );
}
