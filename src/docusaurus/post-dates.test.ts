import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postDates } from './post-dates';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'posts-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const git = (...args: string[]): void => {
  const date = '2021-03-04T12:00:00Z';
  execFileSync('git', args, {
    ...{ cwd: dir, stdio: 'ignore' },
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  });
};

test('posts without a date have the day of their first commit, or else that of their file', async () => {
  mkdirSync(path.join(dir, 'news'));
  for (const [file, text] of [
    ['2020-01-02-named.md', ''],
    ['written.md', '---\ndate: 2020-01-02\n---\n'],
    ['committed.md', 'A'],
    ['news/index.mdx', 'B'],
    ['picture.png', ''],
  ] as const)
    writeFileSync(path.join(dir, file), text);
  utimesSync(path.join(dir, 'news/index.mdx'), 0, Date.parse('2022-05-06T12:00:00Z') / 1000);
  git('init');
  git('add', 'committed.md');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-m', 'a');
  expect(await postDates(dir)).toEqual({ 'blog/committed.md': '2021-03-04', 'blog/news/index.mdx': '2022-05-06' });
});
