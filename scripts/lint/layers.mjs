/**
 * What each folder below `src` is for, and which others it may import: always folders further up in this table, so imports
 * never go round in a circle. Oxlint enforces it (`plugin.mjs`). Tests, `scripts` and `bench` may import everything.
 */
export const layers = [
  {
    folder: 'config',
    purpose: 'the settings of the site: their schema, their values, and those that browsers get',
    mayImport: [],
  },
  {
    folder: 'model',
    purpose: 'the rules about content, as pure functions on plain data',
    mayImport: ['config'],
  },
  {
    folder: 'i18n',
    purpose: 'the strings of the user interface, and the tools that collect them',
    mayImport: ['config', 'model'],
  },
  {
    folder: 'search',
    purpose: 'words, index, ranking and answers; worker and client',
    mayImport: ['config', 'model', 'i18n'],
  },
  {
    folder: 'markdown',
    purpose: 'the compiler: Markdown → segments, headings, sections, links',
    mayImport: ['config', 'model', 'i18n'],
  },
  {
    folder: 'browser',
    purpose: 'what runs in the browser besides React: navigation, theme, storage, highlights, enhancements',
    mayImport: ['config', 'model', 'i18n'],
  },
  {
    folder: 'deploy',
    purpose: 'what hosts need: policy, headers, redirects, sitemap',
    mayImport: ['config', 'model', 'i18n', 'browser'],
  },
  {
    folder: 'content',
    purpose: 'reads a content tree and checks it as a whole; what a tree of another kind has to offer',
    mayImport: ['config', 'model', 'markdown', 'deploy'],
  },
  {
    folder: 'gatsby/bundling',
    purpose: 'how webpack reads the modules of the site, and the bundles of our own code for Node',
    mayImport: ['model', 'i18n', 'content'],
  },
  {
    folder: 'docusaurus',
    optional: true,
    purpose:
      'trees made for Docusaurus; the rest of the project knows only its `door.ts`, by one line of `trees/kinds.ts`',
    mayImport: ['config', 'model', 'markdown', 'deploy', 'content', 'gatsby/bundling'],
  },
  {
    folder: 'trees',
    purpose: 'opens content trees of every kind',
    mayImport: ['config', 'model', 'i18n', 'content', 'docusaurus/door.ts'],
  },
  {
    folder: 'gatsby',
    purpose: 'the build: hooks, nodes, schema, outputs',
    mayImport: ['config', 'model', 'i18n', 'search', 'markdown', 'deploy', 'content', 'trees'],
  },
  {
    folder: 'components/ui',
    purpose: 'small parts without knowledge of the site',
    mayImport: ['config', 'model', 'i18n'],
  },
  {
    folder: 'components/site-data',
    purpose: 'navbar, sidebars and footer as every page knows them',
    mayImport: ['model'],
  },
  {
    folder: 'components/reference',
    purpose: 'filters, sorts and ticks reference tables',
    mayImport: ['model', 'i18n', 'browser', 'components/ui'],
  },
  {
    folder: 'components/content',
    purpose: 'the components that Markdown may use',
    mayImport: ['model', 'i18n', 'browser', 'components/ui', 'components/reference'],
  },
  {
    folder: 'components/navigation',
    purpose: 'navbar, sidebar, breadcrumbs, table of contents',
    mayImport: ['config', 'model', 'i18n', 'components/ui', 'components/site-data'],
  },
  {
    folder: 'components/states',
    purpose: 'a page that crashed, a module that is missing',
    mayImport: ['model', 'i18n', 'components/ui'],
  },
  {
    folder: 'components/search',
    purpose: 'the search box, the search page, the index of names',
    mayImport: ['config', 'model', 'i18n', 'search', 'browser', 'components/ui', 'components/states'],
  },
  {
    folder: 'components/article',
    purpose: 'the body of a page and what stands around it',
    mayImport: ['config', 'model', 'i18n', 'browser', 'components/ui', 'components/content', 'components/navigation'],
  },
  {
    folder: 'components/blog',
    purpose: 'posts, their lists and feeds',
    mayImport: ['config', 'model', 'i18n', 'components/ui', 'components/site-data', 'components/article'],
  },
  { folder: 'components/home', purpose: 'the looks of the home page', mayImport: [] },
  {
    folder: 'components/layout',
    purpose: 'header, footer and the layouts that stay between pages',
    mayImport: [
      ...['config', 'model', 'i18n', 'browser', 'components/ui'],
      ...['components/site-data', 'components/navigation', 'components/search', 'components/blog', 'components/states'],
    ],
  },
  {
    folder: 'docusaurus/client',
    optional: true,
    purpose: 'what pages of a Docusaurus tree import: `@docusaurus/…`, `@theme/…`',
    mayImport: ['config', 'i18n', 'browser', 'components/ui', 'components/content'],
  },
  {
    folder: 'templates',
    purpose: 'page query and layout of each kind of page',
    mayImport: [
      'config',
      ...['model', 'i18n', 'components/ui', 'components/content', 'components/navigation', 'components/reference'],
      ...['components/article', 'components/blog'],
    ],
  },
  {
    folder: 'pages',
    purpose: 'the pages that no Markdown file makes: home, search, names, not found',
    mayImport: [
      ...['config', 'model', 'i18n', 'components/ui', 'components/content', 'components/search'],
      ...['components/article', 'components/home'],
    ],
  },
];
