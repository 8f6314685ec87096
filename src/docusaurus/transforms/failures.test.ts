import { expect, test } from 'vitest';
import { failuresByFile } from './failures';

const failure = (file: string, reason: string) => ({ file, plugin: 'p', reason });

test('one reason is one problem at the first page, however many pages it concerns', () => {
  const problems = failuresByFile(
    [
      failure('docs/b.md', 'no network'),
      failure('docs/a.md', 'no network\n  at …'),
      failure('docs/c.md', 'no network'),
    ],
    false,
  );
  expect([...problems.values()].flat().map(({ file, what }) => [file, what])).toEqual([
    ['docs/a.md', 'The remark plugin `p` failed on this page: no network'],
    ['docs/b.md', 'The remark plugin `p` failed on this page and 1 other page: no network'],
  ]);
});
