import { themes } from 'prism-react-renderer';

interface Node {
  readonly type: string;
  readonly value?: string;
  data?: object;
  readonly children?: readonly Node[];
}

/** A remark plugin that gives whispered text a class. */
function whisper() {
  const visit = (node: Node): void => {
    if (node.children?.[0]?.value === 'Psst.') node.data = { hProperties: { className: ['whisper'] } };
    node.children?.forEach(visit);
  };
  return visit;
}

/** A configuration as a tree may have it that was made for Docusaurus; functions and packages that are missing included. */
export default async function createConfig() {
  return {
    title: 'Kettle Docs',
    tagline: 'How to talk to a kettle',
    url: 'https://kettle.example',
    baseUrl: '/kettle/',
    favicon: 'img/kettle.svg',
    staticDirectories: ['static'],
    presets: [
      [
        'classic',
        {
          docs: {
            path: 'handbook',
            sidebarPath: './sidebars.js',
            remarkPlugins: [whisper],
            editUrl: ({ docPath }: { docPath: string }) => docPath,
          },
          blog: {
            routeBasePath: 'news',
            postsPerPage: 3,
            blogSidebarCount: 2,
            editUrl: 'https://kettle.example/edit',
            feedOptions: {
              type: ['rss', 'atom'],
              title: 'News of the kettle',
              copyright: 'The kettle people',
              limit: 3,
              createFeedItems: () => [],
            },
          },
          sitemap: { filename: 'map.xml', ignorePatterns: ['/kettle/docs/folders/**'], changefreq: 'weekly' },
          gtag: { trackingID: 'none' },
        },
      ],
    ],
    plugins: [
      [
        '@docusaurus/plugin-content-blog',
        {
          id: 'releases',
          path: 'releases',
          routeBasePath: 'changes/',
          postsPerPage: 1,
          blogSidebarCount: 'ALL',
          blogTitle: 'Releases',
          remarkPlugins: [whisper],
          tagsBasePath: 'topics',
          feedOptions: { type: 'rss', title: 'Releases of the kettle' },
        },
      ],
      [
        '@docusaurus/plugin-client-redirects',
        { redirects: [{ from: ['/docs/brew', '/docs/steep'], to: '/docs/basics/boil' }] },
      ],
    ],
    themeConfig: {
      image: 'img/kettle.svg',
      metadata: [
        { name: 'theme', content: 'tea' },
        { name: 'description', content: 'What all pages say' },
      ],
      colorMode: { defaultMode: 'dark', disableSwitch: true },
      tableOfContents: { maxHeadingLevel: 4 },
      prism: { theme: themes.github },
      announcementBar: { id: 'whistle', content: 'Now with a <b>whistle</b>. <a href="/news">Read on</a>' },
      navbar: {
        title: 'Kettle',
        items: [
          { type: 'docSidebar', sidebarId: 'guide', label: 'Guide', position: 'left' },
          { type: 'doc', docId: 'basics/boil', label: 'Boil', position: 'left' },
          { type: 'dropdown', label: 'More', position: 'left', items: [{ to: 'news', label: 'News' }] },
          { href: 'https://kettle.example/code', label: 'Code', position: 'right' },
          { type: 'localeDropdown', position: 'right' },
        ],
      },
      footer: {
        links: [{ title: 'Read', items: [{ label: 'Boil', to: '/docs/basics/boil' }] }],
        copyright: 'Copyright &copy; the kettle people',
      },
    },
  };
}
