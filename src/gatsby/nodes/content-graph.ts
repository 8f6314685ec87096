import { z } from 'zod';
import { internalTarget } from '../../model/addresses/links';
import { docPlaces } from '../../model/navigation/doc-places';
import { newestFirst } from '../../model/pages/newest-first';
import { chronologicalNeighbours } from '../../model/navigation/neighbours';
import type { DocPlace } from '../../model/navigation/neighbours';
import { resolveSidebar } from '../../model/navigation/sidebar';
import type { SidebarItem } from '../../model/navigation/sidebar';
import { sidebarsFile } from '../../model/navigation/sidebar-items';

const wish = z.string().nullable().exactOptional();
const docOverrides = z.object({ sidebar: wish, previous: wish, next: wish });

/** What a page node knows of itself that others need. */
const pageNode = z.object({
  id: z.string(),
  path: z.string(),
  file: z.string(),
  title: z.string(),
  label: z.string().default(''),
  date: z.string().default(''),
  draft: z.boolean(),
  unlisted: z.boolean(),
  position: z.number().nullable().default(null),
  overrides: docOverrides.default({}),
  outboundLinks: z.array(z.string()),
});
const sidebarNode = z.object({ name: z.string(), order: z.number(), authored: z.unknown() });
type PageNode = z.infer<typeof pageNode>;

/** Relations between pages, derived from all nodes at once. */
export interface ContentGraph {
  readonly sidebars: ReadonlyMap<string, readonly SidebarItem[]>;
  readonly places: ReadonlyMap<string, DocPlace>;
  readonly posts: ReadonlyMap<string, { newer: PageNode | null; older: PageNode | null }>;
  /** Address → number of other pages that link to it. */
  readonly inbound: ReadonlyMap<string, number>;
}

export interface GraphNodes {
  readonly docs: readonly unknown[];
  readonly posts: readonly unknown[];
  readonly sidebars: readonly unknown[];
}

let generation = 0;
let known: { readonly generation: number; readonly graph: Promise<ContentGraph> } | undefined;

/** Says that a node of the content was made or changed; the graph is derived anew when next asked for. */
export function contentChanged(): void {
  generation += 1;
}

/** Grows with every change of the content. */
export const contentGeneration = (): number => generation;

/** The graph of the current nodes. Derived once per change, however many queries ask. */
export function contentGraph(load: () => Promise<GraphNodes>): Promise<ContentGraph> {
  if (known?.generation !== generation) known = { generation, graph: load().then(deriveGraph) };
  return known.graph;
}

/** Nodes → relations; linear in their number. */
export function deriveGraph(nodes: GraphNodes): ContentGraph {
  const docs = z.array(pageNode).parse(nodes.docs);
  const posts = z.array(pageNode).parse(nodes.posts);
  const authored = z
    .array(sidebarNode)
    .parse(nodes.sidebars)
    .sort((a, b) => a.order - b.order);
  const docsById = new Map(docs.map((doc) => [doc.id, doc]));
  const sidebars = new Map(
    authored.map(({ name, authored: items }) => {
      const parsed = sidebarsFile.parse({ [name]: items })[name] ?? [];
      return [name, resolveSidebar(parsed, docsById)] as const;
    }),
  );
  const listed = posts.filter((post) => !post.draft && !post.unlisted).sort(newestFirst);
  return {
    sidebars,
    places: docPlaces(sidebars, docs),
    posts: chronologicalNeighbours(listed, ({ id }) => id),
    inbound: countInbound([...docs, ...posts]),
  };
}

function countInbound(pages: readonly PageNode[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const targets = page.outboundLinks.map((href) => internalTarget(href, page.path)?.path);
    for (const target of new Set(targets)) {
      if (target !== undefined && target !== page.path) counts.set(target, (counts.get(target) ?? 0) + 1);
    }
  }
  return counts;
}
