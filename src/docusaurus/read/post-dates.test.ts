import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UnsupportedSettings } from '../unsupported-settings';
import { postDates } from './post-dates';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'posts-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const git = (day: string, ...args: string[]): void => {
  const date = `${day}T12:00:00Z`;
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    ...{ cwd: dir, stdio: 'ignore' },
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  });
};

test('posts without a date have the day of their first commit, or else that of their file', async () => {
  mkdirSync(path.join(dir, 'news'));
  for (const [file, text] of [
    ['2020-01-02-named.md', ''],
    ['written.md', '---\ndate: 2020-01-02\n---\n'],
    ['größe a.md', 'A'],
    ['changed.md', '---\nlast_update: { date: 2024-01-02 }\n---\n'],
    ['old-name.md', 'A post that gets another name.'],
    ['news/index.mdx', 'B'],
    ['_part.md', ''],
    ['picture.png', ''],
  ] as const)
    writeFileSync(path.join(dir, file), text);
  utimesSync(path.join(dir, 'news/index.mdx'), 0, Date.parse('2022-05-06T12:00:00Z') / 1000);
  git('2021-03-04', 'init');
  git('2021-03-04', 'add', 'größe a.md', 'old-name.md', 'changed.md');
  git('2021-03-04', 'commit', '-m', 'a');
  git('2021-05-06', 'mv', 'old-name.md', 'new-name.md');
  git('2021-05-06', 'commit', '-m', 'b');
  const unsupported = new UnsupportedSettings();
  expect(await postDates(dir, dir, 'blog', unsupported)).toMatchObject({
    'blog/größe a.md': '2021-03-04',
    'blog/changed.md': '2021-03-04',
    'blog/new-name.md': '2021-03-04',
    'blog/news/index.mdx': '2022-05-06',
  });
  expect(unsupported.all).toEqual(['`blog/news/index.mdx` has no date and no commit, so it has the day of its file.']);
});

test('posts behind symbolic links within the repository have dates, and those outside of it are not read', async () => {
  for (const [file, text] of [
    ['guides/a.md', 'A'],
    ['changes.md', 'B'],
    ['blog/c.md', 'C'],
  ] as const) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  symlinkSync('../guides', path.join(dir, 'blog/guides'));
  symlinkSync('../changes.md', path.join(dir, 'blog/changes.md'));
  symlinkSync(os.tmpdir(), path.join(dir, 'blog/outside'));
  symlinkSync('gone.md', path.join(dir, 'blog/gone.md'));
  git('2021-03-04', 'init');
  git('2021-03-04', 'add', '.');
  git('2021-03-04', 'commit', '-m', 'a');
  expect(await postDates(dir, path.join(dir, 'blog'), 'blog', new UnsupportedSettings())).toEqual({
    'blog/c.md': '2021-03-04',
    'blog/changes.md': '2021-03-04',
    'blog/guides/a.md': '2021-03-04',
  });
});

test('what is no page by its whole path is not missed in git', async () => {
  for (const folder of ['parts', 'blog']) mkdirSync(path.join(dir, folder));
  writeFileSync(path.join(dir, 'parts/a.md'), 'A');
  symlinkSync('../parts', path.join(dir, 'blog/_parts'));
  symlinkSync('../parts', path.join(dir, 'blog/parts'));
  git('2021-03-04', 'init');
  const unsupported = new UnsupportedSettings();
  await postDates(dir, path.join(dir, 'blog'), 'blog', unsupported);
  expect(unsupported.all).toEqual(['`blog/parts/a.md` has no date and no commit, so it has the day of its file.']);
});

test('git is asked once for all folders behind a symbolic link', async () => {
  for (const post of ['a', 'b', 'c/d']) {
    mkdirSync(path.join(dir, 'news', post), { recursive: true });
    writeFileSync(path.join(dir, 'news', post, 'index.md'), post);
  }
  mkdirSync(path.join(dir, 'blog'));
  symlinkSync('../news', path.join(dir, 'blog/news'));
  git('2021-03-04', 'init');
  git('2021-03-04', 'add', '.');
  git('2021-03-04', 'commit', '-m', 'a');
  const asked = path.join(dir, 'asked');
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
  mkdirSync(path.join(dir, 'bin'));
  writeFileSync(path.join(dir, 'bin/git'), `#!/bin/sh\npwd >> ${asked}\nexec ${real} "$@"\n`, { mode: 0o755 });
  vi.stubEnv('PATH', `${path.join(dir, 'bin')}:${process.env.PATH ?? ''}`);
  expect(await postDates(dir, path.join(dir, 'blog'), 'blog', new UnsupportedSettings())).toEqual({
    'blog/news/a/index.md': '2021-03-04',
    'blog/news/b/index.md': '2021-03-04',
    'blog/news/c/d/index.md': '2021-03-04',
  });
  expect(readFileSync(asked, 'utf8').trim().split('\n')).toHaveLength(1);
});

test('posts in no repository have the days of their files, and one that git refuses to read is a problem', async () => {
  writeFileSync(path.join(dir, 'a.md'), 'A');
  expect(Object.keys(await postDates(dir, dir, 'blog', new UnsupportedSettings()))).toEqual(['blog/a.md']);
  git('2021-03-04', 'init');
  expect(Object.keys(await postDates(dir, dir, 'blog', new UnsupportedSettings()))).toEqual(['blog/a.md']);
  writeFileSync(path.join(dir, '.git/config'), '[broken');
  await expect(postDates(dir, dir, 'blog', new UnsupportedSettings())).rejects.toThrow(
    'git cannot tell when posts without a date were written',
  );
});
