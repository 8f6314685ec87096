/** Types of what surrounds the pages: navigation, data files, the version of the docs, the site itself. */
export const siteTypes = /* GraphQL */ `
  "Names that docs define, under the letter they begin with, or \`#\`."
  type DefinedNames @dontInfer {
    letter: String!
    entries: [DefinedName!]!
  }

  type DefinedName @dontInfer {
    name: String!
    "Sections that define it, in the order of the docs."
    places: [DefiningPlace!]!
  }

  type DefiningPlace @dontInfer {
    href: String!
    kind: DefinitionKind!
    "Title of the page."
    page: String!
    "Heading of the section; empty at the top of the page."
    section: String!
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
    "link, category or html"
    type: String!
    label: String!
    "Null for a category without a page of its own."
    href: String
    docId: String
    items: [SidebarItem!]
    unlisted: Boolean
    linkUnlisted: Boolean
    collapsed: Boolean
    "Markup, for an item of type html."
    html: String
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
    "Null for a draft; an unknown id is an error that names the valid ones."
    doc(id: String!): DocPage
    "An unknown name is an error that names the valid ones."
    sidebar(name: String!): Sidebar
    "The innermost category that the page at this address stands in; an error when it is in none."
    category(path: String!): SidebarItem
  }

  "The bar at the top, from data/navbar.yml."
  type Navbar implements Node @dontInfer {
    items: [NavbarItem!]!
  }

  type NavbarItem @dontInfer {
    "doc, docSidebar, link, dropdown, search or colorMode, as authored."
    type: String!
    "Null for the search box and the switch of the color mode."
    label: String
    "Where it leads; null for an item that is no link."
    href: String
    "The sidebar whose pages make the item the current one."
    sidebar: String
    "The links of a dropdown."
    items: [NavbarItem!]
  }

  "The foot of every page, from data/footer.yml."
  type Footer implements Node @dontInfer {
    columns: [FooterColumn!]!
    "In the place of the usual line."
    copyright: String
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
    "What the author does."
    title: String
    url: String
    imageUrl: String
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
