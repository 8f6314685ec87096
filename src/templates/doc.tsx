import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import * as React from 'react';
import { Article } from '../components/article/Article';
import { ArticleBody } from '../components/article/ArticleBody';
import { PageSource } from '../components/article/PageSource';
import { PageTitle } from '../components/article/PageTitle';
import { PostTags } from '../components/blog/PostTags';
import { PicturesContext } from '../components/content/picture-data';
import { Seo } from '../components/ui/Seo';
import { DeprecationBanner } from '../components/reference/DeprecationBanner';
import { Breadcrumbs } from '../components/navigation/Breadcrumbs';
import { Neighbors } from '../components/navigation/Neighbors';
import { translate } from '../i18n/translate';
import { markdownPath } from '../model/addresses/routes';

interface DocContext {
  /** The tags of a doc whose site has lists of them. */
  readonly tags?: readonly { readonly label: string; readonly path: string }[];
}

type DocProps = PageProps<Queries.DocTemplateQuery, DocContext> & { readonly children?: React.ReactNode };

export default function DocTemplate({ data: { doc }, pageContext, children }: DocProps): React.ReactElement {
  if (!doc) throw new Error('The doc of this page is not in the data layer.');
  const markdown = markdownPath(doc.path);
  const updated = doc.updatedIso && doc.updated ? { iso: doc.updatedIso, words: doc.updated } : undefined;
  return (
    <PicturesContext.Provider value={doc}>
      <Seo
        title={doc.title}
        description={doc.description}
        path={doc.path}
        image={doc.image}
        keywords={doc.keywords}
        markdown={markdown}
        type="article"
        hidden={doc.unlisted || doc.draft}
      />
      <Article
        headings={doc.tableOfContents}
        header={
          <>
            <Breadcrumbs trail={doc.breadcrumbs} />
            {doc.hideTitle ? null : <PageTitle title={doc.heading ?? doc.title} markdown={markdown} />}
          </>
        }
        footer={
          <>
            <PostTags tags={[]} lists={pageContext.tags} />
            <PageSource editUrl={doc.editUrl} markdown={markdown} updated={updated} updatedBy={doc.lastUpdatedBy} />
            <Neighbors
              label={translate({ id: 'article.neighbors', message: 'Previous and next page' })}
              words={[
                translate({ id: 'article.previous', message: 'Previous' }),
                translate({ id: 'article.next', message: 'Next' }),
              ]}
              previous={doc.previous}
              next={doc.next}
            />
          </>
        }
      >
        <DeprecationBanner deprecations={doc.deprecations} />
        {doc.needsMdx ? children : <ArticleBody segments={doc.body} />}
      </Article>
    </PicturesContext.Provider>
  );
}

export const query = graphql`
  query DocTemplate($id: String!) {
    doc: docPage(id: { eq: $id }) {
      path
      title
      description
      draft
      unlisted
      needsMdx
      body
      editUrl
      heading
      hideTitle
      image
      keywords
      lastUpdatedBy
      updated: lastUpdated(formatString: "D MMMM YYYY")
      updatedIso: lastUpdated(formatString: "YYYY-MM-DD")
      sidebar {
        name
      }
      tableOfContents {
        level
        id
        text
      }
      breadcrumbs {
        label
        href
      }
      deprecations {
        path
        removedIn
        what
        replacedBy
      }
      rasters {
        ...RasterPicture
      }
      vectors {
        ...VectorPicture
      }
      previous {
        path
        title: label
      }
      next {
        path
        title: label
      }
    }
  }

  fragment VectorPicture on File {
    relativePath
    publicURL
    svgSize {
      width
      height
    }
  }

  fragment RasterPicture on File {
    relativePath
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        breakpoints: [380, 760, 1520]
        sizes: "(min-width: 840px) 760px, 100vw"
        formats: [WEBP, AUTO]
        placeholder: NONE
      )
    }
  }
`;
