module.exports = {
  title: 'T',
  url: 'https://t.dev',
  baseUrl: '/',
  plugins: [
    [
      '@docusaurus/plugin-client-redirects',
      {
        redirects: [
          { from: '/docs/old', to: '/docs/intro' },
          { from: '/docs/older', to: '/docs/gone' },
        ],
      },
    ],
  ],
};
