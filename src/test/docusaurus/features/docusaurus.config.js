module.exports = {
  title: 'Features',
  url: 'https://features.example',
  baseUrl: '/',
  organizationName: 'features',
  customFields: { greeting: 'Hello from the configuration' },
  markdown: { mermaid: true },
  themes: ['@docusaurus/theme-mermaid', '@docusaurus/theme-live-codeblock'],
  presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: false }]],
};
