import { digestOf } from '../../model/digest';
import { oncePerKey } from '../../model/once';
import { packRows } from '../../search/index/index-files';
import type { ContextFiles, SearchManifest } from '../../search/index/index-files';
import { leanIndexes, splitIndex } from '../../search/index/lean-index';
import type { LunrJson } from '../../search/index/lean-index';
import { tierFields } from '../../search/weights';
import { breadcrumbsOfDoc, searchTrail } from '../../model/navigation/breadcrumbs';
import type { DocSet } from '../../config/site-config';
import { docSetOfId } from '../../model/pages/doc-sets';
import { searchVersionOf } from '../../model/navigation/docs-version';
import { pageKinds } from '../../model/pages/pages';
import { searchContexts } from '../../search/contexts';
import { manifestPath, manifestPathOf, searchFolder } from '../../search/types';
import type { SearchDocument } from '../../search/types';
import { sidebarLabels } from '../../model/navigation/sidebar-labels';
import { builtTree } from '../built-tree';
import type { ContentGraph } from '../nodes/content-graph';
import { nodesOf } from '../nodes/domain-nodes';
import type { NodeFields, NodeStore } from '../nodes/domain-nodes';

type SectionRow = Pick<
  NodeFields<'SearchSection'>,
  'id' | 'pageId' | 'order' | 'context' | 'path' | 'title' | 'anchor' | 'heading' | 'text'
>;
type NavbarRow = Pick<NodeFields<'Navbar'>, 'authored'>;
type HomeRow = Pick<NodeFields<'Home'>, 'popular'>;

/**
 * Parts of the site whose files are named separately, so that a new post leaves the files of the docs in the readers' caches.
 */
const contexts = Object.values(pageKinds).map(({ searchContext: name }) => name);

/** Neighbors in a page are often shown together; a file of so many texts is about 4 KB. */
const rowsPerExcerpt = 32;

/**
 * Rows of a context in one part, at most. Titles of so many are about 60 KB, which is all that a first suggestion waits for on a site
 * that has ten times as many.
 */
const rowsPerPart = 4000;

export interface SearchFiles {
  /** Address below the site's root → content. */
  readonly files: ReadonlyMap<string, string>;
  readonly manifest: SearchManifest;
  /** The manifests of all versions of the docs, by address. */
  readonly manifests: ReadonlyMap<string, SearchManifest>;
}

/** What the files are made from. */
export interface SearchSource {
  readonly index: LunrJson;
  readonly sections: readonly SectionRow[];
  readonly navbars: readonly NavbarRow[];
  /** The home page, which names the pages that many look for; a tree may have none. */
  readonly homes?: readonly HomeRow[];
  readonly graph: ContentGraph;
  /** All docs of the site. */
  readonly sets: readonly DocSet[];
  readonly mostRows?: number;
}

/** The files of the site that the nodes make up, with Lunr's index of its sections. */
export const searchFilesOf = (store: NodeStore, index: LunrJson, graph: ContentGraph): SearchFiles =>
  searchFiles({
    ...{ index, graph, sets: builtTree().config.docSets },
    ...{ sections: nodesOf(store, 'SearchSection'), navbars: nodesOf(store, 'Navbar'), homes: nodesOf(store, 'Home') },
  });

/** Lunr's index of all sections → files for each context and tier, named by their content, and the manifests that name them. */
export function searchFiles({
  index,
  sections,
  navbars,
  homes = [],
  graph,
  sets,
  mostRows = rowsPerPart,
}: SearchSource): SearchFiles {
  const rows = [...sections].sort((a, b) => (a.path === b.path ? a.order - b.order : a.path < b.path ? -1 : 1));
  const navbar = navbars.flatMap(({ authored }) => authored);
  const popular = homes.flatMap((home) => home.popular);
  const labels = sidebarLabels(navbar, graph, sets, searchContexts.docs.label);
  const trails = trailsOf(graph, labels);
  const files = new Map<string, string>();
  const write = (name: string, content: unknown): string => {
    const text = JSON.stringify(content);
    const hash = digestOf(text, 12);
    const file = `${searchFolder}/current-${name}-${hash}.json`;
    files.set(file, text);
    return file;
  };
  const groupOf = ({ context, pageId }: SectionRow): string =>
    context === pageKinds.doc.searchContext ? groupOfDocs(docSetOfId(pageId, sets)) : context;
  const groups = groupsOf(index, rows, groupOf, sets.length > 1);
  // Most groups are in the manifests of many versions.
  const filesOf = oncePerKey((group: string): readonly ContextPart[] => {
    const found = groups.get(group);
    if (!found) return [];
    const { name } = found;
    const parts = partsOf(found.rows, mostRows);
    const refs = parts.map((part) => new Map(part.map(({ id }, row) => [id, row])));
    const titles = leanIndexes(found.index, refs, tierFields.titles);
    const contents = leanIndexes(found.index, refs, tierFields.contents);
    return parts.map((part, at) => ({
      titles: write(`${name}-titles`, {
        rows: packRows(part.map((row) => documentOf(row, trails))),
        index: titles[at],
      }),
      contents: write(`${name}-contents`, { index: contents[at] }),
      excerpts: shards(part).map((texts, number) => write(`${name}-texts-${number}`, texts)),
      rowsPerExcerpt,
    }));
  });
  const sidebarsOf = oncePerKey((group: string) => [
    ...new Set((groups.get(group)?.rows ?? []).flatMap(({ pageId }) => graph.places.get(pageId)?.sidebar ?? [])),
  ]);
  const manifestOf = (inVersion: readonly DocSet[]): SearchManifest => ({
    ...(popular.length > 0 ? { popular } : {}),
    contexts: contexts.flatMap((name): ContextFiles[] => {
      const { label } = searchContexts[name];
      // Only docs have versions.
      const own = name === pageKinds.doc.searchContext ? inVersion.map(groupOfDocs) : [name];
      const used = new Set(own.flatMap(sidebarsOf));
      const sidebars = [...labels].filter(([sidebar]) => used.has(sidebar));
      const filters = sidebars.map(([sidebar, label]) => ({ name: `${name}.${sidebar}`, label, trail: label }));
      return own.flatMap(filesOf).map((part) => ({ name, label, ...part, filters }));
    }),
  });
  const last = sets.filter(({ isLast }) => isLast);
  const manifest = manifestOf(last);
  // Whoever reads another version finds that one, and the last version of other docs.
  const others = sets.filter(({ isLast }) => !isLast);
  const manifests = others.map((set): [string, SearchManifest] => [
    manifestPathOf(searchVersionOf(set)),
    manifestOf([set, ...last.filter(({ docs }) => docs !== set.docs)]),
  ]);
  return { manifest, manifests: new Map([[manifestPath, manifest], ...manifests]), files };
}

/** Files of a group, which the contexts of all manifests share. */
type ContextPart = Omit<ContextFiles, 'name' | 'label' | 'filters'>;

/** What is indexed together: a version of some docs, or another context. */
interface Group {
  /** Name of their context. */
  readonly name: string;
  readonly rows: SectionRow[];
  readonly index: LunrJson;
}

const groupOfDocs = (set: DocSet | undefined): string => `docs ${set?.prefix ?? ''}`;

/** Rows and their part of an index, by group. A site may have hundreds of versions, so nothing is read once for each of them. */
function groupsOf(
  index: LunrJson,
  rows: readonly SectionRow[],
  groupOf: (row: SectionRow) => string,
  areMany: boolean,
): ReadonlyMap<string, Group> {
  const named = new Map(rows.map((row) => [row.id, groupOf(row)]));
  // A few groups read all of the index in the time that a copy of it takes.
  const parts = areMany ? splitIndex(index, (ref) => named.get(ref)) : undefined;
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const name = groupOf(row);
    const group = groups.get(name) ?? {
      name: row.context,
      rows: [],
      index: parts ? (parts.get(name) ?? { refs: [], invertedIndex: [] }) : index,
    };
    groups.set(name, group);
    group.rows.push(row);
  }
  return groups;
}

const documentOf = (row: SectionRow, trails: ReadonlyMap<string, string[]>): SearchDocument => ({
  t: row.title,
  u: row.path,
  s: row.heading,
  h: row.anchor,
  b: trails.get(row.pageId) ?? [],
});

/** Cuts rows into parts that are not much larger than told. A page stays whole. */
function partsOf(rows: readonly SectionRow[], most: number): SectionRow[][] {
  const parts: SectionRow[][] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    if (last && (last.length < most || last.at(-1)?.pageId === row.pageId)) last.push(row);
    else parts.push([row]);
  }
  return parts;
}

const shards = (rows: readonly SectionRow[]): string[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsPerExcerpt) }, (_, at) =>
    rows.slice(at * rowsPerExcerpt, (at + 1) * rowsPerExcerpt).map(({ text }) => text),
  );

/** Labels above each page that stands in a sidebar; the page itself is the row's title. */
function trailsOf({ places, sidebars }: ContentGraph, labels: ReadonlyMap<string, string>): Map<string, string[]> {
  const inSidebars = [...places].flatMap(([id, { sidebar }]) => (sidebar === null ? [] : [{ id, sidebar }]));
  return new Map(
    inSidebars.map(({ id, sidebar }) => {
      return [id, searchTrail(labels.get(sidebar) ?? sidebar, breadcrumbsOfDoc(id, sidebar, sidebars))];
    }),
  );
}
