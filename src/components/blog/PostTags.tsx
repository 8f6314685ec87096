import * as React from 'react';
import { translate } from '../../i18n/translate';
import { searchUrl } from '../../model/addresses/routes';
import * as styles from './Blog.module.css';

/** Context of docs with tags, and of the posts of a site that has lists of pages by tag. */
export interface TagContext {
  /** The tags of the page, with the addresses of their lists or of a search for them. */
  readonly tags?: readonly { readonly label: string; readonly path: string }[];
}

interface PostTagsProps {
  readonly tags: readonly string[];
  /** The same with the addresses of their lists, where there are some. */
  readonly lists: TagContext['tags'] | undefined;
}

/** What a page is about; each tag leads to its list, or to the posts that have its words. */
export function PostTags({ tags, lists }: PostTagsProps): React.ReactElement | null {
  const links = lists ?? tags.map((tag) => ({ label: tag, path: searchUrl(tag, 'blog') }));
  if (links.length === 0) return null;
  return (
    <ul role="list" className={styles.tags} aria-label={translate({ id: 'blog.tags', message: 'Tags' })} data-no-print>
      {links.map(({ label, path }) => (
        <li key={label}>
          <a href={path}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
