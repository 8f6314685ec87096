import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesThroughLinks, tooManyLinks } from '../../content/files/files-below';
import type { UnsupportedSettings } from '../unsupported-settings';
import { isInside, pathBelow, realPath, repositoryOf } from '../../content/files/paths';
import { TreeError } from '../../content/tree-error';

/**
 * The folder of all files that are published as they are. Of several folders, `merged` becomes a copy; as in Docusaurus, a file of
 * a later folder wins. Throws a `TreeError` for a symbolic link that leads out of the repository, because the build would publish what it leads
 * to. Links that lead nowhere are noted.
 */
export function staticFolder(
  root: string,
  names: readonly string[],
  merged: string,
  unsupported: UnsupportedSettings,
): string {
  const folders = names.map((name) => path.resolve(root, name)).filter((folder) => existsSync(folder));
  const [only = path.join(root, 'static')] = folders;
  if (folders.length <= 1) return only;
  const found = folders.map((folder) => ({ folder, ...filesOf(folder, [repositoryOf(root), ...folders]) }));
  for (const link of found.flatMap(({ refused }) => refused)) refuse(link, root, unsupported);
  for (const link of found.flatMap(({ tooMany = [] }) => tooMany))
    throw new TreeError({ file: pathBelow(root, link), line: 1, column: 1, ...tooManyLinks });
  const sources = new Map(
    found.flatMap(({ folder, files }) => files.map((file) => [path.relative(folder, file), file] as const)),
  );
  mkdirSync(merged, { recursive: true });
  removeOthers(merged, new Set(sources.keys()));
  for (const [name, source] of sources) copyChanged(source, path.join(merged, name));
  return merged;
}

const filesOf = (folder: string, allowed: readonly string[]) =>
  filesThroughLinks(folder, (target) => isInside(target, allowed), true);

function refuse(link: string, root: string, unsupported: UnsupportedSettings): void {
  const file = pathBelow(root, link);
  if (realPath(link) === undefined) {
    unsupported.add(file, 'is a symbolic link that leads nowhere');
    return;
  }
  throw new TreeError({
    ...{ file, line: 1, column: 1 },
    what: 'The symbolic link leads out of the repository.',
    remedy: 'Put a copy of the file here.',
  });
}

/** Removes the entries of the merged folder that no static folder contains. */
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
  const isCurrent = before?.size === wanted.size && before.mtime.getTime() === wanted.mtime.getTime();
  if (isCurrent && before.isFile()) return;
  rmSync(at, { force: true, recursive: true });
  cpSync(source, at, { preserveTimestamps: true, dereference: true });
}
