import * as React from 'react';
import { translate } from '../../i18n/translate';
import { ArticleBody } from '../article/ArticleBody';
import { breakable } from '../ui/breakable';
import { PostMeta } from './PostMeta';
import * as styles from './PostSummary.module.css';

interface PostSummaryProps {
  readonly post: Queries.PostSummaryFragment;
}

/** A post in a list: its title, its line of facts and the text up to the truncate mark. */
export function PostSummary({ post }: PostSummaryProps): React.ReactElement {
  return (
    <article className={styles.summary}>
      <h2 className={styles.title}>
        <a href={post.path}>{breakable(post.title)}</a>
      </h2>
      <PostMeta iso={post.iso} date={post.date} readingTime={post.readingTime} authors={post.authors} />
      <div className={`prose ${styles.excerpt ?? ''}`}>
        <ArticleBody segments={post.excerpt} />
      </div>
      {post.truncated ? (
        <p className={styles.more}>
          <a
            href={post.path}
            aria-label={translate(
              { id: 'blog.readWholePost', message: 'Read the whole post: {title}' },
              { title: post.title },
            )}
          >
            {translate({ id: 'blog.readWhole', message: 'Read the whole post' })}
          </a>
        </p>
      ) : null}
    </article>
  );
}
