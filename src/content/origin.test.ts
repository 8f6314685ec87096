import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../../test/write-files';
import type { Origin } from './origin';
import { inSource, isTranslated, originalFile, originSchema, policyOf, readOrigin, sourceFile } from './origin';

const root = mkdtempSync(path.join(tmpdir(), 'origin-'));
writeFiles(root, {
  'i18n/de/docs/a.md': '',
  'i18n/fr/docs/t.md': '',
  'config.js': 'module.exports = {\n  title: "Kettle", items: [{ href: "docs/start" }],\n};\n',
  'more.yml': 'Guide:\n  - start\n  - more\n',
});
const originWith = (more: Partial<Origin>): Origin =>
  originSchema.parse({ root, notes: [], sources: {}, folders: {}, ...more });

const german = originWith({ locale: 'de' });
const foreign = originWith({
  folders: { docs: 'handbook' },
  translations: { docs: 'i18n/fr/docs' },
  sources: { navbar: ['config.js', 'more.yml'], site: ['config.js'], empty: [] },
});

test('only a tree that was made for another generator is judged leniently', () => {
  expect([undefined, german, foreign].map(policyOf)).toEqual(['strict', 'strict', 'lenient']);
});

test('a mounted tree says where it is from, and has nothing special unless it says so', () => {
  expect(readOrigin(root)).toBeUndefined();
  writeFiles(root, { 'origin.json': JSON.stringify({ root, notes: [], sources: {}, folders: {} }) });
  expect(readOrigin(root)).toEqual({
    ...{ root, notes: [], sources: {}, folders: {}, translations: {}, around: [], components: [], elements: [] },
    ...{ hasFurtherThemes: false, runsPlugins: false },
  });
});

test('a file is a translation where there is one, and otherwise the original, by the name that its tree has for its folder', () => {
  expect(['docs/a.md', 'docs/b.md'].map((file) => sourceFile(german, file))).toEqual([
    'i18n/de/docs/a.md',
    'docs/b.md',
  ]);
  expect(['docs/a.md', 'docs/b.md'].map((file) => isTranslated(german, file))).toEqual([true, false]);
  expect(['docs/t.md', 'docs/a.md'].map((file) => isTranslated(foreign, file))).toEqual([true, false]);
  expect(['docs/a.md', 'docs2/a.md'].map((file) => originalFile(foreign, file))).toEqual([
    'handbook/a.md',
    'docs2/a.md',
  ]);
  expect([originalFile(undefined, 'docs/a.md'), sourceFile(undefined, 'docs/a.md')]).toEqual([
    'docs/a.md',
    'docs/a.md',
  ]);
});

test.each<[Origin, file: string, what: string, place: string, said?: string]>([
  [german, 'docs/a.md', 'What.', 'i18n/de/docs/a.md:7:8'],
  [german, 'docs/b.md', 'What.', 'docs/b.md:7:8', 'In `de`: What.'],
  [foreign, 'docs/a.md', 'What.', 'handbook/a.md:7:8'],
  [foreign, 'docs/t.md', 'What.', 'i18n/fr/docs/t.md:7:8'],
  [foreign, 'blog/a.md', 'What.', 'blog/a.md:7:8'],
  [foreign, 'data/footer.yml', 'Of `Kettle`.', 'data/footer.yml:7:8'],
  [foreign, 'data/navbar.yml', 'Of `Kettle`.', 'config.js:2:11'],
  [foreign, 'site.yml', 'Of `Kettle`.', 'config.js:2:11'],
  [foreign, 'data/navbar.yml', 'The link `/docs/start` of `nothing`.', 'config.js:2:37'],
  [foreign, 'data/navbar.yml', 'In `Kettle`, there is no `more`.', 'more.yml:3:5'],
  [foreign, 'data/navbar.yml', 'Of `Kett`.', 'config.js:1:1'],
  [foreign, 'data/empty.yml', 'Of `Kettle`.', 'data/empty.yml:1:1'],
])('%#: authors find a problem where they wrote what it is about', (origin, file, what, place, said = what) => {
  const { file: at, line, column, ...rest } = inSource({ file, line: 7, column: 8, what, remedy: 'R.' }, origin);
  expect([`${at}:${line}:${column}`, rest]).toEqual([place, { what: said, remedy: 'R.' }]);
});
