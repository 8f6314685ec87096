import * as React from 'react';
import { Translate } from '../../i18n/Translate';
import { translate } from '../../i18n/translate';
import * as styles from './PageSource.module.css';

interface PageSourceProps {
  readonly editUrl: string;
  /** Address of the Markdown source on this site. */
  readonly markdown: string;
  /** ISO date and the same in words; absent when git does not know. */
  readonly updated?: { readonly iso: string; readonly words: string } | undefined;
}

/** Where the page comes from: a link to its source and the day of its last change. */
export function PageSource({ editUrl, markdown, updated }: PageSourceProps): React.ReactElement {
  return (
    <p className={styles.source} data-no-print>
      <span className={styles.links}>
        <a href={editUrl}>{translate({ id: 'article.edit', message: 'Edit this page' })}</a>
        <a href={markdown}>{translate({ id: 'article.markdown', message: 'View as Markdown' })}</a>
      </span>
      {updated ? (
        <span>
          <Translate id="article.updated" values={{ date: <time dateTime={updated.iso}>{updated.words}</time> }}>
            {'Last updated on {date}'}
          </Translate>
        </span>
      ) : null}
    </p>
  );
}
