import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { writeFiles } from '../../../test/write-files';
import { lastCommit, readCommitDates } from './last-commit';

const repository = path.join(realpathSync(mkdtempSync(path.join(tmpdir(), 'commits-'))), 'tree');
const mount = `${repository}-mount`;
const translated = `${repository}-translated`;

beforeAll(() => {
  writeFiles(repository, { 'docs/a.md': 'Text.' });
  const day = '2024-03-02T12:00:00Z';
  const env = { ...process.env, GIT_AUTHOR_DATE: day, GIT_COMMITTER_DATE: day };
  const git = (...args: string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: repository, env });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Add');
  writeFiles(repository, { 'docs/new.md': 'Text.' });
  const origin = { kind: 'docusaurus', root: repository, notes: [], sources: {}, folders: {} };
  writeFiles(translated, { 'origin.json': JSON.stringify({ ...origin, locale: 'de' }), 'site.yml': '' });
  writeFiles(mount, { 'origin.json': JSON.stringify(origin), 'site.yml': '' });
  symlinkSync(path.join(repository, 'docs'), path.join(mount, 'docs'));
});

test.each([
  ['our own', repository],
  ['a mounted', mount],
  ['a translated', translated],
])('a page of %s tree has the day of its last commit, if it has one', async (_, contentDir) => {
  vi.stubEnv('CONTENT_DIR', contentDir);
  expect(await readCommitDates()).toBe(true);
  expect(['docs/a.md', 'docs/new.md', 'docs/none.md'].map(lastCommit)).toEqual(['2024-03-02', null, null]);
});
