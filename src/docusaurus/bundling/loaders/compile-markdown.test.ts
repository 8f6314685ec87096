import { cpSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { TreeContext, treeStateFile } from '../../../content/tree-context';
import { dialect } from '../../dialect';
import { mountTree } from '../../mount-tree';
import { loadReference } from '../../../model/reference/reference';
import compileMarkdownLoader, { componentOf, report } from './compile-markdown';
import { defaultConfig } from '../../../config/site-config';

const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'mount-')));
const [root, mount] = [path.join(folder, 'original'), path.join(folder, 'tree')];
beforeAll(async () => {
  cpSync(path.resolve('src/docusaurus/test/trees/features'), root, { recursive: true });
  await mountTree(root, mount);
});

/** What the loader says about a file that a module imports. */
function reportsOf(source: string): { readonly errors: string[]; readonly warnings: string[] } {
  const [errors, warnings]: [string[], string[]] = [[], []];
  const tree = TreeContext.of(mount, new Map(), loadReference(new Map()), {
    config: defaultConfig(),
    content: { dialect },
  });
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

test('advice is for those who check a tree, and no warning of a build', () => {
  const [emitError, emitWarning] = [vi.fn<(error: Error) => void>(), vi.fn<(error: Error) => void>()];
  const problem = { file: 'a.md', line: 1, column: 1, what: 'W.', remedy: 'R.' };
  for (const severity of [{}, { severity: 'warning' }, { severity: 'advice' }] as const)
    report({ ...problem, ...severity }, { emitError, emitWarning });
  expect([emitError.mock.calls.length, emitWarning.mock.calls.length]).toEqual([1, 1]);
});

test('Markdown without a mistake is reported nowhere', () => {
  expect(reportsOf('Text.\n')).toEqual({ errors: [], warnings: [] });
});

test('a component is JavaScript, and kept until a file that it follows from or an address changes', async () => {
  const [files, missing, kept]: [string[], string[], boolean[]] = [[], [], []];
  const source =
    'import Part from \'../../docs/hidden/part.md\';\n\n[Start](/)\n\n![Gone](./gone.png)\n\n![Gone](../../data/gone.png)\n\n<Picture file="docs/gone.png" alt="Gone" />\n\n<Part />\n';
  const load = () =>
    new Promise<string | undefined>((resolve, reject) => {
      compileMarkdownLoader.call(
        {
          ...{ resourcePath: path.join(root, 'src/parts/_a.mdx') },
          getOptions: () => ({ root, contentDir: mount }),
          cacheable: (may) => void kept.push(may === true),
          addDependency: (file) => files.push(file),
          addMissingDependency: (file) => missing.push(file),
          ...{ emitError: reject, emitWarning: () => undefined },
          async: () => (error, text) => (error ? reject(error) : resolve(text?.toString())),
        },
        source,
      );
    });
  const code = await load();
  expect(code).toContain('export default function MDXContent');
  expect(code).not.toMatch(/<\w+\.Provider/);
  // A bundler would stop at an import of a picture that is not there.
  expect(code).not.toMatch(/from ["'][^"']*gone\.png/);
  expect(kept).toEqual([true]);
  expect(files).toEqual(expect.arrayContaining([treeStateFile, path.join(root, 'docs/hidden/part.md')]));
  expect(missing).toContain(path.join(mount, 'src/parts/gone.png'));
  expect(missing).toContain(path.join(root, 'data/gone.png'));
  expect(await load()).toBe(code);
  writeFileSync(path.join(root, 'docs/hidden/part.md'), 'Another part.\n');
  expect(await load()).toContain('Another part.');
});
