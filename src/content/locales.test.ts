import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeFiles } from '../../test/write-files';
import { furtherLocales } from '../config/site-config';
import { formatProblem } from '../model/problems/problems';
import { checkContent } from './check-content';
import { mountLocale, untranslated, withLabels } from './locales';
import { readSiteConfig } from './site-file';

let root = '';
let mount = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'languages-'));
  mount = path.join(root, '.mount');
  writeFiles(root, {
    'site.yml':
      'title: Kettle\nurl: https://h.dev/kit\nbasePath: /kit/\nlocales: [{ code: en, label: English }, { code: de, label: Deutsch }]\n',
    'docs/start.md': doc('Start'),
    'docs/more.md': doc('More'),
    'data/navbar.yml': 'items:\n  - { type: docSidebar, label: Guide, sidebar: Guide } # Guide\n',
    'data/sidebars.yml': 'Guide: [start, more]\n',
  });
});
afterEach(() => rmSync(root, { recursive: true }));

const doc = (title: string, more = ''): string => `---\ntitle: ${title}\n${more}---\n\nText.\n`;
const write = (files: Readonly<Record<string, string>>): void => writeFiles(root, files);
const read = (file: string): string => readFileSync(path.join(mount, file), 'utf8');

function mountGerman(): void {
  const { config } = readSiteConfig(root);
  const [german] = furtherLocales(config);
  if (german) mountLocale(root, config, german, mount);
}
const check = (dir: string) => checkContent({ contentDir: dir, staticDir: path.join(root, 'none'), withDrafts: false });
async function problems(dir = root): Promise<string[]> {
  const found = await check(dir);
  return found.filter(({ severity }) => severity !== 'warning').map(({ file, what }) => `${file} ${what}`);
}

test('translations take the places of originals, and the site is below its code', () => {
  write({
    'i18n/de/docs/start.md': doc('Anfang'),
    'i18n/de/site.yml': 'title: Kessel\nlogo: { title: Kesselbuch }\n',
    'i18n/de/labels.yml': 'Guide: Anleitung\n',
  });
  appendFileSync(path.join(root, 'site.yml'), 'logo: { src: /kettle.svg, title: Kettle book }\n');
  mountGerman();
  expect([read('docs/start.md'), read('docs/more.md')]).toEqual([doc('Anfang'), doc('More')]);
  const { title, url, basePath, locale, originalLabels } = readSiteConfig(mount).config;
  expect([title, url, basePath, locale.code]).toEqual(['Kessel', 'https://h.dev/kit/de', '/kit/de/', 'de']);
  // Addresses made from a label stay the original's.
  expect(originalLabels).toEqual({ Anleitung: 'Guide' });
  expect(readSiteConfig(mount).config.texts['search.label']).toBe('Suche');
  expect(readSiteConfig(mount).config.logo).toMatchObject({ src: '/kettle.svg', title: 'Kesselbuch' });
});

test('a language may have pictures and data of its own, and no pages without an original', () => {
  write({ 'i18n/de/docs/img/start.svg': '<svg/>', 'i18n/de/static/de.txt': 'A', 'i18n/de/docs/only.md': doc('Nur') });
  mountGerman();
  expect([read('docs/img/start.svg'), read('static/de.txt')]).toEqual(['<svg/>', 'A']);
  expect(existsSync(path.join(mount, 'docs/only.md'))).toBe(false);
});

test('a file that is as it was stays untouched, and one that is gone goes', () => {
  write({ 'i18n/de/docs/start.md': doc('Anfang'), 'i18n/de/labels.yml': 'Guide: Anleitung\n' });
  mountGerman();
  const times = (): number[] =>
    ['docs/more.md', 'data/navbar.yml', 'site.yml', 'origin.json'].map(
      (file) => statSync(path.join(mount, file)).ctimeMs,
    );
  const before = times();
  rmSync(path.join(root, 'i18n/de/docs/start.md'));
  mountGerman();
  expect(read('docs/start.md')).toBe(doc('Start'));
  expect(times()).toEqual(before);
  writeFileSync(path.join(root, 'docs/start.md'), doc('Steam'));
  utimesSync(path.join(root, 'docs/start.md'), 1, 1);
  mountGerman();
  expect(read('docs/start.md')).toBe(doc('Steam'));
  rmSync(path.join(root, 'docs/more.md'));
  mountGerman();
  expect(existsSync(path.join(mount, 'docs/more.md'))).toBe(false);
});

test('labels are translated where they stand, and nothing else', () => {
  write({ 'i18n/de/labels.yml': 'Guide: "Anleitung: \\"Start\\""\n' });
  mountGerman();
  expect(read('data/navbar.yml')).toBe(
    'items:\n  - { type: docSidebar, label: "Anleitung: \\"Start\\"", sidebar: Guide } # Guide\n',
  );
  expect(withLabels('a:\n  label: >\n    Two\n    lines\n  href: b\n', { 'Two lines\n': 'Zwei' })).toBe(
    'a:\n  label: "Zwei"\n  href: b\n',
  );
  expect(withLabels('- label: One\n- label: Two\n- label: One\n', { One: 'Ein langer Name', Two: 'Zwei' })).toBe(
    '- label: "Ein langer Name"\n- label: "Zwei"\n- label: "Ein langer Name"\n',
  );
  const other = 'label: 5\ntitle: [Guide]\ntext:\nhtml: constructor\nname: Guide\n';
  expect(withLabels(other, { 5: 'Fünf', Guide: 'Anleitung' })).toBe(other);
});

test('sound translations have no problems', async () => {
  write({ 'i18n/de/docs/start.md': doc('Anfang'), 'i18n/de/labels.yml': 'Guide: Anleitung\n' });
  // Pictures and partials may be those of the language alone.
  write({
    'i18n/.DS_Store': '',
    'i18n/de/docs/kettle.svg': '<svg/>',
    'i18n/de/docs/_part.md': '',
    'i18n/de/static/a.md': '',
  });
  expect(await problems()).toEqual([]);
  mountGerman();
  expect(await problems(mount)).toEqual([]);
});

test.each<[string, Readonly<Record<string, string>>, string]>([
  ['a folder of no language', { 'i18n/fr/a.md': '' }, 'i18n/fr The site has no further language `fr`.'],
  [
    'a folder of the language of the originals',
    { 'i18n/en/a.md': '' },
    'i18n/en The site has no further language `en`.',
  ],
  [
    'a translation without an original',
    { 'i18n/de/docs/strat.md': doc('A') },
    'i18n/de/docs/strat.md This translation has no original `docs/strat.md`.',
  ],
  [
    'a translation at another address',
    { 'i18n/de/docs/start.md': doc('A', 'slug: /anfang\n') },
    'i18n/de/docs/start.md The translation has the address `/docs/anfang`, but its original `/docs/start`.',
  ],
  [
    'a label that is nowhere',
    { 'i18n/de/labels.yml': 'Giude: Anleitung\n' },
    'i18n/de/labels.yml No data file has the label “Giude”.',
  ],
  [
    'data without an original',
    { 'i18n/de/data/footer.yml': 'columns: []\n' },
    'i18n/de/data/footer.yml This translation has no original `data/footer.yml`.',
  ],
  ['a label without a text', { 'i18n/de/labels.yml': 'Guide: ""\n' }, 'i18n/de/labels.yml `Guide`: must not be empty.'],
  [
    'a label of a file that is translated as a whole',
    {
      'i18n/de/labels.yml': 'Guide: A\n',
      'i18n/de/data/navbar.yml': 'items: []\n',
      'i18n/de/data/sidebars.yml': '{}\n',
    },
    'i18n/de/labels.yml No data file has the label “Guide”.',
  ],
  ['a file in no folder of content', { 'i18n/de/start.md': '' }, 'i18n/de/start.md Nothing reads this file.'],
])('%s is a problem', async (_, files, expected) => {
  write(files);
  expect(await problems()).toEqual([expected]);
});

test.each<[string, Readonly<Record<string, string>>, string]>([
  ['a path that is near', { 'i18n/de/docs/strat.md': doc('A') }, 'Did you mean `docs/start.md`?'],
  [
    'a path that is near no other',
    { 'i18n/de/docs/kettles.md': doc('A') },
    'Give it the path of its original, or remove it.',
  ],
  ['a label that is near', { 'i18n/de/labels.yml': 'Giude: A\n' }, 'Did you mean `Guide`?'],
  [
    'a label that is near no other',
    { 'i18n/de/labels.yml': 'Gone label: A\n' },
    'Write it as in data/navbar.yml, data/sidebars.yml, data/footer.yml, data/home.yml, data/announcement.yml, or remove it.',
  ],
  [
    'a language',
    { 'i18n/fr/a.md': '' },
    'Name it in `locales` of site.yml, after the language of the originals, or rename or remove the folder.',
  ],
])('%s has one remedy', async (_, files, expected) => {
  write(files);
  expect((await check(root)).flatMap(({ file, remedy }) => (file.startsWith('i18n/') ? [remedy] : []))).toEqual([
    expected,
  ]);
});

test('the address of a translation is wrong where its front matter says it', async () => {
  write({ 'i18n/de/docs/start.md': doc('A', 'slug: /anfang\n') });
  expect((await check(root)).map(({ file, line }) => `${file}:${line}`)).toEqual(['i18n/de/docs/start.md:3']);
});

test('a translation at another address causes no further problem in what links to it', async () => {
  write({ 'i18n/de/docs/start.md': doc('Anfang', 'slug: /anfang\n') });
  mountGerman();
  expect(await problems(mount)).toEqual([]);
  expect(readFileSync(path.join(mount, 'docs/start.md'), 'utf8')).not.toContain('Anfang');
});

test('while the settings cannot be read, nothing is said of the languages that they name', async () => {
  write({ 'i18n/de/docs/start.md': doc('Anfang'), 'site.yml': 'title: A\ntitle: B\n' });
  expect(await problems()).toEqual([expect.stringMatching(/^site\.yml Invalid YAML: Map keys must be unique/)]);
});

test('a translation whose original was moved alone causes no further problem', async () => {
  write({
    'i18n/de/docs/start.md': doc('Anfang'),
    'docs/guide/start.md': doc('Start'),
    'data/sidebars.yml': 'Guide: [guide/start, more]\n',
    'data/redirects.yml': '- from: /docs/start\n  to: /docs/guide/start\n',
  });
  rmSync(path.join(root, 'docs/start.md'));
  expect(await problems()).toEqual(['i18n/de/docs/start.md This translation has no original `docs/start.md`.']);
  mountGerman();
  expect(await problems(mount)).toEqual([]);
});

test('a mistake in the translations of the interface is told at its place, and the site is read without them', async () => {
  write({ 'src/translations/de.json': '{\n  "article.copy": "Kopieren"\n}\n' });
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  const found = (await check(root)).filter(({ file }) => file.endsWith('.json'));
  expect(found.map(({ file, line, what }) => [file, line, what])).toEqual([
    ['src/translations/de.json', 2, '`article.copy` must be keys with values, not text.'],
  ]);
  mountGerman();
  expect(readSiteConfig(mount).config.texts).toEqual({});
});

test('a language without a file of the interface is a warning, once', async () => {
  write({
    'site.yml':
      'title: Kettle\nurl: https://h.dev/kit\nlocales:\n  - { code: en-GB, label: English }\n  - { code: tlh, label: tlhIngan }\n',
  });
  expect((await check(root)).map((problem) => formatProblem(problem))).toEqual([
    `site.yml:5:7
  Warning: The user interface isn't translated into \`tlh\`, so readers see it in English.
  → Begin src/translations/tlh.json with \`{ "article.copy": { "message": "…" } }\`. \`npm run translations\` then lists the texts that are missing.`,
  ]);
  mountGerman();
  expect((await check(mount)).map(({ what }) => what)).toEqual([]);
});

test.each(['url: https://h.dev', 'taglin: Tee'])(
  'the setting `%s`, which is no text of the site, is told once',
  async (line) => {
    write({ 'i18n/de/site.yml': `${line}\n` });
    expect((await problems()).map((problem) => problem.replace(/ .*/, ''))).toEqual(['i18n/de/site.yml']);
    mountGerman();
    expect(await problems(mount)).toEqual([]);
  },
);

test('a mistake in the settings or data of the originals is told once, not again for each language', async () => {
  write({
    'i18n/de/site.yml': 'title: Kessel\n',
    'i18n/de/labels.yml': 'Guide: Anleitung\n',
    'data/navbar.yml': 'items:\n  - { type: docsidebar, label: Guide, sidebar: Guide }\n',
  });
  appendFileSync(path.join(root, 'site.yml'), 'logo: { src: /kettle.svg }\n');
  expect(await problems()).toHaveLength(2);
  mountGerman();
  expect(await problems(mount)).toEqual([]);
  write({ 'i18n/de/data/navbar.yml': 'items: []\n' });
  mountGerman();
  expect(await problems(mount)).toEqual(['i18n/de/data/navbar.yml `items`: must not be empty.']);
});

test('problems of a translation are in its file, and those of an original name the language', async () => {
  write({
    'i18n/de/docs/start.md': doc('Anfang', 'draft: true\n'),
    'i18n/de/docs/other.md': `${doc('Anderes')}\n[a](nowhere.md)\n`,
    'docs/other.md': doc('Other'),
    'docs/more.md': `${doc('More')}\n[a](/docs/start)\n`,
  });
  mountGerman();
  const found = await problems(mount);
  expect(found.sort().map((problem) => problem.replace(/`nowhere.*|link.*/, ''))).toEqual([
    expect.stringMatching(/^docs\/more\.md In `de`: /),
    expect.stringMatching(/^i18n\/de\/docs\/other\.md /),
  ]);
});

test('what a translation leaves out of its original is a problem of the translation, and a picture that only the original shows is none', async () => {
  write({
    'docs/start.md': `${doc('Start')}\n## Models\n\n![A light](img/light.svg)\n`,
    'docs/more.md': `${doc('More')}\n[Models](/docs/start#models)\n`,
    'docs/img/light.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'i18n/de/docs/start.md': `${doc('Anfang')}\n## Modelle\n\nText.\n`,
  });
  mountGerman();
  const found = await check(mount);
  expect(found.map(({ file, what }) => `${file} ${what}`)).toEqual([
    'i18n/de/docs/start.md The translation has no anchor `#models`, to which docs/more.md links.',
  ]);
});

test('what a language lacks are pages, labels, and translations that are older than their originals', () => {
  write({ 'i18n/de/docs/start.md': doc('Anfang'), 'docs/_part.md': 'A part.\n' });
  const { config } = readSiteConfig(root);
  const lacks = (original: string, translation?: string) => {
    const days = Object.entries({ 'docs/start.md': original, 'i18n/de/docs/start.md': translation });
    const known = days.flatMap(([file, day]) => (day === undefined ? [] : [[path.join(root, file), day] as const]));
    return untranslated(root, config, 'de', new Map(known));
  };
  expect(lacks('2026-01-02')).toEqual({ missing: ['docs/more.md'], outdated: [], labels: ['Guide'] });
  expect(lacks('2026-01-02', '2026-01-01').outdated).toEqual(['docs/start.md']);
  expect(lacks('2026-01-02', '2026-01-02').outdated).toEqual([]);
  // Later on the same day, and earlier although its text is greater.
  expect(lacks('2026-01-02T12:00:00+01:00', '2026-01-02T11:30:00+01:00').outdated).toEqual(['docs/start.md']);
  expect(lacks('2026-01-02T12:00:00+01:00', '2026-01-02T11:30:00Z').outdated).toEqual([]);
  write({ 'i18n/de/labels.yml': 'Guide: Anleitung\n' });
  expect(lacks('2026-01-02').labels).toEqual([]);
});
