module.exports = {
  title: 'Features',
  url: 'https://features.example',
  noIndex: true,
  baseUrl: '/',
  organizationName: 'features',
  customFields: { greeting: 'Hello from the configuration' },
  markdown: { mermaid: true },
  themes: ['@docusaurus/theme-mermaid', '@docusaurus/theme-live-codeblock'],
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.js',
          exclude: ['**/hidden/**'],
          lastVersion: 'current',
          versions: { current: { label: '2.0', badge: false }, '1.0': { label: 'Old', noIndex: true } },
          sidebarItemsGenerator: async ({ defaultSidebarItemsGenerator, ...args }) =>
            (await defaultSidebarItemsGenerator(args)).reverse(),
        },
        blog: false,
        theme: { customCss: './src/css/custom.css' },
        pages: { path: 'site-pages', routeBasePath: 'more' },
      },
    ],
  ],
  plugins: [
    function marks() {
      // What a plugin leaves running must not keep a command from ending.
      setInterval(() => undefined, 60_000);
      return {
        name: 'marks',
        configurePostCss: ({ plugins }) => ({
          plugins: [
            ...plugins,
            { postcssPlugin: 'marks', Once: (sheet) => void sheet.append('.marked { --marked: yes }') },
          ],
        }),
        async postBuild({ outDir, routesPaths }) {
          require('fs').writeFileSync(`${outDir}/pages.txt`, routesPaths.join('\n'));
        },
      };
    },
    ['docusaurus-plugin-module-alias', { alias: { '@parts': './src/components' } }],
    [
      '@docusaurus/plugin-client-redirects',
      { fromExtensions: ['html'], createRedirects: (path) => (path === '/styles' ? '/looks' : undefined) },
    ],
  ],
  themeConfig: {
    colorMode: { defaultMode: 'dark' },
    navbar: {
      items: [
        { type: 'docSidebar', sidebarId: 'start', label: 'Guide', position: 'left' },
        { type: 'docsVersionDropdown', position: 'right' },
      ],
    },
  },
};
