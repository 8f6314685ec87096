import { cp } from 'node:fs/promises';
import path from 'node:path';
import { belowContent } from '../../content/files/paths';
import { builtTree } from '../built-tree';
import { filesOfTree, fileInTree } from '../../content/files/file-in-tree';
import type { SiteConfig } from '../../config/site-config';
import { decodeAddress } from '../../model/addresses/address';
import { linkedFilePath } from '../../model/addresses/routes';
import type { PageNode } from '../nodes/domain-nodes';

const folder = (): string => path.join(builtTree().contentDir, 'static');

let known: readonly string[] | undefined;

/** Files that the content tree wants served as they are, as paths below `public`. A build lists them once. */
export const staticFiles = (): readonly string[] =>
  (known ??= filesOfTree(builtTree().contentDir, 'static', builtTree().config).files.map((file) =>
    belowContent(file, folder()),
  ));

/** Copies them. The rules of the tree for hosts are replaced later by those that follow from its data. */
export async function publishStatic(publicDir: string): Promise<void> {
  for (const file of staticFiles())
    await cp(path.join(folder(), file), path.join(publicDir, file), { dereference: true });
}

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
