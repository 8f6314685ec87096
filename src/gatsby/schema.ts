import type { GatsbyNode } from 'gatsby';

/** Every type that templates query. Nothing is inferred, so odd content cannot change the schema. */
export const typeDefinitions = /* GraphQL */ `
  """
  A documentation page, made from one Markdown file below docs/. Its \`id\` is the doc id that sidebars use.
  """
  type DocPage implements Node @dontInfer {
    "Address on the site, without a trailing slash."
    path: String!
    "Path of the source file below the content folder."
    file: String!
    title: String!
    "Short title for the sidebar and the breadcrumbs."
    label: String!
    "One sentence: as written, or the beginning of the text."
    description: String!
    "Words that search finds the page by although they are not in its text."
    keywords: [String!]!
    "Built only while developing."
    draft: Boolean!
    "Reachable by its address, but not listed and not indexed."
    unlisted: Boolean!
    "Headings of levels 2 and 3, in order."
    tableOfContents: [Heading!]!
    "All headings, in order."
    headings: [Heading!]!
    "The page cut at its headings: what search indexes."
    sections: [Section!]!
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
    "Address of the source in the repository's editor."
    editUrl: String!
    "When the file was last changed, from git; null on a shallow clone or for a new file."
    lastUpdated: Date @dateformat
    "The sidebar that lists the page, if one does."
    sidebar: Sidebar
    "Categories above the page and the page itself."
    breadcrumbs: [Breadcrumb!]!
    "Pages before and after it in the reading order of its sidebar."
    previous: DocPage
    next: DocPage
    "How many other pages link to it in their text."
    inboundLinks: Int!
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
    editUrl: String!
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

  "A row of the search index: one section of a listed page."
  type SearchSection implements Node @dontInfer {
    pageId: String!
    "docs or blog"
    context: String!
    path: String!
    title: String!
    anchor: String!
    heading: String!
    keywords: String!
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

  "A named sidebar. Its \`id\` is its name."
  type Sidebar implements Node @dontInfer {
    name: String!
    "Entries in reading order, drafts left out."
    items: [SidebarItem!]!
    "Label and address of the first page: where a link to the sidebar leads."
    link: SidebarLink
  }

  type SidebarLink @dontInfer {
    label: String!
    path: String!
  }

  "A link or a category of links."
  type SidebarItem @dontInfer {
    "link or category"
    type: String!
    label: String!
    "Null for a category without a page of its own."
    href: String
    docId: String
    items: [SidebarItem!]
    unlisted: Boolean
    linkUnlisted: Boolean
    collapsed: Boolean
  }

  "A version of the docs. There is one."
  type Version implements Node @dontInfer {
    name: String!
    label: String!
    isLast: Boolean!
    path: String!
    mainDocId: String
    docs: [DocPage!]!
    draftIds: [String!]!
    sidebars: [Sidebar!]!
  }

  "The bar at the top, from data/navbar.yml."
  type Navbar implements Node @dontInfer {
    items: [NavbarItem!]!
  }

  type NavbarItem @dontInfer {
    "doc, docSidebar or link, as authored."
    type: String!
    label: String!
    "Where it leads."
    href: String!
    "The sidebar whose pages make the item the current one."
    sidebar: String
  }

  "The foot of every page, from data/footer.yml."
  type Footer implements Node @dontInfer {
    columns: [FooterColumn!]!
    hosting: FooterLink!
  }

  type FooterColumn @dontInfer {
    title: String!
    items: [FooterLink!]!
  }

  type FooterLink @dontInfer {
    label: String!
    href: String!
  }

  "The home page, from data/home.yml."
  type Home implements Node @dontInfer {
    "Buttons below the title."
    actions: [FooterLink!]!
    "What a visitor may want to build."
    starts: [HomeStart!]!
  }

  type HomeStart @dontInfer {
    "Name of a picture."
    icon: String!
    label: String!
    href: String!
    text: String!
  }

  "The bar above the navbar, from data/announcement.yml. Dismissals are kept by key."
  type Announcement implements Node @dontInfer {
    key: String!
    text: String!
    link: FooterLink
    closeable: Boolean!
  }

  "Who stands under a post, from data/authors.yml."
  type Author implements Node @dontInfer {
    key: String!
    name: String!
    url: String
  }

  "A moved address, from data/redirects.yml."
  type Redirect implements Node @dontInfer {
    from: String!
    to: String!
  }

  "What the site was built with."
  type SiteMetadata implements Node @dontInfer {
    generatorVersion: String!
    plugins: [PluginVersion!]!
  }

  type PluginVersion @dontInfer {
    name: String!
    version: String!
  }
`;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefinitions);
};
