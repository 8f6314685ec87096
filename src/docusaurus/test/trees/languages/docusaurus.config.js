const { title } = require('./title');

module.exports = {
  title,
  url: 'https://kettle.example',
  baseUrl: '/kit/',
  i18n: { defaultLocale: 'en', locales: ['en', 'de'], localeConfigs: { de: { label: 'Deutsch' } } },
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.js',
          editUrl: 'https://code.example/kettle/edit/main/',
          lastVersion: 'current',
          versions: { current: { label: 'Next' } },
        },
        blog: { blogTitle: 'News' },
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Kettle',
      items: [
        { type: 'docSidebar', sidebarId: 'guide', label: 'Guide', position: 'left' },
        { type: 'dropdown', label: 'More', items: [{ to: '/blog', label: 'News' }] },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
    footer: {
      links: [{ title: 'Learn', items: [{ label: 'Introduction', to: '/docs/intro' }] }],
      copyright: 'All rights',
    },
  },
};
