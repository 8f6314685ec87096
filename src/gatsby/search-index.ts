import { createHash } from 'node:crypto';
import { z } from 'zod';
import { splitIndex } from '../search/split-index';
import type { LunrJson } from '../search/split-index';
import { searchFolder } from '../search/types';
import type { SearchDocument, SearchManifest } from '../search/types';
import type { ContentGraph } from './content-graph';

const section = z.object({
  id: z.string(),
  pageId: z.string(),
  order: z.number(),
  context: z.string(),
  path: z.string(),
  title: z.string(),
  anchor: z.string(),
  heading: z.string(),
});

/** Parts of the site that a reader can search alone. */
const contexts = [
  { name: 'docs', label: 'Docs' },
  { name: 'blog', label: 'Blog' },
] as const;

export interface SearchFiles {
  /** Address below the site's root → content. */
  readonly files: ReadonlyMap<string, string>;
  readonly manifest: SearchManifest;
}

/** Lunr's index of all sections → one file per context, named by its content, and the manifest that names them. */
export function searchFiles(
  index: LunrJson,
  nodes: readonly unknown[],
  graph: ContentGraph,
  version: string,
): SearchFiles {
  const sections = z
    .array(section)
    .parse(nodes)
    .sort((a, b) => a.path.localeCompare(b.path) || a.order - b.order);
  const files = new Map<string, string>();
  const named = contexts.map(({ name, label }) => {
    const own = sections.filter(({ context }) => context === name);
    const documents = own.map((row): SearchDocument => ({
      t: row.title,
      u: row.path,
      s: row.heading,
      h: row.anchor,
      b: trail(graph, row.pageId),
    }));
    const text = JSON.stringify({
      documents,
      index: splitIndex(
        index,
        own.map(({ id }) => id),
      ),
    });
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const file = `${searchFolder}/${version}-${name}-${hash}.json`;
    files.set(file, text);
    return { name, label, file };
  });
  return { files, manifest: { version, contexts: named } };
}

/** Labels above a page: its sidebar's categories; the page itself is the row's title. */
function trail(graph: ContentGraph, pageId: string): string[] {
  const place = graph.places.get(pageId);
  return place?.sidebar ? [place.sidebar, ...place.breadcrumbs.slice(0, -1).map(({ label }) => label)] : [];
}
