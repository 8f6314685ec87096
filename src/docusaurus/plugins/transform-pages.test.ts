import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { compileRecorded, isCurrent } from '../../content/dependencies';
import { readContent } from '../../content/files/read-content';
import { TreeContext } from '../../content/tree-context';
import { loadReference } from '../../model/reference/reference';
import { docusaurusConfig } from '../config/config-schema';
import { readPlugins } from '../config/plugins';
import { pluginsOfFolders } from './remark-plugins';
import type { MarkdownPlugin } from './remark-plugins';
import { dialect } from '../dialect';
import { mountTree } from '../mount-tree';
import { UnsupportedSettings } from '../unsupported-settings';
import { runModule } from '../config/run-module';
import { failuresByFile, transformPages } from './transform-pages';
import { readSiteConfig } from '../../content/site-file';

const root = path.resolve('src/docusaurus/test/trees/remark-plugins');
const configFile = path.join(root, 'docusaurus.config.js');

/** Settings of a tree that has plugins. */
const settings = "module.exports = { presets: [['classic', { docs: { remarkPlugins: [() => () => {}] } }]] };";

let mount = '';
beforeEach(async () => {
  mount = path.join(mkdtempSync(path.join(os.tmpdir(), 'mount-')), 'tree');
  await mountTree(root, mount);
});

/** Runs the plugins of the fixture, or these in their place, as the process does that a build starts. */
async function transform(allowsGaps: boolean, own?: (() => unknown)[]) {
  const site = readSiteConfig(mount);
  const { pages } = readContent(mount, site.config);
  const tree = TreeContext.of(mount, pages, loadReference(new Map()), { ...site, content: { dialect } });
  const written = own ? { presets: [['classic', { docs: { remarkPlugins: own } }]] } : undefined;
  const config = docusaurusConfig.parse(written ?? (await runModule(configFile, root, new UnsupportedSettings())));
  const folders = { docSets: [{ docs: 'default', folder: 'docs' }], plainFolders: [] };
  const plugins = pluginsOfFolders(
    readPlugins(config, new UnsupportedSettings()),
    folders,
    root,
    new UnsupportedSettings(),
  );
  await transformPages(tree, plugins, allowsGaps, 1000);
  const compile = (name: string) => compileRecorded(`docs/${name}`, pages.get(`docs/${name}`) ?? '', tree);
  return { tree, pages, compile };
}

const compiled = async (name: string, allowsGaps = false) => (await transform(allowsGaps)).compile(name).compiled;

test('a page has what plugins made of it, with their options and after they have waited', async () => {
  const { page, problems } = await compiled('intro.mdx');
  expect(problems).toEqual([]);
  expect(page?.mdxSource).toContain('https://people.example/ada');
  expect(page?.mdxSource).toContain('<em class=\\"badge\\">new</em>');
  expect(page?.mdxSource).toContain('<kbd>Enter</kbd>');
});

test('a component that a plugin adds is imported, and has attributes of all kinds', async () => {
  const { page } = await compiled('intro.mdx');
  expect(page?.mdxSource).toContain('import Demo from "@site/src/components/Demo";');
  expect(page?.mdxSource).toMatch(/<Demo lines=\{\["one","two"\]\} address=\{"[^"]*"\}>/);
});

test('later plugins find links resolved, but the page keeps its own', async () => {
  const { page } = await compiled('intro.mdx');
  expect(page?.mdxSource).toContain('address={"/docs/more"}');
  expect(page?.links.map(({ target }) => target)).toContain('/docs/more');
});

test('a plugin may name the component for the head of the page', async () => {
  const head = { type: 'mdxJsxFlowElement', name: 'Head', attributes: [], children: [] };
  const { compile } = await transform(false, [() => (tree: { children: object[] }) => void tree.children.push(head)]);
  const { page, problems } = compile('intro.mdx').compiled;
  expect(problems.filter(({ what }) => what.includes('Head'))).toEqual([]);
  expect(page?.mdxSource).toContain('import Head from "@docusaurus/Head";');
});

test('pages behind symbolic links within the tree go through the plugins, too', async () => {
  const linked = mkdtempSync(path.join(os.tmpdir(), 'linked-'));
  for (const folder of ['docs', 'more']) mkdirSync(path.join(linked, folder));
  writeFileSync(path.join(linked, 'docusaurus.config.js'), settings);
  writeFileSync(path.join(linked, 'more/a.md'), '# A\n');
  symlinkSync('../more', path.join(linked, 'docs/linked'));
  await mountTree(linked, mount);
  const added = { type: 'paragraph', children: [{ type: 'text', value: 'Added.' }] };
  const { compile } = await transform(false, [() => (tree: { children: object[] }) => void tree.children.push(added)]);
  expect(JSON.stringify(compile('linked/a.md').compiled.page ?? {})).toContain('Added.');
});

test('a page goes through the plugins of the innermost folder alone', async () => {
  const nested = mkdtempSync(path.join(os.tmpdir(), 'nested-'));
  mkdirSync(path.join(nested, 'docs/inner'), { recursive: true });
  writeFileSync(path.join(nested, 'docusaurus.config.js'), settings);
  for (const file of ['docs/a.md', 'docs/inner/b.md']) writeFileSync(path.join(nested, file), '# A\n');
  await mountTree(nested, mount);
  const adding = (value: string): MarkdownPlugin => ({
    ...{ name: value, options: [], isEarly: false },
    attach: () => (tree) => void tree.children.push({ type: 'paragraph', children: [{ type: 'text', value }] }),
  });
  const site = readSiteConfig(mount);
  const { pages } = readContent(mount, site.config);
  const tree = TreeContext.of(mount, pages, loadReference(new Map()), { ...site, content: { dialect } });
  const plugins = { 'docs/inner': [adding('Inner.')], docs: [adding('Outer.')] };
  await transformPages(tree, new Map(Object.entries(plugins)), false);
  const texts = ['docs/a.md', 'docs/inner/b.md'].map((file) =>
    JSON.stringify(compileRecorded(file, pages.get(file) ?? '', tree).compiled.page?.body).match(/\w+er\./g),
  );
  expect(texts).toEqual([['Outer.'], ['Inner.']]);
});

test('partials go through the plugins too', async () => {
  expect((await compiled('intro.mdx')).page?.mdxSource).toContain('https://people.example/grace');
});

test('the Markdown export of a page is its source', async () => {
  expect((await compiled('intro.mdx')).page?.markdown).toContain('Thanks to @ada for *new* things');
});

test('a plugin that fails loses the page', async () => {
  const { page, problems } = await compiled('throws.md');
  expect(page).toBeUndefined();
  expect(problems).toEqual([
    {
      ...{ file: 'docs/throws.md', line: 1, column: 1 },
      what: 'The remark plugin `./plugins/strict.js` failed on this page: no page may throw, as throws.md does',
      remedy: 'Fix the plugin, or what it reads, or build with `--lenient`, which leaves it out where it fails.',
    },
  ]);
});

test('with `--lenient`, the page is what the other plugins make of it', async () => {
  const { page, problems } = await compiled('throws.md', true);
  expect(problems.map(({ remedy }) => remedy)).toEqual([
    'These pages are built without it. Fix the plugin, or what it reads.',
  ]);
  const text = JSON.stringify(page?.body);
  expect(text).toContain('https://people.example/ada');
  // The plugin had removed it before it failed.
  expect(text).toContain('<hr');
});

test('a page is compiled again when plugins make something else of it, and only then', async () => {
  const { compile } = await transform(true);
  const [intro, more] = [compile('intro.mdx'), compile('more.md')];
  const same = await transform(true);
  const current = (made: typeof intro, { tree, pages }: typeof same): boolean =>
    isCurrent(made, pages.get(made.compiled.file) ?? '', tree);
  expect([current(intro, same), current(more, same)]).toEqual([true, true]);
  const other = await transform(true, [() => undefined]);
  expect([current(intro, other), current(more, other)]).toEqual([false, true]);
});

test('an edited page is shown without plugins until they run again', async () => {
  const { tree } = await transform(true);
  const edited = readFileSync(path.join(root, 'docs/throws.md'), 'utf8').replace('Still', 'Now');
  const text = JSON.stringify(compileRecorded('docs/throws.md', edited, tree).compiled.page?.body);
  expect(text).toContain('Now by @ada.');
});

const failure = (file: string, reason: string) => ({ file, plugin: 'p', reason });

test('one reason is one problem at the first page, however many pages it concerns', () => {
  const problems = failuresByFile(
    [
      failure('docs/b.md', 'no network'),
      failure('docs/a.md', 'no network\n  at …'),
      failure('docs/c.md', 'no network'),
      failure('docs/d.md', 'no network'),
      { ...failure('docs/e.md', 'no network'), plugin: 'q' },
    ],
    false,
  );
  expect([...problems.values()].flat().map(({ file, what }) => [file, what])).toEqual([
    ['docs/a.md', 'The remark plugin `p` failed on this page: no network'],
    ['docs/b.md', 'The remark plugin `p` failed on this page and 2 other pages: no network'],
    ['docs/e.md', 'The remark plugin `q` failed on this page: no network'],
  ]);
});
