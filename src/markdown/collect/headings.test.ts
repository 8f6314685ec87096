import { expect, test } from 'vitest';
import { compileMarkdown } from '../compile';
import { standalone } from '../page-context';

test('ids of headings are those of Docusaurus, with blanks beside tags and without unused directives', () => {
  const context = { ...standalone, policy: 'lenient' } as const;
  const text = '## `preload` <span className="label"></span>\n\n## Not allowed: ses:Send\n\n## A [b](/c) *d*';
  const { headings } = compileMarkdown('docs/a.mdx', text, context).compiled;
  expect(headings.map(({ id, text: shown }) => [id, shown])).toEqual([
    ['preload-', 'preload'],
    ['not-allowed-ses', 'Not allowed: ses:Send'],
    ['a-b-d', 'A b d'],
  ]);
});

test('a heading that equals the title has a number where ids are those of Docusaurus', () => {
  const ids = (policy: 'lenient' | 'strict'): string[] =>
    compileMarkdown('docs/a.mdx', '# Boil\n\n## Boil\n', { ...standalone, policy }).compiled.headings.map(
      ({ id }) => id,
    );
  expect(ids('lenient')).toEqual(['boil-1']);
  expect(ids('strict')).toEqual(['boil']);
});

test('an id that is written twice can be replaced, and one that is made of a heading cannot', () => {
  const fixes = (body: string) =>
    compileMarkdown('docs/a.md', body, standalone).problems.flatMap(({ what, fix }) =>
      what.includes('already in use') ? [fix] : [],
    );
  expect(fixes('## A {#a}\n\nText.\n\n## B {#a}\n\nText.\n')).toEqual([{ replace: '{#a}', by: '{#a-2}' }]);
  expect(fixes('## A {#b}\n\nText.\n\n## B\n\nText.\n')).toEqual([undefined]);
});

test.each(['#### {#a}', '##', '##\n\n## B\n\nText.'])(
  '%j is one problem: neither its level nor its section is told as well',
  (body) => {
    const { problems } = compileMarkdown('docs/a.md', body, standalone);
    expect(problems.map(({ what }) => what)).toEqual(['The heading has no text.']);
  },
);

test.each([
  ['## {#a}', ['The heading has no text.']],
  ['##\n\nText.', ['The heading has no text.']],
  ['## ![A kettle](a.png)', []],
  ['## `a`', []],
  ['## 🎉', ['The heading “🎉” has no letters to make an id from, so nothing can link to it.']],
  ['## 🎉 {#party}', []],
])('%j: %j', (body, expected) => {
  const { problems } = compileMarkdown('docs/a.md', body, standalone);
  expect(problems.map(({ what }) => what).filter((what) => what.startsWith('The heading'))).toEqual(expected);
});
