import * as React from 'react';
import { translate } from '../../i18n/translate';
import { Translate } from '../../i18n/translate-component';
import * as styles from './Blog.module.css';

interface PostMetaProps {
  readonly iso: string;
  readonly date: string;
  readonly readingTime: number;
  readonly authors: readonly { readonly name: string; readonly url: string | null; readonly title?: string | null }[];
}

/** Date, reading time and authors of a post. */
export function PostMeta({ iso, date, readingTime, authors }: PostMetaProps): React.ReactElement {
  return (
    <p className={styles.meta}>
      <time dateTime={iso}>{date}</time>
      <span className={styles.length}>
        {translate({ id: 'blog.readingTime', message: '{minutes} min read' }, { minutes: readingTime })}
      </span>
      <span>
        <Translate
          id="blog.authors"
          values={{
            authors: authors.map(({ name, url, title = null }, index) => (
              <React.Fragment key={name}>
                {index > 0 ? ', ' : null}
                {url === null ? name : <a href={url}>{name}</a>}
                {title === null ? null : ` (${title})`}
              </React.Fragment>
            )),
          }}
        >
          {'By {authors}'}
        </Translate>
      </span>
    </p>
  );
}
