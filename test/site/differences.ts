import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files, and empty folders with a slash at their end. */
function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => {
    const name = path.join(entry.parentPath, entry.name);
    const relative = path.relative(folder, name);
    if (!entry.isDirectory()) return [relative];
    return readdirSync(name).length === 0 ? [`${relative}/`] : [];
  });
}

/** Files and empty folders that only one of two folders has, and files that have other bytes in the other. */
export function differences(one: string, other: string): string[] {
  const here = new Set(filesBelow(one));
  const there = new Set(filesBelow(other));
  const differs = (file: string): boolean =>
    !here.has(file) ||
    !there.has(file) ||
    (!file.endsWith('/') && !readFileSync(path.join(one, file)).equals(readFileSync(path.join(other, file))));
  return [...new Set([...here, ...there])].filter(differs).sort();
}
