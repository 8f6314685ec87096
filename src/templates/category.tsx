import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import * as React from 'react';
import { Article } from '../components/article/Article';
import { PageTitle } from '../components/article/PageTitle';
import { DocCards } from '../components/content/DocCards';
import { Seo } from '../components/layout/Seo';
import { Breadcrumbs } from '../components/navigation/Breadcrumbs';

/** The page of a category that has no doc of its own: what stands in it. */
export default function CategoryTemplate({ data: { doc } }: PageProps<Queries.CategoryTemplateQuery>): React.ReactElement {
  if (!doc) throw new Error('The category of this page is in no sidebar.');
  const description = doc.description === '' ? {} : { description: doc.description };
  return (
    <>
      <Seo title={doc.title} path={doc.path} {...description} />
      <Article
        headings={[]}
        header={
          <>
            <Breadcrumbs trail={doc.breadcrumbs} />
            <PageTitle title={doc.title} />
          </>
        }
        footer={null}
      >
        {doc.description === '' ? null : <p>{doc.description}</p>}
        <DocCards items={doc.items} />
      </Article>
    </>
  );
}

export const query = graphql`
  query CategoryTemplate($path: String!) {
    doc: categoryIndex(path: $path) {
      path
      title
      description
      sidebar {
        name
      }
      breadcrumbs {
        label
        href
      }
      items {
        label
        href
        description
      }
    }
  }
`;
