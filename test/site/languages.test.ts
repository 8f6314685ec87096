import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { brokenLinks } from './broken-links';
import { readBuiltSite } from './built-site';
import { xmlTexts } from './published-lists';

const site = readBuiltSite('.tmp/trees/languages/public');
const { page, texts, read } = site;

/** Addresses of pages of a language, below its path; the not-found pages of both are left out. */
const pagesOf = (isGerman: boolean): string[] =>
  [...site.pages.keys()]
    .filter((path) => /^\/de(?:\/|$)/.test(path) === isGerman && !path.includes('404'))
    .map((path) => (isGerman ? path.slice(3) || '/' : path))
    .sort();

describe('a site in two languages', () => {
  it('has the same pages in both', () => {
    expect(pagesOf(true)).toEqual(pagesOf(false));
    expect(pagesOf(true)).toContain('/docs/chapters/guide-devices');
  });

  it('has no broken link, neither within a language nor to the other', () => {
    expect(brokenLinks(site)).toEqual([]);
  });

  it('says in which language and direction a page is, and where the others are', () => {
    const $ = page('/de/docs/start');
    expect($('html').attr()).toMatchObject({ lang: 'de', dir: 'ltr' });
    expect(page('/docs/start')('html').attr('lang')).toBe('en');
    for (const path of ['/docs/start', '/de/docs/start'])
      expect(
        page(path)('link[hreflang]')
          .toArray()
          .map(({ attribs }) => `${attribs.hreflang ?? ''} ${attribs.href ?? ''}`),
      ).toEqual([
        'en https://kettle.example/docs/start',
        'de https://kettle.example/de/docs/start',
        'x-default https://kettle.example/docs/start',
      ]);
    expect(page('/de/404')('link[hreflang]')).toHaveLength(0);
  });

  it('has content, navigation and interface in the language of the page', () => {
    expect(texts('/de/docs/start', 'h1')).toEqual(['Erste Schritte']);
    expect(texts('/de/docs/start', 'header nav > ul > li > a')).toEqual(['Anleitung', 'Blog']);
    expect(texts('/de/docs/start', '.admonition-title')).toEqual(['Hinweis']);
    expect(texts('/de/docs/start', 'footer h2')).toEqual(['Mehr']);
    expect(texts('/de/docs/start', '[data-copy]')).toEqual(['Kopieren']);
    expect(texts('/docs/start', '.admonition-title')).toEqual(['Note']);
    expect(page('/de')('title').text()).toContain('Kesseldoku');
    expect(texts('/de/404', 'h1')).toEqual(['Seite nicht gefunden']);
  });

  it('shows the original of a page without a translation, and says so', () => {
    const article = page('/de/docs/devices/untranslated')('article');
    expect(article.attr('lang')).toBe('en');
    expect(article.find('[lang=de] [role=note]').text()).toContain('noch nicht übersetzt');
    expect(page('/de/docs/devices/houses')('article [lang], article[lang]')).toHaveLength(0);
    expect(page('/docs/devices/untranslated')('article [lang], article[lang]')).toHaveLength(0);
  });

  it('writes dates as the language does', () => {
    const post = '/blog/2024/12/24/whistle';
    expect([texts(post, 'time')[0], texts(`/de${post}`, 'time')[0]]).toEqual(['24 December 2024', '24. Dezember 2024']);
    expect(page('/de/blog/archive')('time').first().text()).toBe('24. Dezember');
  });

  it('lets translations be edited where they are', () => {
    const editOf = (path: string) => page(path)('article a[href*="/edit/"]').attr('href');
    expect(editOf('/de/docs/start')).toBe('https://kettle.example/edit/i18n/de/docs/start.md');
    expect(editOf('/de/docs/devices/untranslated')).toBe('https://kettle.example/edit/docs/devices/untranslated.md');
  });

  it('tells search engines and feed readers of both', () => {
    expect(read('/robots.txt').match(/Sitemap: .*/g)).toEqual([
      'Sitemap: https://kettle.example/sitemap.xml',
      'Sitemap: https://kettle.example/de/sitemap.xml',
    ]);
    expect(xmlTexts(site, '/de/sitemap.xml', 'loc')).toContain('https://kettle.example/de/docs/start');
    const links = load(read('/sitemap.xml'), { xml: true })('url').first().find('xhtml\\:link').toArray();
    expect(links.map(({ attribs }) => attribs.hreflang)).toEqual(['en', 'de', 'x-default']);
    const languages = ['/de/blog', '/blog'].map((blog) => /<language>(\w+)</.exec(read(`${blog}/rss.xml`))?.[1]);
    expect(languages).toEqual(['de', 'en']);
  });

  it('has one file for hosts, with one policy for all languages', () => {
    const headers = read('/_headers');
    expect(headers.match(/Content-Security-Policy/g)).toHaveLength(1);
    expect(headers).toContain('\n/de/sw.js\n');
    expect(read('/_redirects').split('\n')).toEqual(
      expect.arrayContaining(['/docs/begin /docs/start 301', '/de/docs/begin /de/docs/start 301']),
    );
    expect(site.files.has('/de/_headers')).toBe(false);
  });

  it('loads what knows German in German only', () => {
    const scripts = (folder: RegExp): string =>
      [...site.files]
        .filter((file) => folder.test(file))
        .map(read)
        .join('');
    const [english, german] = [scripts(/^\/[^/]+\.js$/), scripts(/^\/de\/[^/]+\.js$/)];
    expect([english.includes('Suchindex'), german.includes('Suchindex')]).toEqual([false, true]);
    expect([english.includes('solches soll sollte'), german.includes('solches soll sollte')]).toEqual([false, true]);
    expect(german).not.toContain('Skip to main content');
  });
});
