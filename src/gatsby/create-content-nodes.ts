import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { CreateNodeArgs, GatsbyNode, Node, NodeInput } from 'gatsby';
import { z } from 'zod';
import { formatProblems } from '../model/problems';
import type { Problem } from '../model/problems';
import { identifiersIn } from '../model/identifiers';
import type { PageSource } from '../model/pages';
import { site } from '../site';
import { usedFiles } from '../markdown/reference/used-files';
import { isReferenceFile } from '../model/reference/reference-files';
import { compileKey, compileOnce } from './compile-cache';
import { contentChanged } from './content-graph';
import { dataNodes } from './data-nodes';
import { recompilePages } from './recompile-pages';
import { currentReference, referenceChanged } from './reference-data';
import { referenceNodes } from './reference-nodes';
import { sectionNodes } from './section-nodes';

const fileNode = z.object({ absolutePath: z.string(), relativePath: z.string(), sourceInstanceName: z.string() });

const wanted = z.union([
  z.looseObject({ internal: z.looseObject({ type: z.literal('Mdx') }) }),
  z.looseObject({ internal: z.looseObject({ type: z.literal('File') }), extension: z.literal('yml') }),
]);

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) => wanted.safeParse(node).success;

/** Markdown and data files → domain nodes, children of the nodes they come from. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node, getNode, reporter } = args;
  const file = fileNode.safeParse(node.internal.type === 'Mdx' ? getNode(node.parent ?? '') : node);
  if (!file.success || file.data.sourceInstanceName !== 'content') return;
  const { absolutePath, relativePath } = file.data;
  const source = await readFile(absolutePath, 'utf8');
  if (node.internal.type === 'Mdx') {
    if (/^(docs|blog)\//.test(relativePath)) await createPageNodes(args, node, relativePath, source);
    return;
  }
  const name = /^data\/(.+)\.yml$/.exec(relativePath)?.[1];
  if (name !== undefined && isReferenceFile(name)) {
    referenceChanged();
    const data = await currentReference();
    await recompilePages(args, name, async (parent, file, text, madeFrom) => {
      if (compileKey(file, text, data) !== madeFrom) await createPageNodes(args, parent, file, text);
    });
  }
  const report = (problems: readonly Problem[]): void => {
    reporter.error(formatProblems(problems));
  };
  const nodes =
    name !== undefined && isReferenceFile(name)
      ? referenceNodes(name, source, report)
      : dataNodes(relativePath, source, report);
  for (const fields of nodes) create(args, fields, node);
  contentChanged();
};

/** The nodes of one Markdown file; search sections that it had before go away. */
async function createPageNodes(args: CreateNodeArgs, parent: Node, file: string, source: string): Promise<void> {
  const data = await currentReference();
  const { page, problems } = await compileOnce(file, source, data, args.cache);
  if (problems.length > 0) args.reporter.error(formatProblems(problems));
  if (!page) return;
  const sections = page.draft || page.unlisted ? [] : sectionNodes(page);
  const kept = new Set(sections.map(({ id }) => id));
  for (const child of parent.children.map((id) => args.getNode(id))) {
    if (child?.internal.type === 'SearchSection' && !kept.has(child.id)) args.actions.deleteNode(child);
  }
  create(args, { ...pageNode(page), usedData: usedFiles(source), compileKey: compileKey(file, source, data) }, parent);
  sections.forEach((fields) => create(args, fields, parent));
  // After the nodes: what is derived in between would be kept as current.
  contentChanged();
}

/** The fields of a node, with its type and id. */
export interface NodeFields extends Record<string, unknown> {
  readonly id: string;
  readonly type: string;
}

function create({ actions }: CreateNodeArgs, { id, type, ...fields }: NodeFields, parent: Node): void {
  const contentDigest = createHash('sha1').update(JSON.stringify(fields)).digest('hex');
  const created: NodeInput = { id, ...fields, parent: parent.id, children: [], internal: { type, contentDigest } };
  void actions.createNode(created);
  actions.createParentChildLink({ parent, child: created });
}

const isVector = (file: string): boolean => file.endsWith('.svg');

function pageNode({ kind, links, pictures, ...page }: PageSource): NodeFields {
  const { minLevel, maxLevel } = site.tableOfContents;
  const files = [...new Set(pictures.map(({ file }) => file))];
  const identifiers = identifiersIn(page.sections.map(({ code }) => code).join('\n'));
  return {
    ...page,
    id: 'id' in page ? page.id : page.file,
    ...('date' in page ? { year: page.date.slice(0, 4) } : {}),
    type: kind === 'doc' ? 'DocPage' : 'BlogPost',
    identifiers,
    tableOfContents: page.headings.filter(({ level }) => level >= minLevel && level <= maxLevel),
    rasters: files.filter((file) => !isVector(file)),
    vectors: files.filter(isVector),
    outboundLinks: links.map(({ href }) => href),
    editUrl: site.editUrl + page.file,
  };
}
