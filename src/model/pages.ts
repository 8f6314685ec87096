import { docFrontMatter, isoDate, parseFrontMatter, postFrontMatter } from './front-matter';
import type { DocFrontMatter, PostFrontMatter } from './front-matter';
import { longestDescription, titleOf } from './page-title';
import type { Problem } from './problems';
import { datedName, docIdOfFile, docPath, postPath } from './routes';
import type { CompiledMarkdown } from './types';

interface SourcePage extends CompiledMarkdown {
  /** Path below the content folder. */
  readonly file: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly draft: boolean;
  readonly unlisted: boolean;
}

export interface DocSource extends SourcePage {
  readonly kind: 'doc';
  readonly id: string;
  readonly label: string;
  readonly keywords: readonly string[];
}

export interface PostSource extends SourcePage {
  readonly kind: 'post';
  /** yyyy-mm-dd */
  readonly date: string;
  readonly authors: readonly string[];
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
export function docFromMarkdown(file: string, yaml: string, compiled: CompiledMarkdown): Result<DocSource> {
  const { value, problems: found, placeOf } = parseFrontMatter<DocFrontMatter>(yaml, docFrontMatter, file);
  if (!value) return { page: undefined, problems: found };
  const { title, problems: ofTitle } = titleOf(file, value.title, compiled.ownTitle, placeOf);
  const problems = [...found, ...ofTitle, ...longestDescription(file, value.description, placeOf)];
  if (title === undefined) return { page: undefined, problems };
  const id = value.id ?? docIdOfFile(file.slice('docs/'.length));
  const page: DocSource = {
    ...compiled,
    kind: 'doc',
    file,
    id,
    path: docPath(id, value.slug),
    title,
    label: value.sidebar_label ?? title,
    description: value.description ?? firstSentences(compiled),
    keywords: value.keywords ?? [],
    draft: value.draft ?? false,
    unlisted: value.unlisted ?? false,
  };
  return { page, problems };
}

/** Front matter and compiled body of `blog/…` → a post, or the problems that prevent it. */
export function postFromMarkdown(file: string, yaml: string, compiled: CompiledMarkdown): Result<PostSource> {
  const { value, problems: found, placeOf } = parseFrontMatter<PostFrontMatter>(yaml, postFrontMatter, file);
  if (!value) return { page: undefined, problems: found };
  const { title, problems: ofTitle } = titleOf(file, value.title, compiled.ownTitle, placeOf);
  const problems = [...found, ...ofTitle, ...longestDescription(file, value.description, placeOf)];
  if (title === undefined) return { page: undefined, problems };
  const named = datedName(file.slice('blog/'.length));
  const date = value.date ?? named?.date;
  const slug = value.slug ?? named?.slug;
  if (date === undefined || slug === undefined || !isoDate.safeParse(date).success) {
    const problem: Problem = {
      ...atTop(file),
      line: value.date === undefined ? 1 : placeOf('date').line,
      what: `The post has no valid date: \`${date ?? file}\`.`,
      remedy: 'Name the file yyyy-mm-dd-short-name.md with a date that exists.',
    };
    return { page: undefined, problems: [...problems, problem] };
  }
  const page: PostSource = {
    ...compiled,
    kind: 'post',
    file,
    path: postPath(date, slug),
    date,
    title,
    authors: value.authors,
    tags: value.tags ?? [],
    authorsLine: placeOf('authors').line,
    description: value.description ?? firstSentences(compiled),
    readingTime: Math.max(1, Math.round(compiled.words / wordsPerMinute)),
    draft: value.draft ?? false,
    unlisted: value.unlisted ?? false,
  };
  return { page, problems };
}

/** At most 160 characters of the first section, cut at a word: the description when none is written. */
function firstSentences({ sections }: CompiledMarkdown): string {
  const text = (sections.find((section) => section.text !== '')?.text ?? '').replace(/\s+/g, ' ').trim();
  if (text.length <= 160) return text;
  return `${text.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}
