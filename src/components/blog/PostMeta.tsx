import * as React from 'react';
import * as styles from './PostMeta.module.css';

interface PostMetaProps {
  readonly iso: string;
  readonly date: string;
  readonly readingTime: number;
  readonly authors: readonly { readonly name: string; readonly url: string | null }[];
}

/** Date, reading time and authors of a post. */
export function PostMeta({ iso, date, readingTime, authors }: PostMetaProps): React.ReactElement {
  return (
    <p className={styles.meta}>
      <time dateTime={iso}>{date}</time>
      <span>{readingTime} min read</span>
      <span>
        By{' '}
        {authors.map(({ name, url }, index) => (
          <React.Fragment key={name}>
            {index > 0 ? ', ' : null}
            {url === null ? name : <a href={url}>{name}</a>}
          </React.Fragment>
        ))}
      </span>
    </p>
  );
}
