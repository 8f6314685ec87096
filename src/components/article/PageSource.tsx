import * as React from 'react';
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
        <a href={editUrl}>Edit this page</a>
        <a href={markdown}>View as Markdown</a>
      </span>
      {updated ? (
        <span>
          Last updated on <time dateTime={updated.iso}>{updated.words}</time>
        </span>
      ) : null}
    </p>
  );
}
