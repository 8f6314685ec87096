import { graphql } from 'gatsby';
import * as React from 'react';
import { translate } from '../../i18n/translate';
import { Translate } from '../../i18n/translate-component';
import { markdownPath } from '../../model/addresses/routes';
import { PicturesContext } from '../content/Picture';
import { Seo } from '../ui/Head';
import { Article } from './Article';
import { ArticleBody } from './ArticleBody';
import * as styles from './Article.module.css';

interface MarkdownArticleProps extends Omit<PageOriginProps, 'editUrl' | 'markdown'> {
  readonly page: Queries.ArticleFieldsFragment;
  readonly type?: 'website' | 'article';
  readonly keywords?: readonly string[];
  /** Address that search engines should show for it, if it is another one. */
  readonly canonical?: string | undefined;
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
  canonical,
  header,
  notice,
  tags,
  neighbors,
  children,
  ...source
}: MarkdownArticleProps): React.ReactElement {
  const markdown = markdownPath(page.path);
  return (
    <PicturesContext.Provider value={page}>
      <Seo
        title={page.title}
        description={page.description}
        path={HAS_VERSIONS && canonical ? canonical : page.path}
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
            <PageOrigin editUrl={page.editUrl} markdown={markdown} {...source} />
            {neighbors}
          </>
        }
      >
        {page.unlisted ? <UnlistedNote /> : process.env.NODE_ENV === 'development' && page.draft ? <DraftNote /> : null}
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

/** Tells readers that a page is unlisted. */
const UnlistedNote = (): React.ReactElement => (
  <aside role="note" className="admonition admonition-warning">
    <p className="admonition-title">{translate({ id: 'article.unlisted', message: 'Unlisted page' })}</p>
    <p>
      {translate({
        id: 'article.unlistedMeaning',
        message: 'Search engines do not index this page, and only readers who have its address can find it.',
      })}
    </p>
  </aside>
);

/** Tells authors that a page is a draft, which only `npm run develop` has. */
const DraftNote = (): React.ReactElement => (
  <aside role="note" className="admonition admonition-warning">
    <p className="admonition-title">{translate({ id: 'article.draft', message: 'Draft' })}</p>
    <p>
      {translate({
        id: 'article.draftMeaning',
        message: 'This page is not published. Remove “draft: true” from its front matter when it is ready.',
      })}
    </p>
  </aside>
);

interface PageOriginProps {
  /** Null for a page without a source that may be edited. */
  readonly editUrl: string | null;
  /** Address of the Markdown source on this site. */
  readonly markdown: string;
  /** ISO date and the same in words; absent when git does not know. */
  readonly updated?: { readonly iso: string; readonly words: string } | undefined;
  readonly updatedBy?: string | null;
  /** Address of the chapter that the page is part of. */
  readonly chapter?: string | null;
}

/** Where the page comes from: a link to its source and the day of its last change. */
function PageOrigin({
  editUrl,
  markdown,
  updated,
  updatedBy = null,
  chapter = null,
}: PageOriginProps): React.ReactElement {
  const date = updated ? <time dateTime={updated.iso}>{updated.words}</time> : null;
  return (
    <p className={styles.source} data-no-print>
      <span className={styles.links}>
        {editUrl === null ? null : <a href={editUrl}>{translate({ id: 'article.edit', message: 'Edit this page' })}</a>}
        <a href={markdown}>{translate({ id: 'article.markdown', message: 'View as Markdown' })}</a>
        {chapter === null ? null : (
          <a href={chapter}>{translate({ id: 'article.chapter', message: 'Read the whole chapter' })}</a>
        )}
      </span>
      {date ? (
        <span>
          {updatedBy === null ? (
            <Translate id="article.updated" values={{ date }}>
              {'Last updated on {date}'}
            </Translate>
          ) : (
            <Translate id="article.updatedBy" values={{ date, author: updatedBy }}>
              {'Last updated on {date} by {author}'}
            </Translate>
          )}
        </span>
      ) : null}
    </p>
  );
}
