import { existsSync, readdirSync, statSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import path from 'node:path';
import { isBelow, realPath } from '../docusaurus/real-path';
import { belowContent } from './content-dir';

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
export function filesThroughLinks(folder: string, above: readonly string[] = []): string[] {
  const entries = entriesBelow(folder);
  const links = entries.filter((entry) => entry.isSymbolicLink()).map(pathOf);
  const found = links.flatMap((link) => behind(link, [...above, realPath(folder) ?? folder]));
  return [...filesIn(entries, folder), ...found].sort();
}

function behind(link: string, above: readonly string[]): string[] {
  const target = realPath(link);
  if (target === undefined || above.some((folder) => folder === target || isBelow(folder, target))) return [];
  return statSync(target).isFile() ? [link] : filesThroughLinks(link, above);
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
