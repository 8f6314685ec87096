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

test('pictures, other words for search engines and the form of titles are taken over', () => {
  const metadata = [{ name: 'keywords', content: 'a' }];
  const logo = { src: 'img/a.svg', srcDark: '/img/b.svg', alt: 'A', href: 'start' };
  const { notes, ...settings } = convert({
    ...{ title: 'T', titleDelimiter: '–', noIndex: true, favicon: 'img/a.ico' },
    themeConfig: { image: 'img/card.png', metadata, navbar: { logo, title: 'N' } },
  });
  expect(settings).toMatchObject({
    ...{ titleDelimiter: ' – ', noIndex: true, favicon: '/img/a.ico', image: '/img/card.png', metadata },
    logo: { src: '/img/a.svg', srcDark: '/img/b.svg', alt: 'A', href: '/start', title: 'N' },
  });
  expect(notes).toEqual([]);
  const { titleDelimiter, favicon, image, logo: plain } = convert({ themeConfig: { navbar: { logo: {} } } });
  expect([titleDelimiter, favicon, image]).toEqual([undefined, undefined, undefined]);
  expect(plain).toEqual({ src: '', srcDark: '', alt: '', href: '/', title: '' });
});

test.each([
  [{}, 'folders', []],
  [{ trailingSlash: false }, 'never', []],
  [{ trailingSlash: true }, 'always', ['trailingSlash: true']],
])('with %j, the ends of addresses are kept as in %s', (config, endingSlash, noted) => {
  const { notes, ...settings } = convert(config);
  expect(settings.endingSlash).toBe(endingSlash);
  expect(notes.map((note) => /`([^`]+)`/.exec(note)?.[1])).toEqual(noted);
});

test('a tree without docs or without a blog has no address to edit them at', () => {
  const options = { editUrl: 'https://example.org/edit' };
  expect(convert({ presets: [['classic', { docs: false, blog: options }]] })).toMatchObject({
    ...{ editUrl: '', docsBasePath: undefined, blogEditUrl: 'https://example.org/edit/blog/*' },
  });
  expect(convert({ presets: [['classic', { docs: options, blog: false }]] })).toMatchObject({
    ...{ editUrl: 'https://example.org/edit/docs/*', docsBasePath: '/docs', blogEditUrl: '' },
  });
});

test('lists of a blog have the addresses that it gives them', () => {
  expect(convert({})).toMatchObject({
    blogLists: { archive: 'archive', page: 'page' },
    blogGroups: { tags: 'tags', authors: 'authors' },
  });
  const blog = {
    ...{ archiveBasePath: '/all/', pageBasePath: 'p', tagsBasePath: 'words/', authorsBasePath: '/people' },
    ...{ blogSidebarCount: 'ALL' },
  };
  expect(convert({ presets: [['classic', { blog }]] })).toMatchObject({
    blogLists: { archive: 'all', page: 'p' },
    blogGroups: { tags: 'words', authors: 'people' },
    recentPosts: 1_000_000,
  });
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

const syntaxOf = (config: object, packages = '', allowsGaps = false) => {
  const parsed = docusaurusConfig.parse(config);
  return convertSyntax(parsed, readPlugins(parsed, new UnsupportedSettings()), packages, allowsGaps);
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

test.each<[string, string]>([
  ...['error', 'delete', 'removed', 'wrong', 'bad', 'danger', 'failing', 'Error', 'incorrect error'].map(
    (word): [string, string] => [word, 'line-removed'],
  ),
  ...['success', 'added', 'insert', 'good', 'correct', 'Good'].map((word): [string, string] => [word, 'line-added']),
])('a magic comment that is about %s marks lines as %s, wherever it says so', (word, className) => {
  const magicComments = [
    { className: `code-${word}`, line: 'a' },
    { className: 'b', line: `this ${word}` },
    { className: 'c', block: { start: `${word} from here`, end: 'd' } },
  ];
  expect(syntaxOf({ themeConfig: { prism: { magicComments } } }).codeMarks?.map((mark) => mark.className)).toEqual(
    Array(3).fill(className),
  );
});

test('settings without effect on pages, and those that are taken over, are not named', () => {
  const config = {
    ...{ organizationName: 'o', projectName: 'p', deploymentBranch: 'b', githubHost: 'h', customFields: {} },
    ...{ onBrokenLinks: 'warn', onBrokenAnchors: 'warn', onBrokenMarkdownLinks: 'warn', onDuplicateRoutes: 'warn' },
    ...{ staticDirectories: [], future: {}, baseUrlIssueBanner: true, titleDelimiter: '-', webpack: {}, storage: {} },
    themeConfig: { docs: {}, prism: {}, mermaid: {}, zoom: {}, metadata: [], announcementBar: { content: 'a' } },
  };
  expect(convert(config).notes).toEqual([]);
});

test('a function that parses front matter is named', () => {
  expect(convert({ markdown: { parseFrontMatter: () => ({}) } }).notes).toEqual([
    '`markdown: parseFrontMatter` is not supported and has no effect.',
  ]);
});

test.each([
  ['"@docusaurus/core":  "2.4"', true],
  ['"@docusaurus/core": "20.1.0"', false],
  ['"@docusaurus/core": "^2.3.1"', true],
  ['"@docusaurus/core": "2.0.0-alpha.62"', true],
  ['"@docusaurus/core": "~2.4.1"', true],
  ['"@docusaurus/core": ">=1.14.7 <3"', true],
  ['"@docusaurus/core": ">= 3.0.0"', false],
  ['"@docusaurus/core": "^3.9.2"', false],
  ['', false],
])('%s has text that MDX cannot parse: %s', (packages, tolerant) => {
  expect(syntaxOf({}, packages)).toMatchObject({ tolerant, mdx1: tolerant });
});

test('with `--lenient`, text that MDX cannot parse is shown, but nothing else is read as in old versions', () => {
  expect(syntaxOf({}, '', true)).toMatchObject({ tolerant: true, mdx1: false });
});

test.each([
  [undefined, 'mdx'],
  [{ format: 'detect' }, 'detect'],
  [{ format: 'html' }, 'mdx'],
])('with %j, files are %s', (markdown, format) => {
  expect(syntaxOf({ markdown }).format).toBe(format);
});
