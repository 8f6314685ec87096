import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes the files of a small tree, by their paths below `root`, with the folders that they need. */
export function writeFiles(root: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
