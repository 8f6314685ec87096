import * as React from 'react';
import { translate } from '../../i18n/translate';
import { searchUrl } from '../../model/addresses/routes';
import * as styles from './PostTags.module.css';

/** What a post is about; each tag leads to the posts that have its words. */
export function PostTags({ tags }: { tags: readonly string[] }): React.ReactElement | null {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={translate({ id: 'blog.tags', message: 'Tags' })} data-no-print>
      {tags.map((tag) => (
        <li key={tag}>
          <a href={searchUrl(tag, 'blog')}>{tag}</a>
        </li>
      ))}
    </ul>
  );
}
