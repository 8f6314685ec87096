import type { GatsbyNode } from 'gatsby';
import { referenceTypes } from './schema-reference-types';
import { siteTypes } from './schema-site-types';

/** Types of pages and their parts. Every type is declared and nothing inferred, so odd content cannot change the schema. */
const pageTypes = /* GraphQL */ `
  """
  A documentation page, made from one Markdown file below docs/. Its \`id\` is the doc id that sidebars use.
  """
  type DocPage implements Node @dontInfer {
    "Address on the site, without a trailing slash."
    path: String!
    "Path of the source file below the content folder."
    file: String!
    title: String!
    "True when the page shows no title of its own."
    hideTitle: Boolean!
    "Order in a sidebar that is generated from folders."
    position: Float
    "Short title for the sidebar and the breadcrumbs."
    label: String!
    "One sentence: as written, or the beginning of the text."
    description: String!
    "Words that search finds the page by although they are not in its text."
    keywords: [String!]!
    "What it is about, as its front matter says."
    tags: [String!]!
    "Picture for link previews: an address."
    image: String
    "All keys of the front matter as written, also those that mean nothing here."
    frontMatter: JSON!
    "Built only while developing."
    draft: Boolean!
    "Reachable by its address, but not listed and not indexed."
    unlisted: Boolean!
    "Headings of the levels that the page wants, 2 and 3 by default; empty when it wants none."
    tableOfContents: [Heading!]!
    "All headings, in order."
    headings: [Heading!]!
    "The page cut at its headings: what search indexes."
    sections: [Section!]!
    "Names that the sections define: what search and the index of names lead to."
    definitions: [Definition!]!
    "Segments of the body; empty when the page runs as MDX."
    body: JSON!
    "True when the page has imports or expressions and is run by gatsby-plugin-mdx."
    computes: Boolean!
    "Names in the page's code that a reader may look up."
    identifiers: [String!]!
    "Pixel pictures that the page shows."
    rasters: [File!]! @link(by: "relativePath")
    "Vector pictures that the page shows."
    vectors: [File!]! @link(by: "relativePath")
    "Address of the source in the repository's editor; null when there is none."
    editUrl: String
    "When the file was last changed, from git; null on a shallow clone or for a new file."
    lastUpdated: Date @dateformat
    "Who changed it last, when the front matter says so."
    lastUpdatedBy: String
    "The sidebar that lists the page, if one does."
    sidebar: Sidebar
    "Categories above the page and the page itself."
    breadcrumbs: [Breadcrumb!]!
    "Pages before and after it in the reading order of its sidebar."
    previous: DocPage
    next: DocPage
    "How many other pages link to it in their text."
    inboundLinks: Int!
    "The platform whose reference this page is, if it is one."
    entityPlatform: EntityPlatform
    "The rule that this page explains, if it does."
    qualityRule: QualityRule
    "What coming releases remove from the subject of this page, the next release first."
    deprecations: [Deprecation!]!
  }

  """
  A blog post, made from one Markdown file below blog/.
  """
  type BlogPost implements Node @dontInfer {
    path: String!
    file: String!
    title: String!
    "Day of publication, UTC."
    date: Date! @dateformat
    "Year of publication, for grouping."
    year: String!
    authors: [Author!]! @link(by: "key")
    "What it is about, as its front matter says."
    tags: [String!]!
    "Picture for link previews: an address."
    image: String
    "All keys of the front matter as written, also those that mean nothing here."
    frontMatter: JSON!
    description: String!
    draft: Boolean!
    unlisted: Boolean!
    "Segments up to the truncate mark; the whole body when there is none."
    excerpt: JSON!
    "Whether the body goes on after the excerpt."
    truncated: Boolean!
    "Minutes."
    readingTime: Int!
    tableOfContents: [Heading!]!
    headings: [Heading!]!
    sections: [Section!]!
    body: JSON!
    computes: Boolean!
    identifiers: [String!]!
    rasters: [File!]! @link(by: "relativePath")
    vectors: [File!]! @link(by: "relativePath")
    editUrl: String
    newer: BlogPost
    older: BlogPost
  }

  type SvgSize @dontInfer {
    width: Float!
    height: Float!
  }

  "A heading with its anchor."
  type Heading @dontInfer {
    "2 to 6."
    level: Int!
    "Anchor on the page."
    id: String!
    text: String!
  }

  "The text below one heading."
  type Section @dontInfer {
    "Empty for the text before the first heading."
    anchor: String!
    heading: String!
    text: String!
    "Inline code and code blocks, one a line."
    code: String!
  }

  "A name and the section that defines it."
  type Definition @dontInfer {
    "Empty for the text before the first heading."
    anchor: String!
    kind: DefinitionKind!
    name: String!
  }

  enum DefinitionKind {
    property
    method
    class
    name
  }

  "A row of the search index: one section of a listed page."
  type SearchSection implements Node @dontInfer {
    pageId: String!
    "docs or blog"
    context: String!
    path: String!
    title: String!
    anchor: String!
    heading: String!
    "Names that the section defines: by the reference of entities, in its text, and aside."
    reference: String!
    keywords: String!
    asides: String!
    text: String!
    code: String!
    "yyyy-mm-dd for posts."
    date: String
  }

  "A step of the trail above a page; null href for a category without a page."
  type Breadcrumb @dontInfer {
    label: String!
    href: String
  }
`;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([pageTypes, siteTypes, referenceTypes]);
};
