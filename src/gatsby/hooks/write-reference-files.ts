import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { webManifest } from '../../deploy/web-manifest';
import { publishedFiles } from '../../model/reference/published/published-files';
import { currentTree } from '../nodes/current-tree';

const manifest = 'site.webmanifest';

/** Writes the machine-readable files before the pages, because `gatsby develop` serves the same folder. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async () => {
  for (const [address, text] of publishedFiles(currentTree().reference, currentTree().config)) {
    const file = path.join(path.resolve('public'), address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text());
  }
  const written = await readFile(path.resolve('static', manifest), 'utf8');
  await writeFile(path.resolve('public', manifest), webManifest(written, currentTree().config));
};
