import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Problem } from '../model/problems/problems';
import { checkContent } from './check-content';

const lines = z.array(z.string()).transform((all) => all.join('\n'));
// The trailing commas that editors allow in this file are those of YAML.
const snippets = z
  .record(z.string(), z.object({ prefix: z.string(), body: lines }))
  .parse(parse(readFileSync('.vscode/markdown.code-snippets', 'utf8')));

/** What a writer has who accepts every placeholder. */
const accepted = (body: string): string =>
  body
    .replace(/\$\{\d+\|([^,|]+)[^}]*\}/g, '$1')
    .replace(/\$\{\d+:([^}]*)\}/g, '$1')
    .replace(/\$\d+/g, 'Text');

let root = '';
let made: Promise<readonly Problem[]> | undefined;
/** It is no work of a hook, because mutation testing only counts what tests run. */
const findProblems = () => (made ??= checkContent({ contentDir: root, staticDir: 'static', withDrafts: false }));

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'snippets-'));
  for (const folder of ['docs', 'blog', 'data']) mkdirSync(path.join(root, folder));
  const ids = Object.values(snippets).map(({ prefix }) => prefix);
  for (const { prefix, body } of Object.values(snippets)) {
    const head = body.startsWith('---') ? '' : '---\ntitle: Title\ndescription: A sentence.\n---\n\nText.\n\n';
    const file = prefix === 'post' ? 'blog/2025-01-02-post.md' : `docs/${prefix}.md`;
    writeFileSync(path.join(root, file), `${head}${accepted(body)}\n`);
  }
  mkdirSync(path.join(root, 'docs/img'));
  copyFileSync('test/fixtures/malformed/docs/img/dot.png', path.join(root, 'docs/img/picture.png'));
  writeFileSync(path.join(root, 'data/authors.yml'), 'core:\n  name: Core developers\n');
  writeFileSync(path.join(root, 'data/sidebars.yml'), `Docs: [${ids.filter((id) => id !== 'post').join(', ')}]\n`);
});
afterAll(() => rmSync(root, { recursive: true }));

test.each(Object.entries(snippets))(
  'the snippet “%s” of the editor is valid where a writer accepts it',
  async (_, { prefix }) => {
    const problems = await findProblems();
    expect(problems.filter(({ file }) => file.includes(prefix))).toEqual([]);
  },
);

test('and the tree of all of them has no other problem', async () => {
  expect(await findProblems()).toEqual([]);
});
