import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../../config/site-config';
import { fileInTree } from '../../content/files/file-in-tree';
import { decodeAddress } from '../../model/addresses/address';
import { linkedFilePath } from '../../model/addresses/routes';
import type { PageNode } from '../nodes/domain-nodes';

const start = linkedFilePath('');

/** Publishes the files of a content tree that its pages link to by their paths. */
export async function publishLinkedFiles(
  contentDir: string,
  publicDir: string,
  pages: readonly Pick<PageNode, 'outboundLinks'>[],
  config: SiteConfig,
): Promise<void> {
  const links = pages.flatMap(({ outboundLinks }) => outboundLinks.filter((href) => href.startsWith(start)));
  const files = new Set(links.map((href) => decodeAddress(href.slice(start.length).replace(/[?#].*$/, ''))));
  const copies = [...files].map(async (file) => {
    const source = fileInTree(contentDir, file, config);
    // Its absence was reported before.
    if (source !== undefined) await cp(source, path.join(publicDir, linkedFilePath(file)), { dereference: true });
  });
  await Promise.all(copies);
}
