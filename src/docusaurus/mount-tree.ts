import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { SiteFile } from '../config/site-config';
import { pathBelow } from '../content/files/paths';
import { originFile } from '../content/origin';
import { siteFileName } from '../content/site-file';
import { tagsKey } from '../model/pages/doc-sets';
import { docusaurusConfig } from './config/config-schema';
import type { DocsOptions } from './config/config-schema';
import { hasFurtherThemes, readPlugins } from './config/plugins';
import { findModule, runModule } from './config/run-module';
import { siteConfigOf } from './config/site-config';
import { basePathOf, belowBase } from './convert/addresses';
import { convertTree } from './convert/tree';
import type { TreeParts } from './convert/tree';
import { darkPartsOf } from './modules/custom-css';
import { hasRoot, noteReplacedTheme, replacedElements, treeComponents } from './modules/theme-of-tree';
import type { Mounted } from './mounted';
import { UnsupportedSettings } from './unsupported-settings';
import { followsRoutes } from './plugins/after-build';
import { aliasesOf, readLocalPlugins } from './plugins/local-plugins';
import { pluginsOfFolders } from './plugins/remark-plugins';
import { instanceOf } from './read/doc-versions';
import { readDocSets } from './read/docs';
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
 * itself is only read. With `allowsGaps`, packages that its pages import may be missing. Throws a `TreeError` when its settings cannot be
 * read.
 */
export async function mountTree(root: string, mount: string, allowsGaps = false): Promise<MountedTree> {
  const unsupported = new UnsupportedSettings();
  const tree = await readTree(root, mount, allowsGaps, unsupported);
  const { settings, data } = convertTree(tree, unsupported);
  const { plugins, globalData } = await readLocalPlugins(tree.config, root, unsupported, allowsGaps);
  const docSets = tree.docs.map(({ set }) => set);
  const plainFolders = tree.plainFolders.map(({ folder }) => folder);
  const markdownPlugins = pluginsOfFolders(tree.options, { docSets, plainFolders }, root, unsupported);
  const site = { ...settings, postDates: await datesOfPosts(tree, unsupported) };
  noteReplacedTheme(root, unsupported);
  const outside = [...tree.renamed.values()];
  const mounted: Mounted = {
    ...{ kind: 'docusaurus', root, notes: unsupported.all, allowsGaps, sources: sourcesOf(tree) },
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
  const darkParts = darkPartsOf(tree.config.themeConfig);
  const sheets = [...(darkParts === '' ? [] : [path.join(mount, 'dark-parts.css')]), ...mounted.customCss];
  linkParts(mount, partsOf(tree, outside));
  writeFiles(mount, [
    [siteFileName, `${JSON.stringify(site, undefined, 1)}\n`],
    ...Object.entries(data).map(([name, value]) => [`data/${name}.yml`, dataText(name, value, tree)] as const),
    ['config.json', JSON.stringify(siteConfigOf(tree.written, root))],
    ['global-data.json', JSON.stringify(globalData)],
    ['dark-parts.css', darkParts],
    ['custom-css.js', sheets.map((file) => `import ${JSON.stringify(file)};\n`).join('')],
    [originFile, JSON.stringify(mounted)],
  ]);
  const folders = [...docSets, ...tree.blogs].map(({ folder }) => folder);
  const places = { root, outside, pageFiles: settings.pageFiles ?? {}, folders: [...folders, ...plainFolders] };
  await preprocessMarkdown(tree.config, places, mount, allowsGaps);
  return { settings: site, notes: unsupported.all, runsPlugins: mounted.runsPlugins };
}

/** A tree as its settings describe it. */
interface Tree extends TreeParts {
  readonly root: string;
  readonly configFile: string | undefined;
  /** The configuration as it was written; undefined for a tree without. */
  readonly written: unknown;
  readonly staticDir: string;
  /** Folders that the mounted tree has under another name than the tree itself → where they are. */
  readonly renamed: ReadonlyMap<string, string>;
}

async function readTree(
  root: string,
  mount: string,
  allowsGaps: boolean,
  unsupported: UnsupportedSettings,
): Promise<Tree> {
  const configFile = findModule(root, 'docusaurus.config');
  const written = configFile === undefined ? undefined : await runModule(configFile, root, unsupported, allowsGaps);
  const config = docusaurusConfig.parse(written ?? {});
  const options = readPlugins(config, unsupported);
  const staticDir = staticFolder(root, config.staticDirectories ?? ['static'], `${mount}-static`, unsupported);
  const readSidebars = async (instance: DocsOptions, isMain: boolean): Promise<unknown> => {
    if (instance.sidebarPath === false) return {};
    const file = sidebarsFileOf(root, instance, isMain && configFile === undefined);
    if (file === undefined) return undefined;
    return existsSync(file) ? runModule(file, root, unsupported, allowsGaps) : {};
  };
  const instances = [options.docs, ...options.moreDocs].filter((one) => one !== false);
  const { docs, renamed } = await readDocSets(root, instances, readSidebars, unsupported);
  const plainFolders = readPlainFolders(root, options.pages);
  const blogs = readBlogs(root, options).map((blog) => ({ ...blog, authors: textOf(authorsFileOf(blog)) }));
  const isRenamed = ({ folder, dir }: PageFolder<unknown>): boolean =>
    folder === 'blog' || (path.join(root, folder) !== dir && !folder.startsWith('blog/'));
  return {
    ...{ root, allowsGaps, configFile, written, config, options, docs, blogs, plainFolders, staticDir },
    redirects: textOf(path.join(staticDir, '_redirects')),
    packages: [configFile ?? '', path.join(root, 'package.json')].map(textOf).join('\n'),
    tags: new Map([
      ...blogs.map((blog) => [blog.folder, tagsIn(root, blog.options)] as const),
      ...instances.map((one) => [tagsKey(instanceOf(one)), tagsIn(root, one)] as const),
    ]),
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

/** Text of the tags file of docs or a blog. */
const tagsIn = (root: string, { path: folder, tags }: { readonly path: string; readonly tags?: unknown }): string =>
  textOf(path.resolve(root, folder, typeof tags === 'string' ? tags : 'tags.yml'));

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

async function datesOfPosts({ root, blogs }: Tree, unsupported: UnsupportedSettings): Promise<Record<string, string>> {
  const dates: Record<string, string> = {};
  for (const { dir, folder } of blogs) Object.assign(dates, await postDates(root, dir, folder, unsupported));
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
  { root, renamed, staticDir, plainFolders }: Tree,
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
  return parts;
}

/** What is written into a mounted tree; the rest are links. */
const written = [
  siteFileName,
  'data',
  'stubs',
  'docs.cjs',
  'config.json',
  'global-data.json',
  'custom-css.js',
  'dark-parts.css',
  'infima.css',
  originFile,
];
/** Names of a tree that mean something else in a mounted one, or nothing. */
const ownNames = ['.git', 'node_modules', 'build', '.docusaurus', 'docs', 'blog', 'static', ...written];

/** Leaves correct links untouched, because `npm run develop` may be watching. */
function linkParts(mount: string, parts: ReadonlyMap<string, string>): void {
  mkdirSync(path.join(mount, 'data'), { recursive: true });
  for (const name of readdirSync(mount)) {
    if (written.includes(name)) continue;
    const at = path.join(mount, name);
    const isCurrent = lstatSync(at).isSymbolicLink() && readlinkSync(at) === parts.get(name);
    if (!isCurrent) rmSync(at, { recursive: true });
  }
  for (const [name, target] of parts) {
    const at = path.join(mount, name);
    // What is there is correct by now, even if its target is not there: editors lock files by links that lead nowhere.
    if (!lstatSync(at, { throwIfNoEntry: false })) symlinkSync(target, at, 'junction');
  }
}

/** JSON is YAML. Links lose the path that the site is mounted at; targets of redirects are written without it. */
const dataText = (name: string, value: unknown, { config }: Tree): string => {
  const replacer = name === 'redirects' ? undefined : belowBase(basePathOf(config.baseUrl ?? '/'));
  return `${JSON.stringify(value, replacer, 1)}\n`;
};

/** Leaves correct files untouched, too. */
function writeFiles(mount: string, files: readonly (readonly [string, string])[]): void {
  for (const [name, text] of files) {
    const file = path.join(mount, name);
    // One that is empty must be there, too.
    if (!existsSync(file) || textOf(file) !== text) writeFileSync(file, text);
  }
}
