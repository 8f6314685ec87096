import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { writeFiles } from '../write-files';

const tree = mkdtempSync(path.join(tmpdir(), 'versions-'));
const inTree = (command: string, ...args: string[]): { readonly status: number | null; readonly said: string } => {
  const env = { ...process.env, CONTENT_DIR: tree, GIT_AUTHOR_NAME: 'A', GIT_COMMITTER_NAME: 'A', EMAIL: 'a@b.c' };
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};
const git = (...args: string[]): string => inTree('git', '-C', tree, ...args).said;
const version = (...args: string[]) => inTree(process.execPath, '--import', 'tsx', 'scripts/version.mts', ...args);
const commit = (): void => {
  git('add', '-A');
  git('commit', '-q', '-m', 'Change');
};

beforeAll(() => {
  cpSync('test/fixtures/site', tree, { recursive: true });
  git('init', '-q');
  commit();
});

test('a version is cut, edited, and removed, and the doctor finds no error in between', { timeout: 120_000 }, () => {
  const cut = version('1.0');
  expect(cut.said).toContain('docs are kept as version 1.0');
  expect(cut.status).toBe(0);
  const data = ['site.yml', 'data/navbar.yml', 'data/sidebars/1.0.yml'].map((file) => path.join(tree, file));
  expect(inTree('npx', 'oxfmt', '--list-different', ...data).said).toBe('');
  // The name of another version begins like this one.
  writeFiles(tree, { 'versions/1.0.1/start.md': 'Text.\n' });
  git('add', 'versions/1.0.1');
  const folder = path.relative('.', path.join(tree, 'versions/1.0'));
  expect(version('--remove', '1.0').said).toContain(
    `Commit or stash your changes first, or add \`--force\` to delete ${folder}, which was never committed, with all edits in it. Changed: `,
  );
  git('rm', '-rqf', 'versions/1.0.1');
  commit();

  appendFileSync(path.join(tree, 'versions/1.0/start.md'), '\n[The newest](/docs/long)\n');
  expect(version('2.0').said).toContain(
    'Commit or stash your changes first, or add `-- --force`. Changed: versions/1.0/start.md.',
  );
  appendFileSync(path.join(tree, 'blog/2024-01-01-post-1.md'), '\n[Old](/docs/1.0/long)\n');
  const gone = version('--remove', '1.0', '--force');
  expect(gone.status).toBe(0);
  expect(existsSync(path.join(tree, 'versions'))).toBe(false);
  expect(readFileSync(path.join(tree, 'blog/2024-01-01-post-1.md'), 'utf8')).toContain('[Old](/docs/long)');
  expect(readFileSync(path.join(tree, 'data/redirects.yml'), 'utf8')).toContain(
    '- from: /docs/1.0/*\n  to: /docs/:splat\n',
  );
  expect(git('diff', '--stat', 'HEAD~1', '--', 'site.yml', 'data/navbar.yml', 'data/sidebars.yml')).toBe('');
});
