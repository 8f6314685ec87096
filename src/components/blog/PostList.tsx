import * as React from 'react';
import { translate } from '../../i18n/translate';
import { ArticleBody } from '../article/ArticleBody';
import { breakable } from '../ui/breakable';
import { Paging } from '../ui/Paging';
import { PostMeta } from './PostMeta';
import * as styles from './Blog.module.css';

/** A part of a list of posts, with the way to the others. `page` is counted from 1. */
export function PostList({
  posts,
  page,
  pages,
  hrefOf,
}: {
  posts: readonly Queries.PostSummaryFragment[];
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}): React.ReactElement {
  return (
    <>
      {posts.map((post) => (
        <PostSummary key={post.path} post={post} />
      ))}
      <Paging
        label={translate({ id: 'blog.pages', message: 'List pages' })}
        words={[
          translate({ id: 'blog.newerPosts', message: 'Newer posts' }),
          translate({ id: 'blog.olderPosts', message: 'Older posts' }),
        ]}
        page={page}
        last={pages}
        hrefOf={hrefOf}
      />
    </>
  );
}

interface PostSummaryProps {
  readonly post: Queries.PostSummaryFragment;
}

/** A post in a list: its title, its line of facts and the text up to the truncate mark. */
function PostSummary({ post }: PostSummaryProps): React.ReactElement {
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
