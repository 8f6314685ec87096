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

/** What `filesThroughLinks` finds. */
export interface FoundFiles {
  readonly files: string[];
  /** Symbolic links that lead where they may not, or nowhere. */
  readonly refused: string[];
}

/**
 * The same with what symbolic links lead to, under the names of the links, as far as `mayFollow` allows it for the real path. A link to a
 * folder around it is not followed.
 */
export function filesThroughLinks(
  folder: string,
  mayFollow: (target: string) => boolean,
  above: readonly string[] = [],
): FoundFiles {
  const entries = entriesBelow(folder);
  const files = filesIn(entries, folder);
  const refused: string[] = [];
  const around = [...above, realPath(folder) ?? folder];
  for (const link of entries.filter((entry) => entry.isSymbolicLink()).map(pathOf)) {
    const target = realPath(link);
    if (target === undefined || !mayFollow(target)) refused.push(link);
    else if (isHidden(link, folder)) continue;
    else if (statSync(target).isFile()) files.push(link);
    else if (statSync(target).isDirectory() && !around.some((one) => one === target || isBelow(one, target))) {
      const inside = filesThroughLinks(link, mayFollow, around);
      files.push(...inside.files);
      refused.push(...inside.refused);
    }
  }
  return { files: files.sort(), refused: refused.sort() };
}

/** Listed at once: Node takes ten times as long to list folders in the background. */
const entriesBelow = (folder: string): Dirent[] =>
  existsSync(folder) ? readdirSync(folder, { withFileTypes: true, recursive: true }) : [];

const pathOf = (entry: Dirent): string => path.join(entry.parentPath, entry.name);

const filesIn = (entries: readonly Dirent[], folder: string): string[] =>
  entries
    .filter((entry) => entry.isFile())
    .map(pathOf)
    .filter((file) => !isHidden(file, folder));

const isHidden = (file: string, folder: string): boolean => /(^|\/)\./.test(belowContent(file, folder));
