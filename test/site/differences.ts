import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Names of files and folders, and which of them are files. */
const entriesBelow = (folder: string): ReadonlyMap<string, boolean> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => [
      path.relative(folder, path.join(entry.parentPath, entry.name)),
      entry.isFile(),
    ]),
  );

/** Files and folders that only one of two folders has, and files that have other bytes in the other. */
export function differences(one: string, other: string): string[] {
  const here = entriesBelow(one);
  const there = entriesBelow(other);
  const differs = (name: string): boolean =>
    here.get(name) !== there.get(name) ||
    (here.get(name) === true && !readFileSync(path.join(one, name)).equals(readFileSync(path.join(other, name))));
  return [...new Set([...here.keys(), ...there.keys()])].filter(differs).sort();
}
