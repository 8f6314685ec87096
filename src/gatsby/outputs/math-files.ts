import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { katexFolder, mathFolder, sharedStyles, stylesOf } from '../../markdown/math/formulas';
import { builtTree } from '../built-tree';
import { pageOf } from '../nodes/compile-cache';
import { pageNodesOf } from '../nodes/domain-nodes';
import type { NodeStore } from '../nodes/domain-nodes';

/** Style sheets of pages with formulas, by address; none for a tree without formulas. */
export async function mathFiles(store: NodeStore): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  if (!builtTree().config.markdown.math) return files;
  for (const { file } of pageNodesOf(store)) {
    const { body, mdxSource } = pageOf(file);
    const { address, css } = stylesOf(JSON.stringify(body) + mdxSource);
    if (css !== '') files.set(address, css);
  }
  const shared = await readFile(path.join(katexFolder, 'katex.min.css'), 'utf8');
  // All browsers that the site supports read the first format.
  files.set(sharedStyles(), shared.replace(/,url\([^)]*\.(?:woff|ttf)\) format\("(?:woff|truetype)"\)/g, ''));
  return files;
}

/** Writes the style sheets of formulas, and the fonts that they use. */
export async function writeMathFiles(store: NodeStore, publicDir: string): Promise<void> {
  const files = await mathFiles(store);
  if (files.size === 0) return;
  await mkdir(path.join(publicDir, mathFolder), { recursive: true });
  for (const [address, css] of files) await writeFile(path.join(publicDir, address), css);
  await cp(path.join(katexFolder, 'fonts'), path.join(publicDir, mathFolder, 'fonts'), {
    recursive: true,
    filter: (file) => !/\.(?:woff|ttf)$/.test(file),
  });
}
