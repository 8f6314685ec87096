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

test('a plugin that is called like one of Docusaurus, but comes from elsewhere, is not that', () => {
  const { docs: main, notes } = read({ plugins: [['@acme/plugin-content-docs', docs]] });
  expect(main).not.toMatchObject({ routeBasePath: 'guide' });
  expect(notes).toEqual(['`@acme/plugin-content-docs` is not supported and has no effect.']);
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

test.each(['docs', 'blog', 'pages'] as const)('a preset with options for %s is made around the classic one', (kind) => {
  const { notes, ...options } = read({ presets: [['our-preset', { [kind]: { path: 'own' } }]] });
  expect([options[kind]].flat()).toMatchObject([{ path: 'own' }]);
  expect(notes).toEqual(['`our-preset` is read as the classic preset.']);
});

test('the classic preset may have a longer name, and may do without pages and a theme', () => {
  const { notes, pages, customCss } = read({
    presets: [['docusaurus-preset-classic', { pages: false, theme: false }]],
  });
  expect([notes, pages, customCss]).toEqual([[], [], []]);
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

test('options of presets, and plugins without a name, are named as far as they have no effect', () => {
  const { notes, pages, sitemap, redirects } = read({
    presets: [['classic', { pages: { path: 'more' }, sitemap: { filename: 'a.xml' }, gtag: {} }], 7, 'other'],
    plugins: [
      ['content-pages', { path: 'further' }],
      ['sitemap', { filename: 'b.xml' }],
      ['client-redirects', { id: 1 }],
    ],
    themes: [function themed() {}, [() => ({}), {}]],
  });
  expect(pages.map(({ path }) => path)).toEqual(['more', 'further']);
  expect([sitemap, redirects]).toEqual([{ filename: 'b.xml' }, [{ id: 1 }]]);
  expect(notes).toEqual([
    '`presets: gtag` is not supported and has no effect.',
    '`a preset without name` is not supported and has no effect.',
    '`other` is not supported and has no effect.',
    '`themed` is not supported and has no effect.',
    '`a plugin written as a function` is not supported and has no effect.',
  ]);
});

test.each([
  [{ docs: false, blog: false }, 'second', 'third'],
  [{}, 'docs', 'blog'],
])('with %j in the preset, the main docs are in %s and the main blog in %s', (options, docsPath, blogPath) => {
  const plugins = [
    ['@docusaurus/plugin-content-docs', { id: 'more', path: 'second' }],
    ['@docusaurus/plugin-content-blog', { id: 'more', path: 'third' }],
  ];
  const { docs: main, moreDocs, blog, moreBlogs } = read({ presets: [['classic', options]], plugins });
  expect([main, blog]).toMatchObject([{ path: docsPath }, { path: blogPath }]);
  const isFirst = docsPath === 'second';
  expect([moreDocs, moreBlogs]).toMatchObject(isFirst ? [[], []] : [[{ path: 'second' }], [{ path: 'third' }]]);
});

test.each([
  ...['plugin-debug', 'plugin-pwa', 'plugin-svgr', 'plugin-css-cascade-layers', 'plugin-sitemap', 'theme-mermaid'].map(
    (name) => `@docusaurus/${name}`,
  ),
  ...['@docusaurus/theme-classic', 'docusaurus-plugin-sass', 'docusaurus-plugin-module-alias', 'theme-search-local'],
  ...['plugin-client-redirects', 'plugin-content-docs', 'plugin-content-pages', 'plugin-content-blog'],
])('nothing is missing without the code of %s', (name) => {
  expect(read({ plugins: [name] }).notes).toEqual([]);
  expect(read({ themes: [[name, {}]] }).notes).toEqual([]);
});

test('a generator of API pages says what of them is shown', () => {
  const { notes } = read({
    plugins: [['docusaurus-plugin-openapi-docs', {}]],
    themes: ['docusaurus-theme-openapi-docs'],
  });
  expect(notes).toHaveLength(2);
  for (const note of notes) expect(note).toContain('is used for the pages that it has generated');
  expect(read({ plugins: ['openapi-docs-menu'] }).notes[0]).toContain('is not supported');
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
  ...[
    'pwa',
    'debug',
    'svgr',
    'css-cascade-layers',
    'rsdoctor',
    'client-redirects',
    'vercel-analytics',
    'content-pages',
  ].map((name) => ({ plugins: [`@docusaurus/plugin-${name}`] })),
  { plugins: ['docusaurus-plugin-sass', 'docusaurus-plugin-module-alias'] },
])('%j brings none', (config) => {
  expect(has(config)).toBe(false);
});

test('a plugin of the tree may bring some', () => {
  expect(has({}, { loadContent: () => undefined })).toBe(false);
  expect(has({}, { getThemePath: () => './theme' })).toBe(true);
});

test('options that are no object are those that Docusaurus takes when there are none', () => {
  const entries = [false, 0, 'x', [], null].map((options) => ['@docusaurus/plugin-content-blog', options]);
  for (const entry of entries) expect(read({ plugins: [entry] })).toEqual(read({ plugins: [[entry[0], {}]] }));
});
