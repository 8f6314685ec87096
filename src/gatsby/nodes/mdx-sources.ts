import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { declaredNames } from '../../markdown/mdx/names';
import type { PageSource } from '../../model/pages/pages';
import { filesBelow } from '../../content/files/files-below';
import { writeChanged } from '../../content/files/write-file';
import { mdxDir } from '../bundling/build-files';
import type { NodeStore } from './domain-nodes';

/** Path of the MDX source of a page. */
export const mdxFile = (file: string): string => path.join(mdxDir, `${file.replace(/\.mdx?$/, '')}.mdx`);

/**
 * Writes the MDX source of a page that needs MDX. The one of a page that no longer does stays until the next start: webpack, which Gatsby
 * suspends in `develop`, would see no change of any file after one that it watches is gone.
 */
export function writeMdxSource({ file, needsMdx, mdxSource, frontMatter }: PageSource): void {
  if (!needsMdx) return;
  const isTaken = mdxSource.includes('frontMatter') && declaredNames(mdxSource).has('frontMatter');
  const text = isTaken ? mdxSource : `export const frontMatter = ${JSON.stringify(frontMatter)};\n\n${mdxSource}`;
  writeChanged(mdxFile(file), text);
}

/** Writes the MDX sources of a whole site, and removes those of pages that are gone or no longer need MDX. */
export function writeMdxSources(pages: readonly PageSource[]): void {
  mkdirSync(mdxDir, { recursive: true });
  const wanted = new Set(pages.filter(({ needsMdx }) => needsMdx).map(({ file }) => mdxFile(file)));
  for (const file of filesBelow(mdxDir)) if (!wanted.has(file)) rmSync(file);
  for (const page of pages) writeMdxSource(page);
}

const mdxNode = z.object({ sourceInstanceName: z.literal('mdx-pages'), absolutePath: z.string() });

/** MDX sources that Gatsby knows of. */
export function sourcedMdxFiles({ getNodesByType }: NodeStore): ReadonlySet<string> {
  return new Set(getNodesByType('File').flatMap((node) => mdxNode.safeParse(node).data?.absolutePath ?? []));
}
