import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { repositoryOf } from '../../content/files/paths';

/**
 * A module that could not be found: a package, a part of Docusaurus that this site has no counterpart of, a file of the tree, or a file that
 * Docusaurus writes and the build does, too.
 */
const missingModule = z.object({ kind: z.enum(['package', 'docusaurus', 'file', 'generated']), name: z.string() });
export type MissingModule = z.infer<typeof missingModule>;

/** Whether a missing module is named as a file, which is only missing where a module asks for it by this path. */
export const isFileName = (name: string): boolean => /^(?:\.|\/|@site\/)/.test(name);

/** The missing module that a message of esbuild is about. */
export const missingModuleOf = (detail: unknown): MissingModule | undefined => missingModule.safeParse(detail).data;

const recentPosts =
  /^(?:@generated|(?:\.{1,2}|@site)(?:\/.*)?\/\.docusaurus)\/docusaurus-plugin-content-blog\/([^/]+)\/blog-post-list-prop-\1\.json$/;

/** The id of the blog whose recent posts a module asks for, which Docusaurus writes for each; `undefined` for other modules. */
export const blogOfRecentPosts = (request: string): string | undefined => recentPosts.exec(request)?.[1];

/** Folder of a mounted tree with one module for each that could not be found. */
const folderOf = (contentDir: string): string => path.join(contentDir, 'stubs');

/** The stub of a module, which is named after it. */
const fileOf = (name: string): string => `${encodeURIComponent(name)}.js`;

/**
 * Makes a module for each name that could not be found, which shows a note in its place or has no data, and removes those that are no
 * longer needed.
 */
export function writeStubs(contentDir: string, names: readonly string[]): void {
  const folder = folderOf(contentDir);
  const wanted = new Set(names.map(fileOf));
  for (const file of existsSync(folder) ? readdirSync(folder) : [])
    if (!wanted.has(file)) rmSync(path.join(folder, file));
  if (names.length > 0) mkdirSync(folder, { recursive: true });
  for (const name of names) {
    const file = path.join(folder, fileOf(name));
    // The build writes it again once it knows the posts.
    if (blogOfRecentPosts(name) === undefined || !existsSync(file)) writeFileSync(file, textOf(name));
  }
}

function textOf(name: string): string {
  if (blogOfRecentPosts(name) !== undefined) return recentPostsText([]);
  // Of data, most modules ask for a list of something.
  if (/\.(?:json|ya?ml)$/.test(name)) return 'module.exports = [];\n';
  return `module.exports = require('@docusaurus/stub').stubOf(${JSON.stringify(name)}, ${isFileName(name)});\n`;
}

/** The module with the list of recent posts. */
export const recentPostsText = (items: readonly object[]): string =>
  `module.exports = ${JSON.stringify({ title: 'Recent posts', items })};\n`;

/** Missing modules → their stubs. */
export function readStubs(contentDir: string): ReadonlyMap<string, string> {
  const folder = folderOf(contentDir);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(files.map((file) => [decodeURIComponent(file.slice(0, -'.js'.length)), path.join(folder, file)]));
}

/** What to do about files that are not there if the tree at `root` has submodules of Git whose folders are empty. */
export function submoduleRemedy(root: string): string | undefined {
  const folders = [...new Set([root, repositoryOf(root)])].flatMap((folder) => {
    const file = path.join(folder, '.gitmodules');
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return [...text.matchAll(/^\s*path\s*=\s*(.+?)\s*$/gm)].map(([, name = '']) => path.join(folder, name));
  });
  const isEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;
  return folders.some(isEmpty)
    ? 'Run `git submodule update --init` in the tree, because folders of its submodules are empty.'
    : undefined;
}
