import { describe, expect, test } from 'vitest';
import { samplePage } from '../../../test/samples/sample-page';
import { adviceOnLink, checkLinks, internalTarget, problemOfLink, absoluteLink, linkBase } from './links';
import type { AnchorsByPath } from './links';
import { defaultConfig } from '../../config/site-config';

const config = defaultConfig();

const known: AnchorsByPath = new Map<string, ReadonlySet<string> | 'unfinished' | 'file'>([
  ['/', new Set<string>()],
  ['/search', new Set<string>()],
  ['/docs/start', new Set(['install', 'größe'])],
  ['/docs/guide/page', new Set(['here'])],
  ['/docs/guide/other', new Set<string>()],
  ['/docs/broken', 'unfinished'],
  ['/img/map.svg', 'file'],
  ['/blog/release-2025.10', new Set<string>()],
  ['/docs/running', Object.assign(new Set(['known']), { runs: true })],
]);

const problemsOf = (link: string) =>
  checkLinks([samplePage('docs/guide/page.md', 'title: Page', `## Here\n\nText with ${link}.`)], known, config);

describe('a link that works is no problem', () => {
  test.each([
    ['address', '[a](/docs/start)'],
    ['home page', '[a](/)'],
    ['anchor of another page', '[a](/docs/start#install)'],
    ['anchor with letters of other languages', '[a](/docs/start#größe)'],
    ['anchor of the same page', '[a](#here)'],
    ['file beside it', '[a](other.md)'],
    ['file above it with an anchor', '[a](../start.md#install)'],
    ['relative address', '[a](other)'],
    ['search with a query', '[a](/search?q=light)'],
    ['place on the page of a search, which is made in the browser', '[a](/search?q=light#results)'],
    ['other site', '[a](https://example.org/nowhere)'],
    ['other site without scheme', '<a href="//example.org/nowhere">a</a>'],
    ['mail address', '[a](mailto:a@example.org)'],
    ['page that has problems itself', '[a](/docs/broken#any)'],
    ['place in a file that is no page', '[a](/img/map.svg#layer)'],
  ])('%s', (_, link) => {
    expect(problemsOf(link)).toEqual([]);
  });
});

describe('a dead link', () => {
  test('to nothing that is near has no fix', () => {
    const href = '/completely/elsewhere';
    expect(problemOfLink({ href, target: href }, '/', known)).toEqual({
      what: 'The link `/completely/elsewhere` is broken because the page `/completely/elsewhere` does not exist.',
      remedy: 'Link to an existing page, or remove the link.',
    });
  });

  test('to another site without the beginning of its address gets it', () => {
    const href = 'www.example.org/b';
    expect(problemOfLink({ href, target: href }, '/', known)?.remedy).toBe('Write `https://www.example.org/b`.');
  });

  test('to an unknown page names its place and the nearest page', () => {
    expect(problemsOf('[a](/docs/strat)')).toEqual([
      {
        file: 'docs/guide/page.md',
        line: 7,
        column: 11,
        what: 'The link `/docs/strat` is broken because the page `/docs/strat` does not exist.',
        remedy: 'Did you mean `/docs/start`?',
      },
    ]);
  });

  test('to a page like no other has a remedy too', () => {
    expect(problemsOf('[a](/something/completely/different)')[0]?.remedy).toBe(
      'Link to an existing page, or remove the link.',
    );
  });

  test.each([
    ['other#part', '/docs/guide/other'],
    ['../../guide/other/', '/docs/guide/other'],
    // Two pages end so.
    ['page', undefined],
    ['/', undefined],
  ])('that is written as from another folder, %s, finds the only page that ends so: %s', (href, near) => {
    const all = new Map(known).set('/blog/page', new Set());
    const found = problemOfLink({ href, target: href }, '/elsewhere/far/away', href === '/' ? new Map() : all);
    expect(found?.remedy).toBe(near ? `Did you mean \`${near}\`?` : 'Link to an existing page, or remove the link.');
  });

  test('to a missing file shows both what was written and where it leads', () => {
    expect(problemsOf('[a](../strat.md#install)')[0]).toMatchObject({
      what: 'The link `../strat.md#install` is broken because the page `/docs/strat` does not exist.',
      remedy: 'Did you mean `/docs/start`?',
    });
  });

  test('to an unknown anchor names the nearest heading', () => {
    expect(problemsOf('[a](/docs/start#instal)')[0]).toMatchObject({
      what: 'The link `/docs/start#instal` points to an anchor that does not exist on `/docs/start`.',
      remedy: 'Did you mean `#install`?',
    });
  });

  test('to an anchor like no other lists the headings', () => {
    expect(problemsOf('[a](/docs/start#configuration)')[0]?.remedy).toBe(
      'The anchors of that page are `#install`, `#größe`.',
    );
  });

  test('to an anchor of a page without headings says so', () => {
    expect(problemsOf('[a](/docs/guide/other#top)')[0]?.remedy).toBe(
      'That page has no headings. Remove the anchor from the link.',
    );
  });

  test('to an anchor of a page whose address ends like that of a file is found', () => {
    expect(problemsOf('[a](/blog/release-2025.10#top)')[0]?.what).toContain('an anchor that does not exist');
  });

  test('to an unknown anchor of the same page is found', () => {
    expect(problemsOf('[a](#heer)')[0]?.remedy).toBe('Did you mean `#here`?');
  });

  test('to an anchor that a component may make is a warning', () => {
    expect(problemsOf('[a](/docs/running#any) and [b](/docs/running#known)')).toEqual([
      expect.objectContaining({
        severity: 'warning',
        what: 'The link `/docs/running#any` points to an anchor that does not exist on `/docs/running`.',
        remedy:
          'The anchors of that page are `#known`. Ignore this warning if a component on that page creates the anchor.',
      }),
    ]);
  });

  test('written as a tag with a class is found like any other', () => {
    expect(problemsOf('<a className="button" href="/docs/strat">a</a>')).toHaveLength(1);
  });

  test('with the ending of a file names the page, which can be written in its place', () => {
    expect(problemsOf('[a](/docs/start.html#install)')[0]).toMatchObject({
      remedy: 'Did you mean `/docs/start`?',
      fix: { replace: '](/docs/start.html#install', by: '](/docs/start#install' },
    });
    expect(problemsOf('[a](/docs/guide/other/index.html)')[0]?.fix?.by).toBe('](/docs/guide/other');
    expect(problemsOf('[a](/docs/strat.html)')[0]).not.toHaveProperty('fix');
  });

  test.each([
    ['/img/logo.svg', 'file `static/img/logo.svg`'],
    ['/docs/other.md', 'page `/docs/other.md`'],
    ['/docs/other.mdx', 'page `/docs/other.mdx`'],
    ['/docs/other.html', 'page `/docs/other.html`'],
    ['/docs/v2.archived', 'page `/docs/v2.archived`'],
    ['/docs/a.b/c', 'page `/docs/a.b/c`'],
  ])('to %s says whether a file or a page is missing', (href, missing) => {
    expect(problemOfLink({ href, target: href }, '/', known)?.what).toContain(`the ${missing} does not exist`);
  });

  test.each([
    ['/img/new.svg', 'Put the file there, or correct the address.'],
    ['/static/img/new.svg', 'Put the file there and write `/img/new.svg`.'],
    ['/static/img/map.svg', 'Did you mean `/img/map.svg`?'],
    ['/static/img/mpa.svg', 'Did you mean `/img/map.svg`?'],
    ['/static', 'Link to an existing page, or remove the link.'],
  ])('to %s says what to write for a file of static/', (href, remedy) => {
    const problem = problemOfLink({ href, target: href }, '/', known);
    expect(problem?.remedy).toBe(remedy);
    expect(problem?.what).not.toContain('static/static');
  });

  test('to a page with many headings lists fifteen of them', () => {
    const headings = Array.from({ length: 16 }, (_, at) => `heading-${at}-of-a-long-page`);
    const long = new Map([['/long', new Set(headings)]]);
    const remedy = problemOfLink({ href: '/long#x', target: '/long#x' }, '/', long)?.remedy;
    expect(remedy?.match(/`#/g)).toHaveLength(15);
    expect(remedy).toMatch(/^The anchors of that page are `#heading-0-of-a-long-page`, .*-14-of-a-long-page`\.$/);
  });

  test('to this site by its full URL is not sent to another dead one', () => {
    const url = `${config.url}/docs/strat`;
    expect(problemsOf(`[a](${url})`)).toMatchObject([
      {
        what: `The link \`${url}\` is broken because the page \`/docs/strat\` does not exist.`,
        remedy: 'Did you mean `/docs/start`?',
      },
    ]);
  });

  test('to the name of a file whose page has another address is sent there, and nothing else is', () => {
    const renamed = { file: 'docs/setup.md', path: '/docs/first-steps' };
    const ask = (href: string) => problemOfLink({ href, target: href }, '/', new Map([['/docs/setup', renamed]]));
    expect(ask('/docs/setup#part')).toEqual({
      what: 'The link `/docs/setup#part` is broken because docs/setup.md has the address `/docs/first-steps`.',
      remedy: 'Write `/docs/first-steps`.',
    });
    expect(ask('/docs/setpu')?.remedy).toBe('Link to an existing page, or remove the link.');
  });

  test('with a stray percent sign is reported, not thrown', () => {
    expect(problemsOf('<a href="/docs/100%">a</a>')).toHaveLength(1);
  });

  test('every one of several is reported', () => {
    expect(problemsOf('[a](/docs/strat), [b](/docs/start), [c](#heer)')).toHaveLength(2);
  });
});

test.each([
  ['/docs/start/#install', { path: '/docs/start', anchor: 'install' }],
  ['other?x=1#a%20b', { path: '/docs/guide/other', anchor: 'a b' }],
  ['../start', { path: '/docs/start', anchor: '' }],
  ['HTTPS://example.org', undefined],
  ['tel:123', undefined],
])('the target of %s', (href, target) => {
  expect(internalTarget(href, '/docs/guide/page')).toEqual(target);
});

describe('a link that works by a detour', () => {
  test.each([
    [config.url, '/', '](/'],
    [`${config.url}/`, '/', '](/'],
    [`${config.url}/docs/start#install`, '/docs/start#install', '](/docs/start#install'],
    ['/docs/start/', '/docs/start', '](/docs/start'],
    ['/docs/start/#install', '/docs/start#install', '](/docs/start#install'],
    ['/docs/start/?a=/b/', '/docs/start?a=/b/', '](/docs/start?a=/b/'],
  ])('gets a shorter address: %s', (href, clean, by) => {
    const { fix, remedy, severity } = adviceOnLink(href, config) ?? {};
    expect([remedy, severity]).toEqual([`Write \`${clean}\`.`, 'warning']);
    expect(fix).toEqual({ replace: `](${href}`, by });
  });

  test('is told from the slash at its end and from the site that it leaves', () => {
    expect(adviceOnLink('/docs/start/', config)?.what).toContain('causes a redirect');
    expect(adviceOnLink(`${config.url}/docs`, config)?.what).toContain('by its full URL');
  });

  test.each([
    ['http://localhost:8000/docs/start#install', '/docs/start#install'],
    ['http://127.0.0.1/blog', '/blog'],
  ])('that was copied while developing is %s', (href, own) => {
    expect(adviceOnLink(href, config)).toMatchObject({
      remedy: `Write \`${own}\`.`,
      fix: { replace: `](${href}`, by: `](${own}` },
    });
  });

  test('in a tree made for Docusaurus may lead to a server that the reader starts', () => {
    expect(adviceOnLink('http://localhost:3000/docs/hello', { ...config, foreign: true })).toBeUndefined();
  });

  test.each([
    '/',
    'http://localhost:8123/config',
    'http://localhost:8123/docsis',
    '/docs/start',
    '/#top',
    '/docs//',
    'guide/',
    '#a/',
    '/docs?a=b/',
    `${config.url}.example.org/`,
  ])('is not %s', (href) => {
    expect(adviceOnLink(href, config)).toBeUndefined();
  });

  test('in an original, is right where the translation that it leads to lacks the anchor', () => {
    const link = (file: string, to: string) => samplePage(file, 'title: Page', `[a](${to})`);
    const pages = [
      samplePage('docs/start.md', 'title: Start', '## Install\n\nText.'),
      link('docs/original.md', '/docs/start#modelle'),
      link('docs/dead.md', '/docs/strat#modelle'),
      link('docs/translation.md', '/docs/start#modelle'),
    ];
    const translated = ['docs/start.md', 'docs/translation.md'];
    const found = checkLinks(pages, known, config, (file) => translated.includes(file));
    expect(found.map(({ file, what }) => [file, what])).toEqual([
      ['docs/start.md', 'The translation has no anchor `#modelle`, to which docs/original.md links.'],
      ['docs/dead.md', expect.stringContaining('is broken')],
      ['docs/translation.md', expect.stringContaining('points to an anchor that does not exist')],
    ]);
    expect(found[0]?.remedy).toBe(
      'Write the id of the original behind the translated heading, such as `## … {#modelle}`.',
    );
  });

  test('is reported with its place, unless it is dead or comes from data', () => {
    const page = samplePage('docs/guide/page.md', 'title: Page', '[a](/docs/start/) [b](/docs/strat/)');
    expect(checkLinks([page], known, config).map(({ what }) => what)).toEqual([
      expect.stringContaining('causes a redirect'),
      expect.stringContaining('is broken'),
    ]);
    const sourced = page.links.map((link) => ({ ...link, sourced: true as const }));
    expect(checkLinks([{ ...page, links: sourced }], known, config)).toEqual([]);
    const [inPartial] = page.links.map((link) => ({ ...link, partial: 'docs/_part.md' }));
    expect(checkLinks([{ ...page, links: inPartial ? [inPartial] : [] }], known, config)[0]?.file).toBe(
      'docs/_part.md',
    );
  });
});

test.each([
  ['docs/a/index.md', '/docs/a', 'folders', '/docs/a/'],
  ['docs/8_a/readme.mdx', '/docs/a', 'folders', '/docs/a/'],
  ['docs/a/a.md', '/docs/a', 'folders', '/docs/a/'],
  ['docs/index.md', '/docs', 'folders', '/docs/'],
  ['docs/a/index.md', '/docs/moved', 'folders', '/docs/moved'],
  ['docs/a/b.md', '/docs/a/b', 'folders', '/docs/a/b'],
  ['docs/a/b.md', '/docs/a/b', 'always', '/docs/a/b/'],
  ['docs/a/index.md', '/docs/a', 'never', '/docs/a'],
  ['blog/2024/index.md', '/blog/2024', 'folders', '/blog/2024'],
  ['docs/index.md', '/', 'folders', '/'],
] as const)('relative links of %s at %s (%s) begin at %s', (file, address, slash, base) => {
  expect(linkBase(file, address, defaultConfig({ endingSlash: slash }))).toBe(base);
});

test.each([
  ['./b', '/docs/a/', '/docs/a/b'],
  ['../b?c=d#e', '/docs/a/', '/docs/b?c=d#e'],
  ['b', '/docs/a', '/docs/b'],
  ['#e', '/docs/a/', '#e'],
  ['/b', '/docs/a/', '/b'],
  ['//b.example', '/docs/a/', '//b.example'],
  ['mailto:a@b.example', '/docs/a/', 'mailto:a@b.example'],
])('%s at %s leads to %s', (href, base, target) => {
  expect(absoluteLink(href, base)).toBe(target);
});
