import { expect, test } from 'vitest';
import { compileMarkdown } from '../compile';
import { standalone } from '../page-context';
import { contentComponents } from './components';

const misplaced = (body: string, policy: 'strict' | 'lenient' = 'strict'): string[] =>
  compileMarkdown('docs/page.md', body, { ...standalone, policy }).problems.flatMap(({ what, line, column, remedy }) =>
    what.includes('is a block') ? [`${line}:${column} ${what} ${remedy}`] : [],
  );
const tabs = '<Tabs><TabItem value="a">x</TabItem></Tabs>';
const messageFor = (place: string, name: string): string =>
  `${place} \`<${name}>\` is a block, which cannot stand inside a sentence. Put it on lines of its own, with a blank line before and after it.`;

test.each([
  [`Text ${tabs} more.`, messageFor('1:6', 'Tabs')],
  [`- Item **bold ${tabs}**`, messageFor('1:15', 'Tabs')],
  [`## A ${tabs}`, messageFor('1:6', 'Tabs')],
  [`<div>\n\nText ${tabs}\n\n</div>`, messageFor('3:6', 'Tabs')],
  ['Text <EntityStates platform="light" /> more.', messageFor('1:6', 'EntityStates')],
  ['Text <details><summary>A</summary>B</details> more.', messageFor('1:6', 'details')],
  ["import Boxes from '@theme/Tabs';\n\nText <Boxes></Boxes> more.", messageFor('3:6', 'Boxes')],
])('%j has a block inside a sentence', (body, message) => {
  expect(misplaced(body)).toEqual([message]);
});

test.each([
  tabs,
  `Text.\n\n${tabs}\n\nMore.`,
  `- Item\n\n  ${tabs}`,
  `| a |\n| - |\n| ${tabs} |`,
  `<div>Text ${tabs}</div>`,
  'Text <kbd>A</kbd>, <Link to="#a">B</Link> and <Translate>C</Translate>.',
  'export const Tabs = () => null;\n\nText <Tabs /> more.',
])('%j has none', (body) => {
  expect(misplaced(body)).toEqual([]);
});

test('a block is only reported in trees of our own', () => {
  expect(misplaced(`Text ${tabs} more.`, 'lenient')).toEqual([]);
});

test('components that may stand inside a sentence are those for text and pictures', () => {
  const inline = Object.entries(contentComponents).filter(([, { display }]) => display === 'inline');
  expect(inline.map(([name]) => name)).toEqual(['Picture', 'ThemedImage', 'Link', 'Translate']);
});
