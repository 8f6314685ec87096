import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { exampleAddresses, exampleArchive, exampleFolder } from '../../content/examples';
import { writeFileAt } from '../../content/files/write-file';
import { publishedFiles } from '../../model/reference/published/published-files';
import { currentTree } from '../nodes/current-tree';

/** Writes the machine-readable files and the downloads of examples before the pages, because `gatsby develop` serves the same folder. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async () => {
  for (const [address, text] of publishedFiles(currentTree().reference, currentTree().config))
    writeFileAt(path.join(path.resolve('public'), address), text());
  const { root } = currentTree();
  await rm(path.resolve('public', exampleFolder), { recursive: true, force: true });
  for (const address of exampleAddresses(root))
    writeFileAt(path.join(path.resolve('public'), address), exampleArchive(root, address));
};
