import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { TreeContext } from '../../../content/tree-context';
import { mountTree } from '../../../docusaurus/mount-tree';
import { loadReference } from '../../../model/reference/reference';
import { componentOf, report } from './compile-markdown';

const mount = path.join(mkdtempSync(path.join(os.tmpdir(), 'mount-')), 'tree');
beforeAll(async () => {
  await mountTree(path.resolve('src/test/docusaurus/features'), mount);
});

/** What the loader says about a file that a module imports. */
function reportsOf(source: string): { readonly errors: string[]; readonly warnings: string[] } {
  const [errors, warnings]: [string[], string[]] = [[], []];
  const tree = TreeContext.of(mount, new Map(), loadReference(new Map()));
  for (const problem of componentOf(source, 'src/parts/_a.mdx', tree).problems) {
    report(problem, {
      emitError: ({ message }) => errors.push(message),
      emitWarning: ({ message }) => warnings.push(message),
    });
  }
  return { errors, warnings };
}

test('a broken link in Markdown that a module imports is a warning with its place and a remedy', () => {
  const { errors, warnings } = reportsOf('---\ntitle: A\n---\n\n[There](./nowhere.md)\n');
  expect(errors).toEqual([]);
  expect(warnings).toEqual([expect.stringMatching(/^src\/parts\/_a\.mdx:5:1\n {2}Warning: .*nowhere.*\n {2}→ /)]);
});

test('Markdown that cannot be read stops the build', () => {
  const { errors } = reportsOf('Text.\n\n<div>\n');
  expect(errors).toEqual([expect.stringMatching(/^src\/parts\/_a\.mdx:3:1\n {2}The tag `<div>` is never closed\./)]);
});

test('Markdown without a mistake is reported nowhere', () => {
  expect(reportsOf('Text.\n')).toEqual({ errors: [], warnings: [] });
});
