import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { belowContent, isBelow, realPath } from './paths';

/** Whether Node can name a file: bytes of a name that are not UTF-8 have become a character that stands for none. */
const hasName = (file: string): boolean => !file.includes('\uFFFD') || existsSync(file);

/**
 * Absolute paths of all files below a folder, sorted; none when the folder does not exist. Names that start with `_` or `.` are
 * left out.
 */
export function filesBelow(folder: string): string[] {
  return allFilesBelow(folder).filter((file) => !/(^|\/)_/.test(belowContent(file, folder)));
}

/** The same with names that start with `_`. */
export function allFilesBelow(folder: string): string[] {
  // Listed at once: Node takes ten times as long to list folders in the background.
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true, recursive: true }) : [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/(^|\/)\./.test(belowContent(file, folder)) && hasName(file))
    .sort();
}

/** What `filesThroughLinks` finds. */
export interface FoundFiles {
  readonly files: string[];
  /** Symbolic links that lead where they may not, or nowhere, and files whose names are no text. */
  readonly refused: string[];
  /** Symbolic links to a folder around them. */
  readonly circular: string[];
  /** The first link that was not followed because there were too many before it. */
  readonly tooMany?: string;
}

/** Links to folders that are followed below a folder. Folders that link to each other have a path for each order of them. */
export const maxFolderLinks = 1000;

/** What is wrong at the first of them that is not followed. */
export const tooManyLinks = {
  what: `The symbolic link is not followed, because ${maxFolderLinks} links to folders were followed before it.`,
  remedy: 'Remove links between folders that lead to each other.',
};

/** Whether a folder is another one, or below it. */
const isIn = (folder: string, other: string): boolean => folder === other || isBelow(folder, other);

/** Whether a path is a symbolic link to a folder around it, which would be followed without end. */
export function leadsAround(file: string): boolean {
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return false;
  const target = realPath(file);
  const folder = realPath(path.dirname(file));
  return target !== undefined && folder !== undefined && isIn(folder, target);
}

/**
 * Absolute paths of all files below a folder, sorted, with what symbolic links lead to, under the names of the links, as far as `mayFollow` allows it
 * for the real path. A link to a folder around it is not followed. Names that start with `.` are left out, unless `withHidden` says otherwise. What
 * Git keeps is left out in any case, because it may hold the token that a checkout was made with.
 */
export function filesThroughLinks(
  folder: string,
  mayFollow: (target: string) => boolean,
  withHidden = false,
): FoundFiles {
  const isLeftOut = (file: string): boolean =>
    path
      .relative(folder, file)
      .split(path.sep)
      .some((name) => name === '.git' || (!withHidden && name.startsWith('.')));
  const files: string[] = [];
  const refused: string[] = [];
  const circular: string[] = [];
  const followed: string[] = [];
  const walk = (at: string, above: readonly string[]): void => {
    // Listed at once: Node takes ten times as long to list folders in the background.
    const entries = existsSync(at) ? readdirSync(at, { withFileTypes: true, recursive: true }) : [];
    const around = [...above, realPath(at) ?? at];
    for (const entry of entries) {
      const file = path.join(entry.parentPath, entry.name);
      if (!hasName(file)) {
        refused.push(file);
        continue;
      }
      if (entry.isFile() && !isLeftOut(file)) files.push(file);
      if (!entry.isSymbolicLink()) continue;
      const target = realPath(file);
      if (target === undefined || !mayFollow(target)) refused.push(file);
      else if (isLeftOut(file)) continue;
      else if (statSync(target).isFile()) files.push(file);
      else if (around.some((one) => isIn(one, target))) circular.push(file);
      else if (statSync(target).isDirectory()) {
        followed.push(file);
        if (followed.length <= maxFolderLinks) walk(file, around);
      }
    }
  };
  walk(folder, []);
  const tooMany = followed[maxFolderLinks];
  return { files: files.sort(), refused: refused.sort(), circular, ...(tooMany === undefined ? {} : { tooMany }) };
}
