import { fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtempSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeFiles } from '../../../test/write-files';
import { defaultConfig } from '../../config/site-config';

vi.mock('node:child_process', async (original) => ({ ...(await original<object>()), fork: vi.fn() }));

const { TreeContext } = await import('../../content/tree-context');
const { loadReference } = await import('../../model/reference/reference');
const { currentTree, setTree } = await import('../nodes/current-tree');
const live = await import('./live-problems');
const { recheckSoon } = await import('./recheck');

const problem = { file: 'docs/a.md', line: 1, column: 1, what: 'Wrong.', remedy: 'Write it right.' };

class FakeProcess extends EventEmitter {
  readonly kill = vi.fn();
  /** As between processes, a message must consist of data. */
  readonly send = vi.fn((message: unknown) => void structuredClone(message));
}

/** The processes that were started so far, the last one last. */
let checks: FakeProcess[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('NODE_ENV', 'development');
  checks = [];
  vi.mocked(fork)
    .mockReset()
    .mockImplementation(() => {
      const check = new FakeProcess();
      checks.push(check);
      return check as unknown as ReturnType<typeof fork>;
    });
  const data = loadReference(new Map([['gone', '']]));
  setTree(TreeContext.of('test/fixtures/site', new Map(), data, { config: defaultConfig() }));
  // The first time is the start of the server.
  recheckSoon();
  vi.clearAllTimers();
});
afterEach(() => {
  vi.useRealTimers();
  live.replaceLiveProblems([]);
});

test('pages are checked once, some time after the last of several edits', async () => {
  const told = vi.spyOn(live, 'replaceLiveProblems');
  recheckSoon();
  await vi.advanceTimersByTimeAsync(1000);
  recheckSoon();
  await vi.advanceTimersByTimeAsync(1499);
  expect(checks).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(checks).toHaveLength(1);
  const found = [problem, { ...problem, severity: 'warning' }];
  checks[0]?.emit('message', found);
  expect(told).toHaveBeenCalledWith(found);
});

test('an edit stops a check that is still at work, and what it has found no longer counts', async () => {
  const told = vi.spyOn(live, 'replaceLiveProblems');
  recheckSoon();
  await vi.advanceTimersByTimeAsync(1500);
  expect(checks[0]?.kill).not.toHaveBeenCalled();
  recheckSoon();
  expect(checks[0]?.kill).toHaveBeenCalledTimes(1);
  checks[0]?.emit('message', [problem]);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1500);
  expect(checks).toHaveLength(2);
});

test('a check that cannot start does not stop the server', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  recheckSoon();
  await vi.advanceTimersByTimeAsync(1500);
  checks[0]?.emit('error', new Error('no memory'));
  expect(said).toHaveBeenCalledWith('The content was not checked: no memory');
});

test('a page whose file is gone has no address any more, and data whose file is gone no value', () => {
  const { addresses } = currentTree();
  addresses.set('docs/start.md', '/docs/start').set('docs/gone.md', '/docs/gone');
  recheckSoon();
  expect([...addresses.keys()]).toEqual(['docs/start.md']);
  expect([...currentTree().data.texts]).toEqual([]);
});

test.each([
  ['before', -60, 0],
  ['after', 60, 1],
])('a page that was edited %s the process began is checked at its start %i s: %i times', async (_, seconds, times) => {
  const root = mkdtempSync(path.join(tmpdir(), 'edited-'));
  const page = path.join(root, 'docs/a.md');
  writeFiles(root, { 'docs/a.md': 'A.' });
  utimesSync(page, 0, performance.timeOrigin / 1000 + seconds);
  vi.resetModules();
  vi.doMock('../built-tree', () => ({ builtTree: () => ({ contentDir: root, config: defaultConfig() }) }));
  const { setTree: enter } = await import('../nodes/current-tree');
  enter(TreeContext.of(root, new Map(), loadReference(new Map()), { config: defaultConfig() }));
  const { recheckSoon: begin } = await import('./recheck');
  begin();
  await vi.advanceTimersByTimeAsync(1500);
  expect(checks).toHaveLength(times);
  vi.doUnmock('../built-tree');
});

test('a build checks nothing again', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  recheckSoon();
  await vi.advanceTimersByTimeAsync(5000);
  expect(checks).toHaveLength(0);
});
