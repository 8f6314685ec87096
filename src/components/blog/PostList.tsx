import * as React from 'react';
import { translate } from '../../i18n/translate';
import { Paging } from '../ui/Paging';
import { PostSummary } from './PostSummary';

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
