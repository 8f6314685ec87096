import type { DocSet } from '../../config/site-config';
import { instanceOf } from '../docs/doc-versions';
import { findFurtherBlogs } from '../blogs/further-blogs';
import type { Notes } from '../notes';
import type { PluginOptions } from '../config/plugins';
import { readMarkdownPlugins } from './read-plugins';
import type { MarkdownPlugin } from './read-plugins';

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
  notes: Notes,
): MarkdownPlugins {
  const { docs: main, moreDocs, blog, pages } = options;
  const all = new Map<string, readonly MarkdownPlugin[]>();
  for (const instance of [main, ...moreDocs]) {
    if (instance === false) continue;
    const id = instanceOf(instance);
    const plugins = readMarkdownPlugins(instance, id === 'default' ? 'docs' : `docs ${id}`, root, notes);
    for (const { docs: of, folder } of docSets) if (of === id) all.set(folder, plugins);
  }
  if (blog !== false) all.set('blog', readMarkdownPlugins(blog, 'blog', root, notes));
  for (const further of findFurtherBlogs(root, options))
    all.set(further.folder, readMarkdownPlugins(further.options, `blog ${further.name}`, root, notes));
  for (const [at, folder] of plainFolders.entries()) {
    const instance = pages[at];
    if (instance) all.set(folder, readMarkdownPlugins(instance, 'pages', root, notes));
  }
  return all;
}
