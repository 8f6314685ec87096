import type { SiteConfig } from '../../config/site-config';
import { chaptersOf } from '../../model/chapters/chapters';
import type { Chapter } from '../../model/chapters/chapters';
import { internalTarget } from '../../model/addresses/links';
import { chronologicalNeighbors, docPlaces } from '../../model/navigation/doc-places';
import type { DocPlace } from '../../model/navigation/doc-places';
import { newestFirst } from '../../model/pages/posts/blogs';
import { indexPaths, resolveSidebar } from '../../model/navigation/sidebar';
import type { SidebarItem } from '../../model/navigation/sidebar';
import { pagesOf } from '../../model/pages/pages';
import type { PageNodeType } from '../../model/pages/pages';
import { isDeveloping } from '../develop/last-good';
import type { NodeFields, NodeStore } from './domain-nodes';
import { nodesOf, pageNodesOf } from './domain-nodes';
import { builtTree } from '../built-tree';

/** What others need to know of a page, as far as its kind has it. */
type CommonFields = 'kind' | 'id' | 'path' | 'file' | 'draft' | 'unlisted' | 'outboundLinks';
type Needed = CommonFields | 'needsMdx' | 'length' | 'date' | 'blog' | 'label' | 'position' | 'overrides';
type GraphPageOf<Page> = Page extends unknown ? Pick<Page, Needed & keyof Page> : never;
type GraphPage = GraphPageOf<NodeFields<PageNodeType>>;
type GraphPost = Extract<GraphPage, { readonly kind: 'post' }>;

/** Relations between pages, derived from all nodes at once. */
export interface ContentGraph {
  readonly sidebars: ReadonlyMap<string, readonly SidebarItem[]>;
  readonly places: ReadonlyMap<string, DocPlace>;
  /** Doc id → the page of a chapter that the doc is in. */
  readonly chapters: ReadonlyMap<string, Chapter>;
  readonly posts: ReadonlyMap<string, { newer: GraphPost | null; older: GraphPost | null }>;
  /** Address → number of other pages that link to it. */
  readonly inbound: ReadonlyMap<string, number>;
}

export interface GraphNodes {
  readonly pages: readonly GraphPage[];
  readonly sidebars: readonly Pick<NodeFields<'Sidebar'>, 'name' | 'order' | 'authored'>[];
}

let generation = 0;
let known: { readonly generation: number; readonly graph: Promise<ContentGraph> } | undefined;

/** Reports that a node of the content was created or changed, so that the graph is derived again on next use. */
export function contentChanged(): void {
  generation += 1;
}

/** Grows with every change of the content. */
export const contentGeneration = (): number => generation;

/** The graph of the current nodes. Derived once per change, however many queries ask. */
export function contentGraph(load: () => Promise<GraphNodes>, config: SiteConfig): Promise<ContentGraph> {
  if (known?.generation !== generation)
    known = { generation, graph: load().then((nodes) => deriveGraph(nodes, config, isDeveloping())) };
  return known.graph;
}

/** Nodes → relations; linear in their number. `withDrafts` gives drafts of docs the places that they will have. */
export function deriveGraph(nodes: GraphNodes, config: SiteConfig, withDrafts = false): ContentGraph {
  const docs = pagesOf('doc', nodes.pages).map((doc) => (withDrafts ? { ...doc, draft: false } : doc));
  const docsById = new Map(docs.map((doc) => [doc.id, doc]));
  const inOrder = [...nodes.sidebars].sort((a, b) => a.order - b.order);
  const pathOf = indexPaths(config);
  const sidebars = new Map(
    inOrder.map(({ name, authored }) => [name, resolveSidebar(authored, docsById, config, pathOf)]),
  );
  const posts = pagesOf('post', nodes.pages)
    .filter(({ draft, unlisted }) => !draft && !unlisted)
    .sort(newestFirst);
  const neighborsIn = (blog: string): [string, { newer: GraphPost | null; older: GraphPost | null }][] => {
    const own = posts.filter((post) => post.blog === blog);
    return [...chronologicalNeighbors(own, ({ id }) => id)];
  };
  return {
    sidebars,
    places: docPlaces(sidebars, docs),
    chapters: chaptersOf(sidebars, docs, config),
    posts: new Map(config.blogs.flatMap(({ folder }) => neighborsIn(folder))),
    inbound: countInbound(nodes.pages),
  };
}

function countInbound(pages: GraphNodes['pages']): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const targets = page.outboundLinks.map((href) => internalTarget(href, page.path)?.path);
    for (const target of new Set(targets)) {
      if (target !== undefined && target !== page.path) counts.set(target, (counts.get(target) ?? 0) + 1);
    }
  }
  return counts;
}

/** The graph for hooks that run outside of a query. */
export const graphFromNodes = (store: NodeStore): Promise<ContentGraph> =>
  contentGraph(
    () => Promise.resolve({ pages: pageNodesOf(store), sidebars: nodesOf(store, 'Sidebar') }),
    builtTree().config,
  );
