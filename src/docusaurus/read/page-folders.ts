import path from 'node:path';
import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import { z } from 'zod';
import type { PageFiles, SiteConfig, FurtherBlog } from '../../config/site-config';
import type { PagesOptions, BlogOptions } from '../config/config-schema';
import { basePathOf } from '../convert/addresses';
import { convertBlog } from '../convert/blog';
import type { Notes } from '../notes';
import type { PluginOptions } from '../config/plugins';

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

/** A blog of a tree besides the main one: where it is, and what its plugin says. */
export interface BlogOfTree {
  readonly options: BlogOptions;
  readonly name: string;
  readonly dir: string;
  /** What the mounted tree calls its folder. */
  readonly folder: string;
  /** Stands in front of the keys of its authors. */
  readonly prefix: string;
}

/** The blogs besides the main one whose folders exist. A folder inside of that of the main one is in the mounted tree with that. */
export function findFurtherBlogs(
  root: string,
  { blog: main, moreBlogs }: Pick<PluginOptions, 'blog' | 'moreBlogs'>,
): BlogOfTree[] {
  const mainDir = main === false ? root : path.resolve(root, main.path);
  return moreBlogs.flatMap((options, at) => {
    const name = options.id ?? String(at + 2);
    const dir = path.resolve(root, options.path);
    const inside = path.relative(mainDir, dir).split(path.sep);
    const isInside = mainDir !== root && inside[0] !== '..' && inside[0] !== '';
    const folder = isInside ? ['blog', ...inside].join('/') : mountedFolder(root, options.path, `blog-${name}`);
    return existsSync(dir) ? [{ options, name, dir, folder, prefix: `${name}:` }] : [];
  });
}

/** The same in the words of this site. */
export const convertFurtherBlog = ({ options, name, folder, prefix }: BlogOfTree, notes: Notes): FurtherBlog => ({
  ...{ folder, prefix },
  ...convertBlog(options, `blog ${name}`, notes),
});

/** Names that the mounted tree has for its own folders. */
const taken = new Set(['docs', 'blog', 'data', 'static']);

/** What the mounted tree calls a folder of the tree at `dir`: as the tree does, or by another name where that would mean something else. */
export function mountedFolder(root: string, dir: string, otherwise: string): string {
  const inside = path.relative(root, path.resolve(root, dir)).split(path.sep);
  const isPlain = inside[0] !== '..' && inside[0] !== '' && !taken.has(inside[0] ?? '');
  return isPlain ? inside.join('/') : otherwise;
}

/**
 * Folders around those folders of pages that lie outside of the tree at `root`: pages may import from there by relative paths. None that
 * holds the home folder of the user, because what pages import may be published.
 */
export const foldersAround = (root: string, folders: readonly string[]): string[] => {
  const outside = folders.filter((folder) => !isWithin(root, folder));
  const around = new Set(outside.map((folder) => path.dirname(folder)));
  return [...around].filter((folder) => existsSync(folder) && !isWithin(folder, os.homedir()));
};

const isWithin = (folder: string, file: string): boolean => path.relative(folder, file).split(path.sep)[0] !== '..';

/** Secrets of the machine, and packages, which are found from the tree. */
const isPrivate = (name: string): boolean => name.startsWith('.') || name === 'node_modules';

/** What stands beside these folders, by its name. The mounted tree has it beside the folders, too, so that relative paths lead there. */
export const besideFolders = (root: string, folders: readonly string[]): (readonly [string, string])[] =>
  foldersAround(root, folders).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => !isPrivate(name))
      .map((name) => [name, path.join(folder, name)] as const),
  );

const patterns = z.array(z.string()).optional().catch(undefined);
const options = z.looseObject({ include: patterns, exclude: patterns });

/** What Docusaurus takes for no page when nobody says otherwise. */
const usuallyExcluded = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'];

/** Which files of a folder the options of a plugin make pages of; `undefined` for the usual ones. */
export function pageFilesOf(plugin: object): PageFiles | undefined {
  const { include, exclude } = options.parse(plugin);
  if (!include && !exclude) return undefined;
  return { include: include ?? ['**'], exclude: exclude ?? usuallyExcluded };
}
