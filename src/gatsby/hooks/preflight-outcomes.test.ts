import { afterEach, expect, test, vi } from 'vitest';
import * as checks from '../../content/check-content';
import { callHook, fakeGatsby } from '../../test/fake-gatsby';
import type { Problem } from '../../model/problems';
import { replaceLiveProblems } from '../develop/live-problems';
import { onPreBootstrap } from './preflight';

const problem = (file: string, severity?: 'warning'): Problem => ({
  ...{ file, line: 2, column: 1, what: `Wrong in ${file}.`, remedy: 'Write it right.' },
  ...(severity ? { severity } : {}),
});
async function said(problems: Problem[], mode: string) {
  vi.stubEnv('NODE_ENV', mode);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(checks, 'checkContent').mockResolvedValue(problems);
  const gatsby = fakeGatsby();
  await callHook(onPreBootstrap, gatsby.args);
  return gatsby.said;
}
afterEach(() => replaceLiveProblems([]));

test('a build stops once, with all that is wrong', async () => {
  const [stop, ...more] = await said(
    [problem('docs/a.md'), problem('docs/b.md'), problem('c.md', 'warning')],
    'production',
  );
  expect(stop?.level).toBe('panic');
  for (const file of ['docs/a.md', 'docs/b.md', 'c.md']) expect(stop?.text).toContain(`Wrong in ${file}.`);
  expect(more).toEqual([]);
});

test('warnings do not stop a build', async () => {
  expect(await said([problem('docs/a.md', 'warning')], 'production')).toMatchObject([{ level: 'warn' }]);
});

test('a site without problems says nothing', async () => {
  expect(await said([], 'production')).toEqual([]);
});

test('development goes on with errors', async () => {
  expect(await said([problem('docs/a.md')], 'development')).toMatchObject([{ level: 'error' }]);
});
