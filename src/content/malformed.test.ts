import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentComponents } from '../markdown/components/components';
import { applyFixes, isError } from '../model/problems/problems';
import type { Problem } from '../model/problems/problems';
import { checkContent } from './check-content';

const root = path.resolve('test/fixtures/malformed');

const describeProblem = (problem: Problem): string => {
  const { line, column, what, remedy, fix } = problem;
  return `${line}:${column} ${isError(problem) ? '' : 'Warning: '}${what} → ${remedy}${fix ? ' (can be fixed)' : ''}`;
};

let made: Promise<Map<string, string[]>> | undefined;
/** What one run finds, by file. It is no work of a hook, because mutation testing only counts what tests run. */
const find = () => (made ??= findAll());

const check = (contentDir: string) =>
  checkContent({ contentDir, staticDir: path.join(contentDir, 'static'), withDrafts: false });

async function findAll(): Promise<Map<string, string[]>> {
  const problems = await check(root);
  const byPlace = problems.sort((a, b) => a.line - b.line || a.column - b.column);
  const files = [...new Set(problems.map(({ file }) => file))].sort();
  return new Map(files.map((file) => [file, byPlace.filter((problem) => problem.file === file).map(describeProblem)]));
}

/** Pages of the corpus without a mistake, for others to point to. */
const sound = ['docs/draft.md', 'docs/target.md'];

describe('one run over many mistakes reports each with place, what is wrong and what to write', () => {
  test('and nothing else', async () => {
    const found = await find();
    const components = Object.keys(contentComponents).map((name) => `\`${name}\``);
    const report = `${JSON.stringify(Object.fromEntries(found), null, 2)}\n`.replaceAll(
      components.join(', '),
      '(all components)',
    );
    // Written again by `npx vitest run malformed -u`.
    await expect(report).toMatchFileSnapshot(path.join(root, 'expected.json'));
  });

  test('every page of the corpus has its message', async () => {
    const found = await find();
    const pages = ['docs', 'blog'].flatMap((folder) =>
      readdirSync(path.join(root, folder))
        .filter((name) => /^[^_].*\.mdx?$/.test(name))
        .map((name) => `${folder}/${name}`),
    );
    expect(pages.length).toBeGreaterThanOrEqual(100);
    expect(pages.filter((page) => !found.has(page))).toEqual(sound);
  });

  test('and what can be fixed is right once it is fixed', async () => {
    const copy = mkdtempSync(path.join(tmpdir(), 'fixed-'));
    cpSync(root, copy, { recursive: true });
    const before = await check(copy);
    const unfixed: string[] = [];
    for (const file of new Set(before.map((problem) => problem.file))) {
      const fixable = before.filter((problem) => problem.file === file && problem.fix);
      const { text, fixed } = applyFixes(readFileSync(path.join(copy, file), 'utf8'), fixable);
      unfixed.push(...fixable.filter((problem) => !fixed.includes(problem)).map(({ what }) => `${file} ${what}`));
      writeFileSync(path.join(copy, file), text);
    }
    expect(unfixed).toEqual([]);
    expect((await check(copy)).filter(({ fix }) => fix)).toEqual([]);
  });
});
