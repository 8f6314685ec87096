import { createRequire } from 'node:module';
import path from 'node:path';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { z } from 'zod';
import { pathBelow } from '../../content/files/paths';
import type { BlogOptions, DocsOptions, PagesOptions } from '../config/config-schema';
import type { UnsupportedSettings } from '../unsupported-settings';
import { isStub } from '../config/missing-packages';
import type { DocSet } from '../../config/site-config';
import { instanceOf } from '../read/docs';
import { readBlogs } from '../read/page-folders';
import type { PluginOptions } from '../config/plugins';

/**
 * The package or the file of the tree that exports a value as such or by default. Its configuration has just loaded it, so the module
 * loader still knows the module.
 */
function moduleNameOf(value: unknown, root: string): string | undefined {
  const { cache } = createRequire(path.join(root, 'docusaurus.config.js'));
  const found = Object.entries(cache).find(([, module]) => {
    const exported: unknown = module?.exports;
    return exported === value || defaultOf(exported) === value;
  });
  return found && nameOfFile(found[0], root);
}

const defaultOf = (exported: unknown): unknown =>
  typeof exported === 'object' && exported !== null && 'default' in exported ? exported.default : undefined;

/** `…/node_modules/@scope/name/lib/index.js` → `@scope/name`; a file of the tree by its path from the root. */
export function nameOfFile(file: string, root: string): string {
  const parts = file.split(path.sep);
  const at = parts.lastIndexOf('node_modules');
  if (at < 0) {
    const inside = pathBelow(root, file);
    return inside.startsWith('../') ? inside : `./${inside}`;
  }
  return parts.slice(at + 1, at + (parts[at + 1]?.startsWith('@') === true ? 3 : 2)).join('/');
}

/** A remark plugin of a tree, ready to run. */
export interface MarkdownPlugin {
  /** What its author knows it by: a package, a file of the tree, or its place in the configuration. */
  readonly name: string;
  readonly attach: Plugin<unknown[], Root>;
  readonly options: readonly unknown[];
  /** Whether it runs before links are resolved. */
  readonly isEarly: boolean;
}

const attacher = z.custom<MarkdownPlugin['attach']>((value) => typeof value === 'function');
const entry = z.union([
  attacher.transform((attach) => ({ attach, options: [] })),
  z.tuple([attacher], z.unknown()).transform(([attach, ...options]) => ({ attach, options })),
]);

/** What this site does in its own way, by the names of packages and of the functions that they export. */
const ownWay =
  /^(?:remark-(?:math|gfm|directive|mdx|frontmatter|emoji)|rehype-(?:katex|mathjax|raw)|@docusaurus\/remark-plugin-npm2yarn|remarkMath|rehypeKatex)$/;

/**
 * The remark plugins of an instance of the plugins for docs, blog or pages, in the order in which Docusaurus runs them. `of` says
 * which instance, and `root` is the folder of the tree. Plugins that cannot run are noted.
 */
export function readMarkdownPlugins(
  options: DocsOptions | BlogOptions | PagesOptions,
  of: string,
  root: string,
  unsupported: UnsupportedSettings,
): readonly MarkdownPlugin[] {
  const read = (key: string): MarkdownPlugin[] => {
    const entries: readonly unknown[] = Array.isArray(options[key]) ? options[key] : [];
    return entries.flatMap((written, at): MarkdownPlugin[] => {
      const { data } = entry.safeParse(written);
      const place = `${of}: ${key}[${at}]`;
      // Docusaurus passes over what is empty.
      if (!data) {
        if (typeof written === 'string' || (typeof written === 'object' && written !== null))
          unsupported.add(place, 'is not run because it is not a function');
        return [];
      }
      // One that is not installed was noted as such.
      if (isStub(data.attach)) return [];
      const name = moduleNameOf(data.attach, root) ?? (data.attach.name || place);
      return ownWay.test(name) || ownWay.test(data.attach.name)
        ? []
        : [{ ...data, name, isEarly: key === 'beforeDefaultRemarkPlugins' }];
    });
  };
  for (const key of ['beforeDefaultRehypePlugins', 'rehypePlugins', 'recmaPlugins'])
    for (const { name } of read(key)) unsupported.add(name, 'is not run because only remark plugins are supported');
  return ['beforeDefaultRemarkPlugins', 'remarkPlugins'].flatMap(read);
}

/** Folders of pages of a mounted tree → remark plugins that their Markdown goes through. One folder may stand in another. */
export type MarkdownPlugins = ReadonlyMap<string, readonly MarkdownPlugin[]>;

/** Where a mounted tree has its pages. */
interface PageFolders {
  readonly docSets: readonly Pick<DocSet, 'docs' | 'folder'>[];
  /** Folders of other pages, in the order of their instances. */
  readonly plainFolders: readonly string[];
}

/** The remark plugins of each folder of a tree. */
export function pluginsOfFolders(
  options: PluginOptions,
  { docSets, plainFolders }: PageFolders,
  root: string,
  unsupported: UnsupportedSettings,
): MarkdownPlugins {
  const { docs: main, moreDocs, blog, pages } = options;
  const all = new Map<string, readonly MarkdownPlugin[]>();
  for (const instance of [main, ...moreDocs]) {
    if (instance === false) continue;
    const id = instanceOf(instance);
    const plugins = readMarkdownPlugins(instance, id === 'default' ? 'docs' : `docs ${id}`, root, unsupported);
    for (const { docs: of, folder } of docSets) if (of === id) all.set(folder, plugins);
  }
  if (blog !== false) all.set('blog', readMarkdownPlugins(blog, 'blog', root, unsupported));
  for (const { folder, name, prefix, options: ofBlog } of readBlogs(root, options))
    if (prefix !== '') all.set(folder, readMarkdownPlugins(ofBlog, `blog ${name}`, root, unsupported));
  for (const [at, folder] of plainFolders.entries()) {
    const instance = pages[at];
    if (instance) all.set(folder, readMarkdownPlugins(instance, 'pages', root, unsupported));
  }
  return all;
}
