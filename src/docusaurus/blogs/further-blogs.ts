import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FurtherBlog } from '../../config/site-config';
import type { BlogOptions } from '../config/config-schema';
import { convertBlog } from './convert-blog';
import { mountedFolder } from '../mounted-folder';
import type { Notes } from '../notes';
import type { PluginOptions } from '../config/plugins';

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
