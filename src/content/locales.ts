import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';
import type { Scalar } from 'yaml';
import { z } from 'zod';
import { furtherLocales, localeSites, siteTranslation } from '../config/site-config';
import type { Locale, SiteConfig } from '../config/site-config';
import { addressKeys, placeOfKey } from '../model/pages/front-matter/front-matter';
import { unreadFile } from '../model/checks/check-text';
import { suggestNearest } from '../model/nearest';
import { kindOfFile } from '../model/pages/pages';
import { isPartial } from '../model/pages/partials';
import type { Problem } from '../model/problems/problems';
import { readDataFile } from '../model/yaml-schema';
import { readYaml } from '../model/yaml-source';
import { allFilesBelow } from './files/files-below';
import { belowContent } from './files/paths';
import { writeChanged } from './files/write-file';
import { originFile } from './origin';
import type { Origin } from './origin';
import { siteFileName, writtenSettings } from './site-file';
import { contentFolders, readSources } from './files/read-content';
import { addressOfText } from './tree-context';
import type { TreeContext } from './tree-context';

/** Folder of a content tree with a folder for each further language. What is in there takes the place of the file of the same path. */
export const translationsFolder = 'i18n';
/** The sources of each further language (`readSources`), by its folder, such as `i18n/de`. */
export const readTranslations = (root: string, config: SiteConfig): Map<string, Map<string, string>> =>
  new Map(
    furtherLocales(config)
      .map(({ code }) => `${translationsFolder}/${code}`)
      .map((folder) => [folder, readSources(path.join(root, folder))]),
  );

/** File of such a folder with translations of what navbar, sidebars, footer, home page and announcement say, by their text. */
const labelsFile = 'labels.yml';

const labelled: ReadonlySet<string> = new Set(
  ['navbar', 'sidebars', 'footer', 'home', 'announcement'].map((name) => `data/${name}.yml`),
);
/** Keys of these files whose values readers see. */
const labelKeys: ReadonlySet<unknown> = new Set(['label', 'title', 'text', 'html', 'description', 'copyright']);

const labelsSchema = z.record(z.string(), z.string().min(1));
type Labels = z.infer<typeof labelsSchema>;

/**
 * Makes the content tree of a further language in the folder `mount`: a copy of the tree at `root` in which translations have taken the
 * places of their originals, with settings for its address. Leaves files alone that are current, because `npm run develop` may be watching.
 */
export function mountLocale(root: string, config: SiteConfig, { code }: Locale, mount: string): void {
  const own = path.join(root, translationsFolder, code);
  const files = new Map(partsOf(root).map((file) => [file, path.join(root, file)]));
  const addressOf = (file: string, at: string): string | undefined =>
    addressOfText(file, readFileSync(at, 'utf8'), { config, policy: 'strict' });
  for (const file of partsOf(own)) {
    const [original, translation] = [files.get(file), path.join(own, file)];
    const isPlaced = (): boolean =>
      original !== undefined && addressOf(file, original) === addressOf(file, translation);
    // A page without an original or with another address is a problem of the translations, and would be the cause of others.
    if (!isPageFile(file, config) || isPlaced()) files.set(file, translation);
  }
  const labels = readLabels(path.join(own, labelsFile)).value ?? {};
  const originalLabels = Object.fromEntries(Object.entries(labels).map(([label, translated]) => [translated, label]));
  const url = localeSites(config).find((one) => one.code === code)?.url;
  const origin: Origin = {
    root,
    locale: code,
    notes: [],
    sources: {},
    folders: {},
    translations: {},
    ...noOriginParts,
  };
  const written = new Map([
    [
      siteFileName,
      `${JSON.stringify({ ...translatedSettings(root, own), url, locale: code, originalLabels }, undefined, 1)}\n`,
    ],
    [originFile, `${JSON.stringify(origin)}\n`],
  ]);
  for (const file of labelled) {
    const source = files.get(file);
    if (source?.startsWith(own + path.sep) === false)
      written.set(file, withLabels(readFileSync(source, 'utf8'), labels));
  }
  for (const name of written.keys()) files.delete(name);
  for (const file of partsOf(mount)) if (!files.has(file) && !written.has(file)) rmSync(path.join(mount, file));
  for (const [file, source] of files) copyChanged(source, path.join(mount, file));
  for (const [file, text] of written) writeChanged(path.join(mount, file), text);
}

const noOriginParts = {
  ...{ around: [], components: [], elements: [], pageImports: [] },
  ...{ hasFurtherThemes: false, runsPlugins: false },
};

/** The files of a tree, or of a folder of translations, without translations below it and what is merged. */
const partsOf = (folder: string): string[] =>
  allFilesBelow(folder)
    .map((file) => belowContent(file, folder))
    .filter((file) => !file.startsWith(`${translationsFolder}/`) && ![labelsFile, siteFileName].includes(file));

/** The settings as they are written, without the base path, which the address has at its end. */
function settingsIn(folder: string): Record<string, unknown> {
  const file = path.join(folder, siteFileName);
  const written = existsSync(file) ? readYaml(readFileSync(file, 'utf8'), siteFileName).value : {};
  const { basePath: _, ...rest } = writtenSettings.parse(written);
  return rest;
}

/** The settings of the tree at `root` with those that the folder of a language translates. Of the logo, only its words are translated. */
function translatedSettings(root: string, own: string): Record<string, unknown> {
  // The check of translations reports mistakes. With them, the mounted tree would report them again.
  const isValid = checkSettings(own, siteFileName).length === 0;
  const [settings, translated] = [settingsIn(root), isValid ? settingsIn(own) : {}];
  const [logo, words] = [settings, translated].map((written) => writtenSettings.parse(written.logo));
  return { ...settings, ...translated, logo: { ...logo, ...words } };
}

function copyChanged(source: string, target: string): void {
  const [from, to] = [statSync(source), statSync(target, { throwIfNoEntry: false })];
  if (to?.size === from.size && Math.abs(to.mtimeMs - from.mtimeMs) < 2) return;
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(source, target);
  utimesSync(target, from.atime, from.mtime);
}

/** The texts of a data file that readers see, as they stand in it. */
function labelsIn(text: string): (Scalar & { readonly value: string })[] {
  const found: (Scalar & { readonly value: string })[] = [];
  const isText = (value: unknown): value is Scalar & { readonly value: string } =>
    isScalar(value) && typeof value.value === 'string' && value.range !== undefined;
  visit(parseDocument(text), {
    Pair: (_, { key, value }) => {
      if (isScalar(key) && labelKeys.has(key.value) && isText(value)) found.push(value);
    },
  });
  return found;
}

/** A data file with translated texts, each in its line. */
export const withLabels = (text: string, labels: Labels): string =>
  labelsIn(text).reduceRight((changed, { value, range }) => {
    // A label may be a word that all objects know.
    const translated = Object.hasOwn(labels, value) ? labels[value] : undefined;
    if (translated === undefined || !range) return changed;
    const end = changed.slice(range[0], range[1]).endsWith('\n') ? '\n' : '';
    return changed.slice(0, range[0]) + JSON.stringify(translated) + end + changed.slice(range[1]);
  }, text);

const readLabels = (file: string) =>
  readDataFile(existsSync(file) ? readFileSync(file, 'utf8') : '{}', file, labelsSchema);

/** What is wrong with the translations of a tree: folders of no language, files without an original, addresses and labels that differ. */
export function checkTranslations(root: string, tree: TreeContext): Problem[] {
  const folder = path.join(root, translationsFolder);
  const codes = furtherLocales(tree.config).map(({ code }) => code);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
  return names.flatMap((name) => {
    if (codes.includes(name)) return checkLocale(root, `${translationsFolder}/${name}`, tree);
    const what = `The site has no further language \`${name}\`.`;
    const remedy =
      'Name it in `locales` of site.yml, after the language of the originals, or rename or remove the folder.';
    return [problemIn(`${translationsFolder}/${name}`, what, remedy)];
  });
}

const problemIn = (file: string, what: string, remedy: string): Problem => ({ file, line: 1, column: 1, what, remedy });

function checkLocale(root: string, folder: string, tree: TreeContext): Problem[] {
  const { config } = tree;
  const own = path.join(root, folder);
  const merged: readonly string[] = [labelsFile, siteFileName];
  const top = contentFolders(config);
  const originals = partsOf(root);
  const inFiles = partsOf(own).flatMap((file): Problem[] => {
    const at = `${folder}/${file}`;
    const unread = unreadFile(file, top, merged);
    if (unread) return [problemIn(at, unread.what, unread.remedy)];
    const isPage = isPageFile(file, config);
    const isTranslation = isPage || file.startsWith('data/');
    if (!isTranslation) return [];
    if (!originals.includes(file)) {
      const like = originals.filter((one) => path.extname(one) === path.extname(file));
      return [
        problemIn(
          at,
          `This translation has no original \`${file}\`.`,
          suggestNearest(file, like, 'Give it the path of its original, or remove it.'),
        ),
      ];
    }
    if (!isPage) return [];
    const text = readFileSync(path.join(own, file), 'utf8');
    const [address, expected] = [addressOfText(file, text, tree), tree.addresses.get(file)];
    if (address === expected) return [];
    const what = `The translation has the address \`${address ?? ''}\`, but its original \`${expected ?? ''}\`.`;
    const remedy = 'Write the same `slug`, `id` or `date` as in the front matter of the original.';
    return [{ ...problemIn(at, what, remedy), ...placeOfKey(text, addressKeys) }];
  });
  return [
    ...inFiles,
    ...checkSettings(own, `${folder}/${siteFileName}`),
    ...checkLabels(root, own, `${folder}/${labelsFile}`),
  ];
}

const isPageFile = (file: string, config: SiteConfig): boolean =>
  /\.mdx?$/.test(file) && kindOfFile(file, config) !== undefined && !isPartial(file, config);

function checkSettings(own: string, file: string): readonly Problem[] {
  const at = path.join(own, siteFileName);
  return existsSync(at) ? readDataFile(readFileSync(at, 'utf8'), file, siteTranslation).problems : [];
}

/** Translations of labels that no data file has any more. */
function checkLabels(root: string, own: string, file: string): Problem[] {
  const { value = {}, source, problems } = readLabels(path.join(own, labelsFile));
  const known = labelsToTranslate(root, own);
  const unknown = Object.keys(value).filter((label) => !known.has(label));
  return [
    ...problems.map((problem) => ({ ...problem, file })),
    ...unknown.map((label) => ({
      ...{ file, ...source.placeOf([label]), what: `No data file has the label “${label}”.` },
      remedy: suggestNearest(label, [...known], `Write it as in ${[...labelled].join(', ')}, or remove it.`),
    })),
  ];
}

/** The labels of a tree that stand in no data file of the language itself. */
function labelsToTranslate(root: string, own: string): ReadonlySet<string> {
  const isOriginal = (name: string): boolean => existsSync(path.join(root, name)) && !existsSync(path.join(own, name));
  const texts = [...labelled].filter(isOriginal).map((name) => readFileSync(path.join(root, name), 'utf8'));
  return new Set(texts.flatMap((text) => labelsIn(text).map(({ value }) => value)));
}

/** What a language lacks. */
interface Untranslated {
  /** Pages without a translation, as paths below the content folder. */
  readonly missing: readonly string[];
  /** Translated pages whose originals were changed later. */
  readonly outdated: readonly string[];
  readonly labels: readonly string[];
}

/** Compares a language with the originals. `changed` has the time of the last commit of each file, by absolute path (`git-dates.ts`). */
export function untranslated(
  root: string,
  config: SiteConfig,
  code: string,
  changed: ReadonlyMap<string, string>,
): Untranslated {
  const own = path.join(root, translationsFolder, code);
  const pages = partsOf(root).filter((file) => isPageFile(file, config));
  const isMissing = (file: string): boolean => !existsSync(path.join(own, file));
  const isOutdated = (file: string): boolean => {
    const [original, translation] = [root, own].map((folder) => changed.get(path.join(folder, file)));
    return original !== undefined && translation !== undefined && Date.parse(translation) < Date.parse(original);
  };
  const { value: labels = {} } = readLabels(path.join(own, labelsFile));
  return {
    missing: pages.filter(isMissing),
    outdated: pages.filter(isOutdated),
    labels: [...labelsToTranslate(root, own)].filter((label) => !Object.hasOwn(labels, label)),
  };
}
