import { expect, test } from 'vitest';
import { downgraded } from './policy';
import type { Problem } from './problems/problems';

const error: Problem = { ...{ file: 'docs/a.md', line: 1, column: 1 }, what: 'Bad.', remedy: 'Change it.' };

test('a lenient policy makes warnings of errors, and advice of warnings, which are rules of ours', () => {
  expect(downgraded('lenient', error).severity).toBe('warning');
  expect(downgraded('lenient', { ...error, severity: 'warning' }).severity).toBe('advice');
  expect(downgraded('strict', error)).toBe(error);
});
