import { expect, test } from 'vitest';
import { defaultConfig } from '../../config/site-config';
import {
  addressInLastVersion,
  docAddresses,
  docsBySet,
  docSetOfFile,
  inOtherVersions,
  isOfLastVersion,
  isSharedSidebar,
  mainFolder,
} from './doc-sets';

const row = (prefix: string, isLast: boolean) => ({
  ...{ prefix, isLast, folder: `docs${prefix}`, path: prefix === '' ? '/docs' : `/docs/${prefix}` },
});
const config = defaultConfig({ docSets: [row('', true), row('1.0:', false)] });
const pathOf = (id: string): string | undefined => (id === 'kept' ? '/docs/kept' : undefined);

test.each([
  ['1.0:kept', '/docs/kept'],
  ['1.0:gone', undefined],
  ['kept', undefined],
])('search engines take %s for the same page of the last version, if it has one', (id, address) => {
  expect(addressInLastVersion(id, pathOf, config)).toBe(address);
  expect(addressInLastVersion(id, pathOf, { ...config, foreign: true })).toBeUndefined();
});

test('a doc is of the last version unless its prefix says otherwise', () => {
  expect(['kept', '1.0:kept', 'unknown'].map((id) => isOfLastVersion(id, config.docSets))).toEqual([true, false, true]);
});

const { docSets: sets } = defaultConfig({
  docSets: [row('', true), row('1.0:', false), { ...row('api:', true), docs: 'api', folder: 'docs/api' }],
});

test('pages load the sidebars of the newest main docs; those of other docs and versions come with their pages', () => {
  expect(['Main', '1.0:Main', 'api:Main', 'unknown:Main'].map((name) => isSharedSidebar(name, sets))).toEqual([
    ...[true, false, false, true],
  ]);
});

test.each([
  ['docs/a.md', ''],
  ['docs/api/a/b.md', 'api:'],
  ['docs1.0:/a.md', '1.0:'],
  ['docs2/a.md', undefined],
  ['a.md', undefined],
])('the file %s is of the innermost docs that hold it: %s', (file, prefix) => {
  expect(docSetOfFile(file, sets)?.prefix).toBe(prefix);
});

test('a doc has the same id in other versions of the same docs only', () => {
  expect(inOtherVersions('guide/a', sets).map(({ id }) => id)).toEqual(['1.0:guide/a']);
  expect(inOtherVersions('1.0:guide/a', sets).map(({ id }) => id)).toEqual(['guide/a']);
  expect(inOtherVersions('api:a', sets)).toEqual([]);
  expect(inOtherVersions('a', [])).toEqual([]);
});

test('every version is listed with its docs, also one without any', () => {
  const docs = ['a', '1.0:a', '1.0:b'].map((id) => ({ id }));
  expect([...docsBySet(docs, sets)].map(([set, of]) => [set?.prefix, of.map(({ id }) => id)])).toEqual([
    ['', ['a']],
    ['1.0:', ['1.0:a', '1.0:b']],
    ['api:', []],
  ]);
  expect([mainFolder(sets), mainFolder([])]).toEqual(['docs', 'docs']);
});

const addressOf = docAddresses(
  [
    { id: 'guide/b', path: '/docs/guide/b' },
    { id: '1.0:a', path: '/docs/1.0/a' },
  ],
  [
    { from: '/docs/a', to: '/docs/guide/b' },
    { from: '/docs/c', to: 'https://example.org' },
    { from: '/docs/guide/b', to: '/docs/1.0/a' },
  ],
  defaultConfig({
    docSets: [
      { ...row('', true), path: '/docs' },
      { ...row('1.0:', false), path: '/docs/1.0' },
    ],
  }).docSets,
);
test.each([
  ['guide/b', '/docs/guide/b'],
  ['1.0:a', '/docs/1.0/a'],
  ['a', '/docs/guide/b'],
  ['c', undefined],
  ['1.0:b', undefined],
])('a doc is found by its id, or by the one that it had: %s', (id, address) => {
  expect(addressOf(id)).toBe(address);
});
