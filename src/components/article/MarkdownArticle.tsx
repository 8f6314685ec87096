import { graphql } from 'gatsby';
import * as React from 'react';
import { markdownPath } from '../../model/addresses/routes';
import { PicturesContext } from '../content/picture-data';
import { Seo } from '../ui/Seo';
import { Article } from './Article';
import { ArticleBody } from './ArticleBody';
import { PageSource } from './PageSource';
import { UnlistedNote } from './UnlistedNote';

interface MarkdownArticleProps {
  readonly page: Queries.ArticleFieldsFragment;
  readonly type?: 'website' | 'article';
  readonly keywords?: readonly string[];
  readonly updated?: { readonly iso: string; readonly words: string } | undefined;
  readonly updatedBy?: string | null;
  /** Address of the chapter that shows the page among others. */
  readonly chapter?: string | null;
  readonly header: React.ReactNode;
  /** What stands between the header and the body. */
  readonly notice?: React.ReactNode;
  readonly tags?: React.ReactNode;
  readonly neighbors?: React.ReactNode;
  /** The body of a page that runs as MDX. */
  readonly children: React.ReactNode;
}

/** What pages of every kind share: their head, their pictures, their body, and where they come from. */
export function MarkdownArticle({
  page,
  type = 'website',
  keywords = [],
  updated,
  updatedBy = null,
  chapter = null,
  header,
  notice,
  tags,
  neighbors,
  children,
}: MarkdownArticleProps): React.ReactElement {
  const markdown = markdownPath(page.path);
  return (
    <PicturesContext.Provider value={page}>
      <Seo
        title={page.title}
        description={page.description}
        path={page.path}
        image={page.image}
        keywords={keywords}
        markdown={markdown}
        type={type}
        hidden={page.unlisted || page.draft}
      />
      <Article
        headings={page.tableOfContents}
        header={header}
        footer={
          <>
            {tags}
            <PageSource
              editUrl={page.editUrl}
              markdown={markdown}
              updated={updated}
              updatedBy={updatedBy}
              chapter={chapter}
            />
            {neighbors}
          </>
        }
      >
        {page.unlisted ? <UnlistedNote /> : null}
        {notice}
        {page.needsMdx ? children : <ArticleBody segments={page.body} />}
      </Article>
    </PicturesContext.Provider>
  );
}

export const fragments = graphql`
  fragment ArticleFields on MarkdownPage {
    path
    title
    description
    draft
    unlisted
    needsMdx
    body
    editUrl
    image
    tableOfContents {
      level
      id
      text
    }
    ...PagePictures
  }

  fragment PagePictures on MarkdownPage {
    rasters {
      relativePath
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          breakpoints: [380, 760, 1520]
          sizes: "(min-width: 840px) 760px, 100vw"
          formats: [WEBP]
          quality: 80
          placeholder: NONE
        )
      }
    }
    vectors {
      relativePath
      publicURL
      svgSize {
        width
        height
      }
    }
  }
`;
