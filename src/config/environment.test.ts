import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { environment, setEnvironment } from './environment';

test('without anything said, the content of this project is built, for any host, with problems in groups', () => {
  for (const name of ['CONTENT_DIR', 'DEPLOY_HOST', 'CONTENT_REPORT', 'GITHUB_ACTIONS']) vi.stubEnv(name, undefined);
  expect(environment.contentDir()).toBe(path.resolve('content'));
  expect(environment.deployHost()).toBeUndefined();
  expect(environment.reportsAll()).toBe(false);
  expect(environment.isGithubAction()).toBe(false);
});

test.each([true, false])('processes that are started work on the same tree, and report all: %s', (reportsAll) => {
  vi.stubEnv('CONTENT_DIR', undefined);
  vi.stubEnv('CONTENT_REPORT', undefined);
  setEnvironment('other/tree', reportsAll);
  expect(environment.contentDir()).toBe(path.resolve('other/tree'));
  expect(environment.reportsAll()).toBe(reportsAll);
});

test('the host and the place of a run are what the environment says', () => {
  vi.stubEnv('DEPLOY_HOST', 'netlify');
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  expect(environment.deployHost()).toBe('netlify');
  expect(environment.isGithubAction()).toBe(true);
});
