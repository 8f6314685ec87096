import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { escapeRegExp } from '../model/escape';
import type { Policy, Problem } from '../model/problems/problems';

/** File of a mounted tree that says where the tree is and how its pages differ from ours. */
export const originFile = 'origin.json';

/**
 * Schema of that file. A tree that was made for another generator is mounted before anything reads it: a folder gets links to its parts, and data files
 * of ours. A tree of translations is mounted, too. Everything that reads content finds here what it needs to know of the tree itself.
 */
export const originSchema = z.object({
  /** Folder of the tree. */
  root: z.string(),
  /** Language of a tree that is our own with translations in the place of originals (`locales.ts`); absent for other trees. */
  locale: z.string().optional(),
  /** Settings of the tree that have no effect here, for the report. */
  notes: z.array(z.string()).readonly(),
  /** Our data files by name → the files of the tree that say the same, below its root. */
  sources: z.record(z.string(), z.array(z.string())),
  /** Our names of folders of pages, such as `docs` and `blog` → those of the tree, below its root. */
  folders: z.record(z.string(), z.string()),
  /** Our names of folders of pages → folders of the tree, below its root, whose files have taken the places of theirs. */
  translations: z.record(z.string(), z.string()).default({}),
  /** Folders outside of the tree that its pages may read files of. */
  around: z.array(z.string()).default([]),
  /** Names of components that all pages of the tree know. */
  components: z.array(z.string()).default([]),
  /** Elements of Markdown in whose place the tree shows its own components. */
  elements: z.array(z.string()).default([]),
  /** Whether packages or plugins of the tree may bring components of a theme, which this site does not have. */
  hasFurtherThemes: z.boolean().default(false),
  /** Whether plugins of the tree changed the syntax trees of its pages (`transformed-pages.ts`). */
  runsPlugins: z.boolean().default(false),
});
export type Origin = z.infer<typeof originSchema>;

/** Where a mounted tree comes from; `undefined` for a tree of our own. */
export function readOrigin(contentDir: string): Origin | undefined {
  const file = path.join(contentDir, originFile);
  return existsSync(file) ? originSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** How strictly a tree is checked. One that was made for another generator was written for other rules than ours. */
export const policyOf = (origin: Origin | undefined): Policy =>
  origin === undefined || origin.locale !== undefined ? 'strict' : 'lenient';

/** Path of the translation that has taken the place of a file, below the root of the tree; undefined for an original. */
function translationOf({ root, locale, translations }: Origin, file: string): string | undefined {
  const translation = locale === undefined ? inOther(translations, file) : `i18n/${locale}/${file}`;
  return translation !== undefined && existsSync(path.join(root, translation)) ? translation : undefined;
}

/** Path of a file whose folder has another name in the tree; undefined for other files. */
function inOther(folders: Readonly<Record<string, string>>, file: string): string | undefined {
  const found = Object.entries(folders).find(([ours]) => file.startsWith(`${ours}/`));
  return found && found[1] + file.slice(found[0].length);
}

/** Whether a file of a tree of translations is one; otherwise it is an original. */
export const isTranslated = (origin: Origin, file: string): boolean => translationOf(origin, file) !== undefined;

/** Path of an original below the root of the tree. */
export const originalFile = (origin: Origin | undefined, file: string): string =>
  inOther(origin?.folders ?? {}, file) ?? file;

/** Path of a file of a tree of translations below the root of the tree that it is made from. */
export const sourceFile = (origin: Origin | undefined, file: string): string =>
  (origin && translationOf(origin, file)) ?? file;

/** A problem as the author of the tree sees it: in a file of the tree; of settings, at the name that it is about. */
export function inSource(problem: Problem, origin: Origin): Problem {
  const { root, sources, locale } = origin;
  if (locale !== undefined) {
    const file = sourceFile(origin, problem.file);
    return file === problem.file ? { ...problem, what: `In \`${locale}\`: ${problem.what}` } : { ...problem, file };
  }
  const moved = translationOf(origin, problem.file) ?? originalFile(origin, problem.file);
  if (moved !== problem.file) return { ...problem, file: moved };
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
  const found = new RegExp(`(?<=["'\`])${word}(?=["'\`])|(?<=^|\\s)${word}(?=\\s|$)`).exec(text);
  if (!found) return undefined;
  const before = text.slice(0, found.index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
