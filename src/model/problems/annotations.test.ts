import { expect, test } from 'vitest';
import { githubAnnotations } from './problem-groups';

const place = { file: 'content/docs/a,b.md', line: 3, column: 5, remedy: 'Write `b`.' };

test('problems become annotations at their lines, sorted, with commands escaped', () => {
  const problems = [
    { ...place, what: 'Is 100% wrong:\nreally.' },
    { ...place, line: 1, what: 'Looks odd.', severity: 'warning' as const },
  ];
  expect(githubAnnotations(problems).split('\n')).toEqual([
    '::warning file=content/docs/a%2Cb.md,line=1,col=5::Looks odd. Write `b`.',
    '::error file=content/docs/a%2Cb.md,line=3,col=5::Is 100%25 wrong:%0Areally. Write `b`.',
  ]);
});
