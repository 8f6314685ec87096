import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import * as React from 'react';
import { BlogPage } from '../components/blog/BlogPage';
import { PostList } from '../components/blog/PostList';
import { listPartPath } from '../model/addresses/routes';
import type { PostGroup } from '../model/pages/list-pages';

/** The posts with a tag, or of an author, with their excerpts. */
export default function PostGroupTemplate({
  data,
  pageContext: { group },
}: PageProps<Queries.PostGroupTemplateQuery, { readonly group: PostGroup }>): React.ReactElement {
  const { title, description, path, page, pages } = group;
  return (
    <BlogPage title={title} description={description || undefined} path={listPartPath(path, page)}>
      {description === '' ? null : <p>{description}</p>}
      <PostList posts={data.posts.nodes} page={page} pages={pages} hrefOf={(number) => listPartPath(path, number)} />
    </BlogPage>
  );
}

export const query = graphql`
  query PostGroupTemplate($posts: [String!]!) {
    posts: allBlogPost(sort: [{ date: DESC }, { path: ASC }], filter: { path: { in: $posts } }) {
      nodes {
        ...PostSummary
      }
    }
  }
`;
