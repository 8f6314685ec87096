import { describe, expect, test } from 'vitest';
import { movePage, moveWithTranslations, picturesOf } from './move-page';
import type { Move } from './move-page';

const move: Move = {
  file: { from: 'docs/old.md', to: 'docs/core/new.md' },
  address: { from: '/docs/old', to: '/docs/core/new' },
  id: { from: 'old', to: 'core/new' },
};
const after = (file: string, text: string): string | undefined => movePage(move, new Map([[file, text]])).get(file);

describe('links to a page follow its move', () => {
  test.each([
    ['an address', '[a](/docs/old)', '[a](/docs/core/new)'],
    ['a section', '[a](/docs/old#one)', '[a](/docs/core/new#one)'],
    ['a slash at the end', '[a](/docs/old/)', '[a](/docs/core/new)'],
    ['a file', '[a](./old.md#one)', '[a](./core/new.md#one)'],
    ['a file without dots', '[a](old.md)', '[a](./core/new.md)'],
    ['a definition', 'See [a].\n\n[a]: /docs/old "Title"', 'See [a].\n\n[a]: /docs/core/new "Title"'],
    ['an attribute', '<Card href="/docs/old">', '<Card href="/docs/core/new">'],
    ['a neighbor', '---\npagination_next: old\n---', '---\npagination_next: core/new\n---'],
  ])('%s', (_, before, expected) => {
    expect(after('docs/other.md', before)).toBe(expected);
  });

  test.each([
    ['another address', '[a](/docs/older)'],
    ['another site', '[a](https://example.org/docs/old)'],
    ['code', '```markdown\n[a](/docs/old)\n```'],
    ['a file of the same name elsewhere', '[a](./core/old.md)'],
  ])('%s stays', (_, text) => {
    expect(after('docs/other.md', text)).toBeUndefined();
  });
});

test('the pictures of a page are those that it names by their paths, each once, and none that code names', () => {
  const shown = '![a](../img/a.png) ![b](../img/a.png "Title") [c](c.svg#x) <img src="./d.webp" />\n';
  const others = '![e](/img/e.png) ![f](https://a.dev/f.png) [g](g.md) [h](h.zip)\n```md\n![i](i.png)\n```\n';
  expect([...picturesOf('docs/core/new.md', shown + others)]).toEqual([
    'docs/img/a.png',
    'docs/core/c.svg',
    'docs/core/d.webp',
  ]);
});

test('the page takes its links to files along', () => {
  const text = '![a](./img/a.png) [b](other.md#x) [c](#here) [d](/docs/old#here)\n';
  expect(after('docs/core/new.md', '')).toBeUndefined();
  expect(movePage(move, new Map([['docs/old.md', text]])).get('docs/core/new.md')).toBe(
    '![a](../img/a.png) [b](../other.md#x) [c](#here) [d](/docs/core/new#here)\n',
  );
});

test('sidebars and data name the page by its new id, and nothing else changes in them', () => {
  const sidebars = 'old: # a name\n  - old\n  - { label: old, link: old, items: [older, "old"] }\n';
  expect(after('data/sidebars.yml', sidebars)).toBe(
    'old: # a name\n  - core/new\n  - { label: old, link: core/new, items: [older, core/new] }\n',
  );
  expect(after('data/entities/fan.yml', 'platform: old\ndoc: old\nurl: /docs/old#a\n')).toBe(
    'platform: old\ndoc: core/new\nurl: /docs/core/new#a\n',
  );
});

test('links in descriptions of data follow, in whichever way YAML writes them', () => {
  const data = 'a: See [it](/docs/old#b).\nb: >-\n  Or\n  [it](/docs/old)\nc: "[it](/docs/older) [it](/docs/old)"\n';
  expect(after('data/entities/fan.yml', data)).toBe(
    data.replaceAll('(/docs/old)', '(/docs/core/new)').replace('(/docs/old#b)', '(/docs/core/new#b)'),
  );
});

test('the old address leads to the new one, and earlier redirects lead there at once', () => {
  expect(after('data/redirects.yml', '- from: /docs/oldest\n  to: /docs/old')).toBe(
    '- from: /docs/oldest\n  to: /docs/core/new\n- from: /docs/old\n  to: /docs/core/new\n',
  );
  expect(movePage(move, new Map()).get('data/redirects.yml')).toBe('- from: /docs/old\n  to: /docs/core/new\n');
});

test('a page that returns leads nowhere else', () => {
  expect(after('data/redirects.yml', '- from: /docs/core/new\n  to: /docs/old\n')).toBe(
    '- from: /docs/old\n  to: /docs/core/new\n',
  );
});

test('a page with an address of its own needs no redirect', () => {
  const stays = { ...move, address: { from: '/docs/a', to: '/docs/a' } };
  expect([...movePage(stays, new Map([['docs/old.md', 'Text.\n']]))]).toEqual([['docs/core/new.md', 'Text.\n']]);
});

test('translations move with their original, and links in them follow', () => {
  const originals = new Map([['docs/old.md', 'Text.\n']]);
  const german = new Map([
    ['docs/old.md', '[a](other.md)\n'],
    ['docs/other.md', '[a](/docs/old#x) [b](./old.md)\n'],
    ['data/navbar.yml', 'items:\n  - { type: doc, label: Alt, doc: old }\n'],
  ]);
  const french = new Map([['data/redirects.yml', '- from: /docs/oldest\n  to: /docs/old\n']]);
  const translations = new Map([
    ['i18n/de', german],
    ['i18n/fr', french],
    ['i18n/nl', new Map<string, string>()],
  ]);
  expect(Object.fromEntries(moveWithTranslations(move, originals, translations))).toEqual({
    'docs/core/new.md': 'Text.\n',
    'data/redirects.yml': '- from: /docs/old\n  to: /docs/core/new\n',
    'i18n/de/docs/core/new.md': '[a](../other.md)\n',
    'i18n/de/docs/other.md': '[a](/docs/core/new#x) [b](./core/new.md)\n',
    'i18n/de/data/navbar.yml': 'items:\n  - { type: doc, label: Alt, doc: core/new }\n',
    'i18n/fr/data/redirects.yml':
      '- from: /docs/oldest\n  to: /docs/core/new\n- from: /docs/old\n  to: /docs/core/new\n',
  });
});
