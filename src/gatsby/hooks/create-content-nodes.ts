import path from 'node:path';
import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby';
import { z } from 'zod';
import { isCodeCurrent } from '../../content/compiled/import-graph';
import { exampleFolder } from '../../content/examples';
import { readMarkdown } from '../../content/files/kept-texts';
import { reportForTerminal } from '../../content/report-problems';
import { faultOfMerge } from '../../model/checks/check-text';
import { isError } from '../../model/problems/problems';
import type { Problem } from '../../model/problems/problems';
import { kindOfFile } from '../../model/pages/pages';
import { isPartial } from '../../model/pages/partials';
import { isReferenceFile } from '../../model/reference/files/reference-files';
import { builtTree } from '../built-tree';
import { compileOnce, isOutdated } from '../nodes/compile-cache';
import { contentChanged } from '../nodes/content-graph';
import { currentTree, noteReference } from '../nodes/current-tree';
import { authorNode, dataNodes, referenceNodes } from '../nodes/data-nodes';
import { changeShown, recompilePages } from '../develop/recompile-pages';
import { isDeveloping, isEdited, lastGood, lastGoodData, noteStart, rememberGood } from '../develop/last-good';
import { setLiveProblems } from '../develop/live-problems';
import { writeMdxSource } from '../nodes/mdx-sources';
import { isNode, nodeInput } from '../nodes/domain-nodes';
import type { NodeFields } from '../nodes/domain-nodes';
import { pageNode, sectionNodes } from '../nodes/page-nodes';

/** What hooks that make nodes use of their arguments. */
type Store = Pick<NodePluginArgs, 'actions' | 'getNode' | 'getNodesByType' | 'reporter'>;

const fileNode = z.object({ absolutePath: z.string(), relativePath: z.string(), sourceInstanceName: z.string() });

const wanted = z.union([
  z.looseObject({ internal: z.looseObject({ type: z.literal('Mdx') }) }),
  z.looseObject({ internal: z.looseObject({ type: z.literal('File') }), extension: z.literal('yml') }),
  z.looseObject({
    internal: z.looseObject({ type: z.literal('File') }),
    relativePath: z.string().startsWith(`${exampleFolder}/`),
  }),
]);

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) => wanted.safeParse(node).success;

/** Markdown and data files → domain nodes, children of the nodes they come from. */
export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => {
  const { node, getNode } = args;
  const file = fileNode.safeParse(node.internal.type === 'Mdx' ? getNode(node.parent ?? '') : node);
  if (!file.success || file.data.sourceInstanceName !== 'content') return;
  const { absolutePath, relativePath } = file.data;
  if (relativePath.startsWith(`${exampleFolder}/`)) {
    updateSoon(args);
    contentChanged();
    return;
  }
  createDomainNodes(args, node, relativePath, readMarkdown(currentTree().root, absolutePath));
  // This comes last, because a reader that asks while the file is still being compiled must not keep the old graph.
  contentChanged();
};

function createDomainNodes(args: Store, node: Node, file: string, source: string): void {
  if (node.internal.type === 'Mdx') {
    if (isPartial(file, currentTree().config)) updateSoon(args);
    else if (kindOfFile(file, currentTree().config)) {
      const hasMoved = currentTree().note(file, source);
      if (currentTree().shadowOf(file) === undefined) createPageNodes(args, node, file, source);
      if (hasMoved) updateSoon(args);
    }
    return;
  }
  const reference = referenceName(file);
  if (reference !== undefined) {
    noteReference(reference, source);
    updateSoon(args);
  }
  const { nodes, problems } = nodesOfData(file, source);
  if (problems.length > 0 && !isDeveloping()) reportErrors(args, problems);
  if (isEdited(file, source)) setLiveProblems(file, problems);
  createChildren(args, lastGoodData(file, nodes, problems.length === 0), node);
}

/** Name of a file of reference data; undefined for other files. */
function referenceName(file: string): string | undefined {
  const name = /^data\/(.+)\.yml$/.exec(file)?.[1] ?? '';
  return isReferenceFile(name) ? name : undefined;
}

/** The nodes of a data file, and what is wrong with it. */
function nodesOfData(file: string, source: string): { nodes: readonly NodeFields[]; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const report = (found: readonly Problem[]): void => void problems.push(...found);
  const reference = referenceName(file);
  const nodes =
    reference === undefined
      ? dataNodes(file, source, report)
      : referenceNodes(reference, source, report, currentTree().config);
  return { nodes, problems };
}

/** Keeps the nodes of all data files (path below `data/` without extension → text), because Gatsby only tells of those that change. */
export function rememberData(texts: ReadonlyMap<string, string>): void {
  for (const [name, source] of texts) {
    const file = `data/${name}.yml`;
    const { nodes, problems } = nodesOfData(file, source);
    noteStart(file, source);
    lastGoodData(file, nodes, problems.length === 0);
  }
}

function deleteNodes({ actions, getNode }: Store, ids: readonly string[]): void {
  for (const node of ids.map((id) => getNode(id))) if (node) actions.deleteNode(node);
}

/** While developing, updates the other pages at once. A build waits until all files are known (`createPages`). */
const updateSoon = (args: Store): void => {
  if (isDeveloping()) updateOtherPages(args);
};

/**
 * Makes the nodes of pages that are as they were, while something that they follow from has changed: a file that they show, link to or ask
 * for is another or gone, or the page at their address is.
 */
export function updateOtherPages(args: Store): void {
  const { root } = currentTree();
  const show = (parent: Node, file: string): void =>
    createPageNodes(args, parent, file, readMarkdown(root, path.join(root, file)));
  changeShown(args, show, ({ children }) => deleteNodes(args, children));
  recompilePages(args, isOutdated, show);
}

/** The nodes of one Markdown file; search sections that it had before go away. */
function createPageNodes(args: Store, parent: Node, file: string, source: string): void {
  const { page: made, problems, isNew } = compileOnce(file, source);
  if (made) rememberGood(made);
  const page = made ?? lastGood(file);
  if (isNew) {
    // Markdown has complaints about the marks of a merge that do not help.
    const merge = faultOfMerge(source);
    reportEdit(args, file, merge ? [{ file, column: 1, ...merge }] : problems);
  }
  if (!page) return;
  if (isNew) writeMdxSource(page);
  const sections = page.draft || page.unlisted ? [] : sectionNodes(page);
  const kept = new Set(sections.map(({ id }) => id));
  for (const child of parent.children.map((id) => args.getNode(id))) {
    if (isNode('SearchSection', child) && !kept.has(child.id)) args.actions.deleteNode(child);
  }
  const authors = page.kind === 'post' ? page.ownAuthors.map(authorNode) : [];
  createChildren(args, [pageNode(page), ...sections, ...authors], parent);
}

/**
 * Reports what is wrong with a page that was edited after everything was checked. While developing, the others are checked later. Code that has
 * changed may know what this process takes for a mistake; that check says so.
 */
function reportEdit(args: Store, file: string, problems: readonly Problem[]): void {
  if (isDeveloping()) setLiveProblems(file, problems.length > 0 && !isCodeCurrent() ? [] : problems);
  else if (problems.some(isError)) reportErrors(args, problems);
  else if (problems.length > 0) args.reporter.warn(reportForTerminal(problems, builtTree().contentDir));
}

/** A build that went on would publish a site without the page. */
const reportErrors = ({ reporter }: Store, problems: readonly Problem[]): void =>
  void reporter.panic(reportForTerminal(problems, builtTree().contentDir));

/** Gatsby stores the whole parent, with the text of its file, at each link to a child. Therefore the last link tells of all children. */
function createChildren({ actions, getNode }: Store, children: readonly NodeFields[], parent: Node): void {
  const created = children.map((fields) => nodeInput(fields, parent.id));
  for (const child of created) void actions.createNode(child);
  const last = created.at(-1);
  if (!last) return;
  const ids = created.map(({ id }) => id);
  parent.children = [...new Set([...parent.children.filter((id) => getNode(id)), ...ids])];
  actions.createParentChildLink({ parent, child: last });
}
