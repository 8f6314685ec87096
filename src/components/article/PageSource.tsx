import * as React from 'react';
import { Translate } from '../../i18n/translate-component';
import { translate } from '../../i18n/translate';
import * as styles from './PageSource.module.css';

interface PageSourceProps {
  /** Null for a page without a source that may be edited. */
  readonly editUrl: string | null;
  /** Address of the Markdown source on this site. */
  readonly markdown: string;
  /** ISO date and the same in words; absent when git does not know. */
  readonly updated?: { readonly iso: string; readonly words: string } | undefined;
  readonly updatedBy?: string | null;
  /** Address of the chapter that the page is part of. */
  readonly chapter?: string | null;
}

/** Where the page comes from: a link to its source and the day of its last change. */
export function PageSource({
  editUrl,
  markdown,
  updated,
  updatedBy = null,
  chapter = null,
}: PageSourceProps): React.ReactElement {
  const date = updated ? <time dateTime={updated.iso}>{updated.words}</time> : null;
  return (
    <p className={styles.source} data-no-print>
      <span className={styles.links}>
        {editUrl === null ? null : <a href={editUrl}>{translate({ id: 'article.edit', message: 'Edit this page' })}</a>}
        <a href={markdown}>{translate({ id: 'article.markdown', message: 'View as Markdown' })}</a>
        {chapter === null ? null : (
          <a href={chapter}>{translate({ id: 'article.chapter', message: 'Read the whole chapter' })}</a>
        )}
      </span>
      {date ? (
        <span>
          {updatedBy === null ? (
            <Translate id="article.updated" values={{ date }}>
              {'Last updated on {date}'}
            </Translate>
          ) : (
            <Translate id="article.updatedBy" values={{ date, author: updatedBy }}>
              {'Last updated on {date} by {author}'}
            </Translate>
          )}
        </span>
      ) : null}
    </p>
  );
}
