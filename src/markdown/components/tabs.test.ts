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
