import { describe, expect, it } from 'vitest';
import { brokenLinks } from '../../../../test/site/broken-links';
import { readBuiltSite } from '../../../../test/site/built-site';
import { canonicalAddresses, xmlTexts } from '../../../../test/site/published-lists';

/** `src/docusaurus/test/foreign-site`, a tree as people have it who come from Docusaurus, built as it is, below a path of its host. */
const site = readBuiltSite('.tmp/trees/foreign/public');
const base = '/kettle';
const { page, texts } = site;
const neighbors = (address: string): (string | undefined)[] =>
  ['prev', 'next'].map((rel) => page(address)(`a[rel=${rel}]`).attr('href'));

describe('a tree that was made for Docusaurus', () => {
  it('has its picture, its metadata and its colors, and no icon or picture of this project', () => {
    const $ = page('/docs/basics/boil');
    const metas = (name: string): (string | undefined)[] =>
      $(`meta[name="${name}"], meta[property="${name}"]`)
        .toArray()
        .map((meta) => $(meta).attr('content'));
    expect(metas('og:image')).toEqual(['https://kettle.example/kettle/img/kettle.svg']);
    expect(metas('theme')).toEqual(['tea']);
    // What a page says of itself replaces what all pages say.
    expect(metas('description')).toHaveLength(1);
    expect(metas('description')).not.toContain('What all pages say');
    expect($('html').attr('data-theme')).toBe('dark');
    expect($('meta[name=theme-color][media=all]').attr('data-scheme')).toBe('dark');
    expect($('header button[title="Switch color mode"]')).toHaveLength(0);
    for (const [address] of site.pages)
      expect(site.page(address)('link[rel=manifest], link[rel=apple-touch-icon], link[href*="favicon"]')).toHaveLength(
        0,
      );
  });

  it('has exactly these addresses', () => {
    expect([...site.pages.keys()].sort()).toEqual([
      '/',
      '/404',
      '/404.html',
      '/changes',
      '/changes/2024/05/01/one',
      '/changes/archive',
      '/changes/authors',
      '/changes/authors/ada',
      '/changes/authors/ada/page/2',
      '/changes/page/2',
      '/changes/topics',
      '/changes/topics/full-steam',
      '/changes/two',
      '/docs',
      '/docs/basics/boil',
      '/docs/category/leaves',
      '/docs/dark',
      '/docs/folders/first',
      '/docs/folders/json/only',
      '/docs/folders/named',
      '/docs/folders/named/inner',
      '/docs/folders/numbered',
      '/docs/folders/placed',
      '/docs/folders/traits',
      '/docs/leaves/green',
      '/docs/running',
      '/docs/running/counter',
      '/docs/running/data',
      '/docs/secret',
      '/docs/tags',
      '/docs/tags/hot',
      '/docs/tags/start',
      '/docs/traits-of-all',
      '/news',
      '/news/2024/02/29/leap',
      '/news/2024/03/01/folder',
      '/news/2024/03/02/deep',
      '/news/archive',
      '/news/authors',
      '/news/own-address',
      '/news/page/2',
      '/news/tags',
      '/news/tags/hot',
      '/news/undated',
      '/search',
    ]);
  });

  it('has no broken link or anchor', () => {
    expect(brokenLinks(site, base)).toEqual([]);
  });

  it('has its name, icon, navbar, footer and announcement', () => {
    const $ = page('/docs/basics/boil');
    expect($('title').text()).toBe('Boil | Kettle Docs');
    expect($('link[rel=canonical]').attr('href')).toBe('https://kettle.example/kettle/docs/basics/boil');
    expect($('link[rel=icon]').attr('href')).toBe('/kettle/img/kettle.svg');
    expect(site.files).toContain('/img/kettle.svg');
    expect(texts('/docs/basics/boil', 'nav[aria-label=Sections] a')).toEqual(
      expect.arrayContaining(['Guide', 'Boil', 'News', 'Code']),
    );
    expect($('footer').text()).toContain('Copyright © the kettle people');
    expect($('body').text()).toContain('Now with a whistle.');
  });

  it('has sidebars of every form, with generated ones in order', () => {
    const $ = page('/docs/basics/boil');
    const labels = $('nav[aria-label="Pages of this section"] :is(a, summary, em)')
      .toArray()
      .map((element) => $(element).text());
    expect(labels).toEqual([
      ...['Welcome to the kettle', 'Boil water', 'Shop', 'For experts', 'Leaves', 'Overview', 'Green leaves'],
      ...['Dark', 'Black leaves', 'Running', 'Overview', 'Count', 'Data', 'First of all'],
    ]);
    const generated = texts('/docs/folders/first', 'nav[aria-label="Pages of this section"] :is(a, summary)');
    expect(generated).toEqual([
      ...['Placed', 'Numbered', 'Named like its folder', 'Overview', 'Inner', 'With traits', 'Overview', 'Read me'],
      ...['From JSON', 'Only', 'First of all'],
    ]);
  });

  it('makes pages of categories that want one', () => {
    expect(texts('/docs/category/leaves', 'h1, .prose > p')).toEqual(['All leaves', 'Every leaf that we know.']);
    expect(texts('/docs/category/leaves', 'main .prose a')).toEqual(['Green leaves', 'Dark']);
    expect(texts('/docs/traits-of-all', 'h1')).toEqual(['With traits']);
  });

  it('does with a page what its front matter asks for', () => {
    const boil = page('/docs/basics/boil');
    expect(boil('a:contains("Edit this page")').attr('href')).toBe('https://kettle.example/edit-boil');
    expect(boil('main').text()).toContain('Last updated on 29 February 2024 by Ada');
    expect(boil('[aria-labelledby=on-this-page] a').text()).toContain('In degrees');
    expect(neighbors('/docs/basics/boil')).toEqual([undefined, '/kettle/docs/leaves/green']);
    expect(neighbors('/docs/dark')).toEqual(['/kettle/docs/leaves/green', '/kettle/docs']);
    expect(texts('/docs', 'h1')).toEqual(['Welcome to the kettle']);
    // With a title and a heading of its own, the one names the page and the other stands above its text.
    expect(texts('/docs/dark', 'h1')).toEqual(['Leaves without light']);
    expect(page('/docs/dark')('title').text()).toMatch(/^Black leaves/);
    expect(page('/docs')('meta[property="og:image"]').attr('content')).toBe(
      'https://kettle.example/kettle/img/kettle.svg',
    );
    expect(page('/docs')('meta[name=keywords]').attr('content')).toBe('kettle, tea');
    expect(texts('/docs/leaves/green', 'h1')).toEqual([]);
    expect(texts('/docs/leaves/green', '[aria-labelledby=on-this-page] a')).toEqual([]);
    expect(page('/docs/leaves/green')('nav[aria-label="Pages of this section"]').text()).toContain('From JSON');
    expect(page('/docs/secret')('meta[name=robots]').attr('content')).toBe('noindex');
  });

  it('runs pages with their own modules, with everything else as on other pages', () => {
    const $ = page('/docs/running');
    expect($('#steam').text()).toContain('It boils at 100 degrees.');
    expect($('#steam').text()).toContain('Mind the steam.');
    expect($('#steam').text()).toContain('No browser yet.');
    expect($('#steam strong').text()).toBe('Markdown');
    expect($('#steam img').attr('src')).toBe('/kettle/img/kettle.svg');
    expect($('meta[name=kettle]').attr('content')).toBe('steam');
    expect($('main').text()).toContain('Wheee');
    expect($('main').text()).toContain('Half of it is 50.');
    expect($('#endpoint code').text()).toBe('get /kettle');
    expect($('#endpoint strong').text()).toBe('hot');
    expect($('main details summary').text()).toContain('From the registry');
    expect($('h2#steam-heading').length).toBe(1);
    expect($('a[href="/kettle/docs/running/counter#twice"]').length).toBe(1);
    expect(texts('/docs/running/counter', 'main .prose button')).toEqual(
      expect.arrayContaining(['Count 1', 'Count 2']),
    );
    expect(page('/docs/running/counter')('figure.code').text()).toContain('count.js');
    expect(texts('/docs/running/data', 'main .prose li')).toEqual(['green: 2', 'black: 4']);
    expect(page('/docs/running/data')('main').text()).toContain('A part of the tree’s own.');
  });

  it('puts partials into the pages that import them, with their headings, links and pictures', () => {
    const boil = page('/docs/basics/boil');
    expect(boil('h2#a-white-cup').length).toBe(1);
    expect(boil('[aria-labelledby=on-this-page] a[href="#a-white-cup"]').text()).toBe('A white cup');
    expect(boil('main').text()).toContain('It is small. Read of green leaves.');
    expect(boil('main a:contains("green leaves")').attr('href')).toBe('/kettle/docs/leaves/green');
    expect(boil('img[alt="A cup"]').attr('src')).toMatch(/^\/kettle\/static\/.*cup\.svg$/);
    expect(boil('main strong:contains("spoon")').length).toBe(1);
  });

  it('runs partials that have to, each use with its own attributes', () => {
    expect(texts('/docs/running/data', 'main .prose h2')).toEqual(['Lids', 'Lids']);
    expect(texts('/docs/running/data', 'main .prose i')).toEqual([
      ...['kettle: tin', 'kettle: glass'],
      ...['green: tin', 'green: glass'],
    ]);
    expect(page('/docs/running/data')('main p:contains("A part of the tree’s own.")').length).toBe(3);
    expect(texts('/docs/running/data', '[aria-labelledby=on-this-page] a')).toEqual(['Lids', 'Lids']);
  });

  it('has a blog with authors of every form, cut where the author says', () => {
    expect(texts('/news', 'article h2')).toEqual(['Undated', 'With a slug', 'Deep down']);
    expect(texts('/news/page/2', 'article h2')).toEqual(['In a folder', 'Leap']);
    expect(page('/news/page/2')('article').text()).not.toContain('The rest');
    expect(page('/news/page/2')('article').text()).not.toContain('o’clock');
    expect(page('/news/2024/03/01/folder')('main').text()).toContain('It is 2 o’clock.');
    const by = (address: string): string => page(address)('main').text();
    expect(by('/news/2024/02/29/leap')).toContain('By Ada');
    expect(by('/news/2024/03/01/folder')).toContain('By Ada (Boils), Bob');
    expect(by('/news/own-address')).toContain('By Cleo');
    expect(by('/news/undated')).toContain('By Dan');
    expect(texts('/news', 'nav[aria-labelledby=recent-posts] li')).toEqual([
      'Undated',
      'With a slug',
      'All posts by year',
    ]);
  });

  it('shows the posts with a tag as the blog does, under the title that Docusaurus gives them', () => {
    expect(page('/news/tags/hot')('title').text()).toBe('One post tagged with "hot" | Kettle Docs');
    expect(texts('/news/tags/hot', 'article h2')).toEqual(['Leap']);
    expect(page('/news/tags/hot')('article').text()).toContain('Opening.');
    const besides = ['/news/tags', '/docs/tags'].map((lists) => page(lists)('#recent-posts').length);
    expect(besides, 'newest posts beside lists of the blog only').toEqual([1, 0]);
    expect(page('/news/page/2')('title').text()).toBe('Blog | Kettle Docs');
  });

  it('says that a page is unlisted, and has the headings in its table of contents that the tree asks for', () => {
    expect(page('/docs/secret')('.admonition').text()).toContain('Unlisted page');
    expect(page('/docs/basics/boil')('.admonition-title').text()).not.toContain('Unlisted page');
    expect(texts('/docs/secret', '[aria-labelledby=on-this-page] a')).toEqual(['Even more quietly']);
  });

  it('runs the remark plugins of the tree', () => {
    expect(texts('/docs/secret', '.whisper')).toEqual(['Psst.']);
  });

  it('moves addresses and serves files as before', () => {
    expect(site.read('/_redirects')).toBe(
      [
        '/kettle/docs/brew /kettle/docs/basics/boil 301',
        '/kettle/docs/brew/ /kettle/docs/basics/boil 301',
        '/kettle/docs/gone https://kettle.example/gone 301',
        '/kettle/docs/gone/ https://kettle.example/gone 301',
        '/kettle/docs/steep /kettle/docs/basics/boil 301',
        '/kettle/docs/steep/ /kettle/docs/basics/boil 301',
        '/kettle/news/2024 /kettle/news/archive#2024 301',
        '/kettle/news/2024/ /kettle/news/archive#2024 301',
        '/kettle/docs/old/* /kettle/docs/:splat 301',
        '',
      ].join('\n'),
    );
    expect(site.read('/files/manual.txt')).toContain('Fill');
  });

  it('asks for nothing outside of the path that it is mounted at', () => {
    const $ = page('/docs');
    const scripts = $('script[src]').toArray();
    expect(scripts.filter((script) => $(script).attr('src')?.startsWith('/kettle/') !== true)).toEqual([]);
    expect(scripts.length).toBeGreaterThan(0);
    expect(site.read('/_headers')).toMatch(/^\/kettle\/\*$/m);
  });

  it('has the feeds that its settings ask for, below its path', () => {
    expect([...site.files].filter((file) => /^\/news\/[^/]+\.(?:xml|json)$/.test(file))).toEqual([
      '/news/atom.xml',
      '/news/rss.xml',
    ]);
    expect(xmlTexts(site, '/news/rss.xml', 'channel > title')).toEqual(['News of the kettle']);
    expect(xmlTexts(site, '/news/rss.xml', 'channel > copyright')).toEqual(['The kettle people']);
    const entries = xmlTexts(site, '/news/rss.xml', 'item > link');
    expect(entries).toHaveLength(3);
    const pages = new Set(canonicalAddresses(site));
    expect(entries.filter((address) => !pages.has(address))).toEqual([]);
    expect(entries[0]).toMatch(/^https:\/\/kettle\.example\/kettle\/news\//);
    expect(site.pages.get('/news')?.('link[type="application/rss+xml"]').attr('href')).toBe('/kettle/news/rss.xml');
  });
  it('has a sitemap of the name that its settings give, without what they leave out', () => {
    const left = /^https:\/\/kettle\.example\/kettle\/docs\/folders\//;
    const all = canonicalAddresses(site);
    expect(all.filter((address) => left.test(address)).length).toBeGreaterThan(3);
    expect(xmlTexts(site, '/map.xml', 'url > loc').sort()).toEqual(all.filter((address) => !left.test(address)));
    expect(site.files).not.toContain('/sitemap.xml');
    expect(site.read('/robots.txt')).toContain('Sitemap: https://kettle.example/kettle/map.xml');
  });
});
