import * as React from 'react';
import * as styles from './PageSource.module.css';

interface PageSourceProps {
  /** Null for a page without a source that may be edited. */
  readonly editUrl: string | null;
  /** Address of the Markdown source on this site. */
  readonly markdown: string;
  /** ISO date and the same in words; absent when git does not know. */
  readonly updated?: { readonly iso: string; readonly words: string } | undefined;
  readonly updatedBy?: string | null;
}

/** Where the page comes from: a link to its source and the day of its last change. */
export function PageSource({ editUrl, markdown, updated, updatedBy = null }: PageSourceProps): React.ReactElement {
  return (
    <p className={styles.source} data-no-print>
      <span className={styles.links}>
        {editUrl === null ? null : <a href={editUrl}>Edit this page</a>}
        <a href={markdown}>View as Markdown</a>
      </span>
      {updated ? (
        <span>
          Last updated on <time dateTime={updated.iso}>{updated.words}</time>
          {updatedBy === null ? null : ` by ${updatedBy}`}
        </span>
      ) : null}
    </p>
  );
}
