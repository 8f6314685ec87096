import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import path from 'node:path';
import { isBelow, realPath } from '../docusaurus/real-path';
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
export function readContent(root: string): ContentFiles {
  const inFolders = pageFolders.flatMap((name) => throughLinks(path.join(root, name)));
  const files = inFolders.filter((file) => !isPartial(belowContent(file, root)));
  const isPage = (file: string): boolean => /\.mdx?$/.test(file);
  return {
    pages: readAll(files.filter(isPage), (file) => belowContent(file, root)),
    data: readDataFiles(root),
    assets: new Set(files.filter((file) => !isPage(file)).map((file) => belowContent(file, root))),
  };
}

/** Everything in which people write prose: pages, partials and data files, path → text. */
export function readSources(root: string): Map<string, string> {
  const files = allFilesBelow(root);
  const isSource = (file: string): boolean => /^(?:(?:docs|blog)\/.*\.mdx?|data\/.*\.yml)$/.test(file);
  return readAll(
    files.filter((file) => isSource(belowContent(file, root))),
    (file) => belowContent(file, root),
  );
}

/** The data files alone: path below `data/` without extension → text. */
export function readDataFiles(root: string): Map<string, string> {
  const folder = path.join(root, 'data');
  const files = filesBelow(folder).filter((file) => file.endsWith('.yml'));
  return readAll(files, (file) => belowContent(file, folder).slice(0, -'.yml'.length));
}

/**
 * Absolute paths of all files below a folder, sorted; none when the folder does not exist. Names that start with `_` or `.` are
 * left out.
 */
export function filesBelow(folder: string): string[] {
  return allFilesBelow(folder).filter((file) => !/(^|\/)_/.test(belowContent(file, folder)));
}

/** The same with names that start with `_`. */
export const allFilesBelow = (folder: string): string[] => filesIn(entriesBelow(folder), folder).sort();

/** The same with what symbolic links lead to, under the names of the links. A link to a folder around it is not followed. */
function throughLinks(folder: string, above: readonly string[] = []): string[] {
  const entries = entriesBelow(folder);
  const links = entries.filter((entry) => entry.isSymbolicLink()).map(pathOf);
  const found = links.flatMap((link) => behind(link, [...above, realPath(folder) ?? folder]));
  return [...filesIn(entries, folder), ...found].sort();
}

function behind(link: string, above: readonly string[]): string[] {
  const target = realPath(link);
  if (target === undefined || above.some((folder) => folder === target || isBelow(folder, target))) return [];
  return statSync(target).isFile() ? [link] : throughLinks(link, above);
}

/** Listed at once: Node takes ten times as long to list folders in the background. */
const entriesBelow = (folder: string): Dirent[] =>
  existsSync(folder) ? readdirSync(folder, { withFileTypes: true, recursive: true }) : [];

const pathOf = (entry: Dirent): string => path.join(entry.parentPath, entry.name);

const filesIn = (entries: readonly Dirent[], folder: string): string[] =>
  entries
    .filter((entry) => entry.isFile())
    .map(pathOf)
    .filter((file) => !/(^|\/)\./.test(belowContent(file, folder)));

const readAll = (files: readonly string[], key: (file: string) => string): Map<string, string> =>
  new Map(files.map((file) => [key(file), readFileSync(file, 'utf8')]));
