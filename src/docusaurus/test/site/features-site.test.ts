import { describe, expect, it } from 'vitest';
import { brokenLinks } from '../../../../test/site/broken-links';
import { readBuiltSite } from '../../../../test/site/built-site';

/** `src/docusaurus/test/trees/features`, built with `--lenient`: docs at the root, no blog, and modules of every kind. */
const site = readBuiltSite('.tmp/trees/features/public');
const { page } = site;
const prose = (address: string): string => page(address)('main .prose').text().replace(/\s+/g, ' ').trim();

describe('a tree with docs at the root', () => {
  it('has its own pages and no others', () => {
    const addresses = [...site.pages.keys()].filter((address) => !address.startsWith('/404')).sort();
    expect(addresses).toEqual([
      ...[
        '/',
        '/1.0',
        '/1.0/old',
        '/browser',
        '/custom',
        '/directive',
        '/esm',
        '/failing',
        '/folder',
        '/folder/inner',
        '/gap',
        '/global',
        '/head',
        '/hooks',
      ],
      ...[
        '/hosts',
        '/infima',
        '/live',
        '/mermaid',
        '/more/settings',
        '/more/versions',
        '/more/wide',
        '/more/written',
        '/provided',
        '/raw',
        '/repaired',
        '/require',
        '/search',
        '/styles',
        '/tags',
        '/tags/kettles',
        '/theme',
        '/toc',
      ],
    ]);
    expect(page('/')('h1').text()).toBe('Start');
    expect(site.read('/index.md')).toContain('# Start');
  });

  it('asks search engines to show no page, as its settings do', () => {
    for (const [address] of site.pages)
      expect(page(address)('meta[name=robots]').attr('content'), address).toBe('noindex');
  });

  it('has no picture for link previews, because its settings name none', () => {
    expect(page('/')('meta[property="og:image"]')).toHaveLength(0);
    expect(page('/')('meta[name="twitter:card"]').attr('content')).toBe('summary');
  });

  it('has no broken link', () => {
    expect(brokenLinks(site, '')).toEqual([]);
  });

  it('has its custom CSS in the content of pages, and its variables everywhere', () => {
    const sheet = page('/more/settings')('link[rel="stylesheet"]').attr('href') ?? '';
    const css = site.read(sheet);
    expect(css).toMatch(/:root ?\{[^}]*--greeting:/);
    expect(css).toMatch(/@scope ?\(\.tree-layout, ?\.prose\) ?\{#settings/);
    // Its primary color is that of the site, in both color modes.
    expect(
      css.match(/--ifm-color-primary: ?rgb[^}]*--accent: ?light-dark\(color\(from var\(--ifm-color-primary\)/g)?.length,
    ).toBe(3);
    expect(page('/more/settings')('.tree-layout #settings').length).toBe(1);
  });

  it('has what its own plugin adds to custom CSS, and what it writes after the build', () => {
    const sheet = page('/more/settings')('link[rel="stylesheet"]').attr('href') ?? '';
    expect(site.read(sheet)).toMatch(/@scope ?\(\.tree-layout, ?\.prose\) ?\{.*\.marked\{--marked: ?yes ?\}/s);
    expect(site.read('/pages.txt').split('\n')).toEqual(expect.arrayContaining(['/', '/1.0/old', '/more/settings']));
  });

  it('has rules of Infima for classes that its pages use', () => {
    const css = site.read(page('/infima')('link[rel="stylesheet"]').attr('href') ?? '');
    expect(css).toMatch(/:where\(\.prose, ?\.tree-layout\) \.alert--warning/);
    expect(css).not.toContain('.alert--success');
    expect(page('/infima')('.prose .row > .col.col--4 .badge').text()).toBe('badge');
  });

  it('has around its pages what its own Root provides', () => {
    expect(page('/provided')('#provided').text()).toBe('from Root');
  });

  it('has names of classes from style sheets, and styles of elements', () => {
    expect(page('/styles')('.prose div[class^="__"][class$=" boxed"]').text()).toBe('In a box');
    expect(page('/styles')('span[style]').attr('style')).toBe('background-color:green;font-size:12px');
    expect(site.read('/_headers')).toContain("style-src-attr 'unsafe-inline'");
  });

  it('draws what a page imports as a drawing', () => {
    expect(page('/styles')('svg.logo rect').length).toBe(1);
    expect(page('/require')('svg.x rect').length).toBe(1);
    expect(page('/require')('main img').length).toBe(5);
  });

  it('answers the hooks of Docusaurus', () => {
    expect(prose('/hooks')).toContain('Hello from the configuration');
    expect(prose('/hooks')).toContain('Start, Styles, Hooks, dark, 0, 8, /hooks');
    expect(page('/hooks')('#hooks svg').length).toBe(1);
    expect(page('/hooks')('a[href="#from-hooks"]').length).toBeGreaterThan(0);
    expect(prose('/browser')).toBe('Loadingdark');
  });

  it('shows where a package is missing', () => {
    expect(prose('/gap')).toContain('“react-lite-youtube-embed” is not shown');
    expect(prose('/gap')).toContain('“Feather” is not shown because “react-feather” is not installed.');
  });

  it('has pages whose components fail while it is built, but for these components', () => {
    expect(prose('/failing')).toBe('Text before. Text after.');
    expect(page('/failing')('#window').length).toBe(0);
  });

  it('knows its components, its head and its table of contents', () => {
    expect(prose('/global')).toMatch(/^green \(highlighted\) text\./);
    expect(page('/theme')('meta[name=x]').attr('content')).toBe('y');
    expect(page('/toc')('main .prose ul a[href="#one"]').text()).toBe('One');
    expect(page('/raw')('figure.code').text()).toContain('export default function Hello');
  });

  it('shows its own components in place of elements of Markdown', () => {
    const $ = page('/global');
    const picture = $('.table-scroll > .framed > table td .zoomed > img[alt="A point"]');
    expect(picture.attr('src')).toBe('/assets/files/docs/img/a.png');
    expect(site.read('/assets/files/docs/img/a.png')).not.toBe('');
    expect($('.heading > h2#in-place-of-elements').text()).toBe('§ In place of elements');
    expect($('.heading-link').length).toBe(1);
    expect(page('/more/written')('#written .zoomed').length).toBe(0);
  });

  it('may show what its pages name on other sites', () => {
    expect(site.read('/_headers')).toContain("img-src 'self' data: https: https://badges.example;");
    expect(site.read('/_headers')).toContain("frame-src 'self' https: https://videos.example;");
    expect(page('/hosts')('iframe').attr('src')).toBe('https://videos.example/1');
  });

  it('says of an old version that there is a newer one, and keeps search engines away from it', () => {
    const $ = page('/1.0/old');
    expect($('[role=region][aria-label=Version]').text()).toBe(
      'This page is about Old, which is no longer maintained. Read about 2.0 instead.',
    );
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect(page('/')('[role=region][aria-label=Version]').length).toBe(0);
    expect($('nav[aria-label="Pages of this section"] a').text()).toBe('Start of the old versionOld page');
  });

  it('tells components of its versions', () => {
    const $ = page('/more/versions');
    expect($('#versions li').text()).toBe('2.0 / latestOld /1.0 old');
    expect($('#last').text()).toBe('current');
    expect($('title').text()).toBe('All versions | Features');
    expect($('link[rel=canonical]').attr('href')).toBe('https://features.example/more/versions');
  });

  it('has pages whose modules fail while it is built, but for what they show', () => {
    expect(page('/more/wide')('header').length).toBe(1);
    expect(page('/more/wide')('#wide').length).toBe(0);
  });

  it('gives its settings to pages that are modules', () => {
    expect(page('/more/settings')('#settings').text()).toBe('Features at /');
  });

  it('compiles Markdown that its modules import', () => {
    const $ = page('/more/written');
    expect($('#written h2').attr('id')).toBe('written-apart');
    expect($('#written .admonition a').attr('href')).toBe('/');
    expect(
      $('#written img')
        .toArray()
        .map((image) => $(image).attr('alt')),
    ).toEqual(['A point', 'A logo']);
    expect($('#written').text()).toContain('The sum of 1 and 2 is 3.');
  });

  it('has what is in blocks for MDX, and links that begin in a folder', () => {
    const $ = page('/folder');
    expect($('.prose .boxed h2').attr('id')).toBe('in-a-block');
    const links = $('.prose p a').toArray();
    expect(links.map((link) => $(link).attr('href'))).toEqual(['/folder/inner', '/toc']);
  });

  it('has the redirects that its configuration makes of addresses', () => {
    expect(site.read('/_redirects')).toMatch(/^\/looks\/? +\/styles\b/m);
    expect(site.read('/_redirects')).toMatch(/^\/folder\/inner\.html\/? +\/folder\/inner\b/m);
  });

  it('has sidebars as its configuration arranges them', () => {
    const labels = page('/')('nav[aria-label="Pages of this section"] a').toArray();
    expect(labels.map((link) => page('/')(link).text()).slice(0, 2)).toEqual(['Toc', 'Theme']);
  });

  it('has modules under names of plugins, the head of a page as HTML, and files that pages link to', () => {
    const $ = page('/head');
    expect($('main .prose').text()).toContain('In a renamed module');
    expect($('meta[name=written]').attr('content')).toBe('as HTML');
    expect($('a:contains("A file")').attr('href')).toBe('/assets/files/docs/files/data.txt');
    expect(site.read('/assets/files/docs/files/data.txt')).toBe('data\n');
  });
});
