import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import * as React from 'react';
import { PageTitle } from '../components/article/PageTitle';
import { BlogMain } from '../components/blog/BlogMain';
import { PostSummary } from '../components/blog/PostSummary';
import { Paging } from '../components/ui/Paging';
import { Seo } from '../components/ui/Seo';
import { translate } from '../i18n/translate';
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
      {data.posts.nodes.map((post) => (
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
        hrefOf={(number) => listPartPath(path, number)}
      />
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
