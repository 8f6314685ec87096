import { expect, test } from 'vitest';
import { UnsupportedSettings } from '../unsupported-settings';
import { docusaurusConfig } from './config-schema';
import { hasFurtherThemes, readPlugins } from './plugins';

const read = (config: object) => {
  const unsupported = new UnsupportedSettings();
  return { ...readPlugins(docusaurusConfig.parse(config), unsupported), notes: unsupported.all };
};
const docs = { routeBasePath: 'guide' };

test.each([
  '/site/node_modules/@docusaurus/plugin-content-blog/lib/index.js',
  'C:\\site\\node_modules\\@docusaurus\\plugin-content-blog\\lib\\index.js',
  'missing:@docusaurus/plugin-content-blog',
  'content-blog',
])('a plugin counts however it is named: %s', (name) => {
  const { blog, notes } = read({ plugins: [[name, { routeBasePath: '/' }]] });
  expect(blog).toMatchObject({ routeBasePath: '/' });
  expect(notes).toEqual([]);
});

test('a preset around the classic one is read as that', () => {
  const around = ['missing:our-preset/lib', '/site/node_modules/@our/preset-docs/index.js'].map((name) =>
    read({ presets: [[name, { docs }]] }),
  );
  for (const { docs } of around) expect(docs).toMatchObject({ routeBasePath: 'guide' });
  expect(around.flatMap(({ notes }) => notes)).toEqual([
    '`/site/node_modules/@our/preset-docs/index.js` is read as the classic preset.',
  ]);
});

test('beside a preset of another kind, the first docs plugin is the main one', () => {
  const plugins = [['@docusaurus/plugin-content-docs', docs]];
  const { docs: main, moreDocs } = read({ presets: [['redocusaurus', { theme: {} }]], plugins });
  expect(main).toMatchObject({ routeBasePath: 'guide' });
  expect(moreDocs).toEqual([]);
});

test('custom CSS may stand in a preset or a theme', () => {
  const presets = [['classic', { theme: { customCss: ['a.css', 'b.css'] } }]];
  const { customCss, notes } = read({ presets, themes: [['@docusaurus/theme-classic', { customCss: 'c.css' }]] });
  expect(customCss).toEqual(['a.css', 'b.css', 'c.css']);
  expect(notes).toEqual(['`theme: customCss` is used for the content of pages, and for colors and fonts of the site.']);
});

test('a plugin that is not supported has the name of its package, wherever that is installed', () => {
  const { notes } = read({ plugins: [['/site/node_modules/@our/search/dist/server.js', {}]] });
  expect(notes).toEqual(['`@our/search` is not supported and has no effect.']);
});

test('a generator of API pages says what of them is shown', () => {
  const { notes } = read({
    plugins: [['docusaurus-plugin-openapi-docs', {}]],
    themes: ['docusaurus-theme-openapi-docs'],
  });
  expect(notes).toHaveLength(2);
  for (const note of notes) expect(note).toContain('is used for the pages that it has generated');
});

const has = (config: object, hooks: object = {}): boolean =>
  hasFurtherThemes(docusaurusConfig.parse(config), [{ name: 'own', id: 'default', hooks: { ...hooks } }]);

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
