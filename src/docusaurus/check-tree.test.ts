import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContent } from '../content/check-content';
import { docusaurus } from './door';
import { writeFiles } from '../../test/write-files';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'content-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const write = (files: Readonly<Record<string, string>>): void => writeFiles(root, files);

/** What the mount of a tree writes down. */
const mounted = (more: object = {}): string =>
  JSON.stringify({
    ...{ kind: 'docusaurus', root, notes: [], sources: {}, folders: {}, aliases: {}, customCss: [] },
    ...{ allowsGaps: false, redirectsRoutes: false, runsPostBuild: false, changesSheets: false },
    ...more,
  });

const checkTree = (more: object = {}) => {
  const tree = docusaurus.open(root);
  return checkContent({ contentDir: root, staticDir: root, withDrafts: false, ...(tree ? { tree } : {}), ...more });
};

/** `file:line what` of every problem. */
const check = async (): Promise<string[]> =>
  (await checkTree()).map(({ file, line, what }) => `${file}:${line} ${what}`);

const doc = (body: string): string => `---\ntitle: A\n---\n\n${body}\n`;

test('pages that run, and files that our build does not read, are usual in such a tree', async () => {
  write({
    'origin.json': mounted(),
    'docs/a.mdx': doc("import Box from '../parts/Box';\n\n<Box />"),
    'parts/Box.js': 'export default 1;',
    'notes/b.md': doc('Text.'),
  });
  const found = (await check()).join('\n');
  expect(found).not.toContain('runs its own JavaScript');
  expect(found).not.toContain('Nothing reads');
});

test('a tree for Docusaurus is said to allow all hosts when its pages run components, wherever these are', async () => {
  const text = 'docs/a.mdx:1 Pages run components, which may show pictures and frames, and ask for data, of any host.';
  write({ 'origin.json': mounted(), 'docs/a.mdx': doc('Text.'), 'src/unused.js': '' });
  expect(await check()).not.toContain(text);
  write({ 'docs/a.mdx': doc("import Box from '../parts/Box';\n\n<Box />"), 'parts/Box.js': 'export default 1;' });
  expect(await check()).toContain(text);
});

test('a tree for Docusaurus is said to show something of other sites, but not of itself', async () => {
  const shown = async (address: string): Promise<string[]> => {
    write({ 'origin.json': mounted(), 'docs/a.md': doc(`<video src="${address}" />`), 'static/a.webm': '' });
    return (await check()).filter((problem) => problem.includes('of other sites'));
  };
  expect(await shown('/a.webm')).toEqual([]);
  expect(await shown('https://b.example/a.webm')).toEqual([
    'docs/a.md:1 Pages show pictures, media or frames of other sites: https://b.example.',
  ]);
});

test('custom CSS of a tree for Docusaurus that imports what is not there is named', async () => {
  write({
    'origin.json': mounted({ customCss: [path.join(root, 'src/custom.css')] }),
    'src/custom.css': '\n@import "./gone.css";\n',
  });
  expect(await check()).toContain(
    'src/custom.css:2 The imported style sheet `./gone.css` does not exist, so it is left out.',
  );
});

test('custom CSS that plugins change is read by the process that runs them, if there is one', async () => {
  const worker = path.join(root, 'worker.cjs');
  write({
    'origin.json': mounted({ customCss: [path.join(root, 'a.css')], changesSheets: true }),
    'a.css': '@import "./gone.css";',
    'worker.cjs': `process.once('message', ({ ofTree: { sheet, of } }) => {
  const problem = { file: 'a.css', line: 1, column: 1, what: sheet + ' of ' + of, remedy: '', severity: 'warning' };
  process.send({ css: '', files: [], folders: [], problems: [problem] }, () => process.exit());
});`,
  });
  const said = async (more: object) => {
    const found = await checkTree(more);
    return found.flatMap(({ file, what }) => (file === 'a.css' ? what : []));
  };
  expect(await said({ worker })).toEqual([`${path.join(root, 'a.css')} of ${root}`]);
  expect(await said({})).toEqual([]);
  write({ 'worker.cjs': 'process.exit();' });
  expect(await said({ worker })).toEqual([
    'The style sheet cannot be read: The process that runs the plugins has stopped before its end.',
  ]);
});

test('a page that a module makes can be linked to by its address', async () => {
  write({
    'origin.json': mounted(),
    'src/pages/showcase.js': 'export default () => null;',
    'docs/a.md': doc('[a](/showcase) [b](/show)'),
  });
  expect((await check()).filter((problem) => problem.includes('is broken'))).toEqual([
    expect.stringContaining('The link `/show` is broken'),
  ]);
});
