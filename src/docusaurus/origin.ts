import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Policy } from '../model/policy';
import type { Problem } from '../model/problems';

/** File of a mounted tree that says where it comes from and what is not taken over. */
export const originFile = 'origin.json';

const origin = z.object({
  /** Folder of the tree. */
  root: z.string(),
  notes: z.array(z.string()).readonly(),
  /** Our data files by name → the file of the tree that says the same, below its root. */
  sources: z.record(z.string(), z.string()),
  /** `docs` and `blog` → the tree's folders of that kind, below its root. */
  folders: z.record(z.string(), z.string()),
});
export type Origin = z.infer<typeof origin>;

/** Where a mounted tree comes from; `undefined` for a tree of our own. */
export function readOrigin(contentDir: string): Origin | undefined {
  const file = path.join(contentDir, originFile);
  return existsSync(file) ? origin.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** How strictly a tree is checked. A mounted tree was written for the rules of Docusaurus. */
export const policyOf = (origin: Origin | undefined): Policy => (origin ? 'lenient' : 'strict');

/** A problem as the author of the tree sees it: in a file of the tree; of settings, at the name that it is about. */
export function inSource(problem: Problem, { root, sources, folders }: Origin): Problem {
  const [, folder = '', rest = ''] = /^(docs|blog)(\/.*)$/.exec(problem.file) ?? [];
  if (folder !== '') return { ...problem, file: (folders[folder] ?? folder) + rest };
  const source = sources[/^data\/(.+)\.yml$/.exec(problem.file)?.[1] ?? ''];
  if (source === undefined) return problem;
  const names = [...problem.what.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).reverse();
  const lines = readFileSync(path.join(root, source), 'utf8').split('\n');
  for (const name of names) {
    const line = lines.findIndex((text) => ["'", '"', '`'].some((quote) => text.includes(quote + name + quote)));
    if (line >= 0) return { ...problem, file: source, line: line + 1, column: (lines[line]?.indexOf(name) ?? 0) + 1 };
  }
  return { ...problem, file: source, line: 1, column: 1 };
}
