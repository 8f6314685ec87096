import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { escapeRegExp } from '../model/escape';
import type { Policy } from '../model/policy';
import type { Problem } from '../model/problems/problems';

/** File of a mounted tree that says where it comes from and what is not taken over. */
export const originFile = 'origin.json';

const origin = z.object({
  /** Folder of the tree. */
  root: z.string(),
  notes: z.array(z.string()).readonly(),
  /** Our data files by name → the files of the tree that say the same, below its root. */
  sources: z.record(z.string(), z.array(z.string())),
  /** Our names of folders of pages, such as `docs` and `blog` → those of the tree, below its root. */
  folders: z.record(z.string(), z.string()),
  /** Names of components that all pages of the tree know. */
  components: z.array(z.string()),
  /** Elements of Markdown in whose place the tree shows its own components. */
  elements: z.array(z.string()).default([]),
  /** Whether packages or plugins of the tree may bring components of a theme, which this site does not have. */
  hasFurtherThemes: z.boolean().default(false),
  /** Names that plugins of the tree give to its modules → where these are. */
  aliases: z.record(z.string(), z.string()),
  /** Style sheets that the configuration gives to all pages. */
  customCss: z.array(z.string()).default([]),
  /** Whether packages that are not installed leave a visible gap instead of stopping the build. */
  allowsGaps: z.boolean(),
  /** Whether it brings remark or rehype plugins, which run before its pages are compiled. */
  runsPlugins: z.boolean().default(false),
  /** Whether its configuration makes redirects of the addresses that the site has in the end. */
  redirectsRoutes: z.boolean().default(false),
  /** Whether its plugins do something after the build. */
  runsPostBuild: z.boolean().default(false),
  /** Whether its plugins change style sheets. */
  changesSheets: z.boolean().default(false),
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
  const renamed = Object.entries(folders).find(([ours]) => problem.file.startsWith(`${ours}/`));
  if (renamed) return { ...problem, file: renamed[1] + problem.file.slice(renamed[0].length) };
  const files = sources[/^(?:data\/)?(.+)\.yml$/.exec(problem.file)?.[1] ?? ''];
  if (files === undefined) return problem;
  const names = [...problem.what.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).reverse();
  for (const name of names) {
    for (const file of files) {
      const place = placeOfName(readFileSync(path.join(root, file), 'utf8'), name);
      if (place) return { ...problem, file, ...place };
    }
  }
  return { ...problem, file: files[0] ?? problem.file, line: 1, column: 1 };
}

/** Where a text has a name between quotes, or between spaces in files without quotes; a leading slash may be missing. */
function placeOfName(text: string, name: string): Pick<Problem, 'line' | 'column'> | undefined {
  const word = `${name.startsWith('/') ? '/?' : ''}${escapeRegExp(name.replace(/^\//, ''))}/?`;
  const found = new RegExp(`(?<=["'\`])${word}(?=["'\`])|(?<=^|\\s)${word}(?=\\s|$)`, 'm').exec(text);
  if (!found) return undefined;
  const before = text.slice(0, found.index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
