import { serialize } from 'node:v8';
import type { Definition, Link, Root } from 'mdast';
import { VFile } from 'vfile';
import { reasonOf } from '../../content/tree-error';
import { resolveLink } from '../../markdown/links/resolve-link';
import type { PageContext } from '../../markdown/page-context';
import { newProcessor } from '../../markdown/parse/grammar';
import { walk } from '../../markdown/walk';
import { oncePerObject } from '../../model/once';
import type { JsonObject } from '../../model/types';
import type { MarkdownPlugin } from './remark-plugins';
import { nodesOf, settleGenerated } from './generated-nodes';

/** A page on its way through the plugins of its tree. */
interface PluginPage {
  /** Where the file is on this machine, as plugins know it. */
  readonly path: string;
  /** The text that the positions of the tree count in. */
  readonly text: string;
  readonly frontMatter: JsonObject;
  /** What the text was parsed to. Plugins change it. */
  readonly tree: Root;
  /** Parses the text again, because a plugin that fails may leave a broken tree. */
  readonly parse: () => Root;
  /** Replaces links to files by addresses, and returns what undoes that. */
  readonly resolveLinks: (tree: Root) => () => void;
}

/** What plugins make of a page. */
interface PluginResult {
  readonly tree: Root;
  /** Plugins that could not be run, each with the reason. */
  readonly failed: ReadonlyMap<MarkdownPlugin, string>;
}

/** Runs plugins on a page, one after the other, without those that fail. `timeout` is in milliseconds. */
export async function runPlugins(
  page: PluginPage,
  plugins: readonly MarkdownPlugin[],
  timeout: number,
): Promise<PluginResult> {
  const failed = new Map<MarkdownPlugin, string>();
  for (let { tree } = page; ; tree = page.parse()) {
    const written = nodesOf(tree);
    const running = plugins.filter((plugin) => !failed.has(plugin));
    const stopped = await runAll(tree, written, page, running, timeout);
    if (!stopped) return { tree, failed };
    failed.set(stopped.plugin, stopped.reason);
  }
}

type Run = (tree: Root, file: VFile) => Promise<Root>;

/** A plugin is attached once, as in Docusaurus, because it may prepare what it needs for all pages. */
const attach = oncePerObject((plugin: MarkdownPlugin): Run => {
  const processor = newProcessor()
    .use(plugin.attach, ...plugin.options)
    .freeze();
  return (tree, file) => processor.run(tree, file);
});

/** Runs plugins until one fails. `written` are the nodes of the tree that the page has itself. */
async function runAll(
  tree: Root,
  written: ReadonlySet<object>,
  page: PluginPage,
  plugins: readonly MarkdownPlugin[],
  timeout: number,
): Promise<{ readonly plugin: MarkdownPlugin; readonly reason: string } | undefined> {
  const file = new VFile({ path: page.path, value: page.text, data: { frontMatter: page.frontMatter } });
  let restoreLinks: (() => void) | undefined;
  for (const plugin of plugins) {
    if (!plugin.isEarly) restoreLinks ??= page.resolveLinks(tree);
    try {
      const made = await within(timeout, attach(plugin)(tree, file));
      // A plugin may return another tree instead of changing the one that it was given.
      if (made !== tree) tree.children = made.children;
      settleGenerated(tree, written);
      // What cannot be kept is the fault of the plugin that made it.
      serialize(tree);
    } catch (error) {
      return { plugin, reason: reasonOf(error) };
    }
  }
  restoreLinks?.();
  return undefined;
}

/** When a plugin finished last, on any page. */
let lastFinished = 0;

/**
 * Without a limit, a plugin that waits for what never comes would end the process without a word. Pages share one processor and plugins wait
 * for each other, so the time counts since any plugin has finished.
 */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const start = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    const look = (): void => {
      const left = Math.max(start, lastFinished) + milliseconds - performance.now();
      if (left > 0) timer = setTimeout(look, left);
      else reject(new Error(`It did not finish within ${milliseconds / 1000} s.`));
    };
    look();
  });
  try {
    const made = await Promise.race([work, limit]);
    lastFinished = performance.now();
    return made;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Replaces links to Markdown files by addresses, as plugins of a tree find them in Docusaurus. The function that it returns puts back
 * those that are still there, because the compiler checks links as they are written.
 */
export function resolveLinks(tree: Root, file: string, context: PageContext): () => void {
  const resolved: { readonly node: Link | Definition; readonly url: string; readonly address: string }[] = [];
  walk(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return undefined;
    if (!/\.mdx?(?:[?#]|$)/i.test(node.url)) return undefined;
    const { href, missing } = resolveLink(node.url, file, context);
    if (missing || href === node.url) return undefined;
    resolved.push({ node, url: node.url, address: href });
    node.url = href;
    return undefined;
  });
  return () => {
    for (const { node, url, address } of resolved) if (node.url === address) node.url = url;
  };
}
