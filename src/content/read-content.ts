import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pageFolders } from '../model/pages/pages';
import { isPartial } from '../model/pages/partials';
import { belowContent } from './content-dir';

/** The files of a content tree, as text. */
export interface ContentFiles {
  /** The Markdown files of all kinds of pages, path → text, sorted by path. */
  readonly pages: ReadonlyMap<string, string>;
  /** `data/….yml`, path below `data/` without extension → text. */
  readonly data: ReadonlyMap<string, string>;
  /** Every other file in the folders of pages: pictures and downloads. */
  readonly assets: ReadonlySet<string>;
}

/** Reads a content tree. Partials are no pages, but pictures may lie beside them. */
export async function readContent(root: string): Promise<ContentFiles> {
  const folders = await Promise.all(pageFolders.map((name) => allFilesBelow(path.join(root, name))));
  const files = folders.flat().filter((file) => !isPartial(belowContent(file, root)));
  const isPage = (file: string): boolean => /\.mdx?$/.test(file);
  return {
    pages: await readAll(files.filter(isPage), (file) => belowContent(file, root)),
    data: await readDataFiles(root),
    assets: new Set(files.filter((file) => !isPage(file)).map((file) => belowContent(file, root))),
  };
}

/** Everything in which people write prose: pages, partials and data files, path → text. */
export async function readSources(root: string): Promise<Map<string, string>> {
  const files = await allFilesBelow(root);
  const isSource = (file: string): boolean => /^(?:(?:docs|blog)\/.*\.mdx?|data\/.*\.yml)$/.test(file);
  return readAll(
    files.filter((file) => isSource(belowContent(file, root))),
    (file) => belowContent(file, root),
  );
}

/** The data files alone: path below `data/` without extension → text. */
export async function readDataFiles(root: string): Promise<Map<string, string>> {
  const folder = path.join(root, 'data');
  const files = (await filesBelow(folder)).filter((file) => file.endsWith('.yml'));
  return readAll(files, (file) => belowContent(file, folder).slice(0, -'.yml'.length));
}

/**
 * Absolute paths of all files below a folder, sorted; none when the folder does not exist. Names that start with `_` or `.` are
 * left out.
 */
export async function filesBelow(folder: string): Promise<string[]> {
  return (await allFilesBelow(folder)).filter((file) => !/(^|\/)_/.test(belowContent(file, folder)));
}

/** The same with names that start with `_`. */
export async function allFilesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/(^|\/)\./.test(belowContent(file, folder)))
    .sort();
}

async function readAll(files: readonly string[], key: (file: string) => string): Promise<Map<string, string>> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return new Map(files.map((file, index) => [key(file), texts[index] ?? '']));
}
