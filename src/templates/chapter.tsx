import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import * as React from 'react';
import { Article } from '../components/article/Article';
import { ArticleBody } from '../components/article/ArticleBody';
import { ChapterContents, ChapterNeighbors, ChapterSection, useMovedAnchor } from '../components/article/ChapterParts';
import { PageTitle } from '../components/article/PageTitle';
import { PicturesContext } from '../components/content/Picture';
import { Breadcrumbs } from '../components/navigation/Breadcrumbs';
import { DeprecationBanner } from '../components/reference/DeprecationBanner';
import { Seo } from '../components/ui/Head';
import { translate } from '../i18n/translate';
import { anchorIn, contentsOf } from '../model/chapters/chapter-body';
import type { ChapterPages } from '../model/chapters/chapter-body';
import { chapterLength, roomOf } from '../model/chapters/chapter-length';
import type { Breadcrumb } from '../model/navigation/breadcrumbs';

interface ChapterContext {
  readonly chapter: ChapterPages & { readonly title: string; readonly trail: readonly Breadcrumb[] };
}

type ChapterProps = PageProps<Queries.ChapterTemplateQuery, ChapterContext>;

/** All docs of a chapter on one page, or on a few if they are long, to read or to print. Search engines are led to the docs themselves. */
export default function ChapterTemplate({
  data,
  pageContext: { chapter },
  location,
}: ChapterProps): React.ReactElement {
  const docs = data.docs.map((doc) => ({
    ...doc,
    title: doc.heading ?? doc.title,
    anchor: anchorIn(doc.path, ''),
  }));
  const contents = contentsOf(chapter, [...docs, ...data.others]);
  useMovedAnchor(location.hash, contents);
  const headings = docs.flatMap(({ path, title, anchor, tableOfContents }) => [
    { level: 2, id: anchor, text: title },
    ...tableOfContents.flatMap(({ level, id, text }) =>
      level === 2 ? { level: 3, id: anchorIn(path, id), text } : [],
    ),
  ]);
  const pictures = {
    rasters: docs.flatMap(({ rasters }) => rasters),
    vectors: docs.flatMap(({ vectors }) => vectors),
  };
  return (
    <PicturesContext.Provider value={pictures}>
      <Seo title={chapter.title} path={chapter.path} hidden />
      <Article
        headings={headings}
        header={
          <>
            <Breadcrumbs trail={chapter.trail} />
            <PageTitle title={chapter.title}>
              <p>
                {chapter.pages.length === 1
                  ? translate(
                      { id: 'chapter.lead', message: 'All {count} pages of this chapter, to read or to print.' },
                      { count: docs.length },
                    )
                  : translate(
                      {
                        id: 'chapter.leadOfPart',
                        message: '{count} of the {all} pages of this chapter, to read or to print.',
                      },
                      { count: docs.length, all: contents.length },
                    )}
              </p>
            </PageTitle>
          </>
        }
        footer={<ChapterNeighbors page={chapter.page} contents={contents} />}
      >
        <ChapterContents contents={contents} />
        {docs.map(({ id, path, title, anchor, body, deprecations }) => (
          <ChapterSection key={id} path={path} title={title} anchor={anchor} length={chapterLength(body, roomOf)}>
            <DeprecationBanner deprecations={deprecations} />
            <ArticleBody segments={body} />
          </ChapterSection>
        ))}
      </Article>
    </PicturesContext.Provider>
  );
}

export const query = graphql`
  query ChapterTemplate($ids: [String!]!, $others: [String!]!) {
    docs: docsOf(ids: $ids) {
      id
      path
      title
      heading
      body: chapterBody
      tableOfContents {
        level
        id
        text
      }
      deprecations {
        path
        removedIn
        what
        replacedBy
      }
      ...PagePictures
    }
    others: docsOf(ids: $others) {
      id
      path
      title
      heading
    }
  }
`;
