import { createHash } from 'node:crypto';
import type { ContextFiles, SearchManifest } from '../../search/index/index-files';
import { leanIndex } from '../../search/index/lean-index';
import type { LunrJson } from '../../search/index/lean-index';
import { tierFields } from '../../search/weights';
import { packRows } from '../../search/index/rows';
import { breadcrumbsOfDoc, searchTrail } from '../../model/navigation/breadcrumbs';
import { pageKinds } from '../../model/pages/pages';
import { searchFolder } from '../../search/types';
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

export interface SearchFiles {
  /** Address below the site's root → content. */
  readonly files: ReadonlyMap<string, string>;
  readonly manifest: SearchManifest;
}

/** What the files are made from. */
export interface SearchSource {
  readonly index: LunrJson;
  readonly sections: readonly SectionRow[];
  readonly navbars: readonly NavbarRow[];
  readonly graph: ContentGraph;
  readonly version: string;
}

/** Lunr's index of all sections → files for each context and tier, named by their content, and the manifest that names them. */
export function searchFiles({ index, sections, navbars, graph, version }: SearchSource): SearchFiles {
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
  const filesOf = ({ name, label }: (typeof contexts)[number]): ContextFiles => {
    const own = rows.filter(({ context }) => context === name);
    const refs = new Map(own.map(({ id }, row) => [id, row]));
    const documents = own.map((row) => documentOf(row, trails));
    const titles = { rows: packRows(documents), index: leanIndex(index, refs, tierFields.titles) };
    const used = new Set(own.flatMap(({ pageId }) => graph.places.get(pageId)?.sidebar ?? []));
    // Readers know them from the navbar; those that it lacks follow.
    const sidebars = [...new Set([...labels.keys(), ...used])].filter((sidebar) => used.has(sidebar));
    return {
      name,
      label,
      filters: sidebars.map((sidebar) => {
        const trail = labels.get(sidebar) ?? sidebar;
        return { name: `${name}.${sidebar}`, label: trail, trail };
      }),
      titles: write(`${name}-titles`, titles),
      contents: write(`${name}-contents`, { index: leanIndex(index, refs, tierFields.contents) }),
      excerpts: shards(own).map((texts, at) => write(`${name}-texts-${at}`, texts)),
      rowsPerExcerpt,
    };
  };
  return { manifest: { version, contexts: contexts.map(filesOf) }, files };
}

const documentOf = (row: SectionRow, trails: ReadonlyMap<string, string[]>): SearchDocument => ({
  t: row.title,
  u: row.path,
  s: row.heading,
  h: row.anchor,
  b: trails.get(row.pageId) ?? [],
});

const shards = (rows: readonly SectionRow[]): string[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsPerExcerpt) }, (_, at) =>
    rows.slice(at * rowsPerExcerpt, (at + 1) * rowsPerExcerpt).map(({ text }) => text),
  );

/** Labels above each page that stands in a sidebar; the page itself is the row's title. */
function trailsOf({ places, sidebars }: ContentGraph, labels: ReadonlyMap<string, string>): Map<string, string[]> {
  const inSidebars = [...places].flatMap(([id, { sidebar }]) => (sidebar === null ? [] : [{ id, sidebar }]));
  return new Map(
    inSidebars.map(({ id, sidebar }) => {
      const label = labels.get(sidebar) ?? sidebar;
      return [id, searchTrail(label, breadcrumbsOfDoc(id, sidebar, sidebars))];
    }),
  );
}

/** The labels in the navbar, which is how readers know the sidebars. */
function sidebarLabels(navbars: readonly NavbarRow[]): Map<string, string> {
  const items = navbars.flatMap((bar) => bar.authored);
  return new Map(items.flatMap((item) => (item.type === 'docSidebar' ? [[item.sidebar, item.label] as const] : [])));
}
