import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { CreateNodeArgs, GatsbyNode, Node, NodeInput } from 'gatsby';
import { z } from 'zod';
import { formatProblems, isError } from '../../model/problems';
import type { Problem } from '../../model/problems';
import { identifiersIn } from '../../model/names/identifiers';
import type { PageSource } from '../../model/pages/pages';
import { isPartial } from '../../model/pages/partials';
import { isReferenceFile } from '../../model/reference/files/reference-files';
import { compileOnce, isOutdated, madeFromDigest, wasCompiled } from '../nodes/compile-cache';
import { contentChanged } from '../nodes/content-graph';
import { currentTree, noteReference } from '../nodes/current-tree';
import { authorNode, dataNodes } from '../nodes/data-nodes';
import { lastGood, rememberGood } from '../develop/last-good';
import { setLiveProblems } from '../develop/live-problems';
import { writeMdxSource } from '../nodes/mdx-sources';
import { recompilePages } from '../develop/recompile-pages';
import { referenceNodes } from '../nodes/reference-nodes';
import type { NodeFields } from '../nodes/node-fields';
import { sectionNodes } from '../nodes/section-nodes';

const fileNode = z.object({ absolutePath: z.string(), relativePath: z.string(), sourceInstanceName: z.string() });

const wanted = z.union([
  z.looseObject({ internal: z.looseObject({ type: z.literal('Mdx') }) }),
  z.looseObject({ internal: z.looseObject({ type: z.literal('File') }), extension: z.literal('yml') }),
]);

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) => wanted.safeParse(node).success;

/** Markdown and data files → domain nodes, children of the nodes they come from. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node, getNode } = args;
  const file = fileNode.safeParse(node.internal.type === 'Mdx' ? getNode(node.parent ?? '') : node);
  if (!file.success || file.data.sourceInstanceName !== 'content') return;
  const { absolutePath, relativePath } = file.data;
  await createDomainNodes(args, relativePath, await readFile(absolutePath, 'utf8'));
  // Afterwards: whoever asks while the file is still being compiled must not keep what was there before.
  contentChanged();
};

async function createDomainNodes(args: CreateNodeArgs, file: string, source: string): Promise<void> {
  const { node, reporter } = args;
  if (node.internal.type === 'Mdx') {
    if (isPartial(file)) await recompile(args);
    else if (/^(docs|blog)\//.test(file)) {
      const hasMoved = currentTree().note(file, source);
      await createPageNodes(args, node, file, source);
      if (hasMoved) await recompile(args);
    }
    return;
  }
  const report = (problems: readonly Problem[]): void => {
    reporter.error(formatProblems(problems));
  };
  const name = /^data\/(.+)\.yml$/.exec(file)?.[1];
  const isReference = name !== undefined && isReferenceFile(name);
  if (isReference) {
    noteReference(name, source);
    await recompile(args);
  }
  const nodes = isReference ? referenceNodes(name, source, report) : dataNodes(file, source, report);
  for (const fields of nodes) create(args, fields, node);
}

/** Makes the nodes of pages again for which something that they asked of the tree has changed. */
const recompile = (args: CreateNodeArgs): Promise<void> =>
  recompilePages(args, isOutdated, (parent, file, source) => createPageNodes(args, parent, file, source));

/** The nodes of one Markdown file; search sections that it had before go away. */
async function createPageNodes(args: CreateNodeArgs, parent: Node, file: string, source: string): Promise<void> {
  // What was there at the start was reported together with the rest of the site.
  const isNew = !wasCompiled(file, source);
  const { page: made, problems } = await compileOnce(file, source, args.cache);
  if (made) rememberGood(made);
  const page = made ?? lastGood(file);
  if (isNew) reportEdit(args, file, problems);
  if (!page) return;
  if (isNew) writeMdxSource(page);
  const sections = page.draft || page.unlisted ? [] : sectionNodes(page);
  const kept = new Set(sections.map(({ id }) => id));
  for (const child of parent.children.map((id) => args.getNode(id))) {
    if (child?.internal.type === 'SearchSection' && !kept.has(child.id)) args.actions.deleteNode(child);
  }
  create(args, { ...pageNode(page), madeFrom: madeFromDigest(file) }, parent);
  sections.forEach((fields) => create(args, fields, parent));
  if (page.kind === 'post') page.ownAuthors.forEach((author) => create(args, authorNode(author), parent));
}

/** An edit while developing: says what is wrong with the page now; the others are checked later. */
function reportEdit({ reporter }: CreateNodeArgs, file: string, problems: readonly Problem[]): void {
  setLiveProblems(file, problems.filter(isError));
  if (problems.some(isError)) reporter.error(formatProblems(problems));
  else if (problems.length > 0) reporter.warn(formatProblems(problems));
}

function create({ actions }: CreateNodeArgs, { id, type, ...fields }: NodeFields, parent: Node): void {
  const contentDigest = createHash('sha1').update(JSON.stringify(fields)).digest('hex');
  const created: NodeInput = { id, ...fields, parent: parent.id, children: [], internal: { type, contentDigest } };
  void actions.createNode(created);
  actions.createParentChildLink({ parent, child: created });
}

const isVector = (file: string): boolean => file.endsWith('.svg');

function pageNode({ kind, links, pictures, ...page }: PageSource): NodeFields {
  const [minLevel, maxLevel] = page.tocLevels;
  const files = [...new Set(pictures.map(({ file }) => file))];
  const identifiers = identifiersIn(page.sections.map(({ code }) => code).join('\n'));
  return {
    ...page,
    // They are in files of their own.
    mdxSource: undefined,
    markdown: undefined,
    id: 'id' in page ? page.id : page.file,
    ...('date' in page ? { year: page.date.slice(0, 4) } : {}),
    type: kind === 'doc' ? 'DocPage' : 'BlogPost',
    identifiers,
    tableOfContents: page.hideTableOfContents
      ? []
      : page.headings.filter(({ level }) => level >= minLevel && level <= maxLevel),
    rasters: files.filter((file) => !isVector(file)),
    vectors: files.filter(isVector),
    outboundLinks: links.map(({ target }) => target),
  };
}
