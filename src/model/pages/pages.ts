import { authorsOfPost } from './authors';
import type { PostAuthor } from './authors';
import { docIdOf, docNameOfFile, positionOfFile } from './doc-names';
import { docFrontMatter, parseFrontMatter, postFrontMatter } from './front-matter';
import type { DocFrontMatter, ParsedFrontMatter, PostFrontMatter } from './front-matter';
import { isoDate } from './front-matter-values';
import { longestDescription, titleOf } from './page-title';
import { postNameOf } from './post-names';
import type { Problem } from '../problems';
import { docPath, postPath } from '../addresses/routes';
import type { CompiledMarkdown, JsonObject } from '../types';
import type { YamlSource } from '../yaml-source';
import { site } from '../../site';

interface SourcePage extends CompiledMarkdown {
  /** Path below the content folder. */
  readonly file: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly tags: readonly string[];
  readonly image: string | null;
  readonly hideTableOfContents: boolean;
  /** Lowest and highest level of headings in the table of contents. */
  readonly tocLevels: readonly [number, number];
  /** Written in the front matter, instead of what git says. */
  readonly lastUpdate: { readonly date: string | null; readonly author: string | null } | null;
  /** Address of the source; null for a page that has none. */
  readonly editUrl: string | null;
  readonly draft: boolean;
  readonly unlisted: boolean;
  /** All keys above the page as written, also those that mean nothing here. */
  readonly frontMatter: JsonObject;
}

export interface DocSource extends SourcePage {
  readonly kind: 'doc';
  readonly id: string;
  readonly label: string;
  /** Order in a sidebar that is generated from folders. */
  readonly position: number | null;
  readonly hideTitle: boolean;
  /** What the author says about the sidebar and the neighbours; null for nobody; absent: what follows from the sidebars. */
  readonly overrides: DocOverrides;
}
export interface DocOverrides {
  readonly sidebar?: string | null;
  readonly previous?: string | null;
  readonly next?: string | null;
}

export interface PostSource extends SourcePage {
  readonly kind: 'post';
  /** yyyy-mm-dd */
  readonly date: string;
  /** Keys of authors. */
  readonly authors: readonly string[];
  /** People whom the post itself describes. */
  readonly ownAuthors: readonly PostAuthor[];
  /** Line of the front matter that names them. */
  readonly authorsLine: number;
  readonly tags: readonly string[];
  /** Minutes, at 200 words each; at least 1. */
  readonly readingTime: number;
}

export type PageSource = DocSource | PostSource;
type Result<T> = { readonly page: T | undefined; readonly problems: readonly Problem[] };

const wordsPerMinute = 200;
const atTop = (file: string) => ({ file, line: 1, column: 1 });

/** Front matter and compiled body of `docs/…` → a doc, or the problems that prevent it. */
export function docFromMarkdown(file: string, yaml: YamlSource, compiled: CompiledMarkdown): Result<DocSource> {
  const parsed = parseFrontMatter(yaml, docFrontMatter, file);
  const { value, problems: found, placeOf } = parsed;
  if (!value) return { page: undefined, problems: found };
  const below = file.slice('docs/'.length);
  const { title, problems: ofTitle } = titleOf(file, value.title, compiled.ownTitle, placeOf, nameOf(file));
  const problems = [...found, ...ofTitle, ...longestDescription(file, value.description, placeOf)];
  if (title === undefined) return { page: undefined, problems };
  const id = docIdOf(below, value.id);
  const page: DocSource = {
    ...compiled,
    ...commonFields(parsed, value, compiled, file),
    kind: 'doc',
    file,
    id,
    path: docPath(id, value.slug, docNameOfFile(below)),
    title,
    label: value.sidebar_label ?? title,
    position: value.sidebar_position ?? positionOfFile(below) ?? null,
    hideTitle: value.hide_title ?? false,
    overrides: {
      ...(value.displayed_sidebar === undefined ? {} : { sidebar: value.displayed_sidebar }),
      ...(value.pagination_prev === undefined ? {} : { previous: value.pagination_prev }),
      ...(value.pagination_next === undefined ? {} : { next: value.pagination_next }),
    },
  };
  return { page, problems };
}

/** Front matter and compiled body of `blog/…` → a post, or the problems that prevent it. */
export function postFromMarkdown(file: string, yaml: YamlSource, compiled: CompiledMarkdown): Result<PostSource> {
  const parsed = parseFrontMatter(yaml, postFrontMatter, file);
  const { value, problems: found, placeOf } = parsed;
  if (!value) return { page: undefined, problems: found };
  const { title, problems: ofTitle } = titleOf(file, value.title, compiled.ownTitle, placeOf, nameOf(file));
  const problems = [...found, ...ofTitle, ...longestDescription(file, value.description, placeOf)];
  if (title === undefined) return { page: undefined, problems };
  const named = postNameOf(file.slice('blog/'.length));
  const date = value.date ?? named.date;
  if (date === undefined || !isoDate.safeParse(date).success) {
    const problem: Problem = {
      ...atTop(file),
      line: value.date === undefined ? 1 : placeOf('date').line,
      what: `The post has no valid date: \`${date ?? file}\`.`,
      remedy: 'Name the file yyyy-mm-dd-short-name.md with a date that exists.',
    };
    return { page: undefined, problems: [...problems, problem] };
  }
  const authors = authorsOfPost(value);
  if (authors.keys.length === 0 && !site.foreign) {
    const problem = { what: '`authors` is missing.', remedy: 'Add a line `authors: …`.' };
    return { page: undefined, problems: [...problems, { file, ...placeOf('authors'), ...problem }] };
  }
  const page: PostSource = {
    ...compiled,
    ...commonFields(parsed, value, compiled, file),
    kind: 'post',
    file,
    path: postPath(value.slug ?? named.address),
    date,
    title,
    authors: authors.keys,
    ownAuthors: authors.own,
    authorsLine: placeOf('authors').line,
    readingTime: Math.max(1, Math.round(compiled.words / wordsPerMinute)),
  };
  return { page, problems };
}

type FrontMatter = DocFrontMatter | PostFrontMatter;

/** The title of a page of a foreign tree that has no other: the name of its file. */
function nameOf(file: string): string | undefined {
  if (!site.foreign) return undefined;
  const below = file.slice(file.indexOf('/') + 1);
  const name = file.startsWith('blog/') ? postNameOf(below).address : docNameOfFile(below);
  return name.slice(name.lastIndexOf('/') + 1);
}

function commonFields(
  { written }: ParsedFrontMatter<FrontMatter>,
  value: FrontMatter,
  compiled: CompiledMarkdown,
  file: string,
): Omit<SourcePage, 'file' | 'path' | 'title' | keyof CompiledMarkdown> {
  const { minLevel, maxLevel } = site.tableOfContents;
  const start = file.startsWith('blog/') ? site.blogEditUrl : site.editUrl;
  const { date = null, author = null } = value.last_update ?? {};
  return {
    description: value.description ?? firstSentences(compiled),
    keywords: value.keywords ?? [],
    tags: value.tags ?? [],
    image: value.image ?? null,
    hideTableOfContents: value.hide_table_of_contents ?? false,
    tocLevels: [value.toc_min_heading_level ?? minLevel, value.toc_max_heading_level ?? maxLevel],
    lastUpdate: value.last_update ? { date, author } : null,
    editUrl: value.custom_edit_url === undefined ? (start === '' ? null : start + file) : value.custom_edit_url,
    draft: value.draft ?? false,
    unlisted: value.unlisted ?? false,
    frontMatter: written,
  };
}

/** At most 160 characters of the first section, cut at a word: the description when none is written. */
function firstSentences({ sections }: CompiledMarkdown): string {
  const text = (sections.find((section) => section.text !== '')?.text ?? '').replace(/\s+/g, ' ').trim();
  if (text.length <= 160) return text;
  return `${text.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}
