module.exports = {
  title: 'T',
  url: 'https://t.dev',
  baseUrl: '/',
  presets: [['classic', { blog: false }]],
  themes: ['docusaurus-theme-api'],
};
