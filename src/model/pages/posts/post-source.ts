import { blogOfFile } from './blogs';
import { isoDate, parseFrontMatter, postFrontMatter } from '../front-matter/front-matter';
import type { PostFrontMatter, WrittenAuthor } from '../front-matter/front-matter';
import { startPage } from '../source-page';
import type { PageFile, PageResult, SourcePage } from '../source-page';
import { postPath } from '../../addresses/routes';
import type { Problem } from '../../problems/problems';

/** A post of a blog, made from one Markdown file below its folder. */
export interface PostSource extends SourcePage {
  readonly kind: 'post';
  /** Folder of its blog. */
  readonly blog: string;
  readonly date: string;
  /** Keys of authors. */
  readonly authors: readonly string[];
  /** People whom the post itself describes. */
  readonly ownAuthors: readonly PostAuthor[];
  /** Line of the front matter that names them. */
  readonly authorsLine: number;
  /** Minutes, at 200 words each; at least 1. */
  readonly readingTime: number;
}

const wordsPerMinute = 200;

/** The 31st of June is the 1st of July for Docusaurus. What is no day of any month stays as it is. */
function withinMonth(date: string | undefined): string | undefined {
  if (date === undefined || !/^\d{4}-(?:0[1-9]|1[0-2])-(?:29|3[01])$/.test(date)) return date;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Front matter and compiled body of a file → a post, or the problems that prevent it. */
export function postFromMarkdown(pageFile: PageFile): PageResult<PostSource> {
  const { file, name, yaml, compiled, policy, config } = pageFile;
  const { folder, prefix, blogBasePath, blogEditUrl } = blogOfFile(file, config);
  const named = postNameOf(name);
  const parsed = parseFrontMatter(yaml, postFrontMatter, file, policy);
  const { begun, problems, placeOf } = startPage(pageFile, parsed, named.address, blogEditUrl);
  if (!begun) return { page: undefined, problems };
  const { value, fields } = begun;
  const written = value.date ?? named.date ?? config.postDates[file];
  const date = policy === 'lenient' ? withinMonth(written) : written;
  if (date === undefined || !isoDate.safeParse(date).success) {
    const problem = {
      file,
      line: 1,
      column: 1,
      what: `The post has no valid date: \`${date ?? file}\`.`,
      remedy: 'Name the file yyyy-mm-dd-short-name.md, with a valid date.',
    };
    return { page: undefined, problems: [...problems, problem] };
  }
  const authors = authorsOfPost(value, prefix);
  if (authors.keys.length === 0 && policy === 'strict') {
    const problem = { what: '`authors` is missing.', remedy: 'Add a line `authors: …`.' };
    return { page: undefined, problems: [...problems, { file, ...placeOf('authors'), ...problem }] };
  }
  const page: PostSource = {
    ...fields,
    kind: 'post',
    id: file,
    blog: folder,
    path: postPath(value.slug ?? named.address, blogBasePath),
    date,
    authors: authors.keys,
    ownAuthors: authors.own,
    authorsLine: placeOf(value.author === undefined ? 'authors' : 'author').line,
    readingTime: Math.max(1, Math.round(compiled.words / wordsPerMinute)),
  };
  return { page, problems: [...problems, ...(policy === 'strict' ? checkDay(pageFile, date, named.date) : [])] };
}

/** A post's address takes the day from the file name as it is written. `padded` is that day with its zeros; `date` may be another one. */
function checkDay({ file, name }: PageFile, date: string, padded = ''): Problem[] {
  const [digits] = /^\d{4}-\d{1,2}-\d{1,2}(?=-)/.exec(name) ?? [];
  const isDay = isoDate.safeParse(padded).success;
  if (digits === undefined || (isDay && digits === padded)) return [];
  const what = `The name of the post has \`${digits}\`, ${isDay ? `without the zeros of \`${padded}\`` : 'which is no day'}.`;
  const remedy = `Rename it to \`${file.replace(digits, isDay ? padded : date)}\`.`;
  return [{ file, line: 1, column: 1, what, remedy, severity: 'warning' }];
}

/** Somebody whom a post itself describes, under a key made for it. */
export interface PostAuthor {
  readonly key: string;
  readonly name: string;
  readonly title?: string | undefined;
  readonly url?: string | undefined;
}

interface AuthorsOfPost {
  readonly keys: string[];
  readonly own: PostAuthor[];
}

/** Keys of all authors of a post, and those that it describes itself. `prefix` stands in front of those that its blog knows. */
function authorsOfPost(value: PostFrontMatter, prefix = ''): AuthorsOfPost {
  const written = [...(value.authors ?? []), ...legacyAuthor(value)];
  const own: PostAuthor[] = [];
  const keys = written.map(({ key, name, title, url }) => {
    if (key !== undefined || name === undefined) return prefix + (key ?? '');
    // With a blank in it, it is no key of data/authors.yml.
    const author: PostAuthor = { key: `${name} ${url ?? ''}`, name, title, url };
    own.push(author);
    return author.key;
  });
  return { keys, own };
}

/** The single author of older Docusaurus posts. */
function legacyAuthor(value: PostFrontMatter): WrittenAuthor[] {
  if (value.author === undefined) return [];
  return [
    {
      key: undefined,
      name: value.author,
      title: value.author_title ?? value.authorTitle,
      url: value.author_url ?? value.authorURL,
    },
  ];
}

const dated = /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*)$/;

/** What the name of a post's file says: its address below the blog, and its day when the name has one. */
interface PostName {
  readonly date: string | undefined;
  /** `2024/02/29/leap-day`, or the plain name of a file without date. */
  readonly address: string;
}

/** Reads `2024-02-29-leap-day.md`, `2024-02-29-leap-day/index.md`, `2024/02/29/leap-day.md` and names without date. */
export function postNameOf(file: string): PostName {
  const name = file.replace(/\.mdx?$/, '').replace(/\/index$/, '');
  const match = dated.exec(name);
  if (!match) return { date: undefined, address: name };
  const [, folder = '', year = '', month = '', day = '', text = ''] = match;
  const rest = folder + text;
  return {
    date: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    address: `${year}/${month}/${day}${rest === '' ? '' : `/${rest}`}`,
  };
}
