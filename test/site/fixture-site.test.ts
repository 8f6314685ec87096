import { describe, expect, it } from 'vitest';
import { brokenLinks } from './broken-links';
import { readBuiltSite } from './built-site';

/** Address of the index of names. */
const namesPath = '/docs/identifiers';

const site = readBuiltSite('.tmp/trees/fixture/public');
const { page } = site;

const unlistedPost = '/blog/2024/03/02/unlisted-post';

/** Files that contain a text, as addresses. */
const filesWith = (text: string): string[] =>
  [...site.files].filter((file) => /\.(?:html|json|xml|md|txt|js)$/.test(file) && site.read(file).includes(text));

describe('a site of odd content', () => {
  it('has exactly these addresses', () => {
    const posts = Array.from({ length: 11 }, (_, n) => `/blog/2024/01/${String(n + 1).padStart(2, '0')}/post-${n + 1}`);
    const docs = [
      'chapters/main-guides',
      'checklist',
      'computed',
      'elsewhere',
      'empty',
      'guides',
      'guides/deep',
      'hidden',
      'identifiers',
      'long',
      'reference',
      'start',
    ];
    const rest = [
      '/',
      '/404',
      '/404.html',
      '/search',
      '/blog',
      '/blog/page/2',
      '/blog/archive',
      '/blog/2024/02/29/leap-day',
      unlistedPost,
    ];
    expect([...site.pages.keys()].sort()).toEqual([...posts, ...rest, ...docs.map((path) => `/docs/${path}`)].sort());
  });

  it('has no broken link or anchor', () => {
    expect(brokenLinks(site)).toEqual([]);
  });

  it('builds no draft and lists it nowhere', () => {
    expect([...site.files].filter((file) => /draft/i.test(file))).toEqual([]);
    expect(page('/docs/start')('nav').text()).not.toContain('Draft');
    expect([...filesWith('Draft post'), ...filesWith('draftpostword')]).toEqual([]);
  });

  it('builds an unlisted post at its address, and names it nowhere: no list, archive, recent posts, feed, sitemap or search', () => {
    expect(page(unlistedPost)('main').text()).toContain('unlistedpostword');
    expect(page(unlistedPost)('meta[name=robots]').attr('content')).toBe('noindex');
    const own = [`${unlistedPost}.md`, `${unlistedPost}/index.html`, `/page-data${unlistedPost}/page-data.json`];
    expect(filesWith('unlistedpostword')).toEqual(own);
    expect(filesWith('Unlisted post')).toEqual(own);
    expect(filesWith(unlistedPost).filter((file) => !own.includes(file))).toEqual([]);
  });

  it('builds an unlisted page, hides it from search engines, lists and the search index', () => {
    expect(page('/docs/hidden')('meta[name=robots]').attr('content')).toBe('noindex');
    expect(page('/docs/start')('nav').text()).not.toContain('Hidden');
    const index = [...site.files]
      .filter((file) => file.startsWith('/search-index/'))
      .map(site.read)
      .join('');
    expect(index).toContain('kickoff');
    expect(index).not.toContain('unlistedword');
  });

  it('runs a page with expressions through MDX, with the same heading ids as other pages', () => {
    const $ = page('/docs/computed');
    expect($('main .prose').text()).toContain('The answer is 42.');
    expect($('h2#result').text()).toBe('Result');
    expect($('a[href="#result"]').length).toBeGreaterThan(0);
  });

  it('escapes a title with quotes, tags and ampersands wherever it goes', () => {
    const $ = page('/docs/start');
    expect($('h1').text()).toBe('Odd: quotes " & <tags> in a title');
    expect($('title').text()).toBe('Odd: quotes " & <tags> in a title | Developer Docs');
  });

  it('gives two headings of the same text different ids', () => {
    expect(
      page('/docs/start')('h2')
        .toArray()
        .map((h) => h.attribs.id)
        .filter((id) => id?.startsWith('twice')),
    ).toEqual(['twice', 'twice-1']);
  });

  it('sizes vector and pixel pictures', () => {
    const sizes = page('/docs/start')('.prose img')
      .toArray()
      .map(({ attribs }) => [attribs.alt, attribs.width, attribs.height]);
    expect(sizes).toEqual([
      ['A square', '30', '10.5'],
      ['A dot', '40', '20'],
    ]);
  });

  it('has all panels of tabs in the page, each under its label', () => {
    const panels = page('/docs/guides/deep')('[role=tabpanel]')
      .toArray()
      .map((panel) => page('/docs/guides/deep')(panel).text());
    expect(panels[0]).toMatch(/^Python[\s\S]*Marked/);
    expect(panels[1]).toMatch(/^JavaScript[\s\S]*export const a/);
  });

  it('links previous and next in reading order, the page of a category before its items', () => {
    const neighbors = (address: string): (string | undefined)[] =>
      ['prev', 'next'].map((rel) => page(address)(`a[rel=${rel}]`).attr('href'));
    expect(neighbors('/docs/guides')).toEqual(['/docs/start', '/docs/guides/deep']);
    expect(neighbors('/docs/elsewhere')).toEqual(['/docs/guides/deep', '/docs/computed']);
    expect(neighbors('/docs/computed')).toEqual(['/docs/elsewhere', undefined]);
  });

  it('shows the trail of categories and opens those of the current page', () => {
    const $ = page('/docs/computed');
    expect(
      $('nav[aria-label=Breadcrumbs] li')
        .toArray()
        .map((li) => $(li).text()),
    ).toEqual(['', 'Guides', 'Deeper', 'Computed']);
    expect(
      $('nav details[open] > summary')
        .toArray()
        .map((summary) => $(summary).text()),
    ).toEqual(['Guides', 'Deeper']);
  });

  it('pages the blog by ten, newest first, and shows a post without a truncate mark whole', () => {
    const titles = (address: string): string[] =>
      page(address)('article h2')
        .toArray()
        .map((h) => page(address)(h).text());
    expect(titles('/blog')).toHaveLength(10);
    expect(titles('/blog')[0]).toBe('Leap day');
    expect(titles('/blog/page/2')).toEqual(['Post 2', 'Post 1']);
    expect(page('/blog')('article').first().text()).not.toContain('Read the whole post');
    expect(page('/blog')('article').eq(1).text()).not.toContain('Second paragraph');
  });

  it('has a dropdown in the navbar that opens without scripts, and marks one section', () => {
    // The other menu takes what has no room, which scripts find out.
    const menu = page('/docs/long')('nav[aria-label=Sections] li:not([data-unfit]) details');
    expect(menu.children('summary').text()).toBe('More');
    const links = menu.find('a').toArray();
    expect(links.map(({ attribs }) => attribs.href)).toEqual(['/docs/long', 'https://example.org']);
    const current = (at: string): string[] =>
      page(at)('nav[aria-label=Sections] [aria-current]')
        .toArray()
        .map((link) => page(at)(link).text());
    expect([current('/docs/long'), current('/docs/start'), current('/blog')]).toEqual([['Long'], ['Main'], ['Blog']]);
  });

  it('draws diagrams into the page, without style elements', () => {
    const svg = page('/docs/guides/deep')('.diagram svg[role=img]');
    expect(svg.attr('aria-label')).toBe('There and back');
    expect(svg.find('style, [style]')).toHaveLength(0);
    expect(svg.find('text').toArray()).toHaveLength(2);
  });

  it('shows the tags of a page, each leading to what the docs or the blog have about it', () => {
    const tags = (address: string): (string | undefined)[] =>
      page(address)('ul[aria-label=Tags] a')
        .toArray()
        .map(({ attribs }) => attribs.href);
    expect(tags('/blog/2024/02/29/leap-day')).toEqual(['/search?q=calendar&ctx=blog', '/search?q=leap+years&ctx=blog']);
    expect(tags('/blog/2024/01/01/post-1')).toEqual([]);
    expect(tags('/docs/elsewhere')).toEqual(['/search?q=detours&ctx=docs', '/search?q=other+ways&ctx=docs']);
  });

  it('publishes the Markdown of every doc and post beside it, drafts excepted', () => {
    const sources = [...site.files].filter((file) => file.endsWith('.md')).sort();
    const pages = [...site.pages.keys()].filter(
      (address) => /^\/docs\/(?!chapters\/)|^\/blog\/\d/.test(address) && address !== namesPath,
    );
    expect(sources).toEqual(pages.map((address) => `${address}.md`).sort());
    const text = site.read('/docs/guides/deep.md');
    expect(text).toMatch(/^# Deep\n\n## A heading/);
    expect(text).toContain('[start](https://developers.home-assistant.io/docs/start)');
    expect(text).toContain('```python title="kettle.py"\ndef boil(cups):\n    return cups * 3\n```');
    const rows = site.read('/docs/reference.md');
    expect(rows).toMatch(/^\| `is_on` \| `bool` \| \*\*Required\*\* \| Whether it is on\. \|$/m);
    expect(rows).toContain('](https://developers.home-assistant.io/docs/start)');
  });

  it('publishes each example as one download', () => {
    expect(site.files.has('/examples/kettle.zip')).toBe(true);
    expect(page('/docs/guides/deep')('a[href="/examples/kettle.zip"]').text()).toBe('The whole kettle');
  });

  it('fills components from reference data: rows with anchors, headings of endpoints, links to other pages', () => {
    const $ = page('/docs/reference');
    expect(
      $('tr#property-is_on td')
        .toArray()
        .map((cell) => $(cell).text()),
    ).toEqual(['is_on', 'bool', 'Required', 'Whether it is on.']);
    expect($('tr#property-brightness a').attr('href')).toBe('/docs/start');
    expect($('h3#post-api-lamps-id').text()).toBe('POST /api/lamps/<id>');
    expect($('tr#rule-devices a').attr('href')).toBe('/docs/guides');
    expect($('nav a[href="#removed-in-2025-12"]').length).toBeGreaterThan(0);
  });

  it('warns on the pages of what a coming release removes, and no longer of what is gone', () => {
    const banner = page('/docs/start')('aside[aria-label=Deprecations]');
    expect(banner.find('summary').text()).toBe('Removals in 2025.12');
    expect(banner.find('p').text()).toBe('Removed in 2025.12: OldLamp. Use LampEntity instead.');
    expect(page('/docs/long')('aside[aria-label=Deprecations]').length).toBe(0);
  });

  it('publishes the reference data for programs', () => {
    const files = [...site.files].filter((file) => file.startsWith('/data/')).sort();
    const names = ['deprecations', 'entities', 'quality-scale', 'rest-api'];
    const expected = [
      ...names.flatMap((name) => [`/data/${name}.json`, `/data/${name}.schema.json`]),
      '/data/openapi.json',
    ];
    expect(files).toEqual(expected.sort());
    expect(site.read('/docs/reference/atom.xml')).toContain('The old lamp goes');
    expect(site.read('/docs/reference/releases.ics')).toContain('DTSTART;VALUE=DATE:20251203');
  });

  it('writes redirects', () => {
    expect(site.read('/_redirects').split('\n')).toEqual([
      '/docs /docs/start 301',
      '/docs/ /docs/start 301',
      '/blog/2024 /blog/archive#2024 301',
      '/blog/2024/ /blog/archive#2024 301',
      '/old/* /docs/:splat 301',
      '',
    ]);
  });
});
