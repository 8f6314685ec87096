import { CORE_SCHEMA, safeLoad } from 'js-yaml';
import { z } from 'zod';
import { leadsElsewhere } from '../../addresses/address';
import { absoluteAddress, linkAddress } from '../../addresses/schemes';
import type { Policy, Problem } from '../../problems/problems';
import { asWarning } from '../../problems/problems';
import type { JsonObject, Json } from '../../types';
import { parseYaml } from '../../yaml-schema';
import { readYaml } from '../../yaml-source';
import type { YamlSource } from '../../yaml-source';
import { nearest } from '../../nearest';

/** yyyy-mm-dd, a day of the calendar. */
export const isoDate = z.iso.date({ error: 'must be a valid date in the form yyyy-mm-dd' });

/** A day, or a day with a time, of which only the day counts. */
const day = z
  .string()
  .transform((value) => value.slice(0, 10))
  .pipe(isoDate);

const label = z.string().min(1);

/** Words, or Docusaurus' `{ label, permalink }`. */
const tagList = z.array(
  z.union([label, z.looseObject({ label: label.describe('Text that readers see.') }).transform((tag) => tag.label)]),
  {
    error: 'must be a list of strings',
  },
);

/** Somebody under a post: a key of the authors' file, a person written out, or a key with other values. */
export interface WrittenAuthor {
  readonly key: string | undefined;
  readonly name: string | undefined;
  readonly title: string | undefined;
  readonly url: string | undefined;
}

const nobody: WrittenAuthor = {
  key: undefined,
  name: undefined,
  title: undefined,
  url: undefined,
};

const authorKey = label.transform((key): WrittenAuthor => ({ ...nobody, key }));
const person = z
  .looseObject({
    key: label.optional().describe('Key of `data/authors.yml`; what stands beside it replaces what that file says.'),
    name: label.optional().describe('Name that readers see.'),
    title: z.string().optional().describe('What the person does.'),
    url: absoluteAddress.optional().describe('Address of a page about the person.'),
    image_url: linkAddress.optional().describe('Read and not shown.'),
    imageURL: linkAddress.optional().describe('The same as `image_url`.'),
  })
  .refine(({ key, name }) => (key ?? name) !== undefined, {
    path: ['name'],
    error: 'each person needs a `name`, or a `key` of data/authors.yml',
    params: { remedy: 'Add a line `name: …` or `key: …`.' },
  })
  .transform(({ key, name, title, url }): WrittenAuthor => ({ key, name, title, url }));

/** One author or several. */
const authorList = z.union(
  [authorKey.transform((one) => [one]), person.transform((one) => [one]), z.array(z.union([authorKey, person])).min(1)],
  { error: 'must be a list of keys of data/authors.yml, or of people with a `name`' },
);

const text = z.string({ error: 'must be a string' });
const flag = z.boolean({ error: 'must be `true` or `false`' });
const level = z.int().min(2, { error: 'must be from 2 to 6' }).max(6, { error: 'must be from 2 to 6' });
const words = z.array(text, { error: 'must be a list of strings' });
/** Names another page by its id, or none by `null`. */
const docOrNone = text.nullable();

/** What an author may write above pages of every kind. */
const commonKeys = {
  title: text
    .min(1)
    .optional()
    .describe(
      'Page title; also the text of the `<title>` element. A level-1 heading at the start of the page may stand for it.',
    ),
  slug: text
    .refine((slug) => !leadsElsewhere(slug), {
      error: 'must be a path of this site; to lead readers elsewhere, add a redirect to data/redirects.yml',
    })
    .optional()
    .describe(
      'Replaces the last part of the URL; with a leading `/` the whole path below /docs. Of a post: the whole path below /blog.',
    ),
  description: text.optional().describe('One sentence for search engines and link previews, at most 200 characters.'),
  keywords: words.optional().describe('Words that search should find the page by although they are not in its text.'),
  image: text.optional().describe('Picture for link previews: an address on this site or another.'),
  tags: tagList.optional().describe('What the page is about, in a word or two each.'),
  hide_table_of_contents: flag.optional().describe('Whether the page has no table of contents.'),
  toc_min_heading_level: level.optional().describe('Highest level of headings in the table of contents, 2 for `##`.'),
  toc_max_heading_level: level.optional().describe('Lowest level of headings in the table of contents, 3 for `###`.'),
  last_update: z
    .strictObject({
      date: day.optional().describe('Day of the last change, as yyyy-mm-dd.'),
      author: text.optional().describe('Name of who changed it last.'),
    })
    .optional()
    .describe('Replaces what git says about the last change.'),
  custom_edit_url: linkAddress
    .nullable()
    .optional()
    .describe('Address of the source; `null` for a page that has none.'),
  draft: flag.optional().describe('Built only while developing.'),
  unlisted: flag.optional().describe('Reachable by its address, but not listed and not indexed.'),
};

/** What an author may write above a doc. */
export const docFrontMatter = z.strictObject({
  ...commonKeys,
  id: text
    .regex(/^[^/]*$/, 'replaces the last part of the id only, and cannot have a slash. Set `slug` for another address')
    .optional()
    .describe('Replaces the last part of the id made from the file name.'),
  sidebar_label: text.min(1).optional().describe('Short title for the sidebar and the breadcrumbs.'),
  sidebar_position: z
    .number({ error: 'must be a number' })
    .optional()
    .describe('Order in a sidebar that is generated from folders.'),
  displayed_sidebar: docOrNone
    .optional()
    .describe('Sidebar to show with a doc that stands in none, or `null` for none.'),
  hide_title: flag.optional().describe('Whether the title stands in the head of the page only.'),
  pagination_next: docOrNone.optional().describe('Id of the doc that comes next, or `null` for none.'),
  pagination_prev: docOrNone.optional().describe('Id of the doc that comes before, or `null` for none.'),
});

/** What an author may write above a page outside of docs and blog. */
export const plainFrontMatter = z.strictObject(commonKeys);

/** What an author may write above a blog post. */
export const postFrontMatter = z.strictObject({
  ...commonKeys,
  authors: authorList.optional().describe('Keys of `data/authors.yml`, or people written out.'),
  author: text.optional().describe('Name of the author; `authors` is the usual way.'),
  author_url: absoluteAddress.optional().describe('Address of a page about the `author`.'),
  authorURL: absoluteAddress.optional().describe('The same as `author_url`.'),
  author_image_url: linkAddress.optional().describe('Read and not shown.'),
  authorImageURL: linkAddress.optional().describe('The same as `author_image_url`.'),
  author_title: text.optional().describe('What the `author` does.'),
  authorTitle: text.optional().describe('The same as `author_title`.'),
  date: isoDate.optional().describe('Replaces the date in the file name.'),
});

export type CommonFrontMatter = z.infer<z.ZodObject<typeof commonKeys>>;
export type PostFrontMatter = z.infer<typeof postFrontMatter>;

/** A Markdown file cut in two; `body` keeps its line numbers (front matter lines are blank). */
interface SplitMarkdown {
  readonly yaml: string;
  readonly body: string;
}

/**
 * Separates front matter and body. A file without front matter has an empty `yaml`. As in Docusaurus, any line that begins with three
 * dashes ends the front matter, and what follows them belongs to the body.
 */
export function splitFrontMatter(source: string): SplitMarkdown {
  const text = source.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  const match = /^---[ \t]*\n([\s\S]*?\n)?---(?:[ \t]*(?:\n|$))?/.exec(text);
  if (!match) return { yaml: '', body: text };
  const lines = match[0].split('\n').length - 1;
  return { yaml: match[1] ?? '', body: '\n'.repeat(lines) + text.slice(match[0].length) };
}

/** What is wrong with an empty file, or with front matter that lacks its first or its last line, of which everything would be taken for text. */
export function halfFrontMatter(source: string, file: string): Problem | undefined {
  const at = { file, line: 1, column: 1 };
  if (/^\s*$/.test(source))
    return { ...at, what: 'The file is empty.', remedy: 'Write the front matter and a text, or remove the file.' };
  const end = /^\uFEFF?---[ \t]*\r?\n((?:(?!---)[^\n]*\n)*)----+[ \t]*(?:\r?\n|$)/.exec(source);
  if (end)
    return {
      ...at,
      line: 1 + (end[1] ?? '').split('\n').length,
      what: 'The front matter ends with too many dashes.',
      remedy: 'Write three: `---`.',
    };
  if (splitFrontMatter(source).yaml !== '') return undefined;
  if (/^\uFEFF?---[ \t]*\r?\n\s*\w+:/.test(source))
    return { ...at, what: 'The front matter has no end.', remedy: 'Write a line with `---` below the last key.' };
  if (/^\uFEFF?\s+---[ \t]*\r?\n\s*\w+:/.test(source))
    return {
      ...at,
      what: 'The front matter does not stand at the beginning of the file.',
      remedy: 'Remove what stands above its first `---`.',
    };
  const [, dashes] = /^\uFEFF?(--+)[ \t]*\r?\n\s*\w+:/.exec(source) ?? [];
  if (dashes !== undefined) {
    const what = `The front matter begins with too ${dashes.length < 3 ? 'few' : 'many'} dashes.`;
    return { ...at, what, remedy: 'Write three: `---`.' };
  }
  if (/^\uFEFF?(?:title|description|id|slug|authors|sidebar_label): [^]*?^---[ \t]*$/m.test(source))
    return {
      ...at,
      what: 'The front matter has no beginning.',
      remedy: 'Write a line with `---` above the first key.',
    };
  return undefined;
}

/** Front matter that is valid, or what is wrong with it. */
export interface ParsedFrontMatter<T> {
  readonly value: T | undefined;
  /** All keys as written, known or not. */
  readonly written: JsonObject;
  readonly problems: readonly Problem[];
  readonly placeOf: (key: string) => { line: number; column: number };
}

/**
 * Validates front matter; the place of each problem is a line of the file. Under a lenient policy a key that is unknown or
 * has a value that does not fit is left out with a warning.
 */
export function parseFrontMatter<Shape extends z.ZodRawShape>(
  source: YamlSource,
  schema: z.ZodObject<Shape>,
  file: string,
  policy: Policy,
): ParsedFrontMatter<z.infer<z.ZodObject<Shape>>> {
  const written = frontMatterValues(source);
  const placeOf: ParsedFrontMatter<unknown>['placeOf'] = (key) => source.placeOf([key]);
  if (policy === 'strict' || source.value === undefined) {
    const { value, problems } = parseYaml(source, schema, file);
    return { value, problems: [...problems.map(ofOthers), ...cutOff(source, written, file)], written, placeOf };
  }
  const { fitting, problems } = fittingKeys(written, schema, file, source);
  const { data } = schema.safeParse(fitting);
  return { value: data, written, problems: [...source.problems.slice(0, 1).map(asWarning), ...problems], placeOf };
}

/** Texts for readers that a `#` ends, because YAML takes what follows it for a comment. */
const cutOff = (source: YamlSource, written: JsonObject, file: string): Problem[] =>
  ['title', 'sidebar_label', 'description'].flatMap((key) => {
    const [text, comment] = [written[key], source.commentAt([key])];
    if (typeof text !== 'string' || comment === undefined) return [];
    const what = `The \`${key}\` ends before \`${comment}\`, which is a comment in YAML.`;
    const remedy = `Write \`${key}: ${JSON.stringify(`${text} ${comment}`)}\`, or remove the comment.`;
    return [{ file, ...source.placeOf([key]), what, remedy, severity: 'warning' }];
  });

/** A key that only another kind of page has is not misspelled. */
function ofOthers(problem: Problem): Problem {
  const [, key = ''] = /^Unknown key `(\w+)`/.exec(problem.what) ?? [];
  const kinds = { posts: postFrontMatter, docs: docFrontMatter };
  const [owner] = Object.entries(kinds).find(([, { shape }]) => Object.hasOwn(shape, key)) ?? [];
  return owner === undefined ? problem : { ...problem, remedy: `Remove it. Only ${owner} have this key.` };
}

/**
 * The front matter of a file, not yet checked. Docusaurus reads some text that is no valid YAML, such as two keys on one line. Then there are
 * problems and a value.
 */
export function readFrontMatter(yaml: string, file: string): YamlSource {
  const source = readYaml(yaml, file, 1);
  return source.problems.length === 0 ? source : { ...source, value: asInDocusaurus(yaml) };
}

/** Keys that the address of a page follows from, besides the path of its file. */
export const addressKeys = ['slug', 'id', 'date'] as const;

/** Where the first of some keys of front matter stands that a file has; its start without any. */
export function placeOfKey(text: string, keys: readonly string[]): { readonly line: number; readonly column: number } {
  const source = readFrontMatter(splitFrontMatter(text).yaml, '');
  const key = keys.find((one) => Object.hasOwn(frontMatterValues(source), one));
  return key === undefined ? { line: 1, column: 1 } : source.placeOf([key]);
}

function asInDocusaurus(yaml: string): unknown {
  try {
    return safeLoad(yaml, { schema: CORE_SCHEMA });
  } catch {
    return undefined;
  }
}

/** All keys of front matter as written, known or not; none when it is no valid YAML. */
export const frontMatterValues = ({ value }: Pick<YamlSource, 'value'>): JsonObject =>
  jsonObject.safeParse(value ?? {}).data ?? {};

const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), z.json());

/** The keys of foreign front matter that fit the schema, as values that it takes; the rest are warnings. */
function fittingKeys(
  written: JsonObject,
  schema: z.ZodObject,
  file: string,
  source: YamlSource,
): { readonly fitting: Record<string, unknown>; readonly problems: readonly Problem[] } {
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  const problems: Problem[] = [];
  const fitting: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(written)) {
    const warn = (what: string, remedy: string): number =>
      problems.push({ file, ...source.placeOf([key]), what, remedy, severity: 'warning' });
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (!field) {
      const near = nearest(key, Object.keys(shape));
      const meant = near === undefined ? '' : ` Did you mean \`${near}\`?`;
      warn(`The key \`${key}\` has no effect.`, `The page keeps it as data.${meant}`);
      continue;
    }
    const accepted = readings(value).find((reading) => z.safeParse(field, reading).success);
    if (accepted !== undefined) fitting[key] = accepted;
    else if (value !== null) {
      const reason = z.safeParse(field, value).error?.issues[0]?.message ?? 'does not fit';
      warn(`\`${key}\` ${reason}. It is ignored.`, `Correct the value of \`${key}\`.`);
    }
  }
  return { fitting, problems };
}

/** What a value may be meant as: numbers are texts too, a time is on a day, words may stand behind commas. */
function readings(value: Json): Json[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [value, String(value)];
  if (typeof value !== 'string') return [value];
  const flag = value === 'true' || value === 'false' ? [value === 'true'] : [];
  return [value, ...daysIn(value), value.split(',').map((word) => word.trim()), ...flag];
}

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];
const time = String.raw`(?:(?:T| +)\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)? ?(?:[ap]m)? ?(?:Z|UTC|GMT|[+-]\d{1,2}(?::?\d\d)?)?)?$`;
const dateForms = [
  String.raw`^(?<year>\d{4})(?<mark>[-/])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})`,
  String.raw`^(?<month>[a-z]{3,9})\.? +(?<day>\d{1,2}),? +(?<year>\d{4})`,
  String.raw`^(?<day>\d{1,2}) +(?<month>[a-z]{3,9})\.?,? +(?<year>\d{4})`,
].map((form) => new RegExp(form + time, 'i'));

/** The day of a date in one of the usual forms, with or without a time. `Date` would also find one in `Release 2024`. */
function daysIn(value: string): string[] {
  for (const form of dateForms) {
    const { year, month = '', day = '' } = form.exec(value)?.groups ?? {};
    if (year === undefined) continue;
    const named = months.findIndex((name) => name.startsWith(month.toLowerCase())) + 1;
    return [`${year}-${(named === 0 ? month : String(named)).padStart(2, '0')}-${day.padStart(2, '0')}`];
  }
  return [];
}
