const badges = require('./plugins/badges.js');
const demo = require('./plugins/demo.js');
const mentions = require('./plugins/mentions.js');
const strict = require('./plugins/strict.js');

module.exports = {
  title: 'T',
  url: 'https://t.dev',
  baseUrl: '/',
  presets: [
    [
      'classic',
      {
        docs: {
          beforeDefaultRemarkPlugins: [[mentions, { host: 'https://people.example' }]],
          remarkPlugins: [badges, demo, strict],
          rehypePlugins: [function Figures() {}],
          recmaPlugins: [function Recma() {}],
        },
      },
    ],
  ],
};
