/** Types of what surrounds the pages: navigation, data files, the version of the docs, the site itself. */
export const siteTypes = /* GraphQL */ `
  "Names that docs define, under the letter they begin with, or \`#\`."
  type DefinedNames @dontInfer {
    "Upper case, or \`#\` for names that begin with none."
    letter: String!
    "The names, sorted."
    entries: [DefinedName!]!
  }

  "A name that docs define."
  type DefinedName @dontInfer {
    "As code writes it."
    name: String!
    "Sections that define it, in the order of the docs."
    places: [DefiningPlace!]!
    "The last release of the platform that has it, if it is gone."
    until: String
  }

  "A section that defines a name."
  type DefiningPlace @dontInfer {
    "Address of the section."
    href: String!
    "What the name is there."
    kind: DefinitionKind!
    "Title of the page."
    page: String!
    "Heading of the section; empty at the top of the page."
    section: String!
  }

  "A named sidebar. Its \`id\` is its name."
  type Sidebar implements Node @dontInfer {
    "As data/sidebars.yml writes it."
    name: String!
    "Entries in reading order, drafts left out."
    items: [SidebarItem!]!
    "The same as one value, since a query names each level that it asks for: what the sidebar shows, at any depth."
    entries: JSON!
    "Label and address of the first page: where a link to the sidebar leads."
    link: SidebarLink
    "Whether every page knows it; those of other versions of the docs come with their pages."
    isShared: Boolean!
  }

  "Where a link to a sidebar leads."
  type SidebarLink @dontInfer {
    "Words of the link."
    label: String!
    "Address of the page."
    path: String!
  }

  "A link or a category of links."
  type SidebarItem @dontInfer {
    "link, category or html"
    type: String!
    "Words of the link or category."
    label: String!
    "Null for a category without its own page."
    href: String
    "Id of the doc that it leads to; null when it leads to none."
    docId: String
    "Entries of a category, in reading order."
    items: [SidebarItem!]
    "Whether the doc is unlisted."
    unlisted: Boolean
    "Whether the doc that a category's own link leads to is unlisted."
    linkUnlisted: Boolean
    "Whether a category is closed at first."
    collapsed: Boolean
    "Markup, for an item of type html."
    html: String
  }

  "A version of some docs."
  type Version implements Node @dontInfer {
    "Name in addresses and data."
    name: String!
    "Name for readers."
    label: String!
    "Which docs it is a version of."
    instance: String!
    "Stands in front of the ids of its docs."
    prefix: String!
    "unreleased, unmaintained, or empty for a version without a banner."
    banner: String!
    "Whether its pages say which version they are about."
    badge: Boolean!
    "Whether search engines are asked not to show its pages."
    noIndex: Boolean!
    "Whether it is the newest."
    isLast: Boolean!
    "Address of its first page; null when it has none."
    mainPath: String
    "Address that its docs stand below."
    path: String!
    "The doc that a link to the version leads to."
    mainDocId: String
    "Its docs, drafts left out."
    docs: [DocPage!]!
    "Ids of docs that are built only while developing."
    draftIds: [String!]!
    "Its sidebars, in the order of data/sidebars.yml."
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
    "From the left."
    items: [NavbarItem!]!
  }

  "A link, menu or control in the bar at the top."
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
    "The version that an entry of a menu of versions leads to: the prefix of its ids."
    version: String
    "What differs in each version of the docs; null when there is only one."
    versions: JSON
  }

  "The foot of every page, from data/footer.yml."
  type Footer implements Node @dontInfer {
    "From the left."
    columns: [FooterColumn!]!
    "In the place of the usual line."
    copyright: String
    "Who hosts the site."
    hosting: FooterLink
  }

  "Links of the footer under a title."
  type FooterColumn @dontInfer {
    "Words above the links."
    title: String!
    "Markup of the links, from the top."
    items: [String!]!
  }

  "A link with its words."
  type FooterLink @dontInfer {
    "Words of the link."
    label: String!
    "Where it leads: a path on the site, or a whole address."
    href: String!
  }

  "The home page, from data/home.yml."
  type Home implements Node @dontInfer {
    "Buttons below the title."
    actions: [FooterLink!]!
    "What a visitor may want to build."
    starts: [HomeStart!]!
    "Where to look something up."
    lookups: [HomeStart!]!
    "What the search box offers before a reader has typed or visited anything."
    popular: [FooterLink!]!
  }

  "Something to build or to look up, with the page to start from."
  type HomeStart @dontInfer {
    "Name of a picture."
    icon: String!
    "What it is."
    label: String!
    "Where to start."
    href: String!
    "One sentence about it."
    text: String!
  }

  "The bar above the navbar, from data/announcement.yml. Dismissals are kept by key."
  type Announcement implements Node @dontInfer {
    "Another key shows the bar again to those who closed it."
    key: String!
    "What it says, with links."
    html: String!
    "Whether a reader may close it."
    closeable: Boolean!
  }

  "Who stands under a post, from data/authors.yml."
  type Author implements Node @dontInfer {
    "Name in the front matter of posts."
    key: String!
    "Name for readers."
    name: String!
    "What the author does."
    title: String
    "Page of the author."
    url: String
  }

  "A moved address, from data/redirects.yml."
  type Redirect implements Node @dontInfer {
    "The former address; it may end in \`/*\`."
    from: String!
    "Where it leads now; \`:splat\` stands for what \`*\` matched."
    to: String!
  }

  "What the site was built with."
  type SiteMetadata implements Node @dontInfer {
    "Version of Gatsby."
    generatorVersion: String!
    "Plugins that the build ran."
    plugins: [PluginVersion!]!
  }

  "A plugin of the build."
  type PluginVersion @dontInfer {
    "Name of its package."
    name: String!
    "Version that was installed."
    version: String!
  }
`;
