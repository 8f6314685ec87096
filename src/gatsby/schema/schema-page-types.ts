/** What pages of every kind have. */
const pageFields = /* GraphQL */ `
    "Address on the site, without a trailing slash."
    path: String!
    "Path of the source file below the content folder."
    file: String!
    "What the page is called."
    title: String!
    "One sentence: as written, or the beginning of the text."
    description: String!
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
    "Segments of the body; empty when the page runs as MDX."
    body: JSON!
    "True when the page has imports or expressions and is run by gatsby-plugin-mdx."
    needsMdx: Boolean!
    "Names in the page's code that a reader may look up."
    identifiers: [String!]!
    "Pixel pictures that the page shows in several sizes; null for one that is not there, which ends a build."
    rasters: [File]! @link(by: "relativePath")
    "Pictures that the page shows as they are, such as SVG; null for one that is not there."
    vectors: [File]! @link(by: "relativePath")
    "Address of the source in the repository's editor; null when there is none."
    editUrl: String
`;

/** Types of pages and their parts. Every type is declared and nothing inferred, so odd content cannot change the schema. */
export const pageTypes = /* GraphQL */ `
  """
  A page made from one Markdown file, of any kind.
  """
  interface MarkdownPage implements Node {
    id: ID!
    ${pageFields}
  }

  """
  A documentation page, made from one Markdown file below docs/. Its \`id\` is the doc id that sidebars use.
  """
  type DocPage implements Node & MarkdownPage @dontInfer {
    ${pageFields}
    "The level-1 heading that the page shows, when it is not its title."
    heading: String
    "True when the page does not show its title."
    hideTitle: Boolean!
    "Order in a sidebar that is generated from folders."
    position: Float
    "Short title for the sidebar and the breadcrumbs."
    label: String!
    "Words that search finds the page by although they are not in its text."
    keywords: [String!]!
    "Names that the sections define: what search and the index of names lead to."
    definitions: [Definition!]!
    "When the file was last changed, from git; null on a shallow clone or for a new file."
    lastUpdated: Date @dateformat
    "Who changed it last, when the front matter says so."
    lastUpdatedBy: String
    "The sidebar that lists the page, if one does."
    sidebar: Sidebar
    "Address of the chapter that shows the page among others, if it is in one."
    chapterPath: String
    "Segments of the body as a section of its chapter."
    chapterBody: JSON!
    "Categories above the page and the page itself."
    breadcrumbs: [Breadcrumb!]!
    "The page before it in the reading order of its sidebar."
    previous: DocPage
    "The page after it in the reading order of its sidebar."
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
  A blog post, made from one Markdown file below the folder of its blog.
  """
  type BlogPost implements Node & MarkdownPage @dontInfer {
    ${pageFields}
    "Day of publication, UTC."
    date: Date! @dateformat
    "Folder of its blog."
    blog: String!
    "Year of publication, for grouping."
    year: String!
    "Who stands under it."
    authors: [Author!]! @link(by: "key")
    "Segments up to the truncate mark; the whole body when there is none."
    excerpt: JSON!
    "Whether the body goes on after the excerpt."
    truncated: Boolean!
    "Minutes that reading takes."
    readingTime: Int!
    "The next post by date."
    newer: BlogPost
    "The post before it by date."
    older: BlogPost
  }

  """
  A page outside of docs and blog, made from one Markdown file below src/pages/ of a tree made for Docusaurus.
  """
  type PlainPage implements Node & MarkdownPage @dontInfer {
    ${pageFields}
    "The level-1 heading that the page shows, when it is not its title."
    heading: String
  }

  "The size that a vector picture gives itself, in pixels."
  type SvgSize @dontInfer {
    "From left to right."
    width: Float!
    "From top to bottom."
    height: Float!
  }

  "A heading with its anchor."
  type Heading @dontInfer {
    "2 to 6."
    level: Int!
    "Anchor on the page."
    id: String!
    "Its words, without markup."
    text: String!
  }

  "The text below one heading."
  type Section @dontInfer {
    "Empty for the text before the first heading."
    anchor: String!
    "Words of the heading; empty before the first."
    heading: String!
    "Prose, without markup and code."
    text: String!
    "Inline code and code blocks, one a line."
    code: String!
  }

  "A name and the section that defines it."
  type Definition @dontInfer {
    "Empty for the text before the first heading."
    anchor: String!
    "What the name is."
    kind: DefinitionKind!
    "As code writes it."
    name: String!
  }

  "What a defined name is."
  enum DefinitionKind {
    "Of an object, or a key of a configuration."
    property
    "Of a class, or a function."
    method
    "Of Python."
    class
    "Any other."
    name
  }

  "A row of the search index: one section of a listed page."
  type SearchSection implements Node @dontInfer {
    "Node id of its page."
    pageId: String!
    "Part of the site that it belongs to: docs or blog."
    context: String!
    "Address of the page."
    path: String!
    "Title of the page."
    title: String!
    "Anchor of the section; empty for the text before the first heading."
    anchor: String!
    "Words of the heading; empty before the first."
    heading: String!
    "Names that the reference of entities defines here, and headings that are names."
    reference: String!
    "Names that the text of the section defines, and words that it is to be found by."
    keywords: String!
    "Names that stand here in samples, in fields of messages and in rules."
    mentions: String!
    "Prose, without markup and code."
    text: String!
    "Inline code and code blocks, one a line."
    code: String!
    "yyyy-mm-dd for posts."
    date: String
  }

  "A step of the trail above a page; null href for a category without a page."
  type Breadcrumb @dontInfer {
    "Its words."
    label: String!
    "Where it leads."
    href: String
  }
`;
