import { mkdirSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../../../test/write-files';
import { blogOptions, docsOptions, docusaurusConfig, pagesOptions } from '../config/config-schema';
import { UnsupportedSettings } from '../unsupported-settings';
import { docVersions } from './docs';
import { localesOf, localizationFolder, translationFolders, withTranslations } from './locales';

test('without a valid code of the language of the originals, no other one takes its place', () => {
  const read = (defaultLocale: string) => {
    const unsupported = new UnsupportedSettings();
    const i18n = { defaultLocale, locales: [defaultLocale, 'de'] };
    return [
      localesOf(docusaurusConfig.parse({ i18n }), unsupported)?.map(({ code }) => code),
      unsupported.all.length,
    ] as const;
  };
  expect(read('en')).toEqual([['en', 'de'], 0]);
  expect(read('English')).toEqual([undefined, 1]);
});

test('a language has the direction of its script, also with a region, unless its settings say another', () => {
  const written = ['ar', 'dv', 'fa-IR', 'he-IL', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'];
  const codes = ['en', ...written, 'he', 'de-AT', 'arn'];
  const i18n = { defaultLocale: 'en', locales: codes, localeConfigs: { he: { direction: 'ltr' } } };
  const locales = localesOf(docusaurusConfig.parse({ i18n }), new UnsupportedSettings()) ?? [];
  expect(locales.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual(written);
});

test('settings of a language that have no effect are named', () => {
  const localeConfigs = { de: { label: 'Deutsch', url: 'https://a.example', baseUrl: '/d/', translate: false } };
  const unsupported = new UnsupportedSettings();
  localesOf(docusaurusConfig.parse({ i18n: { locales: ['en', 'de'], localeConfigs } }), unsupported);
  expect(unsupported.all).toEqual(
    ['url', 'baseUrl', 'translate'].map(
      (key) => `\`i18n: localeConfigs: de: ${key}\` is not supported and has no effect.`,
    ),
  );
});

test.each([
  [undefined, undefined, 'i18n/en'],
  [{ defaultLocale: 'fr' }, undefined, 'i18n/fr'],
  [{ defaultLocale: 'fr' }, 'de', 'i18n/de'],
  [{ path: 'words', localeConfigs: { de: { path: 'german' } } }, 'de', 'words/german'],
])('with the languages %j, texts for %s are in %s', (i18n, locale, folder) => {
  expect(localizationFolder('/tree', docusaurusConfig.parse({ i18n }), locale)).toBe(path.join('/tree', folder));
});

test('translated pages are in the folders of the instances that have them, if there are any', () => {
  const localization = mkdtempSync(path.join(os.tmpdir(), 'localization-'));
  const plugin = 'docusaurus-plugin-content';
  const there = ['docs/current', 'docs/version-1.0', 'docs-api/current', 'blog', 'blog-news', 'pages', 'pages-more'];
  for (const folder of there) mkdirSync(path.join(localization, `${plugin}-${folder}`), { recursive: true });
  const docs = [{}, { id: 'api' }].flatMap((options) =>
    docVersions(docsOptions.parse(options), ['2.0', '1.0'], options.id ?? 'docs').map(({ set }) => ({
      ...{ set, sidebars: {}, folders: new Map<string, string>(), pageFiles: {} },
    })),
  );
  const of = { dir: '', name: '', prefix: '' };
  const blogs = ['default', 'news', 'none'].map((id) => ({ ...of, folder: id, options: blogOptions.parse({ id }) }));
  const plainFolders = [{}, { id: 'more' }].map((options, at) => ({
    ...{ dir: '', folder: `pages ${at}`, options: pagesOptions.parse(options) },
  }));
  const found = translationFolders(localization, { docs, blogs, plainFolders });
  const start = path.join(localization, `${plugin}-`);
  expect([...found].map(([folder, at]) => `${folder}: ${at.replace(start, '')}`)).toEqual([
    'docs: docs/current',
    'versioned_docs/version-1.0: docs/version-1.0',
    'api: docs-api/current',
    'default: blog',
    'news: blog-news',
    'pages 0: pages',
    'pages 1: pages-more',
  ]);
});

test('folders get their translated names, whatever their numbers look like, unless a file of theirs names them', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'named-'));
  const localization = path.join(root, 'i18n/de');
  const names = ['tea', '01-milk', '2_rice', '3. water', '4salt', 'own', 'file'];
  const files = names.map((name) => (name === 'file' ? name : `${name}/a.md`));
  writeFiles(path.join(root, 'docs'), Object.fromEntries(files.map((file) => [file, 'Text.'])));
  const labelled = ['tea', 'milk', 'rice', 'water', 'salt', 'own', 'file'];
  const labels = Object.fromEntries(labelled.map((name) => [`sidebar.Main.category.${name}`, { message: 'Name' }]));
  writeFiles(localization, { 'docusaurus-plugin-content-docs/current.json': JSON.stringify(labels) });
  const [version] = docVersions(docsOptions.parse({}), [], 'docs');
  if (!version) throw new Error('There is no version.');
  const docs = {
    set: version.set,
    sidebars: {},
    folders: new Map([['own/_category_.yml', 'label: Own']]),
    pageFiles: {},
  };
  const unsupported = new UnsupportedSettings();
  const namedIn = (dir: string, of = localization) =>
    withTranslations(docs, path.join(root, dir), of, unsupported).folders;
  expect(Object.fromEntries(namedIn('docs'))).toEqual({
    'own/_category_.yml': 'label: Own',
    'tea/_category_.json': '{"label":"tea"}',
    '01-milk/_category_.json': '{"label":"milk"}',
    '2_rice/_category_.json': '{"label":"rice"}',
    '3. water/_category_.json': '{"label":"water"}',
  });
  expect(namedIn('gone')).toEqual(docs.folders);
  expect(namedIn('docs', path.join(root, 'i18n/fr'))).toEqual(docs.folders);
  expect(unsupported.all).toEqual([]);
});
