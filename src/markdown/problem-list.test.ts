import { expect, test } from 'vitest';
import { ProblemList } from './problem-list';

test('what stands in a node is on its further lines; a problem of the node itself is on its first', () => {
  const place = (line: number, last = line) => ({
    position: { start: { line, column: 1 }, end: { line: last, column: 9 } },
  });
  const hasWithin = (line: number): boolean => {
    const problems = new ProblemList('docs/a.md');
    problems.add(place(line), 'Wrong.', 'Write it right.');
    return problems.hasWithin(place(3, 5));
  };
  expect([2, 3, 4, 5, 6].map(hasWithin)).toEqual([false, false, true, true, false]);
});
