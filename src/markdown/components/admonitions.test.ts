import type { Root, RootContent } from 'mdast';
import { describe, expect, test } from 'vitest';
import { compileMarkdown } from '../compile';
import { ProblemList } from '../problem-list';
import { transformDirectives } from './admonitions';

const problemsOf = (body: string) => compileMarkdown('docs/a.md', body).problems;

describe('an admonition without an end is named with its colons', () => {
  test.each<[string, string, string[]]>([
    ['ends with the page', ':::note\n\nText.', ['1:1 :::note']],
    ['has no text', ':::note', ['1:1 :::note']],
    ['holds one that has an end', '::::note\n\n:::tip\n\nText.\n\n:::', ['1:1 ::::note']],
    ['ends with a list', '- Item\n\n  :::note\n  Text.\n\nText.', ['3:3 :::note']],
    ['ends with a quote', '> :::note\n> Text.\n\nText.', ['1:3 :::note']],
    ['ends with a line that has more than colons', ':::note\n\nText.\n\n::: end', ['1:1 :::note']],
    ['has its end in a list', '- Item\n\n  :::note\n  Text.\n  :::', []],
    ['has its end in a quote', '> :::note\n> Text.\n> :::', []],
    ['has an end of more colons, with blanks', ':::note\n\nText.\n\n:::::  ', []],
    ['is a component', '<Admonition type="note">\n\nText.\n\n</Admonition>', []],
  ])('one that %s: %j', (_, body, expected) => {
    const found = problemsOf(body).filter(({ what }) => what.includes('never closed'));
    expect(found.map(({ line, column, what }) => `${line}:${column} ${what.split('`')[1]}`)).toEqual(expected);
    for (const { remedy, what } of found)
      expect(remedy).toContain(`Close it with \`${/:+/.exec(what)?.[0]}\` on a separate line.`);
  });
});

describe('colons that open or close nothing are named', () => {
  const opens = (written: string) => `\`${written}\` opens no admonition.`;
  const unmatched = 'Unmatched `:::`.';
  test.each<[string, string[]]>([
    ['Text.\n\n:::', [`3:1 ${unmatched}`]],
    ['Text,\nmore\n:::', [`3:1 ${unmatched}`]],
    ['- Item\n  :::', [`2:1 ${unmatched}`]],
    ['Text.\n\n  :::  ', [`3:3 ${unmatched}`]],
    [':::note [A title\n\nText.\n\n:::', [`1:1 ${opens(':::note [A title')}`]],
    [':::note[A title\n\nText.\n\n:::', [`1:1 ${opens(':::note[A title')}`]],
    ['::: note\n\nText.\n\n:::', [`1:1 ${opens('::: note')}`]],
    ['::: note\n\n::: tip\n\n:::\n\n:::', [`1:1 ${opens('::: note')}`, `3:1 ${opens('::: tip')}`]],
    ['::: note\n\n:::\n\n:::', [`1:1 ${opens('::: note')}`, `5:1 ${unmatched}`]],
    ['Text,\n:::  my-note\n\n:::', [`2:1 ${opens(':::  my-note')}`]],
    [':::note(Title)\n\nText.\n\n:::', [`1:1 ${opens(':::note(Title)')}`]],
    [':::note"Title"\n\nText.\n\n:::', [`1:1 ${opens(':::note"Title"')}`]],
    ['::note\n\nText.\n\n:::\n\n:::', [`1:1 ${opens('::note')}`, `7:1 ${unmatched}`]],
    ['::video[a]{src=b}', []],
    ['a ::: b\n\nMore ::: note\n\n::: 5', []],
  ])('%j', (body, expected) => {
    expect(problemsOf(body).map(({ line, column, what }) => `${line}:${column} ${what}`)).toEqual(expected);
  });

  test('and a title in round brackets can be put into square ones', () => {
    expect(problemsOf(':::note(A title)\n\nText.\n\n:::')).toMatchObject([
      { remedy: 'Write `:::note[A title]`.', fix: { replace: ':::note(A title)', by: ':::note[A title]' } },
    ]);
  });

  test('and a space after them can be removed', () => {
    expect(problemsOf('::: note\n\nText.\n\n:::')).toMatchObject([{ fix: { replace: '::: note', by: ':::note' } }]);
  });
});

test('an attribute that has no effect is named, with the way to write a title', () => {
  const told = (body: string) => problemsOf(body).map(({ what, remedy }) => `${what} ${remedy}`);
  expect(told(':::note{title="Hi" .wide #more open}\n\nText.\n\n:::')).toEqual([
    'The `title` of the admonition has no effect. Write `:::note[Hi]`.',
    'The `open` of the admonition has no effect. Remove it.',
  ]);
  expect(told('<Admonition type="note" title="Hi">\n\nText.\n\n</Admonition>')).toEqual([]);
});

test('a name is corrected to one that is near it, and to no other', () => {
  expect(problemsOf(':::waring\n\nText.\n\n:::')).toMatchObject([
    { what: 'Unknown admonition `:::waring`.', fix: { replace: ':::waring', by: ':::warning' } },
  ]);
  const [far] = problemsOf(':::constructor\n\nText.\n\n:::');
  expect(far?.what).toBe('Unknown admonition `:::constructor`.');
  expect(far).not.toHaveProperty('fix');
});

test('a directive that a plugin has made, and nobody uses, is shown as it would be written', () => {
  const text: RootContent = { type: 'text', value: 'A' };
  const tree: Root = {
    type: 'root',
    children: [
      { type: 'leafDirective', name: 'video', attributes: { id: '5', by: 'B' }, children: [text] },
      { type: 'leafDirective', name: 'line', children: [] },
      { type: 'paragraph', children: [{ type: 'textDirective', name: 'key', attributes: {}, children: [text] }] },
      // The plugin says what it is.
      { type: 'leafDirective', name: 'own', children: [], data: { hName: 'hr' } },
    ],
  };
  const problems = new ProblemList('docs/a.md');
  transformDirectives(tree, 'The text that the plugin has changed.', problems);
  expect(tree.children).toMatchObject([
    { type: 'paragraph', children: [{ value: '::video[A]{id="5" by="B"}' }] },
    { type: 'paragraph', children: [{ value: '::line' }] },
    { type: 'paragraph', children: [{ type: 'text', value: ':key[A]' }] },
    { type: 'leafDirective', name: 'own' },
  ]);
  expect(problems.all).toEqual([]);
});
