import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import * as React from 'react';
import { Article } from '../components/article/Article';
import { ArticleBody } from '../components/article/ArticleBody';
import { PageSource } from '../components/article/PageSource';
import { PageTitle } from '../components/article/PageTitle';
import { PicturesContext } from '../components/content/picture-data';
import { Seo } from '../components/ui/Seo';
import { markdownPath } from '../model/addresses/routes';

type PlainProps = PageProps<Queries.PlainPageTemplateQuery> & { readonly children?: React.ReactNode };

/** A page outside of docs and blog. */
export default function PlainPageTemplate({ data: { plain }, children }: PlainProps): React.ReactElement {
  if (!plain) throw new Error('The page is not in the data layer.');
  const markdown = markdownPath(plain.path);
  return (
    <PicturesContext.Provider value={plain}>
      <Seo
        title={plain.title}
        description={plain.description}
        path={plain.path}
        image={plain.image}
        markdown={markdown}
        hidden={plain.unlisted || plain.draft}
      />
      <Article
        headings={plain.tableOfContents}
        header={<PageTitle title={plain.heading ?? plain.title} markdown={markdown} />}
        footer={<PageSource editUrl={plain.editUrl} markdown={markdown} />}
      >
        {plain.needsMdx ? children : <ArticleBody segments={plain.body} />}
      </Article>
    </PicturesContext.Provider>
  );
}

export const query = graphql`
  query PlainPageTemplate($id: String!) {
    plain: plainPage(id: { eq: $id }) {
      path
      title
      heading
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
      rasters {
        ...RasterPicture
      }
      vectors {
        ...VectorPicture
      }
    }
  }
`;
