import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import type { SiteFile } from '../config/site-config';
import { allFilesBelow } from '../content/files/files-below';
import { pathBelow } from '../content/files/paths';
import { writeChanged } from '../content/files/write-file';
import { originFile } from '../content/origin';
import { siteFileName } from '../content/site-file';
import { tagsKey } from '../model/pages/doc-sets';
import { docusaurusConfig } from './config/config-schema';
import type { BlogOptions, DocsOptions } from './config/config-schema';
import { hasFurtherThemes, readPlugins } from './config/plugins';
import { findModule, runModule, setCurrentLocale } from './config/run-module';
import { siteConfigOf } from './config/site-config';
import { basePathOf, belowBase } from './convert/addresses';
import { originalsOf, translateConfig } from './convert/labels';
import type { Labels } from './convert/labels';
import { convertTree } from './convert/tree';
import type { TreeParts } from './convert/tree';
import { darkPartsOf, placeCustomCss } from './modules/custom-css';
import { hasRoot, noteReplacedTheme, replacedElements, treeComponents } from './modules/theme-of-tree';
import type { Mounted } from './mounted';
import { UnsupportedSettings } from './unsupported-settings';
import { followsRoutes } from './plugins/after-build';
import { aliasesOf, readLocalPlugins } from './plugins/local-plugins';
import { pluginsOfFolders } from './plugins/remark-plugins';
import { instanceOf, readDocSets } from './read/docs';
import { localizationFolder, pluginFolder, readLabels, translationFolders, withTranslations } from './read/locales';
import { besideFolders, foldersAround, readBlogs, readPlainFolders } from './read/page-folders';
import type { BlogOfTree, PageFolder } from './read/page-folders';
import { postDates } from './read/post-dates';
import { preprocessMarkdown } from './read/preprocess';
import { staticFolder } from './read/static-folder';

/** A tree that is mounted: its settings in our words, and what remains to be done. */
interface MountedTree {
  readonly settings: SiteFile;
  readonly notes: readonly string[];
  /** Whether it brings remark plugins, which run before its pages are compiled. */
  readonly runsPlugins: boolean;
}

/**
 * Reads the tree at `root` and makes a folder of links to its parts, with settings and navigation converted into our data files. The tree
 * itself is only read. With `allowsGaps`, packages that its pages import may be missing. With `locale`, the code of a further language,
 * translations have the places of their originals. Throws a `TreeError` when its settings cannot be read.
 */
export async function mountTree(
  root: string,
  mount: string,
  allowsGaps = false,
  locale?: string,
): Promise<MountedTree> {
  setCurrentLocale(root, locale);
  const unsupported = new UnsupportedSettings();
  const tree = await readTree(root, mount, allowsGaps, unsupported, locale);
  const { settings, data } = convertTree(tree, unsupported);
  const { plugins, globalData } = await readLocalPlugins(tree.config, root, unsupported, allowsGaps);
  const docSets = tree.docs.map(({ set }) => set);
  const plainFolders = tree.plainFolders.map(({ folder }) => folder);
  const markdownPlugins = pluginsOfFolders(tree.options, { docSets, plainFolders }, root, unsupported);
  const site = {
    ...{ ...settings, ...(locale === undefined ? {} : inLocale(settings, locale)) },
    originalLabels: Object.fromEntries(tree.docs.flatMap(({ labels = {} }) => originalsOf(labels))),
    postDates: await datesOfPosts(tree, unsupported),
  };
  noteReplacedTheme(root, unsupported);
  const outside = [...tree.renamed.values()];
  const mounted: Mounted = {
    ...{
      kind: 'docusaurus',
      root,
      notes: unsupported.all,
      allowsGaps,
      sources: sourcesOf(tree),
      currentLocale: locale,
    },
    translations: Object.fromEntries([...tree.translations].map(([name, dir]) => [name, pathBelow(root, dir)])),
    folders: Object.fromEntries([...tree.renamed].map(([name, dir]) => [name, pathBelow(root, dir)])),
    around: foldersAround(root, outside),
    customCss: tree.options.customCss.map((file) => path.resolve(root, file)).filter((file) => existsSync(file)),
    aliases: aliasesOf(tree.config.plugins, plugins, root),
    hasRoot: hasRoot(root),
    components: treeComponents(root),
    elements: replacedElements(root),
    hasFurtherThemes: hasFurtherThemes(tree.config, plugins),
    runsPlugins: [...markdownPlugins.values()].some((ofFolder) => ofFolder.length > 0),
    redirectsRoutes: followsRoutes(tree.options.redirects),
    runsPostBuild: plugins.some(({ hooks }) => 'postBuild' in hooks),
    changesSheets: plugins.some(({ hooks }) => 'configurePostCss' in hooks),
  };
  // A tree that sets no primary color has that of Infima.
  const usual = placeCustomCss(':root { --ifm-color-primary: #3578e5 }') + darkPartsOf(tree.config.themeConfig);
  const sheets = [path.join(mount, 'usual.css'), ...mounted.customCss];
  linkParts(mount, partsOf(tree, outside));
  const texts: readonly (readonly [string, string])[] = [
    [siteFileName, `${JSON.stringify(site, undefined, 1)}\n`],
    ...Object.entries(data).map(([name, value]) => [`data/${name}.yml`, dataText(name, value, tree)] as const),
    ['config.json', JSON.stringify(siteConfigOf(tree.written, root))],
    ['global-data.json', JSON.stringify(globalData)],
    ['code-translations.json', JSON.stringify(tree.messages)],
    ['usual.css', usual],
    ['custom-css.js', sheets.map((file) => `import ${JSON.stringify(file)};\n`).join('')],
    [originFile, JSON.stringify(mounted)],
  ];
  for (const [name, text] of texts) writeChanged(path.join(mount, name), text);
  const folders = [...docSets, ...tree.blogs].map(({ folder }) => folder);
  const places = { root, outside, pageFiles: settings.pageFiles ?? {}, folders: [...folders, ...plainFolders] };
  await preprocessMarkdown(tree.config, places, mount, allowsGaps);
  return { settings: site, notes: unsupported.all, runsPlugins: mounted.runsPlugins };
}

/** Settings of a site in a further language, which is below its code. */
const inLocale = ({ url, basePath = '/' }: SiteFile, locale: string): Partial<SiteFile> => ({
  ...{ locale, url: `${url}/${locale}`, basePath: `${basePath}${locale}/` },
});

/** A tree as its settings describe it. */
interface Tree extends TreeParts {
  readonly root: string;
  readonly configFile: string | undefined;
  /** The configuration as it was written; undefined for a tree without. */
  readonly written: unknown;
  readonly staticDir: string;
  /** Folders that the mounted tree has under another name than the tree itself → where they are. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Folders of pages in the mounted tree → folders whose files take the places of theirs. */
  readonly translations: ReadonlyMap<string, string>;
  /** Texts of its components in the language that is built, by their ids. */
  readonly messages: Labels;
}

async function readTree(
  root: string,
  mount: string,
  allowsGaps: boolean,
  unsupported: UnsupportedSettings,
  locale: string | undefined,
): Promise<Tree> {
  const configFile = findModule(root, 'docusaurus.config');
  const written = configFile === undefined ? undefined : await runModule(configFile, root, unsupported, allowsGaps);
  const parsed = docusaurusConfig.parse(written ?? {});
  const localization = localizationFolder(root, parsed, locale);
  const labelsOf = (file: string): Labels => readLabels(path.resolve(localization, file), unsupported);
  const ofTheme = (name: string): Labels => labelsOf(`docusaurus-theme-classic/${name}.json`);
  const config = translateConfig(parsed, ofTheme('navbar'), ofTheme('footer'));
  const plugins = readPlugins(config, unsupported);
  const ofBlog = ({ id }: BlogOptions): string => pluginFolder(localization, 'blog', id);
  const named = (blog: BlogOptions): BlogOptions => {
    const { title = blog.blogTitle, description = blog.blogDescription } = labelsOf(`${ofBlog(blog)}/options.json`);
    return { ...blog, blogTitle: title, blogDescription: description };
  };
  const options = { ...plugins, blog: plugins.blog && named(plugins.blog), moreBlogs: plugins.moreBlogs.map(named) };
  const staticDir = staticFolder(root, config.staticDirectories ?? ['static'], `${mount}-static`, unsupported);
  const readSidebars = async (instance: DocsOptions, isMain: boolean): Promise<unknown> => {
    if (instance.sidebarPath === false) return {};
    const file = sidebarsFileOf(root, instance, isMain && configFile === undefined);
    if (file === undefined) return undefined;
    return existsSync(file) ? runModule(file, root, unsupported, allowsGaps) : {};
  };
  const instances = [options.docs, ...options.moreDocs].filter((one) => one !== false);
  const { docs: originals, renamed } = await readDocSets(root, instances, readSidebars, unsupported);
  const docs = originals.map((one) =>
    withTranslations(one, renamed.get(one.set.folder) ?? path.join(root, one.set.folder), localization, unsupported),
  );
  const plainFolders = readPlainFolders(root, options.pages);
  const foundBlogs = readBlogs(root, options);
  const translations = translationFolders(localization, { docs, blogs: foundBlogs, plainFolders });
  const blogs = foundBlogs.map((blog) => ({
    ...blog,
    authors: textIn(blog.options.authorsMapPath, ofBlog(blog.options), blog.dir),
  }));
  const isRenamed = ({ folder, dir }: PageFolder<unknown>): boolean =>
    folder === 'blog' || (path.join(root, folder) !== dir && !folder.startsWith('blog/'));
  return {
    ...{ root, allowsGaps, configFile, written, config, options, docs, blogs, plainFolders, staticDir },
    // They name addresses of the whole host, so they are those of the first language.
    redirects: locale === undefined ? textOf(path.join(staticDir, '_redirects')) : '',
    packages: [configFile ?? '', path.join(root, 'package.json')].map(textOf).join('\n'),
    tags: new Map([
      ...blogs.map(({ folder, dir, options: one }) => [folder, tagsIn(one, ofBlog(one), dir)] as const),
      ...instances.map((one) => {
        const translated = path.join(pluginFolder(localization, 'docs', one.id), 'current');
        return [tagsKey(instanceOf(one)), tagsIn(one, translated, path.resolve(root, one.path))] as const;
      }),
    ]),
    translations,
    messages: Object.fromEntries(Object.entries(labelsOf('code.json')).filter(([id]) => !id.startsWith('theme.'))),
    renamed: new Map([
      ...renamed,
      ...[...plainFolders, ...blogs].filter(isRenamed).map(({ folder, dir }) => [folder, dir] as const),
    ]),
  };
}

/** The sidebars file of an instance of the docs. A tree without a configuration cannot name it, so it has the usual name there. */
const sidebarsFileOf = (root: string, { sidebarPath }: DocsOptions, isUsual: boolean): string | undefined => {
  if (typeof sidebarPath === 'string') return path.resolve(root, sidebarPath);
  return isUsual ? findModule(root, 'sidebars') : undefined;
};

const authorsFileOf = ({ dir, options }: BlogOfTree): string => path.join(dir, options.authorsMapPath);

/** Text of the tags file of docs or a blog in these folders. */
const tagsIn = ({ tags }: { readonly tags?: unknown }, ...folders: string[]): string =>
  textIn(typeof tags === 'string' ? tags : 'tags.yml', ...folders);

/** Text of a file in the first folder that has it. */
const textIn = (file: string, ...folders: string[]): string =>
  textOf(folders.map((folder) => path.resolve(folder, file)).find((at) => existsSync(at)) ?? '');

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

async function datesOfPosts(
  { root, blogs, translations }: Tree,
  unsupported: UnsupportedSettings,
): Promise<Record<string, string>> {
  const dates: Record<string, string> = {};
  for (const { dir, folder } of blogs)
    for (const one of [translations.get(folder) ?? [], dir].flat())
      Object.assign(dates, await postDates(root, one, folder, unsupported));
  return dates;
}

/** Our data files → the files of the tree that say the same. */
function sourcesOf({ root, configFile, config, options, blogs }: Tree): Mounted['sources'] {
  const existing = (...files: (string | undefined)[]): string[] =>
    files.flatMap((file) => (file !== undefined && existsSync(file) ? [pathBelow(root, file)] : []));
  const ofConfig = existing(configFile);
  const { staticDirectories = ['static'] } = config;
  return {
    sidebars: options.docs === false ? [] : existing(sidebarsFileOf(root, options.docs, configFile === undefined)),
    ...{ site: ofConfig, navbar: ofConfig, footer: ofConfig, announcement: ofConfig },
    redirects: [
      ...ofConfig,
      ...existing(...staticDirectories.map((folder) => path.resolve(root, folder, '_redirects'))),
    ],
    authors: existing(...blogs.map(authorsFileOf)),
  };
}

/** Parts of the mounted tree by their names in it → where they are. */
function partsOf(
  { root, renamed, staticDir, plainFolders, translations }: Tree,
  outside: readonly string[],
): ReadonlyMap<string, string> {
  const parts = new Map(readdirSync(root).map((name) => [name, path.join(root, name)]));
  for (const name of ownNames) parts.delete(name);
  for (const [name, folder] of [...renamed, ['static', staticDir] as const])
    if (existsSync(folder)) parts.set(name, folder);
  // Another folder of the repository under the name of one of pages, such as `src`, has none.
  const taken = [...ownNames, ...plainFolders.map(({ folder }) => folder.split('/')[0])];
  for (const [name, target] of besideFolders(root, outside))
    if (!parts.has(name) && !taken.includes(name)) parts.set(name, target);
  for (const [folder, translated] of translations)
    for (const file of allFilesBelow(translated)) replacePart(parts, `${folder}/${pathBelow(translated, file)}`, file);
  return parts;
}

/** Puts a file in the place of another one. Folders around it become lists of what is in them. As in Docusaurus, a page needs an original. */
function replacePart(parts: Map<string, string>, file: string, by: string): void {
  for (const folder of foldersOf(file)) {
    const linked = parts.get(folder);
    parts.delete(folder);
    if (linked === undefined || !statSync(linked).isDirectory()) continue;
    for (const name of readdirSync(linked))
      if (name !== '.git' && name !== 'node_modules') parts.set(`${folder}/${name}`, path.join(linked, name));
  }
  const isPage = /\.(?:mdx?|[jt]sx?)$/.test(file) && !path.basename(file).startsWith('_');
  if (!isPage || parts.has(file)) parts.set(file, by);
}

/** The folders that a file is in, the outermost first. */
const foldersOf = (file: string): string[] => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));

/** What is written into a mounted tree; the rest are links. */
const written = [
  siteFileName,
  'data',
  'stubs',
  'docs.cjs',
  'config.json',
  'global-data.json',
  'code-translations.json',
  'custom-css.js',
  'usual.css',
  'infima.css',
  originFile,
];
/** Names of a tree that mean something else in a mounted one, or nothing. */
const ownNames = ['.git', 'node_modules', 'build', '.docusaurus', 'docs', 'blog', 'static', ...written];

/** Leaves correct links untouched, because `npm run develop` may be watching. */
function linkParts(mount: string, parts: ReadonlyMap<string, string>): void {
  mkdirSync(path.join(mount, 'data'), { recursive: true });
  const folders = new Set([...parts.keys()].flatMap(foldersOf));
  const clean = (name: string): void => {
    const at = path.join(mount, name);
    const link = lstatSync(at).isSymbolicLink() ? readlinkSync(at) : undefined;
    if (link === undefined && folders.has(name)) for (const inner of readdirSync(at)) clean(`${name}/${inner}`);
    else if (link === undefined || link !== parts.get(name)) rmSync(at, { recursive: true });
  };
  for (const name of readdirSync(mount)) if (!written.includes(name)) clean(name);
  for (const [name, target] of parts) {
    const at = path.join(mount, name);
    mkdirSync(path.dirname(at), { recursive: true });
    // What is there is correct by now, even if its target is not there: editors lock files by links that lead nowhere.
    if (!lstatSync(at, { throwIfNoEntry: false })) symlinkSync(target, at, 'junction');
  }
}

/** JSON is YAML. Links lose the path that the site is mounted at; targets of redirects are written without it. */
const dataText = (name: string, value: unknown, { config }: Tree): string => {
  const replacer = name === 'redirects' ? undefined : belowBase(basePathOf(config.baseUrl ?? '/'));
  return `${JSON.stringify(value, replacer, 1)}\n`;
};
