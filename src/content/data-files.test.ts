import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeFiles } from '../../test/write-files';
import { loadData, readAbbreviations } from './data-files';

const load = (files: Record<string, string>) => loadData(new Map(Object.entries(files)));

test('a tree without data files gets a working site', () => {
  const { data, problems } = load({});
  expect(problems).toEqual([]);
  expect(data.sidebars).toEqual({});
  expect(data.navbar.items.map(({ type }) => type)).toEqual(['link', 'search', 'colorMode']);
  expect(data.announcement).toBeNull();
});

test('a file that nothing reads is reported with the nearest name', () => {
  expect(load({ sidebar: 'Main: []\n' }).problems).toEqual([
    {
      file: 'data/sidebar.yml',
      line: 1,
      column: 1,
      what: 'Unknown data file `sidebar.yml`.',
      remedy: 'Did you mean `sidebars`?',
    },
  ]);
});

test('mistakes of all files are reported together, and the other files are still read', () => {
  const { data, problems } = load({
    navbar: 'items: 5\n',
    redirects: '- from: old\n  to: /new\n',
    sidebars: 'Main: [start]\n',
  });
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(['data/navbar.yml:1', 'data/redirects.yml:1']);
  expect(data.sidebars).toEqual({ Main: ['start'] });
});

test.each([
  ['{ from: old, to: /new }', '`from`: must start with `/`. Write `from: /old`.'],
  [
    '{ from: /old, to: docs/a }',
    '`to`: must start with `/`, or with `https://` for another site. Write `to: /docs/a`.',
  ],
  ['{ from: https://a.dev/old, to: /a }', '`from`: must start with `/`. Write `from: /old`.'],
  ['{ from: /old, to: ../a }', '`to`: must start with `/`, or with `https://` for another site. Write `to: /a`.'],
  [
    '{ from: /old, to: www.example.org }',
    '`to`: must start with `/`, or with `https://` for another site. Write `to: https://www.example.org`.',
  ],
  [
    '{ from: /old, to: "ftp://example.org" }',
    '`to`: must start with `/`, or with `https://` for another site. Correct the value of `to`.',
  ],
])('an address without its slash is told with the one that was meant: %s', (line, said) => {
  const { problems } = load({ redirects: `- ${line}\n` });
  expect(problems.map(({ what, remedy }) => `${what} ${remedy}`)).toEqual([said]);
});

test('a file is validated once as long as its text stays', () => {
  const [first, again, other] = ['Main: [a]', 'Main: [a]', 'Main: [b]'].map((sidebars) => load({ sidebars }).data);
  expect(again?.sidebars).toBe(first?.sidebars);
  expect(other?.sidebars).toEqual({ Main: ['b'] });
});

describe('what a file may hold', () => {
  test.each([
    ['announcement', 'null\n'],
    ['announcement', 'id: a\ntext: News\ncloseable: true\n'],
    ['announcement', 'id: a\ntext: News\nlink: { label: More, href: /blog }\ncloseable: false\n'],
    ['authors', 'core:\n  name: Core\n'],
    ['authors', 'core:\n  name: Core\n  url: https://example.org\n'],
    ['home', 'actions: []\nstarts:\n  - { icon: chip, label: A, href: /a, text: B }\n'],
    ['redirects', '- { from: /old/*, to: /new/:splat }\n'],
    ['redirects', '[]\n'],
  ])('%s: %j', (name, text) => {
    expect(load({ [name]: text }).problems).toEqual([]);
  });

  test.each([
    ['announcement', 'id: a\ntext: News\n', 1],
    ['authors', 'core:\n  name: Core\n  url: nowhere\n', 3],
    ['home', 'actions: []\nstarts:\n  - { icon: lamp, label: A, href: /a, text: B }\n', 3],
    ['redirects', '- from: /old\n  to: new\n', 2],
    ['sidebars', 'Main:\n  - label: Empty\n    items: []\n', 3],
    ['footer', 'hosting: { label: A, href: /b }\n', 1],
  ])('not %s: %j', (name, text, line) => {
    const { problems } = load({ [name]: text });
    expect(problems.map((problem) => `${problem.file}:${problem.line}`)).toEqual([`data/${name}.yml:${line}`]);
  });
});

test('the place of a value can be asked for, also of files that are not there', () => {
  const { placeInData } = load({ sidebars: 'Main:\n  - start\n  - guide\n' });
  expect(placeInData('sidebars', ['Main', 1])).toEqual({ file: 'data/sidebars.yml', line: 3, column: 5 });
  expect(placeInData('navbar', ['items', 0])).toEqual({ file: 'data/navbar.yml', line: 1, column: 1 });
});

test('each version of the docs can have a file of sidebars', () => {
  const { data, problems, placeInData } = load({
    sidebars: 'Main: [start]\n',
    'sidebars/1.0': '# Old.\n"1.0:Main":\n  - "1.0:start"\n',
  });
  expect(problems).toEqual([]);
  expect(data.sidebars).toEqual({ Main: ['start'], '1.0:Main': ['1.0:start'] });
  expect(placeInData('sidebars', ['1.0:Main', 0])).toEqual({ file: 'data/sidebars/1.0.yml', line: 3, column: 5 });
  expect(placeInData('authors', ['1.0:Main'])).toEqual({ file: 'data/authors.yml', line: 1, column: 1 });
  expect(load({ 'sidebars/1.0': 'Main: 5\n' }).problems).toMatchObject([{ file: 'data/sidebars/1.0.yml', line: 1 }]);
});

test('abbreviations are read without the other data, and there are none without their file or with a mistake in it', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'abbreviations-'));
  expect(readAbbreviations(root)).toEqual({});
  writeFiles(root, { 'data/abbreviations.yml': 'api: [interface]\n', 'data/home.yml': 'a: b: c\n' });
  expect(readAbbreviations(root)).toEqual({ api: ['interface'] });
  writeFiles(root, { 'data/abbreviations.yml': '- api\n' });
  expect(readAbbreviations(root)).toEqual({});
});
