import { expect, test } from 'vitest';
import { docusaurusConfig } from '../config/config-schema';
import { UnsupportedSettings } from '../unsupported-settings';
import { readPlugins } from '../config/plugins';
import { convertSettings, convertSyntax } from './settings';

function convert(written: object) {
  const config = docusaurusConfig.parse(written);
  const unsupported = new UnsupportedSettings();
  return {
    ...convertSettings(config, readPlugins(config, new UnsupportedSettings()), unsupported),
    notes: unsupported.all,
  };
}

test('levels of the table of contents are taken over, and one that is left out is the usual one', () => {
  const of = (tableOfContents?: object) => convert({ themeConfig: { tableOfContents } });
  expect(of({ maxHeadingLevel: 5 })).toMatchObject({ tableOfContents: { minLevel: 2, maxLevel: 5 }, notes: [] });
  expect(of({ minHeadingLevel: 3 }).tableOfContents).toEqual({ minLevel: 3, maxLevel: 3 });
  expect(of().tableOfContents).toBeUndefined();
});

test.each([
  [undefined, undefined],
  [{ defaultMode: 'dark' }, 'dark'],
  [{ disableSwitch: true }, 'light'],
  [{ defaultMode: 'dark', respectPrefersColorScheme: true }, 'system'],
  [{ defaultMode: 'pink' }, undefined],
])('colors of %j are %s', (colorMode, expected) => {
  expect(convert({ themeConfig: { colorMode } }).colorMode).toBe(expected);
});

test('a blog without title and description has those of Docusaurus', () => {
  expect(convert({})).toMatchObject({ blogTitle: 'Blog', blogDescription: 'Blog' });
  const blog = { blogTitle: 'News', blogDescription: 'All of them' };
  expect(convert({ presets: [['classic', { blog }]] })).toMatchObject(blog);
});

test('the navbar says what leads home: a logo, a title, or the name of the site', () => {
  const of = (navbar: object) => convert({ title: 'Site', themeConfig: { navbar } }).logo;
  expect(of({ logo: { src: 'a.svg' } })).toMatchObject({ src: '/a.svg', title: '' });
  expect(of({ title: 'Docs' })).toMatchObject({ src: '', title: 'Docs' });
  expect(of({})).toMatchObject({ src: '', title: 'Site' });
  expect(convert({ title: 'Site' }).logo).toMatchObject({ title: 'Site' });
  expect(convert({}).logo).toBeUndefined();
});

test('languages have the names that the configuration or the language gives them, the default one first', () => {
  expect(convert({}).locales).toEqual([{ code: 'en', label: 'English', direction: 'ltr' }]);
  const i18n = { defaultLocale: 'fr', locales: ['ar', 'fr', 'ja'], localeConfigs: { ja: { label: '日本' } } };
  expect(convert({ i18n })).toMatchObject({
    locales: [
      { code: 'fr', label: 'Français' },
      { code: 'ar', direction: 'rtl' },
      { code: 'ja', label: '日本', direction: 'ltr' },
    ],
    notes: [],
  });
});

const syntaxOf = (config: object, packages = '') => {
  const parsed = docusaurusConfig.parse(config);
  return convertSyntax(parsed, readPlugins(parsed, new UnsupportedSettings()), packages, false);
};

test('a tree that names remark-math has formulas', () => {
  expect(syntaxOf({}, "import math from 'remark-math';").math).toBe(true);
  expect(syntaxOf({}, "import mermaid from 'mermaid';").math).toBe(false);
});

test('keywords of admonitions of docs and blog are known', () => {
  const docs = { admonitions: { keywords: ['secret', 'tip'] } };
  const blog = { admonitions: { keywords: ['secret', 'gossip'] } };
  expect(syntaxOf({ presets: [['classic', { docs, blog }]] }).admonitions).toEqual(['secret', 'tip', 'gossip']);
  expect(syntaxOf({ presets: [['classic', { docs: { admonitions: false } }]] }).admonitions).toEqual([]);
});

test('magic comments mark lines by what their names say', () => {
  const magicComments = [
    { className: 'theme-code-block-highlighted-line', line: 'highlight-next-line' },
    { className: 'code-block-error-line', line: 'This will error' },
    { className: 'diff-add', block: { start: 'add-start', end: 'add-end' } },
    { className: 'sparkle', line: 'sparkle-next-line' },
    'nonsense',
  ];
  expect(syntaxOf({ themeConfig: { prism: { magicComments: magicComments.slice(0, 4) } } }).codeMarks).toEqual([
    { className: 'line-removed', line: 'This will error' },
    { className: 'line-added', block: { start: 'add-start', end: 'add-end' } },
    { className: 'line-marked', line: 'sparkle-next-line' },
  ]);
  expect(syntaxOf({ themeConfig: { prism: { magicComments } } }).codeMarks).toEqual([]);
});

test.each([
  ['"@docusaurus/core": "^2.3.1"', true],
  ['"@docusaurus/core": "2.0.0-alpha.62"', true],
  ['"@docusaurus/core": "^3.9.2"', false],
  ['', false],
])('%s has text that MDX cannot parse: %s', (packages, tolerant) => {
  expect(syntaxOf({}, packages)).toMatchObject({ tolerant, mdx1: tolerant });
});
