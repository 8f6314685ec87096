import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** Files that only one of two folders has, or that have other bytes in the other. */
export function differences(one: string, other: string): string[] {
  const here = new Set(filesBelow(one));
  const there = new Set(filesBelow(other));
  const differs = (file: string): boolean =>
    !here.has(file) ||
    !there.has(file) ||
    !readFileSync(path.join(one, file)).equals(readFileSync(path.join(other, file)));
  return [...new Set([...here, ...there])].filter(differs).sort();
}
