import path from 'node:path';
import { serialize } from 'node:v8';
import { belowContent, realPath } from '../../content/files/paths';
import { digestOf } from '../../model/digest';
import { filesOfTree } from '../../content/files/file-in-tree';
import { readMarkdown } from '../../content/files/kept-texts';
import { TransformedPagesWriter } from '../../content/transformed-pages';
import type { TransformedPage } from '../../content/transformed-pages';
import { parseText } from '../../markdown/parse/grammar';
import { isMdx, parseMarkdown } from '../../markdown/parse/parse';
import type { Parsed } from '../../markdown/parse/parse';
import { ProblemList } from '../../markdown/problem-list';
import { frontMatterValues, readFrontMatter, splitFrontMatter } from '../../model/pages/front-matter/front-matter';
import type { Problem } from '../../model/problems/problems';
import type { MarkdownPlugins, MarkdownPlugin } from './remark-plugins';
import { dialect } from '../dialect';
import { resolveLinks, runPlugins } from './run-remark-plugins';
import { pluginsOfFolders } from './remark-plugins';
import { UnsupportedSettings } from '../unsupported-settings';
import { readMounted } from '../mounted';
import { readPlugins } from '../config/plugins';
import { runConfigAgain, runInTree } from '../config/run-module';
import { pageKinds } from '../../model/pages/pages';
import { loadReference } from '../../model/reference/reference';
import { readContent } from '../../content/files/read-content';
import { readSiteConfig } from '../../content/site-file';
import { TreeContext } from '../../content/tree-context';

/** A plugin that could not be run on a file, and why. */
interface Failure {
  readonly file: string;
  readonly plugin: string;
  readonly reason: string;
}

/**
 * The problems of files on which plugins have failed. A plugin often fails on all pages for the same reason, such as a missing network,
 * which is one problem, at the first of them. With `allowsGaps` the pages are built without the plugin.
 */
export function failuresByFile(failures: readonly Failure[], allowsGaps: boolean): Map<string, Problem[]> {
  const causes = new Map<string, Failure[]>();
  for (const failure of [...failures].sort((one, other) => one.file.localeCompare(other.file, 'en'))) {
    const key = `${failure.plugin}\0${failure.reason}`;
    causes.set(key, [...(causes.get(key) ?? []), failure]);
  }
  const problems = new Map<string, Problem[]>();
  for (const [first, ...others] of causes.values()) {
    if (!first) continue;
    const more = others.length === 0 ? '' : ` and ${others.length} other ${others.length === 1 ? 'page' : 'pages'}`;
    const problem: Problem = {
      ...{ file: first.file, line: 1, column: 1 },
      what: `The remark plugin \`${first.plugin}\` failed on this page${more}: ${first.reason.split('\n')[0] ?? ''}`,
      remedy: allowsGaps
        ? 'These pages are built without it. Fix the plugin, or what it reads.'
        : 'Fix the plugin, or what it reads, or build with `--lenient`, which leaves it out where it fails.',
    };
    problems.set(first.file, [...(problems.get(first.file) ?? []), problem]);
  }
  return problems;
}

/** As many pages as webpack has Docusaurus compile at a time, because plugins may wait for what they make of another page. */
const atOnce = 100;

/**
 * Runs the remark plugins of a tree on its pages and partials, and keeps what they change. Their result may follow from anything, such as
 * other files or the network, so they run at each start. A page is compiled again only if the result is another one. With `allowsGaps`, pages are
 * built without plugins that fail on them. `timeout` is in milliseconds.
 */
export async function transformPages(
  tree: TreeContext,
  plugins: MarkdownPlugins,
  allowsGaps: boolean,
  timeout = 60_000,
): Promise<void> {
  const writer = new TransformedPagesWriter(tree.root);
  const failures: Failure[] = [];
  /** Whether they count depends on what failed on other pages. */
  const withFailures = new Map<string, TransformedPage>();
  const transform = async (file: string, ofFile: readonly MarkdownPlugin[]): Promise<void> => {
    const name = path.join(tree.root, file);
    const { yaml, body } = splitFrontMatter(readMarkdown(tree.root, name));
    const frontMatter = frontMatterValues(readFrontMatter(yaml, file));
    const isPageMdx = isMdx(file, frontMatter, tree);
    const parse = (): Parsed => {
      const problems = new ProblemList(file);
      const parsed = parseMarkdown(
        dialect.rewrite(body, tree.config.markdown),
        problems,
        tree.config.markdown,
        isPageMdx,
        tree.policy,
      );
      dialect.convert(parsed.tree, parseText);
      return parsed;
    };
    const written = parse();
    // What cannot be parsed is reported when it is compiled.
    if (!written.complete) return;
    const before = serialize(written.tree);
    const page = {
      ...{ path: realPath(name) ?? name, text: written.text, frontMatter, tree: written.tree },
      parse: () => parse().tree,
      resolveLinks: (root: Parsed['tree']) => resolveLinks(root, file, tree),
    };
    const { tree: after, failed } = await runPlugins(page, ofFile, timeout);
    for (const [plugin, reason] of failed) failures.push({ file, plugin: plugin.name, reason });
    const isChanged = !serialize(after).equals(before);
    const made = { source: digestOf(body), ...(isChanged ? { tree: after } : {}), problems: [], isComplete: true };
    if (failed.size > 0) withFailures.set(file, made);
    else if (isChanged) writer.add(file, made);
  };
  const waiting = [...filesWithPlugins(tree, plugins)];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await transform(...next);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const problemsOf = failuresByFile(failures, allowsGaps);
  for (const [file, page] of withFailures) {
    const problems = problemsOf.get(file) ?? [];
    writer.add(file, { ...page, problems, isComplete: allowsGaps || problems.length === 0 });
  }
  writer.close();
}

/** Pages and partials with the plugins that they go through, which are those of the innermost folder. */
function filesWithPlugins(
  { root, addresses, config }: TreeContext,
  plugins: MarkdownPlugins,
): Map<string, readonly MarkdownPlugin[]> {
  const found = new Map<string, readonly MarkdownPlugin[]>();
  for (const [folder, ofFolder] of [...plugins].sort(([one], [other]) => one.length - other.length)) {
    for (const name of filesOfTree(root, folder, config).files) {
      const file = belowContent(name, root);
      if (/\.mdx?$/.test(file) && (addresses.has(file) || /(?:^|\/)_/.test(file.slice(folder.length))))
        found.set(file, ofFolder);
    }
  }
  return new Map([...found].filter(([, ofFile]) => ofFile.length > 0));
}

/** Runs the remark plugins of a mounted tree, and ends the process. */
export async function transformTree({ mounted: contentDir }: { readonly mounted: string }): Promise<void> {
  const mounted = readMounted(contentDir);
  const again = mounted && (await runConfigAgain(mounted));
  if (!again) process.exit();
  const { root, allowsGaps } = mounted;
  const { config: site } = readSiteConfig(contentDir);
  const folders = { docSets: site.docSets, plainFolders: pageKinds.page.folders(site) };
  const plugins = pluginsOfFolders(
    readPlugins(again.config, new UnsupportedSettings()),
    folders,
    root,
    new UnsupportedSettings(),
  );
  const { pages } = readContent(contentDir, site);
  const tree = TreeContext.of(contentDir, pages, loadReference(new Map()), { config: site, content: { dialect } });
  await runInTree(root, [], allowsGaps, () => transformPages(tree, plugins, allowsGaps));
  // Plugins may have left timers or servers running.
  process.exit();
}
