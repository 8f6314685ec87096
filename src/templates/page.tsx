import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import * as React from 'react';
import { MarkdownArticle } from '../components/article/MarkdownArticle';
import { PageTitle } from '../components/article/PageTitle';

type PlainProps = PageProps<Queries.PlainPageTemplateQuery> & { readonly children?: React.ReactNode };

/** A page outside of docs and blog. */
export default function PlainPageTemplate({ data: { plain }, children }: PlainProps): React.ReactElement {
  if (!plain) throw new Error('The page is not in the data layer.');
  return (
    <MarkdownArticle page={plain} header={<PageTitle title={plain.heading ?? plain.title} page={plain.path} />}>
      {children}
    </MarkdownArticle>
  );
}

export const query = graphql`
  query PlainPageTemplate($id: String!) {
    plain: plainPage(id: { eq: $id }) {
      ...ArticleFields
      heading
    }
  }
`;
