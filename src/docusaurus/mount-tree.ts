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
import { docusaurusConfig } from './config/config-schema';
import { tagsKey } from '../model/pages/doc-sets';
import type { DocsOptions } from './config/config-schema';
import { instanceOf } from './docs/doc-versions';
import { readDocSets } from './docs/read-doc-sets';
import { findFurtherBlogs } from './blogs/further-blogs';
import { Notes } from './notes';
import { originFile } from './origin';
import type { Origin } from './origin';
import { readPlugins } from './config/plugins';
import { preprocessMarkdown } from './preprocessed';
import { filesOf, readPlainFolders } from './plain-folders';
import { pageFilesOf } from './convert/page-files';
import { pluginsOfFolders } from './markdown-plugins/plugins-of-folders';
import { postDates } from './blogs/post-dates';
import { findModule } from './run/find-module';
import { aliasesOf } from './local-plugins/aliases';
import { readLocalPlugins } from './local-plugins/read-plugins';
import { runModule } from './run/run-module';
import { besideFolders } from './links/beside-folders';
import { followsRoutes } from './route-redirects';
import { staticFolder } from './static-folders';
import { hasFurtherThemes } from './config/further-themes';
import { siteConfigOf } from './config/site-config';
import { replacedElements } from './modules/replaced-elements';
import { treeComponents } from './modules/tree-components';
import { noteReplacedTheme } from './config/replaced-theme';
import { basePathOf, belowBase } from './convert/addresses';
import { convertTree } from './convert/tree';
import type { TreeSettings } from './convert/tree';
import { pathBelow } from '../content/files/path-below';

/** A foreign tree as the build sees it: a folder with docs/, blog/, static/ and our data files. */
export interface MountedTree {
  readonly contentDir: string;
  readonly settings: TreeSettings;
  readonly notes: readonly string[];
  /** Whether it brings remark or rehype plugins. */
  readonly runsPlugins: boolean;
}

/**
 * Reads a foreign tree and makes a folder of links to its parts, with settings and navigation translated into our data files.
 * Everything after that sees one kind of tree. The tree itself is only read. `allowsGaps` lets it be built without packages that its
 * pages import. Throws a `TreeError` when its settings cannot be read.
 */
export async function mountTree(root: string, mount: string, allowsGaps = false): Promise<MountedTree> {
  const notes = new Notes();
  const configFile = findModule(root, 'docusaurus.config');
  const config = configFile === undefined ? undefined : await runModule(configFile, root, notes, allowsGaps);
  const settings = docusaurusConfig.parse(config ?? {});
  const plugins = readPlugins(settings, new Notes());
  const { docs, moreDocs, blog, pages, redirects } = plugins;
  const blogDir = blog === false ? undefined : path.resolve(root, blog.path);
  const { staticDirectories = ['static'] } = settings;
  const staticDir = staticFolder(root, staticDirectories, `${mount}-static`, notes);
  const sidebarsFileOf = ({ sidebarPath }: DocsOptions, isMain: boolean): string | undefined => {
    if (typeof sidebarPath === 'string') return path.resolve(root, sidebarPath);
    // Only a tree without a configuration has no other way to name the file.
    return isMain && configFile === undefined ? findModule(root, 'sidebars') : undefined;
  };
  const sidebarsFile = docs === false ? undefined : sidebarsFileOf(docs, true);
  const found = await readDocSets(
    root,
    [...(docs === false ? [] : [docs]), ...moreDocs],
    async (instance, isMain) => {
      const file = sidebarsFileOf(instance, isMain);
      if (instance.sidebarPath === false) return {};
      if (file === undefined) return undefined;
      return existsSync(file) ? runModule(file, root, notes, allowsGaps) : {};
    },
    notes,
  );
  const plain = readPlainFolders(root, pages);
  const hasBlog = blogDir !== undefined && existsSync(blogDir);
  const moreBlogs = findFurtherBlogs(root, plugins);
  const taken = convertTree(
    {
      config,
      sidebars: undefined,
      folders: new Map(),
      docs: found.docs,
      tags: new Map([
        ...(blog === false ? [] : [['blog', tagsIn(root, blog)] as const]),
        ...moreBlogs.map(({ folder, options }) => [folder, tagsIn(root, options)] as const),
        ...[docs, ...moreDocs].flatMap((one) =>
          one === false ? [] : [[tagsKey(instanceOf(one)), tagsIn(root, one)] as const],
        ),
      ]),
      authors: blog === false || !hasBlog ? '' : textOf(path.join(blogDir, blog.authorsMapPath)),
      redirects: textOf(path.join(staticDir, '_redirects')),
      packages: [configFile ?? '', path.join(root, 'package.json')].map(textOf).join('\n'),
      allowsGaps,
      hasBlog,
      moreBlogs: moreBlogs.map((one) => ({ ...one, authors: textOf(path.join(one.dir, one.options.authorsMapPath)) })),
      plainFolders: plain.folders,
      pageFiles: {
        ...plain.pageFiles,
        ...(blog === false ? {} : filesOf('blog', pageFilesOf(blog))),
        ...Object.fromEntries(
          moreBlogs.flatMap(({ folder, options }) => Object.entries(filesOf(folder, pageFilesOf(options)))),
        ),
      },
    },
    notes,
  );
  const localPlugins = await readLocalPlugins(settings, root, notes, allowsGaps);
  const ownPlugins = pluginsOfFolders(
    plugins,
    { docSets: found.docs.map(({ set }) => set), plainFolders: Object.keys(plain.folders) },
    root,
    notes,
  );
  const runsPlugins = [...ownPlugins.values()].some((plugins) => plugins.length > 0);
  let dates = hasBlog ? await postDates(root, blogDir, 'blog', notes) : {};
  for (const { dir, folder } of moreBlogs) dates = { ...dates, ...(await postDates(root, dir, folder, notes)) };
  noteReplacedTheme(root, notes);
  const renamedBlogs = moreBlogs.flatMap(({ folder, dir }) =>
    path.join(root, folder) === dir || folder.startsWith('blog/') ? [] : [[folder, dir] as const],
  );
  const parts = new Map(readdirSync(root).map((name) => [name, path.join(root, name)]));
  for (const name of ownNames) parts.delete(name);
  for (const [name, folder] of [
    ...found.renamed,
    ...plain.renamed,
    ...renamedBlogs,
    ['blog', blogDir],
    ['static', staticDir],
  ] as const) {
    if (folder !== undefined && existsSync(folder)) parts.set(name, folder);
  }
  const renamed = new Map([...found.renamed, ...plain.renamed, ...renamedBlogs]);
  const outside = [...renamed.values(), blogDir ?? root];
  for (const [name, target] of besideFolders(root, outside))
    if (!parts.has(name) && !ownNames.includes(name)) parts.set(name, target);
  const below = (file: string | undefined): string | undefined => file && pathBelow(root, file);
  const inConfig = below(configFile);
  const authorsFile = blogDir !== undefined && blog !== false ? path.join(blogDir, blog.authorsMapPath) : undefined;
  const existing = (...files: (string | undefined)[]): string[] =>
    files.filter((file) => file !== undefined).filter((file) => existsSync(path.join(root, file)));
  const sources = {
    sidebars: existing(below(sidebarsFile)),
    navbar: existing(inConfig),
    footer: existing(inConfig),
    announcement: existing(inConfig),
    redirects: existing(
      inConfig,
      ...staticDirectories.map((folder) => below(path.resolve(root, folder, '_redirects'))),
    ),
    authors: existing(
      below(authorsFile),
      ...moreBlogs.map(({ dir, options }) => below(path.join(dir, options.authorsMapPath))),
    ),
  };
  const customCss = plugins.customCss.map((file) => path.resolve(root, file)).filter((file) => existsSync(file));
  const replacer = belowBase(basePathOf(settings.baseUrl ?? '/'));
  // Targets of redirects begin behind this path.
  const data = Object.entries(taken.data).map(
    ([name, value]) => [name, JSON.stringify(value, name === 'redirects' ? undefined : replacer, 1)] as const,
  );
  writeMount(mount, parts, data, siteConfigOf(config, root), {
    root,
    customCss,
    notes: notes.all,
    sources,
    folders: withoutBlanks({
      ...Object.fromEntries([...renamed].map(([name, dir]) => [name, below(dir)])),
      blog: below(blogDir),
    }),
    aliases: aliasesOf(settings.plugins, localPlugins, root),
    components: treeComponents(root),
    elements: replacedElements(root),
    hasFurtherThemes: hasFurtherThemes(settings, localPlugins),
    allowsGaps,
    runsPlugins,
    redirectsRoutes: followsRoutes(redirects),
    runsPostBuild: localPlugins.some(({ hooks }) => 'postBuild' in hooks),
    changesSheets: localPlugins.some(({ hooks }) => 'configurePostCss' in hooks),
  });
  const folders = [
    ...found.docs.map(({ set }) => set.folder),
    ...['blog', ...moreBlogs.map(({ folder }) => folder), ...Object.keys(plain.folders)],
  ];
  const { pageFiles = {} } = taken.settings;
  await preprocessMarkdown(settings, { root, folders, outside, pageFiles }, mount, allowsGaps);
  return {
    contentDir: mount,
    settings: { ...taken.settings, postDates: dates },
    notes: notes.all,
    runsPlugins,
  };
}

/** What is written into a mounted tree; the rest are links. */
const written = ['data', 'stand-ins', 'docs.cjs', 'config.json', 'custom-css.js', originFile];
/** Names of a tree that mean something else in a mounted one, or nothing. */
const ownNames = ['.git', 'node_modules', 'build', '.docusaurus', 'docs', 'blog', 'static', ...written];

const withoutBlanks = (record: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

/** Text of the tags file of docs or a blog. */
const tagsIn = (root: string, { path: folder, tags }: { readonly path: string; readonly tags?: unknown }): string =>
  textOf(path.resolve(root, folder, typeof tags === 'string' ? tags : 'tags.yml'));

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Leaves correct files untouched, because `npm run develop` may be watching. */
function writeMount(
  mount: string,
  parts: ReadonlyMap<string, string>,
  data: readonly (readonly [string, string])[],
  siteConfig: object,
  origin: Origin,
): void {
  mkdirSync(path.join(mount, 'data'), { recursive: true });
  for (const name of readdirSync(mount)) {
    if (written.includes(name)) continue;
    const at = path.join(mount, name);
    const isCurrent = lstatSync(at).isSymbolicLink() && readlinkSync(at) === parts.get(name);
    if (!isCurrent) rmSync(at);
  }
  for (const [name, target] of parts) {
    if (!existsSync(path.join(mount, name))) symlinkSync(target, path.join(mount, name), 'junction');
  }
  // JSON is YAML.
  const texts = data.map(([name, json]) => [`data/${name}.yml`, `${json}\n`]);
  for (const [name = '', text = ''] of [
    ...texts,
    ['config.json', JSON.stringify(siteConfig)],
    ['custom-css.js', origin.customCss.map((file) => `import ${JSON.stringify(file)};\n`).join('')],
    [originFile, JSON.stringify(origin)],
  ]) {
    const file = path.join(mount, name);
    // One that is empty must be there, too.
    if (!existsSync(file) || textOf(file) !== text) writeFileSync(file, text);
  }
}
