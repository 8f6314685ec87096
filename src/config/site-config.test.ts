import { describe, expect, test } from 'vitest';
import {
  browserConfig,
  configOf,
  defaultConfig,
  furtherLocales,
  localeSites,
  siteFile,
  siteTranslation,
} from './site-config';
import type { SiteFile } from './site-config';

const german = { code: 'de', label: 'Deutsch' };
const languages = [{ code: 'en', label: 'English' }, german];

describe('languages', () => {
  test('without any the site is in English, from left to right, and lists none', () => {
    const config = defaultConfig();
    expect(config.locale).toEqual({ code: 'en', label: 'English', direction: 'ltr' });
    expect(browserConfig(config).locales).toEqual([]);
  });

  test('the first one is the language of the site, whose strings are read', () => {
    const config = configOf(siteFile.parse({ title: 'A', url: 'https://h.dev', locales: [german] }), (code) => ({
      code,
    }));
    expect([config.locale.label, config.texts]).toEqual(['Deutsch', { code: 'de' }]);
  });

  test('each one knows where the others are, also below a base path', () => {
    const sitesOf = (more: Partial<SiteFile>) =>
      localeSites(defaultConfig({ locales: languages, ...more })).map(({ url, path }) => [url, path]);
    expect(sitesOf({ url: 'https://h.dev/kit' })).toEqual([
      ['https://h.dev/kit', ''],
      ['https://h.dev/kit/de', '/de'],
    ]);
    expect(sitesOf({ url: 'https://h.dev/kit/de', locale: 'de' })).toEqual([
      ['https://h.dev/kit', '/..'],
      ['https://h.dev/kit/de', ''],
    ]);
  });

  test('a tree of another language has the name and the strings of that; the content is in the first one', () => {
    const file = { title: 'A', url: 'https://h.dev/de', locales: languages, locale: 'de' };
    const config = configOf(siteFile.parse(file), (code) => ({ code }));
    expect([config.locale.label, config.texts]).toEqual(['Deutsch', { code: 'de' }]);
    expect(furtherLocales(config).map(({ code }) => code)).toEqual(['de']);
    expect(defaultConfig({ locales: languages, locale: 'fr' }).locale.code).toBe('en');
  });

  test('codes are those of languages, with their regions or scripts', () => {
    const isTaken = (code: string): boolean =>
      siteFile.safeParse({ title: 'A', url: 'https://h.dev', locales: [{ code, label: 'A' }] }).success;
    const right = ['de', 'gsw', 'pt-BR', 'zh-Hans-CN'];
    expect([...right, '', 'd', 'DE', 'german', 'de_DE', 'de-', '../de'].filter(isTaken)).toEqual(right);
  });

  test('what readers read of the settings can be translated, nothing else', () => {
    const isTaken = (translation: object): boolean => siteTranslation.safeParse(translation).success;
    const logos = [{ logo: { title: 'B', alt: 'C' } }, { logo: { src: '/b.svg' } }];
    const others = [{}, { title: 'B', tagline: '' }, { title: '' }, { url: 'https://h.dev' }];
    expect([...others, ...logos].map(isTaken)).toEqual([true, true, false, false, true, false]);
  });

  test('a language that stands twice is told at its second place', () => {
    const read = siteFile.safeParse({ title: 'A', url: 'https://h.dev', locales: [german, { ...german, label: 'D' }] });
    expect(read.error?.issues.map(({ path }) => path)).toEqual([['locales', 1, 'code']]);
  });

  test.each([[[]], [[german, german]], [[{ code: 'German', label: 'Deutsch' }]]])('%j is refused', (locales) => {
    expect(siteFile.safeParse({ title: 'A', url: 'https://h.dev', locales }).success).toBe(false);
  });
});

describe('address and base path agree', () => {
  test.each([
    ['https://h.dev', undefined, 'https://h.dev', '/'],
    ['https://h.dev/', undefined, 'https://h.dev', '/'],
    ['https://h.dev/kit', undefined, 'https://h.dev/kit', '/kit/'],
    ['https://h.dev/kit//', undefined, 'https://h.dev/kit', '/kit/'],
    ['https://h.dev/kit/', '/kit/', 'https://h.dev/kit', '/kit/'],
    ['https://h.dev', '/kit/', 'https://h.dev/kit', '/kit/'],
    ['https://h.dev:8080/a/b', undefined, 'https://h.dev:8080/a/b', '/a/b/'],
  ])('%s with %s', (url, basePath, address, base) => {
    const config = defaultConfig({ url, ...(basePath === undefined ? {} : { basePath }) });
    expect([config.url, config.basePath]).toEqual([address, base]);
  });

  test.each([
    ['https://h.dev/kit', '/'],
    ['https://h.dev/kit', '/other/'],
    ['https://h.dev', 'kit'],
    ['https://h.dev', '/kit'],
    ['h.dev', '/'],
    ['ftp://h.dev', '/'],
  ])('%s with %s is refused', (url, basePath) => {
    expect(siteFile.safeParse({ title: 'A', url, basePath }).success).toBe(false);
  });
});

test.each(['issueUrl', 'editUrl', 'blogEditUrl'])('`%s` is an address of the web', (key) => {
  const isTaken = (address: string): boolean =>
    siteFile.safeParse({ title: 'A', url: 'https://h.dev', [key]: address }).success;
  const right = ['', 'https://h.dev/edit/*', 'http://h.dev'];
  const wrong = ['javascript:alert(1)', 'mailto:a@h.dev', 'h.dev/issues/new', 'htps://h.dev'];
  expect([...right, ...wrong].filter(isTaken)).toEqual(right);
});

test('the address of a version is a path of the site', () => {
  const isTaken = (path: string): boolean =>
    siteFile.safeParse({ title: 'A', url: 'https://h.dev', docSets: [{ folder: 'docs', path }] }).success;
  expect(['', '/docs', '/docs/1.0', 'docs', '/docs/', '/', '//docs'].filter(isTaken)).toEqual([
    '',
    '/docs',
    '/docs/1.0',
  ]);
});

test('a base path without its slashes is shown with them', () => {
  const { error } = siteFile.safeParse({ title: 'A', url: 'https://h.dev', basePath: '/kit' });
  expect(error?.issues[0]?.message).toBe('it must start and end with a slash: `/kit/`');
});

describe('what follows from other settings', () => {
  test('the docs have one version at their address, unless versions are written', () => {
    expect(defaultConfig({ docsBasePath: '/guide' }).docSets).toMatchObject([{ folder: 'docs', path: '/guide' }]);
    const old = { prefix: '1:', version: '1', folder: 'versions/1', path: '/docs/1', isLast: false };
    const config = defaultConfig({ docSets: [{ version: '2', folder: 'docs', path: '/docs' }, old] });
    expect(config.docSets.map(({ version, docs }) => [version, docs])).toEqual([
      ['2', 'default'],
      ['1', 'default'],
    ]);
    expect(browserConfig(config).docsVersion).toBe('2');
    const reversed = defaultConfig({ docSets: [old, { version: '2', folder: 'docs', path: '/docs' }] });
    expect(browserConfig(reversed).docsVersion).toBe('2');
  });

  test('posts are edited where docs are, unless their blog says otherwise', () => {
    const urlOf = (more: Partial<SiteFile>): string =>
      defaultConfig({ editUrl: 'https://e.dev/', ...more }).blogs[0].blogEditUrl;
    expect([urlOf({}), urlOf({ blogEditUrl: '' })]).toEqual(['https://e.dev/', '']);
  });

  test('browsers know the outermost addresses of further docs, and of further blogs', () => {
    const set = (docs: string, path: string) => ({ prefix: `${docs}${path}:`, docs, folder: `${docs}${path}`, path });
    const config = defaultConfig({
      docSets: [
        { folder: 'docs', path: '/docs' },
        set('api', '/api'),
        set('api', '/api/1'),
        set('sdk', '/sdk'),
        set('apis', '/apis'),
      ],
      furtherBlogs: [{ folder: 'news', prefix: 'news:', blogBasePath: '/news' }],
    });
    expect(browserConfig(config).furtherBases).toEqual({ docs: ['/api', '/sdk', '/apis'], blog: ['/news'] });
  });
});

test('a list of recent posts may be left out, and a further blog has no settings that are none', () => {
  const isTaken = (more: object): boolean => siteFile.safeParse({ title: 'A', url: 'https://h.dev', ...more }).success;
  const blog = { folder: 'news', prefix: 'news:' };
  const given = [{ recentPosts: 0 }, { recentPosts: -1 }, { postsPerPage: 0 }, { furtherBlogs: [blog] }];
  expect(given.map(isTaken)).toEqual([true, false, false, true]);
  expect(isTaken({ furtherBlogs: [{ ...blog, blogBasepath: '/news' }] })).toBe(false);
});
