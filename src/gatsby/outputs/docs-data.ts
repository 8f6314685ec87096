import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentGraph } from '../nodes/content-graph';
import type { PageNode } from '../nodes/domain-nodes';

/** Writes what hooks of Docusaurus tell of docs; a bundle has it if a component of the tree asks. */
export async function writeDocsData(
  contentDir: string,
  pages: readonly PageNode[],
  { places }: ContentGraph,
): Promise<void> {
  const docs = pages
    .filter(({ kind }) => kind === 'doc')
    .map(({ id, title, description, path: address }) => ({
      ...{ id, title, description, path: address },
      sidebar: places.get(id)?.sidebar ?? null,
    }));
  await writeFile(path.join(contentDir, 'docs.json'), JSON.stringify(docs));
}
