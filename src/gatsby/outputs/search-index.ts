import { createHash } from 'node:crypto';
import type { ContextFiles, SearchManifest } from '../../search/index/index-files';
import { leanIndexes } from '../../search/index/lean-index';
import type { LunrJson } from '../../search/index/lean-index';
import { joinParts, splitIndex } from '../../search/index/split-index';
import { tierFields } from '../../search/weights';
import { packRows } from '../../search/index/rows';
import { breadcrumbsOfDoc, searchTrail } from '../../model/navigation/breadcrumbs';
import { docSetOfId, docSets, inOtherVersions } from '../../model/pages/doc-sets';
import type { DocSet } from '../../model/pages/doc-sets';
import { searchVersionOf } from '../../model/navigation/docs-version';
import { pageKinds } from '../../model/pages/pages';
import { manifestPath, manifestPathOf, searchFolder } from '../../search/types';
import type { SearchDocument } from '../../search/types';
import type { ContentGraph } from '../nodes/content-graph';
import type { NodeFields } from '../nodes/domain-nodes';

type SectionRow = Pick<
  NodeFields<'SearchSection'>,
  'id' | 'pageId' | 'order' | 'context' | 'path' | 'title' | 'anchor' | 'heading' | 'text'
>;
type NavbarRow = Pick<NodeFields<'Navbar'>, 'authored'>;

/**
 * Parts of the site whose files are named separately, so that a new post leaves the files of the docs in the readers' caches.
 */
const contexts = Object.values(pageKinds).map(({ search: { context, label } }) => ({ name: context, label }));

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
  readonly graph: ContentGraph;
  readonly version: string;
  /** All docs of the site. */
  readonly sets?: readonly DocSet[];
  readonly mostRows?: number;
}

/** Lunr's index of all sections → files for each context and tier, named by their content, and the manifests that name them. */
export function searchFiles({
  index,
  sections,
  navbars,
  graph,
  version,
  sets = docSets,
  mostRows = rowsPerPart,
}: SearchSource): SearchFiles {
  const rows = [...sections].sort((a, b) => (a.path === b.path ? a.order - b.order : a.path < b.path ? -1 : 1));
  const labels = sidebarLabels(navbars);
  const trails = trailsOf(graph, labels);
  const files = new Map<string, string>();
  const write = (name: string, content: unknown): string => {
    const text = JSON.stringify(content);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const file = `${searchFolder}/${version}-${name}-${hash}.json`;
    files.set(file, text);
    return file;
  };
  const setOf = ({ context, pageId }: SectionRow): DocSet | undefined =>
    context === pageKinds.doc.search.context ? docSetOfId(pageId, sets) : undefined;
  const indexOf = partsOfIndex(index, rows, sets, setOf);
  const filesOf = (
    { name, label }: (typeof contexts)[number],
    own: readonly SectionRow[],
    index: LunrJson,
  ): ContextFiles[] => {
    const parts = partsOf(own, mostRows);
    const refs = parts.map((part) => new Map(part.map(({ id }, row) => [id, row])));
    const titles = leanIndexes(index, refs, tierFields.titles);
    const contents = leanIndexes(index, refs, tierFields.contents);
    const used = new Set(own.flatMap(({ pageId }) => graph.places.get(pageId)?.sidebar ?? []));
    // Readers know them from the navbar; those that it lacks follow.
    const sidebars = [...new Set([...labels.keys(), ...used])].filter((sidebar) => used.has(sidebar));
    const filters = sidebars.map((sidebar) => {
      const trail = labelOf(sidebar, labels);
      return { name: `${name}.${sidebar}`, label: trail, trail };
    });
    return parts.map((part, at) => ({
      name,
      label,
      filters,
      titles: write(`${name}-titles`, {
        rows: packRows(part.map((row) => documentOf(row, trails))),
        index: titles[at],
      }),
      contents: write(`${name}-contents`, { index: contents[at] }),
      excerpts: shards(part).map((texts, number) => write(`${name}-texts-${number}`, texts)),
      rowsPerExcerpt,
    }));
  };
  const manifestOf = (inVersion: (set: DocSet) => boolean): SearchManifest => {
    // Only docs have versions.
    const own = rows.filter((row) => {
      const set = setOf(row);
      return set === undefined || inVersion(set);
    });
    const ofVersion = indexOf(inVersion);
    const used = contexts.filter(({ name }) => own.some(({ context }) => context === name));
    return {
      version,
      contexts: used.flatMap((one) =>
        filesOf(
          one,
          own.filter(({ context }) => context === one.name),
          ofVersion,
        ),
      ),
    };
  };
  const manifest = manifestOf(({ isLast }) => isLast);
  // Whoever reads another version finds that one, and the last version of other docs.
  const others = sets.filter(({ isLast }) => !isLast);
  const manifests = others.map((set): [string, SearchManifest] => [
    manifestPathOf(searchVersionOf(set)),
    manifestOf((one) => one === set || (one.isLast && one.docs !== set.docs)),
  ]);
  return { manifest, manifests: new Map([[manifestPath, manifest], ...manifests]), files };
}

/** Gives a version of the site its part of an index; all of it where there is only one version. */
function partsOfIndex(
  index: LunrJson,
  rows: readonly SectionRow[],
  sets: readonly DocSet[],
  setOf: (row: SectionRow) => DocSet | undefined,
): (inVersion: (set: DocSet) => boolean) => LunrJson {
  if (sets.length === 1) return () => index;
  const other = '(no docs)';
  const groups = new Map(rows.map((row) => [row.id, setOf(row)?.prefix ?? other]));
  const parts = splitIndex(index, (ref) => groups.get(ref) ?? other);
  return (inVersion) => {
    const wanted = [other, ...sets.filter(inVersion).map(({ prefix }) => prefix)];
    return joinParts(wanted.flatMap((group) => parts.get(group) ?? []));
  };
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
      return [id, searchTrail(labelOf(sidebar, labels), breadcrumbsOfDoc(id, sidebar, sidebars))];
    }),
  );
}

/** What readers call a sidebar; that of an older version has the label of the last one's. */
function labelOf(sidebar: string, labels: ReadonlyMap<string, string>): string {
  const own = labels.get(sidebar);
  if (own !== undefined) return own;
  const name = sidebar.slice(docSetOfId(sidebar)?.prefix.length ?? 0);
  return inOtherVersions(sidebar).flatMap(({ id }) => labels.get(id) ?? [])[0] ?? name;
}

/** The labels in the navbar, which is how readers know the sidebars. */
export function sidebarLabels(navbars: readonly NavbarRow[]): Map<string, string> {
  const items = navbars.flatMap((bar) => bar.authored);
  return new Map(items.flatMap((item) => (item.type === 'docSidebar' ? [[item.sidebar, item.label] as const] : [])));
}
