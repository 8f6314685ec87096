import { existsSync, readdirSync, rmdirSync } from 'node:fs';
import { rm, cp } from 'node:fs/promises';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { z } from 'zod';
import type { NodeStore, PageNode } from '../nodes/domain-nodes';
import { markdownFiles } from './markdown-files';
import { belowContent } from '../../content/files/paths';
import { builtTree } from '../built-tree';
import { filesOfTree, fileInTree } from '../../content/files/file-in-tree';
import type { SiteConfig } from '../../config/site-config';
import { decodeAddress } from '../../model/addresses/address';
import { linkedFilePath } from '../../model/addresses/routes';

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

type Args = NodeStore & Pick<NodePluginArgs, 'cache'>;
const key = 'files beside pages';

/** Paths below `public` of the files that a build writes for its content beside the pages. */
const filesBesidePages = (store: NodeStore): string[] => [
  ...staticFiles(),
  ...markdownFiles(store, false).flatMap(({ address, pictures }) => [address.slice(1), ...pictures]),
];

/** Remembers which files this build has written, because Gatsby keeps `public` and only removes pages. */
export const noteFilesBesidePages = ({ cache, ...store }: Args): Promise<unknown> =>
  cache.set(key, filesBesidePages(store));

/** Names of the folders below `public/static` that Gatsby has made of pictures, each after the digest of its picture. */
const isPictureFolder = (name: string): boolean => /^[0-9a-f]{32}$/.test(name);

/**
 * Removes what Gatsby has made of pictures that are gone or were another. It makes them again if they come back, because it forgets
 * jobs whose files have changed.
 */
async function removeFormerPictures(publicDir: string, store: NodeStore): Promise<void> {
  const folder = path.join(publicDir, 'static');
  const known = new Set(store.getNodesByType('File').map(({ internal }) => internal.contentDigest));
  const made = existsSync(folder) ? readdirSync(folder).filter(isPictureFolder) : [];
  for (const name of made) if (!known.has(name)) await rm(path.join(folder, name), { recursive: true });
}

/** Path below `public` of the HTML of a page, as Gatsby names it. */
export const htmlOf = (address: string): string =>
  (address.endsWith('.html') ? address : path.posix.join(address, 'index.html')).slice(1);

/**
 * Removes what the build before has written of content that is gone or has another address, but no page, because Gatsby does not write those
 * again that are unchanged. Nothing else is written yet.
 */
export async function removeFormerFiles(publicDir: string, { cache, ...store }: Args): Promise<void> {
  await removeFormerPictures(publicDir, store);
  const before = z
    .array(z.string())
    .catch([])
    .parse(await cache.get(key));
  if (before.length === 0) return;
  const pages = store.getNodesByType('SitePage').flatMap(({ path: at }) => (typeof at === 'string' ? htmlOf(at) : []));
  const current = new Set([...filesBesidePages(store), ...pages]);
  for (const file of before) if (!current.has(file)) await rm(path.join(publicDir, file), { force: true });
}

/**
 * Removes folders in which there is no file, and says whether this one was such. Gatsby leaves them where pages were, and some hosts answer
 * 403 there in place of 404.
 */
export function removeEmptyFolders(folder: string): boolean {
  const left = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => !entry.isDirectory() || !removeEmptyFolders(path.join(folder, entry.name)),
  );
  if (left.length === 0) rmdirSync(folder);
  return left.length === 0;
}
