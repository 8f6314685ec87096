import { expect, test } from 'vitest';
import { docusaurusConfig } from './config-schema';
import { hasFurtherThemes } from './plugins';

const has = (config: object, hooks: object = {}): boolean =>
  hasFurtherThemes(docusaurusConfig.parse(config), [{ name: 'own', hooks: { ...hooks } }]);

test.each([
  { presets: ['classic', ['redocusaurus', { specs: [] }]] },
  { presets: ['docusaurus-preset-openapi'] },
  { themes: ['docusaurus-theme-openapi-docs'] },
  { themes: ['/tree/node_modules/docusaurus-theme-openapi-docs/lib/index.js'] },
  { themes: ['@docusaurus/theme-live-codeblock'] },
  { plugins: [['@scope/docusaurus-plugin-x', {}]] },
  { plugins: ['missing:docusaurus-plugin-x'] },
  { themes: [() => ({})] },
])('%j may bring components', (config) => {
  expect(has(config)).toBe(true);
});

test.each([
  {},
  { presets: ['classic'], themes: ['@docusaurus/theme-mermaid'], plugins: [false, null] },
  { presets: [['@docusaurus/preset-classic', {}]], plugins: [['@docusaurus/plugin-content-docs', { id: 'x' }]] },
  { plugins: ['content-blog', '@docusaurus/plugin-google-gtag', '@docusaurus/plugin-ideal-image'] },
  { plugins: ['/tree/node_modules/@docusaurus/plugin-sitemap/lib/index.js', './plugins/own.js', () => ({})] },
  { themes: ['@docusaurus/theme-search-algolia', ['@easyops-cn/docusaurus-search-local', {}]] },
])('%j brings none', (config) => {
  expect(has(config)).toBe(false);
});

test('a plugin of the tree may bring some', () => {
  expect(has({}, { loadContent: () => undefined })).toBe(false);
  expect(has({}, { getThemePath: () => './theme' })).toBe(true);
});
