import * as React from 'react';
import * as styles from './PageSource.module.css';

interface PageSourceProps {
  readonly editUrl: string;
  /** ISO date and the same in words; absent when git does not know. */
  readonly updated?: { readonly iso: string; readonly words: string } | undefined;
}

/** Where the page comes from: a link to its source and the day of its last change. */
export function PageSource({ editUrl, updated }: PageSourceProps): React.ReactElement {
  return (
    <p className={styles.source} data-no-print>
      <a href={editUrl}>Edit this page</a>
      {updated ? (
        <span>
          Last updated on <time dateTime={updated.iso}>{updated.words}</time>
        </span>
      ) : null}
    </p>
  );
}
