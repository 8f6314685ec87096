import { createHash } from 'node:crypto';
import path from 'node:path';
import { isForeign, mountTree } from '../docusaurus/mount-tree';
import type { MountedTree } from '../docusaurus/mount-tree';

/** The content tree that CONTENT_DIR names; one made for Docusaurus is translated first. */
export async function openTree(): Promise<MountedTree> {
  const contentDir = path.resolve(process.env.CONTENT_DIR ?? 'content');
  return isForeign(contentDir)
    ? mountTree(
        contentDir,
        path.resolve('.tmp/foreign', createHash('sha1').update(contentDir).digest('hex').slice(0, 12)),
      )
    : { contentDir, settings: {}, notes: [] };
}
