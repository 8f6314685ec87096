import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { isBelow, realPath } from './real-path';
import { TreeError } from './tree-error';

/**
 * The folder of all files that a tree wants served as they are. Of several folders, `merged` becomes a copy; as in Docusaurus, a file of
 * a later folder wins. Throws a `TreeError` for a symbolic link that leads out of the tree, because the build would publish what it leads to.
 */
export function staticFolder(root: string, names: readonly string[], merged: string): string {
  const folders = names.map((name) => path.resolve(root, name)).filter((folder) => existsSync(folder));
  const [only = path.join(root, 'static')] = folders;
  if (folders.length <= 1) return only;
  const sources = new Map(folders.flatMap((folder) => sourcesIn(folder, root)));
  mkdirSync(merged, { recursive: true });
  removeOthers(merged, new Set(sources.keys()));
  for (const [name, source] of sources) copyChanged(source, path.join(merged, name));
  return merged;
}

/** Paths below a folder of all that is no folder itself, and where each leads. */
function sourcesIn(folder: string, root: string): [string, string][] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  return entries.map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(folder, file), entry.isSymbolicLink() ? targetOf(file, folder, root) : file];
  });
}

function targetOf(link: string, folder: string, root: string): string {
  const target = realPath(link);
  if (target !== undefined && [root, folder].some((one) => isBelow(target, realPath(one) ?? one))) return target;
  throw new TreeError({
    file: path.relative(root, link).split(path.sep).join('/'),
    line: 1,
    column: 1,
    what: target === undefined ? 'The symbolic link leads nowhere.' : 'The symbolic link leads out of the tree.',
    remedy: 'Put a copy of the file here, or remove the link.',
  });
}

/** Removes what no folder has any more. */
function removeOthers(merged: string, names: ReadonlySet<string>): void {
  const folders = new Set([...names].flatMap(foldersAbove));
  for (const entry of readdirSync(merged, { recursive: true, withFileTypes: true })) {
    const at = path.join(entry.parentPath, entry.name);
    const kept = entry.isDirectory() ? folders : names;
    if (!kept.has(path.relative(merged, at))) rmSync(at, { recursive: true, force: true });
  }
}

function foldersAbove(name: string): string[] {
  const folder = path.dirname(name);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

/** Leaves current files untouched, because `npm run develop` may be serving them. */
function copyChanged(source: string, at: string): void {
  const before = lstatSync(at, { throwIfNoEntry: false });
  const wanted = statSync(source);
  if (wanted.isDirectory()) {
    if (before?.isSymbolicLink() === true && readlinkSync(at) === source) return;
    rmSync(at, { force: true });
    mkdirSync(path.dirname(at), { recursive: true });
    symlinkSync(source, at, 'junction');
    return;
  }
  const isCurrent = before?.size === wanted.size && before.mtime.getTime() === wanted.mtime.getTime();
  if (isCurrent && before.isFile()) return;
  rmSync(at, { force: true });
  cpSync(source, at, { preserveTimestamps: true });
}
