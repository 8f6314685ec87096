import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Remembers the files for hosts in the folder of a built site. The result names those that have changed since then. */
export function changedHostFiles(outDir: string): () => readonly string[] {
  const textOf = (name: string): string => {
    const file = path.join(outDir, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const before = ['_headers', '_redirects'].map((name) => [name, textOf(name)] as const);
  return () => before.flatMap(([name, text]) => (textOf(name) === text ? [] : [name]));
}
