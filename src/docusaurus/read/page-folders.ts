import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { repositoryOf } from '../../content/files/paths';
import { optional } from '../config/config-schema';
import type { PageFiles } from '../../config/site-config';
import type { BlogOptions, PagesOptions } from '../config/config-schema';
import type { PluginOptions } from '../config/plugins';

/** A folder of pages: what the mounted tree calls it, where it is, and the options of its plugin. */
export interface PageFolder<Options = PagesOptions> {
  readonly folder: string;
  readonly dir: string;
  readonly options: Options;
}

/** A blog of a tree. */
export interface BlogOfTree extends PageFolder<BlogOptions> {
  readonly name: string;
  /** Start of the keys of its authors; empty for the main blog. */
  readonly prefix: string;
}

/** Folders of pages outside of docs and blogs. One outside of the tree gets a new name. */
export const readPlainFolders = (root: string, instances: readonly PagesOptions[]): PageFolder[] =>
  instances.map((options, at) => {
    const dir = path.resolve(root, options.path);
    return { folder: pathInside(root, dir) ?? `pages-${at}`, dir, options };
  });

/** The blogs whose folders exist, the main one first. A folder inside of that of the main one is in the mounted tree with that. */
export function readBlogs(
  root: string,
  { blog: main, moreBlogs }: Pick<PluginOptions, 'blog' | 'moreBlogs'>,
): BlogOfTree[] {
  const mainDir = main === false ? root : path.resolve(root, main.path);
  const further = moreBlogs.map((options, at): BlogOfTree => {
    const name = options.id ?? String(at + 2);
    const dir = path.resolve(root, options.path);
    const inMain = mainDir === root ? undefined : pathInside(mainDir, dir);
    const folder = inMain === undefined ? mountedFolder(root, dir, `blog-${name}`) : `blog/${inMain}`;
    return { options, name, dir, folder, prefix: `${name}:` };
  });
  const first = main === false ? [] : [{ options: main, name: 'default', dir: mainDir, folder: 'blog', prefix: '' }];
  return [...first, ...further].filter(({ dir }) => existsSync(dir));
}

/** Names that the mounted tree has for its own folders. */
const taken = new Set(['docs', 'blog', 'data', 'static']);

/** What the mounted tree calls a folder of the tree: as the tree does, or by another name where that would mean something else. */
export function mountedFolder(root: string, dir: string, otherwise: string): string {
  const inside = pathInside(root, dir);
  return inside === undefined || taken.has(inside.split('/')[0] ?? '') ? otherwise : inside;
}

/** Path of a folder that is inside of another one, with slashes. */
function pathInside(folder: string, dir: string): string | undefined {
  const parts = path.relative(folder, dir).split(path.sep);
  return parts[0] === '..' || parts[0] === '' ? undefined : parts.join('/');
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

/** Hidden files, which may hold secrets, and packages, which modules find from the tree. */
const isPrivate = (name: string): boolean => name.startsWith('.') || name === 'node_modules';

/** Folders around the tree that are in its repository, the nearest first: pages import examples and sources from there. */
function foldersOfRepository(root: string): string[] {
  const repository = repositoryOf(root);
  const folder = path.dirname(root);
  return root === repository ? [] : [folder, ...(folder === repository ? [] : foldersOfRepository(folder))];
}

/**
 * What stands beside these folders and around the tree, by its name. The mounted tree has it, too, so that relative paths and those like
 * `@site/../examples` lead there.
 */
export const besideFolders = (root: string, folders: readonly string[]): (readonly [string, string])[] =>
  [...new Set([...foldersAround(root, folders), ...foldersOfRepository(root)])].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => !isPrivate(name))
      .map((name) => [name, path.join(folder, name)] as const),
  );

const patterns = optional(z.array(z.string()));
const patternOptions = z.looseObject({ include: patterns, exclude: patterns });

/** Files that Docusaurus makes no pages of by default. */
const defaultExclude = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'];

/** Which files of a folder are pages, where the options of its plugin say so. */
export function pageFilesOf(folder: string, options: object): Readonly<Record<string, PageFiles>> {
  const { include, exclude } = patternOptions.parse(options);
  return include || exclude ? { [folder]: { include: include ?? ['**'], exclude: exclude ?? defaultExclude } } : {};
}
