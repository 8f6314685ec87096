import { expect, test } from 'vitest';
import { standalone } from '../markdown/page-context';
import { compilePage } from './compile-page';

test.each<['strict' | 'lenient', source: string, problems: string[], hasPage: boolean]>([
  ['strict', '---\ntitle: A\n---\n\nText.\n', [], true],
  ['strict', '---\ntitle: A\n\nText.\n', ['The front matter has no end.'], false],
  ['strict', 'title: A\nid: a\n---\n\nText.\n', ['The front matter has no beginning.'], false],
  ['strict', '---\nid: a\n---\n\nText.\n', ['`title` is missing.'], false],
  // What could not be parsed may hold the title.
  ['strict', '---\nid: a\n---\n\n<div>\n', ['The tag `<div>` is never closed.'], false],
  ['strict', '---\ntilte: a\n---\n\n<div>\n', ['Unknown key `tilte`.', 'The tag `<div>` is never closed.'], false],
  ['lenient', '---\ntitle: A\n\nText.\n', [], true],
])('of a %s tree, %j has the problems %j', (policy, source, problems, hasPage) => {
  const { page, ...made } = compilePage('docs/a.md', source, { ...standalone, policy });
  expect(made.problems.map(({ what }) => what)).toEqual(problems);
  expect([page !== undefined, made.file]).toEqual([hasPage, 'docs/a.md']);
});
