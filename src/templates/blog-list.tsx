import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import * as React from 'react';
import { site } from '../config/browser-config';
import { BlogPage, feedsOf } from '../components/blog/BlogPage';
import { PostList } from '../components/blog/PostList';
import { translate } from '../i18n/translate';
import { blogListPath } from '../model/addresses/routes';
import type { BlogContext } from '../model/pages/posts/blogs';

interface ListContext extends BlogContext {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  /** What a content tree calls its blog. */
  readonly blogTitle?: string;
  readonly blogDescription?: string;
}

export default function BlogListTemplate({
  data,
  pageContext,
}: PageProps<Queries.BlogListTemplateQuery, ListContext>): React.ReactElement {
  const { page, pages, blogTitle, blogDescription, ownBlog } = pageContext;
  const hrefOf = (part: number): string => blogListPath(part, ownBlog ?? site);
  const names = blogTitle === undefined ? ownNames(page, pages) : { title: blogTitle, description: blogDescription };
  return (
    <BlogPage {...names} path={hrefOf(page)} feeds={feedsOf(ownBlog)}>
      <PostList posts={data.blog.nodes} page={page} pages={pages} hrefOf={hrefOf} />
    </BlogPage>
  );
}

/** Title and description of a list of our own blog. Other trees name theirs, and all of its lists are called the same. */
function ownNames(page: number, pages: number): { readonly title: string; readonly description: string } {
  const about = translate({ id: 'blog.description', message: 'What changes for developers, newest first.' });
  if (page === 1) return { title: translate({ id: 'blog.title', message: 'Blog' }), description: about };
  return {
    title: translate({ id: 'blog.pageTitle', message: 'Blog – page {page} of {pages}' }, { page, pages }),
    description: translate(
      { id: 'blog.pageDescription', message: '{about} Page {page} of {pages}.' },
      { about, page, pages },
    ),
  };
}

export const query = graphql`
  query BlogListTemplate($folder: String!, $skip: Int!, $limit: Int!) {
    blog: allBlogPost(
      sort: [{ date: DESC }, { path: ASC }]
      skip: $skip
      limit: $limit
      filter: { blog: { eq: $folder }, draft: { eq: false }, unlisted: { eq: false } }
    ) {
      nodes {
        ...PostSummary
      }
    }
  }

  fragment PostSummary on BlogPost {
    path
    title
    date(formatString: "D MMMM YYYY")
    iso: date(formatString: "YYYY-MM-DD")
    readingTime
    truncated
    excerpt
    authors {
      name
      url
    }
  }
`;
