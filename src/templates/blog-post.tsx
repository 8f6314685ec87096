import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import * as React from 'react';
import { site } from '../config/browser-config';
import { MarkdownArticle } from '../components/article/MarkdownArticle';
import { PageTitle } from '../components/article/PageTitle';
import * as styles from '../components/blog/Blog.module.css';
import { FeedHead, feedsOf } from '../components/blog/BlogPage';
import { PostMeta } from '../components/blog/PostMeta';
import { PostTags } from '../components/blog/PostTags';
import type { TagContext } from '../components/blog/PostTags';
import { Neighbors } from '../components/navigation/Neighbors';
import { translate } from '../i18n/translate';
import { archivePath } from '../model/addresses/routes';
import type { BlogContext } from '../model/pages/posts/blogs';

type PostProps = PageProps<Queries.PostTemplateQuery, TagContext & BlogContext> & {
  readonly children?: React.ReactNode;
};

/** Says when a neighbor was published, so that readers see where a year ends. */
const dated = (word: string, post: { readonly date: string } | null): string =>
  post === null ? word : `${word} · ${post.date}`;

export default function PostTemplate({ data: { post }, pageContext, children }: PostProps): React.ReactElement {
  if (!post) throw new Error('The post of this page is not in the data layer.');
  return (
    <>
      <MarkdownArticle
        page={post}
        type="article"
        header={
          <PageTitle title={post.title} page={post.path}>
            <PostMeta iso={post.iso} date={post.date} readingTime={post.readingTime} authors={post.authors} />
          </PageTitle>
        }
        tags={<PostTags tags={post.tags} lists={pageContext.tags} />}
        neighbors={
          <>
            <Neighbors
              label={translate({ id: 'blog.neighbors', message: 'Newer and older post' })}
              words={[
                dated(translate({ id: 'blog.newer', message: 'Newer' }), post.newer),
                dated(translate({ id: 'blog.older', message: 'Older' }), post.older),
              ]}
              previous={post.newer}
              next={post.older}
            />
            {/* For readers who go on with another one than the next. */}
            <p className={styles.yearLink}>
              <a href={`${archivePath(pageContext.ownBlog ?? site)}#${post.year}`}>
                {translate({ id: 'blog.ofYear', message: 'All posts from {year}' }, { year: post.year })}
              </a>
            </p>
          </>
        }
      >
        {children}
      </MarkdownArticle>
      <FeedHead feeds={feedsOf(pageContext.ownBlog)} />
    </>
  );
}

export const query = graphql`
  query PostTemplate($id: String!) {
    post: blogPost(id: { eq: $id }) {
      ...ArticleFields
      readingTime
      tags
      date(formatString: "D MMMM YYYY")
      iso: date(formatString: "YYYY-MM-DD")
      year
      authors {
        name
        title
        url
      }
      newer {
        path
        title
        date(formatString: "D MMMM YYYY")
      }
      older {
        path
        title
        date(formatString: "D MMMM YYYY")
      }
    }
  }
`;
