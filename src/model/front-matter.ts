import { z } from 'zod';
import type { Problem } from './problems';
import { parseYaml, readYaml } from './yaml-source';

const text = z.string({ error: (issue) => (issue.input === undefined ? 'received undefined' : 'must be a text') });
const flag = z.boolean({ error: 'must be `true` or `false`' });
/** yyyy-mm-dd, a day of the calendar. */
export const isoDate = z.iso.date({ error: 'must be a date that exists, written yyyy-mm-dd' });

/** What an author may write above a doc. */
export const docFrontMatter = z.strictObject({
  /** Page title; also the text of the `<title>` element. A level-1 heading at the start of the page may stand for it. */
  title: text.min(1).optional(),
  /** Replaces the id made from the file name. */
  id: text.optional(),
  /** Replaces the last part of the URL; with a leading `/` the whole path below /docs. */
  slug: text.optional(),
  /** Short title for the sidebar and the breadcrumbs. */
  sidebar_label: text.optional(),
  /** One sentence for search engines and link previews, at most 200 characters. */
  description: text.optional(),
  /** Words that search should find the page by although they are not in its text. */
  keywords: z.array(text, { error: 'must be a list of words' }).optional(),
  /** Built only while developing. */
  draft: flag.optional(),
  /** Reachable by its address, but not listed and not indexed. */
  unlisted: flag.optional(),
});

/** What an author may write above a blog post. */
export const postFrontMatter = z.strictObject({
  title: text.min(1).optional(),
  /** Keys of `data/authors.yml`. */
  authors: z.array(text, { error: 'must be a list of keys of data/authors.yml' }).min(1),
  /** What the post is about, in a word or two each. */
  tags: z.array(text.min(1), { error: 'must be a list of words' }).optional(),
  /** Replaces the date in the file name. */
  date: isoDate.optional(),
  slug: text.optional(),
  description: text.optional(),
  draft: flag.optional(),
  unlisted: flag.optional(),
});

export type DocFrontMatter = z.infer<typeof docFrontMatter>;
export type PostFrontMatter = z.infer<typeof postFrontMatter>;

/** A Markdown file cut in two; `body` keeps its line numbers (front matter lines are blank). */
export interface SplitMarkdown {
  readonly yaml: string;
  readonly body: string;
}

/** Separates front matter and body. A file without front matter has an empty `yaml`. */
export function splitFrontMatter(source: string): SplitMarkdown {
  const text = source.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  const match = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(\n|$)/.exec(text);
  if (!match) return { yaml: '', body: text };
  const lines = match[0].split('\n').length - 1;
  return { yaml: match[1] ?? '', body: '\n'.repeat(lines) + text.slice(match[0].length) };
}

/** Validates front matter; the place of each problem is a line of the file. */
export function parseFrontMatter<T>(
  yaml: string,
  schema: z.ZodType<T>,
  file: string,
): { value: T | undefined; problems: Problem[]; placeOf: (key: string) => { line: number; column: number } } {
  const source = readYaml(yaml, file, 1);
  return { ...parseYaml(source, schema, file), placeOf: (key) => source.placeOf([key]) };
}
