import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { lastCommitDates, parseLog } from './git-dates';

describe('the log of a repository', () => {
  test('a file has the day of its newest commit', () => {
    const log = '\x002024-03-02\n\ndocs/a.md\ndocs/b.md\n\x002024-01-01\n\ndocs/a.md\ndocs/c.md\n';
    expect([...parseLog(log, '/repo')]).toEqual([
      ['/repo/docs/a.md', '2024-03-02'],
      ['/repo/docs/b.md', '2024-03-02'],
      ['/repo/docs/c.md', '2024-01-01'],
    ]);
  });

  test('a commit without files, such as a merge, names none', () => {
    expect([...parseLog('\x002024-03-02\n\x002024-01-01\n\ndocs/a.md\n', '/repo')]).toEqual([
      ['/repo/docs/a.md', '2024-01-01'],
    ]);
  });

  test('names with spaces and other letters stay whole', () => {
    expect(parseLog('\x002024-03-02\n\ndocs/größe a.md\n', '/repo').get('/repo/docs/größe a.md')).toBe('2024-03-02');
  });

  test('an empty log has no dates', () => {
    expect(parseLog('', '/repo').size).toBe(0);
  });
});

test('a folder outside of git has no dates and stops nothing', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'no-git-'));
  try {
    expect((await lastCommitDates(folder)).size).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('files with any letters in their names have a date, but not where the clone lacks the history', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'git-'));
  try {
    const git = (...args: string[]): unknown =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder });
    git('init', '--quiet');
    await writeFile(path.join(folder, 'größe.md'), 'Text.');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Add', '--date', '2024-03-02T12:00:00Z');
    const dates = await lastCommitDates(folder);
    expect([...dates.keys()].map((file) => path.basename(file))).toEqual(['größe.md']);
    git('commit', '--quiet', '--allow-empty', '--message', 'More');
    git('clone', '--quiet', '--depth', '1', `file://${folder}`, 'shallow');
    git('clone', '--quiet', `file://${folder}`, 'whole');
    const found = await Promise.all(['shallow', 'whole'].map((name) => lastCommitDates(path.join(folder, name))));
    expect(found.map(({ size }) => size)).toEqual([0, 1]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
