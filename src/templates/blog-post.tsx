import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import * as React from 'react';
import { Article } from '../components/article/Article';
import { ArticleBody } from '../components/article/ArticleBody';
import { PageSource } from '../components/article/PageSource';
import { PageTitle } from '../components/article/PageTitle';
import { FeedHead } from '../components/blog/FeedHead';
import { PostMeta } from '../components/blog/PostMeta';
import { PostTags } from '../components/blog/PostTags';
import { PicturesContext } from '../components/content/picture-data';
import { Seo } from '../components/ui/Seo';
import { Neighbors } from '../components/navigation/Neighbors';
import { translate } from '../i18n/translate';
import { markdownPath } from '../model/addresses/routes';

interface PostContext {
  readonly tags?: readonly { readonly label: string; readonly path: string }[];
}

type PostProps = PageProps<Queries.PostTemplateQuery, PostContext> & { readonly children?: React.ReactNode };

export default function PostTemplate({ data: { post }, pageContext, children }: PostProps): React.ReactElement {
  if (!post) throw new Error('The post of this page is not in the data layer.');
  const markdown = markdownPath(post.path);
  return (
    <PicturesContext.Provider value={post}>
      <Seo
        title={post.title}
        description={post.description}
        path={post.path}
        image={post.image}
        markdown={markdown}
        type="article"
        hidden={post.unlisted || post.draft}
      />
      <FeedHead />
      <Article
        headings={post.tableOfContents}
        header={
          <PageTitle title={post.title} markdown={markdown}>
            <PostMeta iso={post.iso} date={post.date} readingTime={post.readingTime} authors={post.authors} />
          </PageTitle>
        }
        footer={
          <>
            <PostTags tags={post.tags} lists={pageContext.tags} />
            <PageSource editUrl={post.editUrl} markdown={markdown} />
            <Neighbors
              label={translate({ id: 'blog.neighbors', message: 'Newer and older post' })}
              words={[
                translate({ id: 'blog.newer', message: 'Newer' }),
                translate({ id: 'blog.older', message: 'Older' }),
              ]}
              previous={post.newer}
              next={post.older}
            />
          </>
        }
      >
        {post.needsMdx ? children : <ArticleBody segments={post.body} />}
      </Article>
    </PicturesContext.Provider>
  );
}

export const query = graphql`
  query PostTemplate($id: String!) {
    post: blogPost(id: { eq: $id }) {
      path
      title
      description
      draft
      unlisted
      needsMdx
      body
      editUrl
      image
      readingTime
      tags
      date(formatString: "D MMMM YYYY")
      iso: date(formatString: "YYYY-MM-DD")
      authors {
        name
        url
      }
      tableOfContents {
        level
        id
        text
      }
      rasters {
        ...RasterPicture
      }
      vectors {
        ...VectorPicture
      }
      newer {
        path
        title
      }
      older {
        path
        title
      }
    }
  }
`;
