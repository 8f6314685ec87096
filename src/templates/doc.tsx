import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import * as React from 'react';
import { MarkdownArticle } from '../components/article/MarkdownArticle';
import { PageTitle } from '../components/article/PageTitle';
import { PostTags } from '../components/blog/PostTags';
import type { TagContext } from '../components/blog/PostTags';
import { Breadcrumbs } from '../components/navigation/Breadcrumbs';
import { Neighbors } from '../components/navigation/Neighbors';
import { DeprecationBanner } from '../components/reference/DeprecationBanner';
import { translate } from '../i18n/translate';

type DocProps = PageProps<Queries.DocTemplateQuery, TagContext & { readonly canonical?: string }> & {
  readonly children?: React.ReactNode;
};

export default function DocTemplate({ data: { doc }, pageContext, children }: DocProps): React.ReactElement {
  if (!doc) throw new Error('The doc of this page is not in the data layer.');
  return (
    <MarkdownArticle
      page={doc}
      type="article"
      canonical={HAS_VERSIONS ? pageContext.canonical : undefined}
      keywords={doc.keywords}
      updated={doc.updatedIso && doc.updated ? { iso: doc.updatedIso, words: doc.updated } : undefined}
      updatedBy={doc.lastUpdatedBy}
      chapter={doc.chapterPath}
      header={
        <>
          <Breadcrumbs trail={doc.breadcrumbs} />
          {doc.hideTitle ? null : <PageTitle title={doc.heading ?? doc.title} page={doc.path} />}
        </>
      }
      notice={<DeprecationBanner deprecations={doc.deprecations} />}
      tags={<PostTags tags={[]} lists={pageContext.tags} />}
      neighbors={
        <Neighbors
          label={translate({ id: 'article.neighbors', message: 'Previous and next page' })}
          words={[
            translate({ id: 'article.previous', message: 'Previous' }),
            translate({ id: 'article.next', message: 'Next' }),
          ]}
          previous={doc.previous}
          next={doc.next}
        />
      }
    >
      {children}
    </MarkdownArticle>
  );
}

export const query = graphql`
  query DocTemplate($id: String!) {
    doc: docPage(id: { eq: $id }) {
      ...ArticleFields
      chapterPath
      heading
      hideTitle
      keywords
      lastUpdatedBy
      updated: lastUpdated(formatString: "D MMMM YYYY")
      updatedIso: lastUpdated(formatString: "YYYY-MM-DD")
      sidebar {
        name
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
`;
