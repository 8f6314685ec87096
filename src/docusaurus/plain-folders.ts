import path from 'node:path';
import type { PageFiles, SiteConfig } from '../config/site-config';
import type { PagesOptions } from './config/config-schema';
import { basePathOf } from './convert/addresses';
import { pageFilesOf } from './convert/page-files';

/** Folders of pages outside of docs and blog. */
export interface PlainFolders {
  readonly folders: SiteConfig['plainFolders'];
  readonly pageFiles: SiteConfig['pageFiles'];
  /** Folders that the mounted tree has under another name than the tree itself → where they are. */
  readonly renamed: ReadonlyMap<string, string>;
}

export const filesOf = (folder: string, files: PageFiles | undefined): SiteConfig['pageFiles'] =>
  files ? { [folder]: files } : {};

/** What the mounted tree has of the pages of these instances of the pages plugin; a folder outside of the tree gets a new name. */
export function readPlainFolders(root: string, instances: readonly PagesOptions[]): PlainFolders {
  const renamed = new Map<string, string>();
  const found = instances.map((options, at) => {
    const dir = path.resolve(root, options.path);
    const inside = path.relative(root, dir).split(path.sep);
    const isInside = inside[0] !== '..' && inside[0] !== '';
    const folder = isInside ? inside.join('/') : `pages-${at}`;
    if (!isInside) renamed.set(folder, dir);
    return { folder, base: basePathOf(options.routeBasePath), files: filesOf(folder, pageFilesOf(options)) };
  });
  return {
    folders: Object.fromEntries(found.map(({ folder, base }) => [folder, base])),
    pageFiles: Object.assign({}, ...found.map(({ files }) => files)) as SiteConfig['pageFiles'],
    renamed,
  };
}
