import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { docusaurus } from './door';
import { mountTree } from './mount-tree';
import { inSource, readOrigin } from '../content/origin';
import { browserConfig } from '../config/site-config';
import { readSiteConfig } from '../content/site-file';
import { writeFiles } from '../../test/write-files';

const root = path.resolve('src/docusaurus/test/foreign-site');
const mount = path.join(mkdtempSync(path.join(os.tmpdir(), 'mount-')), 'tree');
let notes: readonly string[] = [];

beforeAll(async () => {
  ({ notes } = await mountTree(root, mount));
});

test('a tree is foreign when it has settings of Docusaurus, or pages and none of our data files', () => {
  expect(docusaurus.fits(root)).toBe(true);
  expect(docusaurus.fits(path.resolve('test/fixtures/site'))).toBe(false);
  expect(docusaurus.fits(path.resolve('content'))).toBe(false);
});

describe('a mounted tree', () => {
  test('has its folders where ours are, and ours filled from its settings', () => {
    expect(readlinkSync(path.join(mount, 'docs'))).toBe(path.join(root, 'handbook'));
    expect(existsSync(path.join(mount, 'blog/undated.md'))).toBe(true);
    expect(JSON.parse(readFileSync(path.join(mount, 'data/authors.yml'), 'utf8'))).toHaveProperty('ada.name', 'Ada');
  });

  test('is built although a package of its settings is not installed', () => {
    expect(notes).toContain('`prism-react-renderer` is a package that is not installed, so its settings are ignored.');
  });

  test('is left alone when nothing changed', async () => {
    const before = statSync(path.join(mount, 'data/sidebars.yml')).mtimeMs;
    await mountTree(root, mount);
    expect(statSync(path.join(mount, 'data/sidebars.yml')).mtimeMs).toBe(before);
  });

  test('has its problems where their author finds them', () => {
    const origin = readOrigin(mount);
    if (!origin) throw new Error('The mounted tree does not say where it comes from.');
    const at = { line: 1, column: 1, remedy: '' };
    const what = 'The sidebar `guide` refers to an unknown doc `leaves/black`.';
    expect(inSource({ ...at, file: 'data/sidebars.yml', what }, origin)).toMatchObject({
      file: 'sidebars.js',
      line: 12,
      column: 41,
    });
    expect(inSource({ ...at, file: 'docs/welcome.md', what }, origin).file).toBe('handbook/welcome.md');
  });
});

describe('a tree with several docs and blogs', () => {
  const tree = mkdtempSync(path.join(os.tmpdir(), 'several-'));
  const mounted = path.join(tree, '.mounted');
  const blogPlugin = (id: string, folder: string) => [
    '@docusaurus/plugin-content-blog',
    { id, path: folder, routeBasePath: id },
  ];
  const plugins = [
    ['@docusaurus/plugin-content-docs', { id: 'changes', path: 'api', routeBasePath: 'api', sidebarPath: false }],
    ['@docusaurus/plugin-content-docs', { id: 'blog', path: 'sdk', routeBasePath: 'sdk', sidebarPath: false }],
    blogPlugin('changes', 'changes'),
    blogPlugin('inner', 'news/inner'),
  ];
  const files = {
    'docusaurus.config.js': `module.exports = ${JSON.stringify({ presets: [['classic', { blog: { path: 'news' } }]], plugins })};`,
    'docs/a.md': '# A',
    'api/tags.yml': 'x: { label: Of the API }',
    'sdk/tags.yml': 'x: { label: Of the SDK }',
    'changes/tags.yml': 'x: { label: Of changes }',
    'news/tags.yml': 'x: { label: Of news }',
    'news/2024-01-01-a.md': '# A',
    'news/inner/2024-01-01-b.md': '# B',
  };
  writeFiles(tree, files);

  test('keeps tags of docs and blogs of one name apart', async () => {
    await mountTree(tree, mounted);
    const tags: unknown = JSON.parse(readFileSync(path.join(mounted, 'data/tags.yml'), 'utf8'));
    expect(tags).toEqual({
      blog: { x: { label: 'Of news' } },
      changes: { x: { label: 'Of changes' } },
      'blog/inner': {},
      'docs:default': {},
      'docs:changes': { x: { label: 'Of the API' } },
      'docs:blog': { x: { label: 'Of the SDK' } },
    });
  });

  test('has the posts of a blog inside of the main one once, in the folder that tells their blog', async () => {
    const { settings } = await mountTree(tree, mounted);
    expect(settings.furtherBlogs?.map(({ folder }) => folder)).toEqual(['changes', 'blog/inner']);
    expect(existsSync(path.join(mounted, 'blog/inner/2024-01-01-b.md'))).toBe(true);
    expect(existsSync(path.join(mounted, 'blog-inner'))).toBe(false);
    const origin = readOrigin(mounted);
    expect(origin?.folders).toMatchObject({ blog: 'news' });
    expect(origin?.folders).not.toHaveProperty('blog/inner');
  });

  test('has the syntax of the packages that its settings or package.json name', async () => {
    const hasMath = async () => (await mountTree(tree, mounted)).settings.markdown?.math;
    expect(await hasMath()).toBe(false);
    writeFiles(tree, { 'package.json': '{ "dependencies": { "remark-math": "6" } }' });
    expect(await hasMath()).toBe(true);
    const plugins = '// remark-math\n';
    writeFiles(tree, { 'package.json': '{}', 'docusaurus.config.js': plugins + files['docusaurus.config.js'] });
    expect(await hasMath()).toBe(true);
    writeFiles(tree, files);
  });

  test('has the primary color of Infima if it sets none', async () => {
    await mountTree(tree, mounted);
    expect(readFileSync(path.join(mounted, 'custom-css.js'), 'utf8')).toMatch(/^import "[^"]*usual\.css";\n$/);
    expect(readFileSync(path.join(mounted, 'usual.css'), 'utf8')).toContain('--ifm-color-primary: #3578e5; --accent: ');
  });

  test('tells browsers where they are', async () => {
    await mountTree(tree, mounted);
    expect(browserConfig(readSiteConfig(mounted).config).furtherBases).toEqual({
      docs: ['/api', '/sdk'],
      blog: ['/changes', '/inner'],
    });
  });
});

test('a link of an editor that leads nowhere, by which it locks a file, may stay from one run to the next', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'locked-'));
  mkdirSync(path.join(root, 'docs'));
  symlinkSync('ada@machine.1234', path.join(root, '.#sidebars.js'));
  const locked = path.join(mkdtempSync(path.join(os.tmpdir(), 'mount-')), 'tree');
  for (let run = 0; run < 2; run++) await mountTree(root, locked);
  expect(readlinkSync(path.join(locked, '.#sidebars.js'))).toBe(path.join(root, '.#sidebars.js'));
});

test('redirects lead to addresses behind the path that the site is mounted at, where docs may have the name of that path', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'based-'));
  mkdirSync(path.join(root, 'static'));
  writeFileSync(path.join(root, 'static/_redirects'), '/docs/old /docs/docs/new\n');
  writeFileSync(path.join(root, 'docusaurus.config.js'), "module.exports = { baseUrl: '/docs/' };");
  const mount = path.join(root, 'mount');
  await mountTree(root, mount);
  const redirects: unknown = JSON.parse(readFileSync(path.join(mount, 'data/redirects.yml'), 'utf8'));
  expect(redirects).toEqual([{ from: '/old', to: '/docs/new' }]);
});

test('what was built or installed in a tree is no part of it', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'built-'));
  const others = ['.git', 'node_modules', 'build', '.docusaurus'];
  writeFiles(root, Object.fromEntries(['docs', ...others].map((folder) => [`${folder}/a.md`, '# A'])));
  const mount = path.join(mkdtempSync(path.join(os.tmpdir(), 'mount-')), 'tree');
  await mountTree(root, mount);
  expect(existsSync(path.join(mount, 'docs/a.md'))).toBe(true);
  expect(others.filter((folder) => existsSync(path.join(mount, folder)))).toEqual([]);
});
