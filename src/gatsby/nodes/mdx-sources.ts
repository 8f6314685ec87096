import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { declaredNames } from '../../markdown/mdx/names';
import type { PageSource } from '../../model/pages/pages';
import { filesBelow } from '../../content/files/files-below';
import { writeChanged } from '../../content/files/write-changed';
import { mdxDir } from '../bundling/build-files';
import type { NodeStore } from './domain-nodes';

/** Path of the MDX source of a page. */
export const mdxFile = (file: string): string => path.join(mdxDir, `${file.replace(/\.mdx?$/, '')}.mdx`);

/** Writes the MDX source of a page that needs MDX, and removes the one of a page that no longer does. */
export function writeMdxSource({ file, needsMdx, mdxSource, frontMatter }: PageSource): void {
  const target = mdxFile(file);
  if (!needsMdx) {
    rmSync(target, { force: true });
    return;
  }
  const isTaken = mdxSource.includes('frontMatter') && declaredNames(mdxSource).has('frontMatter');
  const text = isTaken ? mdxSource : `export const frontMatter = ${JSON.stringify(frontMatter)};\n\n${mdxSource}`;
  writeChanged(target, text);
}

/** Writes the MDX sources of a whole site, and removes those of pages that are gone. */
export function writeMdxSources(pages: readonly PageSource[]): void {
  mkdirSync(mdxDir, { recursive: true });
  const wanted = new Set(pages.map(({ file }) => mdxFile(file)));
  for (const file of filesBelow(mdxDir)) if (!wanted.has(file)) rmSync(file);
  for (const page of pages) writeMdxSource(page);
}

const mdxNode = z.object({ sourceInstanceName: z.literal('mdx-pages'), absolutePath: z.string() });

/** MDX sources that Gatsby knows of. */
export function sourcedMdxFiles({ getNodesByType }: NodeStore): ReadonlySet<string> {
  return new Set(getNodesByType('File').flatMap((node) => mdxNode.safeParse(node).data?.absolutePath ?? []));
}
