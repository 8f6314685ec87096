import { describe, expect, test } from 'vitest';
import { loadData } from '../../content/data-files';
import { samplePage } from '../../../test/samples/sample-page';
import { adviseOnSite } from './check-quality';
import type { PageSource } from '../pages/pages';
import { defaultConfig } from '../../config/site-config';

const config = defaultConfig();

function advice(pages: PageSource[], data: Record<string, string> = {}, assets: string[] = []): string[] {
  const loaded = loadData(new Map(Object.entries(data)));
  const sources = new Map(pages.map(({ file }) => [file, '']));
  return adviseOnSite({
    pages,
    unfinished: [],
    data: loaded.data,
    placeInData: loaded.placeInData,
    staticFiles: new Set(),
    withDrafts: false,
    policy: 'strict',
    config,
    assets: new Set(assets),
    sources,
    dataTexts: new Map(),
    now: new Date('2024-05-01T12:00:00Z'),
  }).map(({ file, what }) => `${file} ${what}`);
}

const doc = (name: string, body = '', more = ''): PageSource =>
  samplePage(`docs/${name}.md`, `title: ${name}${more}`, body);

describe('a doc that nobody finds', () => {
  const sidebars = 'Main: [start]\n';
  const orphan = 'docs/lost.md This page is not in a sidebar, and no page links to it.';

  test('is in no sidebar and linked from no other page', () => {
    expect(advice([doc('start'), doc('lost', '[me](/docs/lost)')], { sidebars })).toEqual([orphan]);
  });

  test.each([
    ['a sidebar', {}, 'Main: [start, lost]\n'],
    ['a link', { body: '[a](lost.md#x)' }, sidebars],
    ['the navbar', { navbar: 'items:\n  - type: doc\n    label: L\n    doc: lost\n' }, sidebars],
    [
      'a menu of the navbar',
      { navbar: 'items:\n  - type: dropdown\n    label: M\n    items: [{ type: doc, label: L, doc: lost }]\n' },
      sidebars,
    ],
    ['the home page', { home: 'actions:\n  - label: L\n    href: /docs/lost#first-part\nstarts: []\n' }, sidebars],
    ['a link with a query', { home: 'actions:\n  - label: L\n    href: /docs/lost?q=a\nstarts: []\n' }, sidebars],
  ])('is none with %s', (_, { body = '', ...data }: Record<string, string>, names) => {
    expect(advice([doc('start', body), doc('lost')], { sidebars: names, ...data })).toEqual([]);
  });

  test('may be unlisted, or a draft', () => {
    const pages = [doc('start'), doc('lost', '', '\nunlisted: true'), doc('other', '', '\ndraft: true')];
    expect(advice(pages, { sidebars })).toEqual([]);
  });

  test('does not exist in a tree without sidebars', () => {
    expect(advice([doc('lost')])).toEqual([]);
  });
});

test('a picture that no page shows is named', () => {
  const pages = [doc('start', '![A](img/a.png)')];
  expect(advice(pages, {}, ['docs/img/a.png', 'docs/img/b.png', 'docs/img/c.jpg', 'docs/c.png.zip'])).toEqual([
    'docs/img/b.png No page uses this image.',
    'docs/img/c.jpg No page uses this image.',
  ]);
});

describe('a link without encryption', () => {
  test('is reported for a host that is known to speak https, or that another page reaches so', () => {
    const pages = [
      doc('a', '[a](http://github.com/x) [b](http://example.org)'),
      doc('b', '[c](https://example.org/y)'),
    ];
    expect(advice(pages)).toHaveLength(2);
  });

  test.each([
    'http://localhost:8123',
    'http://supervisor/core',
    'http://192.168.1.2',
    'http://unknown.example',
    'http:/a',
  ])('stays when its host may not: %s', (href) => {
    expect(advice([doc('a', `[a](${href})`)])).toEqual([]);
  });
});

test('each piece of advice is a warning with its place and what helps', () => {
  const pages = [doc('start', '[a](http://github.com:80/x)'), doc('lost')];
  const loaded = loadData(new Map([['sidebars', 'Main: [start]\n']]));
  const input = {
    pages,
    config,
    unfinished: [],
    data: loaded.data,
    placeInData: loaded.placeInData,
    staticFiles: new Set<string>(),
    dataTexts: new Map<string, string>(),
  };
  const assets = new Set(['docs/img/a.PNG', 'docs/img/named.png']);
  const sources = new Map([['docs/start.md', 'Built from "named.png".']]);
  expect(adviseOnSite({ ...input, withDrafts: false, policy: 'strict', assets, sources, now: new Date() })).toEqual([
    {
      ...{ file: 'docs/lost.md', line: 1, column: 1, severity: 'warning' },
      what: 'This page is not in a sidebar, and no page links to it.',
      remedy: 'Add `lost` to data/sidebars.yml, or set `unlisted: true`.',
    },
    {
      ...{ file: 'docs/img/a.PNG', line: 1, column: 1, severity: 'warning' },
      what: 'No page uses this image.',
      remedy: 'Use it, or delete the file.',
    },
    {
      ...{ file: 'docs/start.md', line: 5, column: 1, severity: 'warning' },
      what: '`http://github.com:80/x` uses HTTP, but its host supports HTTPS.',
      remedy: 'Write `https://github.com:80/x`.',
      fix: { replace: 'http://github.com:80/x', by: 'https://github.com:80/x' },
    },
  ]);
});

test('only the host itself and what is below it is known to speak https', () => {
  const hosts = ['docs.github.com', 'github.com?a', 'GitHub.com#a', 'mygithub.com', 'github.com.example.org'];
  const lines = hosts.map((host) => `[a](http://${host})`).join(' ');
  expect(advice([doc('a', lines)]).map((line) => /http:[^`]*/.exec(line)?.[0])).toEqual([
    'http://docs.github.com',
    'http://github.com?a',
    'http://GitHub.com#a',
  ]);
});

describe('prose that reads like a translation', () => {
  const ask = (policy: 'strict' | 'lenient'): string[] =>
    adviseOnSite({
      ...{
        pages: [],
        unfinished: [],
        data: loadData(new Map()).data,
        placeInData: () => ({ file: '', line: 1, column: 1 }),
      },
      ...{ staticFiles: new Set<string>(), withDrafts: false, policy, config, assets: new Set<string>() },
      sources: new Map([['docs/start.md', 'Text.\n\nWrite it anew.']]),
      dataTexts: new Map([['api/rest', 'description: Nothing is in vain.']]),
      now: new Date(),
    }).map(({ file, line, column, severity, remedy }) => `${file}:${line}:${column} ${severity ?? 'error'} ${remedy}`);

  test('is a warning in pages and data files', () => {
    expect(ask('strict')).toEqual([
      'docs/start.md:3:10 warning Write "again", or a verb with "re-".',
      'data/api/rest.yml:1:25 warning Write "wasted" or "for nothing".',
    ]);
  });
  test('is left to the authors of a tree made for Docusaurus', () => {
    expect(ask('lenient')).toEqual([]);
  });
});

test('a post of a day that has not begun anywhere is named', () => {
  const posts = ['2024-05-02', '2024-05-03', '9999-12-31'].map((day) =>
    samplePage(`blog/${day}-a.md`, `title: A\nauthors: [core]\nslug: "${day}"`),
  );
  expect(advice(posts).map((line) => line.slice(0, 50))).toEqual([
    'blog/2024-05-03-a.md The post is of the future: `2',
    'blog/9999-12-31-a.md The post is of the future: `9',
  ]);
});
