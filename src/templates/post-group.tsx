import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import * as React from 'react';
import { PageTitle } from '../components/article/PageTitle';
import { BlogMain } from '../components/blog/BlogMain';
import { PostList } from '../components/blog/PostList';
import { Seo } from '../components/ui/Head';
import { listPartPath } from '../model/addresses/routes';
import type { PostGroup } from '../model/pages/list-pages';

/** The posts with a tag, or of an author, with their excerpts. */
export default function PostGroupTemplate({
  data,
  pageContext: { group },
}: PageProps<Queries.PostGroupTemplateQuery, { readonly group: PostGroup }>): React.ReactElement {
  const { title, description, path, page, pages } = group;
  return (
    <BlogMain>
      <Seo title={title} path={listPartPath(path, page)} {...(description === '' ? {} : { description })} />
      <PageTitle title={title} />
      {description === '' ? null : <p>{description}</p>}
      <PostList posts={data.posts.nodes} page={page} pages={pages} hrefOf={(number) => listPartPath(path, number)} />
    </BlogMain>
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
