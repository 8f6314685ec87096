import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { localeSchema } from '../../config/site-config';
import type { Locale } from '../../config/site-config';
import { withSlashes } from '../../content/files/paths';
import type { DocusaurusConfig } from '../config/config-schema';
import type { Labels } from '../convert/labels';
import type { UnsupportedSettings } from '../unsupported-settings';
import type { DocsFiles } from './docs';
import type { BlogOfTree, PageFolder } from './page-folders';

const rightToLeft = /^(?:ar|dv|fa|he|ku|ps|sd|ug|ur|yi)\b/;

/** The languages of a tree, that of its originals first. What is not supported of them is noted. */
export function localesOf({ i18n }: DocusaurusConfig, unsupported: UnsupportedSettings): Locale[] | undefined {
  const { defaultLocale = 'en', locales = [], localeConfigs = {} } = i18n ?? {};
  const found = [...new Set([defaultLocale, ...locales])].flatMap((code): Locale[] => {
    const {
      label = nameOf(code),
      direction = rightToLeft.test(code) ? 'rtl' : 'ltr',
      ...rest
    } = localeConfigs[code] ?? {};
    const parsed = localeSchema.safeParse({ code, label, direction });
    for (const key of ['url', 'baseUrl', 'translate'])
      if (key in rest) unsupported.add(`i18n: localeConfigs: ${code}: ${key}`);
    if (!parsed.success) unsupported.add(`i18n: ${code}`, 'is left out because it is not a language code');
    return parsed.success ? [parsed.data] : [];
  });
  return found[0]?.code === defaultLocale ? found : undefined;
}

/** Name of a language in that language, with a capital as Docusaurus writes it. */
function nameOf(code: string): string {
  try {
    const name = new Intl.DisplayNames(code, { type: 'language', fallback: 'code' }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return code;
  }
}

/** Folder of the translations of a tree into a language, or of the changes to its originals. */
export function localizationFolder(root: string, { i18n }: DocusaurusConfig, locale?: string): string {
  const code = locale ?? i18n?.defaultLocale ?? 'en';
  return path.resolve(root, i18n?.path ?? 'i18n', i18n?.localeConfigs?.[code]?.path ?? code);
}

/** Folder of the translations for an instance of a plugin. */
export const pluginFolder = (localization: string, kind: 'docs' | 'blog' | 'pages', id: unknown): string =>
  path.join(localization, `docusaurus-plugin-content-${kind}`) +
  (typeof id === 'string' && id !== 'default' ? `-${id}` : '');

/** Folder of the translated docs of a version. Their labels are in a file beside it. */
const versionFolder = (localization: string, { docs, version }: DocsFiles['set']): string =>
  path.join(pluginFolder(localization, 'docs', docs), version === 'current' ? version : `version-${version}`);

interface Pages {
  readonly docs: readonly DocsFiles[];
  readonly blogs: readonly BlogOfTree[];
  readonly plainFolders: readonly PageFolder[];
}

/** What the mounted tree calls folders of pages → folders of translated files, where there are any. */
export const translationFolders = (localization: string, pages: Pages): ReadonlyMap<string, string> =>
  new Map(
    [
      ...pages.docs.map(({ set }) => [set.folder, versionFolder(localization, set)] as const),
      ...pages.blogs.map(({ folder, options }) => [folder, pluginFolder(localization, 'blog', options.id)] as const),
      ...pages.plainFolders.map(
        ({ folder, options }) => [folder, pluginFolder(localization, 'pages', options.id)] as const,
      ),
    ].filter(([, folder]) => existsSync(folder)),
  );

const labelsSchema = z.record(z.string(), z.looseObject({ message: z.string() }));

/** Translations of a file, by their ids; none without the file. */
export function readLabels(file: string, unsupported: UnsupportedSettings): Labels {
  if (!existsSync(file)) return {};
  try {
    const labels = labelsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return Object.fromEntries(Object.entries(labels).map(([id, { message }]) => [id, message]));
  } catch {
    unsupported.add(path.basename(file), 'is ignored because it is not an object of messages by their ids');
    return {};
  }
}

/** Docs with what the translations say of their version and sidebars. `dir` is where their files are. */
export function withTranslations(
  docs: DocsFiles,
  dir: string,
  localization: string,
  unsupported: UnsupportedSettings,
): DocsFiles {
  const labels = readLabels(`${versionFolder(localization, docs.set)}.json`, unsupported);
  const { 'version.label': label = docs.set.label } = labels;
  return { ...docs, set: { ...docs.set, label }, labels, folders: namedFolders(docs.folders, dir, labels) };
}

/** Folders whose names are translated: their categories have no file that says so. */
function namedFolders(folders: DocsFiles['folders'], dir: string, labels: Labels): DocsFiles['folders'] {
  const names = new Set(Object.keys(labels).flatMap((id) => /^sidebar\.[^.]+\.category\.(.+)$/.exec(id)?.[1] ?? []));
  if (names.size === 0 || !existsSync(dir)) return folders;
  const known = new Set([...folders.keys()].map((file) => path.posix.dirname(file)));
  const unnamed = readdirSync(dir, { withFileTypes: true, recursive: true }).flatMap((entry) => {
    const folder = withSlashes(path.relative(dir, path.join(entry.parentPath, entry.name)));
    const label = entry.name.replace(/^\d+[-_.\s]+/, '');
    const isNamed = entry.isDirectory() && names.has(label) && !known.has(folder);
    return isNamed ? [[`${folder}/_category_.json`, JSON.stringify({ label })] as const] : [];
  });
  return new Map([...folders, ...unnamed]);
}
