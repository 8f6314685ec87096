import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, describe } from 'vitest';
import { writeFiles } from '../../../test/write-files';
import { docsOptions } from '../config/config-schema';
import { UnsupportedSettings } from '../unsupported-settings';
import { numberedNames, readDocSets, docVersions } from './docs';
import { sidebarsOfSet } from '../convert/docs';

test('docs have the name of their folder wherever the build runs, or another one if the site cannot have it, and the main docs are `docs`', async () => {
  const around = mkdtempSync(path.join(os.tmpdir(), 'docs-'));
  const root = path.join(around, 'website');
  const folders = ['pages', 'guides', 'data/api', '../handbook'].map((folder) => path.join(root, folder));
  for (const folder of folders) writeFiles(folder, { 'intro.md': 'Text.' });
  const instances = folders.map((folder, at) =>
    docsOptions.parse({ path: path.relative(root, folder), ...(at === 0 ? {} : { id: path.basename(folder) }) }),
  );
  const { docs, renamed } = await readDocSets(root, instances, () => Promise.resolve(), new UnsupportedSettings());
  expect(docs.map(({ set }) => set.folder)).toEqual(['docs', 'guides', 'docs-api', 'docs-handbook']);
  expect([...renamed]).toEqual([
    ['docs', folders[0]],
    ['docs-api', folders[2]],
    ['docs-handbook', folders[3]],
  ]);
});

test('versions are those that the tree names and has, each with its own sidebars and categories', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'versions-'));
  writeFiles(root, {
    'docs/a.md': 'Text.',
    'versions.json': '["2.0", "1.0"]',
    'versioned_docs/version-1.0/parts/_category_.yml': 'label: Old parts',
    'versioned_docs/version-1.0/_category_.yaml': 'label: Old',
    'versioned_docs/version-1.0/more/_category_.json': '{ "label": "More" }',
    'versioned_docs/version-1.0/parts/_category_.txt': 'label: None',
    'versioned_docs/version-1.0/parts/old_category_.yml': 'label: None',
    'versioned_sidebars/version-1.0-sidebars.json': '{ "old": ["a"] }',
    'api_versions.json': '["7"]',
    'api_versioned_docs/version-7/a.md': 'Text.',
  });
  const instances = [{}, { id: 'api', path: 'gone' }].map((options) => docsOptions.parse(options));
  const unsupported = new UnsupportedSettings();
  const asked: unknown[] = [];
  const readSidebars = ({ path: of }: { readonly path: string }, isMain: boolean): Promise<unknown> => {
    asked.push([of, isMain]);
    return Promise.resolve({ current: ['a'] });
  };
  const { docs } = await readDocSets(root, instances, readSidebars, unsupported);
  expect(
    docs.map(({ set: { prefix, version }, sidebars, folders }) => [prefix, version, sidebars, [...folders]]),
  ).toEqual([
    ['current:', 'current', { current: ['a'] }, []],
    [
      ...['1.0:', '1.0', { old: ['a'] }],
      [
        ['_category_.yaml', 'label: Old'],
        ['more/_category_.json', '{ "label": "More" }'],
        ['parts/_category_.yml', 'label: Old parts'],
      ],
    ],
    ['api:', '7', {}, []],
  ]);
  expect(asked).toEqual([['docs', true]]);
  expect(unsupported.all).toEqual(['`versioned_docs/version-2.0` is a version that does not exist.']);
});

test('a file of versions that lists none has no effect', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'no-versions-'));
  writeFiles(root, { 'versions.json': '{ "latest": "2.0" }' });
  const { docs } = await readDocSets(root, [docsOptions.parse({})], () => Promise.resolve(), new UnsupportedSettings());
  expect(docs.map(({ set }) => set.version)).toEqual(['current']);
});

test('a function of the configuration arranges the sidebars of a version, from its pages only', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'generated-'));
  const files = ['c.md', 'a/x.md', 'a.mdx', 'b.md', '_part.md', 'a.txt', 'left/out.md'];
  writeFiles(path.join(root, 'docs'), Object.fromEntries(files.map((file) => [file, 'Text.'])));
  const sidebarItemsGenerator = ({ docs }: { docs: { id: string }[] }) => docs.map(({ id }) => id).reverse();
  const options = docsOptions.parse({ sidebarItemsGenerator, exclude: ['left/**', '_*'] });
  const { docs } = await readDocSets(root, [options], () => Promise.resolve(), new UnsupportedSettings());
  expect(docs.map(({ sidebars }) => sidebars)).toEqual([{ defaultSidebar: ['c', 'b', 'a/x', 'a'] }]);
});

test('docs may keep numbers, or read them in their own way', () => {
  const parser = (name: string) => {
    if (name === 'old') return { filename: 'new' };
    if (name === 'last') return { filename: name, numberPrefix: 99 };
    const [, numberPrefix, filename = name] = /^(\d+)--(.*)$/.exec(name) ?? [];
    return { filename, ...(numberPrefix === undefined ? {} : { numberPrefix: Number(numberPrefix) }) };
  };
  const files = ['1--a', '1--a/2--b.md', '03-c.mdx', 'old.md', 'last.md'];
  expect(numberedNames(parser, files)).toEqual({
    '1--a': { name: 'a', position: 1 },
    '2--b': { name: 'b', position: 2 },
    old: { name: 'new' },
    last: { name: 'last', position: 99 },
  });
  expect(numberedNames(false, files)).toEqual({});
  expect(numberedNames(undefined, files)).toBeUndefined();
  expect(numberedNames(() => 'nonsense', files)).toEqual({});
});

const versions = (options: object, names: string[] = []) => docVersions(docsOptions.parse(options), names, 'docs');
const sets = (options: object, names?: string[]) => versions(options, names).map(({ set }) => set);

describe('versions of docs', () => {
  test('docs without versions are one set, whose ids have no prefix', () => {
    expect(versions({})).toEqual([
      {
        set: {
          ...{ prefix: '', docs: 'default', version: 'current', label: 'Next' },
          ...{ folder: 'docs', path: '/docs', isLast: true, banner: '', editUrl: '' },
        },
        sidebars: undefined,
      },
    ]);
    expect(sets({ routeBasePath: '/' })).toMatchObject([{ path: '' }]);
    expect(sets({ id: '' })).toMatchObject([{ prefix: '', docs: 'default' }]);
  });

  test('the newest release is at the address of the docs, others are below it with a banner', () => {
    const found = versions({}, ['2.0', '1.0']);
    expect(found.map(({ set: { prefix, path, banner, label } }) => [prefix, path, banner, label])).toEqual([
      ['', '/docs', '', '2.0'],
      ['current:', '/docs/next', 'unreleased', 'Next'],
      ['1.0:', '/docs/1.0', 'unmaintained', '1.0'],
    ]);
    expect(found.map(({ set, sidebars }) => [set.folder, sidebars])).toEqual([
      ['versioned_docs/version-2.0', 'versioned_sidebars/version-2.0-sidebars.json'],
      ['docs', undefined],
      ['versioned_docs/version-1.0', 'versioned_sidebars/version-1.0-sidebars.json'],
    ]);
  });

  test('options choose versions, their addresses, labels and banners', () => {
    const options = {
      lastVersion: 'current',
      onlyIncludeVersions: ['current', '1.0'],
      versions: { current: { label: '3.0', path: 'three', banner: 'unmaintained' }, '1.0': { banner: 'none' } },
    };
    expect(sets(options, ['2.0', '1.0'])).toMatchObject([
      { prefix: '', label: '3.0', path: '/docs/three', banner: 'unmaintained' },
      { prefix: '1.0:', label: '1.0', path: '/docs/1.0', banner: '' },
    ]);
    expect(sets({ includeCurrentVersion: false }, ['1.0'])).toMatchObject([{ version: '1.0', path: '/docs' }]);
    expect(sets({ lastVersion: '3.0' }, ['2.0'])[0]).toMatchObject({ version: '2.0', isLast: true });
    // There is nothing else to show.
    expect(sets({ includeCurrentVersion: false }, [])).toMatchObject([{ version: 'current', path: '/docs' }]);
    expect(sets({ disableVersioning: true }, ['1.0'])).toMatchObject([{ version: 'current', path: '/docs' }]);
  });

  test('a further instance has its name in front of its ids and files', () => {
    const found = docVersions(
      docsOptions.parse({ id: 'api', path: 'api', routeBasePath: 'reference' }),
      ['1.0'],
      'api',
    );
    expect(found.map(({ set: { prefix, path, folder } }) => [prefix, path, folder])).toEqual([
      ['api:', '/reference', 'api_versioned_docs/version-1.0'],
      ['api@current:', '/reference/next', 'api'],
    ]);
    expect(found[0]?.sidebars).toBe('api_versioned_sidebars/version-1.0-sidebars.json');
  });
});

test('sidebars of a version name its own docs, folders and addresses', () => {
  const [set] = sets({}, ['2.0', '1.0']).filter(({ version }) => version === '1.0');
  if (!set) throw new Error('The version is missing.');
  const written = {
    guide: [
      'a',
      { doc: 'version-1.0/b', label: 'B' },
      { ref: 'c' },
      { label: 'All', index: { title: 'T' }, items: [{ label: 'X', link: 'x/y', items: ['x/z'] }] },
      { autogenerated: 'more', folders: { more: { link: 'more/one' }, 'more/in': { index: {} } } },
      { label: 'Out', href: '/out' },
    ],
  };
  expect(sidebarsOfSet(written, set)).toEqual({
    '1.0:guide': [
      '1.0:a',
      { doc: '1.0:b', label: 'B' },
      { ref: '1.0:c' },
      {
        label: 'All',
        index: { title: 'T', base: '/docs/1.0' },
        items: [{ label: 'X', link: '1.0:x/y', items: ['1.0:x/z'] }],
      },
      {
        autogenerated: 'more',
        in: 'versioned_docs/version-1.0',
        folders: { more: { link: '1.0:more/one' }, 'more/in': { index: { base: '/docs/1.0' } } },
      },
      { label: 'Out', href: '/out' },
    ],
  });
});

test('each version has its own sources, badge, and wishes for search engines and tags', () => {
  const options = {
    editUrl: 'https://git.example/edit/main',
    tagsBasePath: 'labels',
    versions: { current: { badge: false }, '1.0': { noIndex: true } },
  };
  const found = sets(options, ['2.0', '1.0']);
  expect(
    found.map(({ version, editUrl, badge = false, noIndex = false }) => [version, editUrl, badge, noIndex]),
  ).toEqual([
    ['2.0', 'https://git.example/edit/main/versioned_docs/version-2.0/*', true, false],
    ['current', 'https://git.example/edit/main/docs/*', false, false],
    ['1.0', 'https://git.example/edit/main/versioned_docs/version-1.0/*', true, true],
  ]);
  expect(found.map(({ tags }) => tags)).toEqual(['labels', 'labels', 'labels']);
  const [, , old] = sets({ editUrl: ({ version = '' }) => `https://git.example/${version}/*` }, ['2.0', '1.0']);
  expect(old?.editUrl).toBe('https://git.example/1.0/*');
  expect(sets({})[0]?.badge).toBeUndefined();
  const edited = sets({ editUrl: 'https://git.example/edit/main', editCurrentVersion: true }, ['1.0']);
  expect(edited.map(({ editUrl }) => editUrl)).toEqual(Array(2).fill('https://git.example/edit/main/docs/*'));
});
