import { expect, test } from 'vitest';
import { loadReference } from '../../model/reference/reference';
import { standalone } from '../page-context';
import { compileMarkdown } from '../compile';

const item = '<TabItem value="a">\n\nText.\n\n</TabItem>';

test.each([
  ['Text.', [11]],
  ['<DocCardList />', [11]],
  ['<EntityExplorer />', [11]],
  ['```yaml\na: 1\n```', [3]],
  ['', []],
])('%j beside the tabs, where no reader would see it, is a problem in line %j', (beside, expected) => {
  const text = `Text.\n\n<Tabs>\n\n${item}\n\n${beside}\n\n</Tabs>\n`;
  const { problems } = compileMarkdown('docs/a.md', text, { ...standalone, ...loadReference(new Map()) });
  const found = problems.filter(({ what }) => what === '`<Tabs>` shows only what is in a `<TabItem>`.');
  expect(found.map(({ line }) => line)).toEqual(expected);
});

test.each([
  ['{ value: "a" }', []],
  ['{ value: "aa" }', ['3 `values` lists `aa`, but no tab has this value. Did you mean `a`?']],
])('the values of tabs with %s belong to tabs', (value, expected) => {
  const text = `Text.\n\n<Tabs values={[${value}]}>\n\n${item}\n\n</Tabs>\n`;
  const { problems } = compileMarkdown('docs/a.md', text);
  expect(problems.map(({ line, what, remedy }) => `${line} ${what} ${remedy}`)).toEqual(expected);
});
