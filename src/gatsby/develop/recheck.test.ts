import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as checks from '../../content/check-content';
import { replaceLiveProblems } from './live-problems';
import * as live from './live-problems';
import { recheckSoon } from './recheck';

const problem = { file: 'docs/a.md', line: 1, column: 1, what: 'Wrong.', remedy: 'Write it right.' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('NODE_ENV', 'development');
  // The first time is the start of the server.
  recheckSoon();
  vi.clearAllTimers();
});
afterEach(() => {
  vi.useRealTimers();
  replaceLiveProblems([]);
});

test('pages are checked once, some time after the last of several edits', async () => {
  const check = vi.spyOn(checks, 'checkContent').mockResolvedValue([problem, { ...problem, severity: 'warning' }]);
  const told = vi.spyOn(live, 'replaceLiveProblems');
  recheckSoon();
  await vi.advanceTimersByTimeAsync(1000);
  recheckSoon();
  await vi.advanceTimersByTimeAsync(1499);
  expect(check).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(check).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledWith([problem]);
});

test('a build checks nothing again', async () => {
  const check = vi.spyOn(checks, 'checkContent').mockResolvedValue([]);
  vi.stubEnv('NODE_ENV', 'production');
  recheckSoon();
  await vi.advanceTimersByTimeAsync(5000);
  expect(check).not.toHaveBeenCalled();
});
