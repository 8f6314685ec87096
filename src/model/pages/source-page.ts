import type { SiteConfig } from '../../config/site-config';
import { chapterLength } from '../chapters/chapter-length';
import { checkValues } from './front-matter/check-values';
import type { CommonFrontMatter, ParsedFrontMatter } from './front-matter/front-matter';
import { firstLine, longestDescription, titleOf } from './title-and-description';
import type { Policy, Problem } from '../problems/problems';
import type { CompiledMarkdown, JsonObject } from '../types';
import type { YamlSource } from '../yaml-source';

/** What an empty text is compiled to, and one that cannot be parsed. */
export const emptyPage: CompiledMarkdown = {
  ownTitle: null,
  body: [],
  excerpt: [],
  truncated: false,
  headings: [],
  sections: [],
  anchors: [],
  definitions: [],
  links: [],
  pictures: [],
  modules: [],
  hosts: [],
  words: 0,
  lacksData: false,
  needsMdx: false,
  mdxSource: '',
  markdown: '',
};

/** What pages of every kind have. */
export interface SourcePage extends CompiledMarkdown {
  /** Names the page among all of them: the id of a doc, or the file of a page that has no id. */
  readonly id: string;
  /** Path below the content folder. */
  readonly file: string;
  readonly path: string;
  readonly title: string;
  /** yyyy-mm-dd; null for pages that do not age. */
  readonly date: string | null;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly tags: readonly string[];
  readonly image: string | null;
  readonly hideTableOfContents: boolean;
  /** Lowest and highest level of headings in the table of contents. */
  readonly tocLevels: readonly [number, number];
  /** Written in the front matter, instead of what git says. */
  readonly lastUpdate: { readonly date: string | null; readonly author: string | null } | null;
  /** Characters of HTML of the body, about. */
  readonly length: number;
  /** Address of the source; null for a page that has none. */
  readonly editUrl: string | null;
  readonly draft: boolean;
  readonly unlisted: boolean;
  /** All keys above the page as written, also those that mean nothing here. */
  readonly frontMatter: JsonObject;
}

/** One Markdown file, compiled, on its way to a page. */
export interface PageFile {
  /** Path below the content folder. */
  readonly file: string;
  /** The same path below the folder of the page's kind. */
  readonly name: string;
  readonly yaml: YamlSource;
  readonly compiled: CompiledMarkdown;
  readonly policy: Policy;
  readonly config: SiteConfig;
}

/** A page, or the problems that prevent it; a page may have problems that do not. */
export interface PageResult<Page extends SourcePage> {
  readonly page: Page | undefined;
  readonly problems: readonly Problem[];
}

type CommonFields = Omit<SourcePage, 'id' | 'path' | 'date'>;
interface Started<Value> extends Pick<ParsedFrontMatter<Value>, 'placeOf' | 'problems'> {
  /** Undefined when a page cannot be made. */
  readonly begun: { readonly value: Value; readonly fields: CommonFields } | undefined;
}

/**
 * What the front matter of a file says about a page of any kind. `plainName` is the title of a page that has no
 * other, where the policy is lenient; `editUrl` is where the sources of its kind are edited.
 */
export function startPage<Value extends CommonFrontMatter>(
  { file, name, compiled, policy, config }: PageFile,
  { value, written, placeOf, problems: found }: ParsedFrontMatter<Value>,
  plainName: string,
  editUrl: string,
): Started<Value> {
  if (!value) return { begun: undefined, problems: found, placeOf };
  const fallback = policy === 'lenient' ? plainName.slice(plainName.lastIndexOf('/') + 1) : undefined;
  const { title, problems: ofTitle } = titleOf(file, value, compiled.ownTitle, placeOf, fallback);
  const { minLevel, maxLevel } = config.tableOfContents;
  const tocLevels = [value.toc_min_heading_level ?? minLevel, value.toc_max_heading_level ?? maxLevel] as const;
  const problems = [
    ...found,
    ...ofTitle,
    ...longestDescription(file, value.description, placeOf),
    ...(policy === 'strict' ? checkValues(file, value, tocLevels, placeOf) : []),
  ];
  if (title === undefined) return { begun: undefined, problems, placeOf };
  const { date = null, author = null } = value.last_update ?? {};
  const fields: CommonFields = {
    ...compiled,
    file,
    title,
    description: value.description ?? (policy === 'lenient' ? firstLine(compiled.markdown) : firstSentences(compiled)),
    keywords: value.keywords ?? [],
    tags: value.tags ?? [],
    image: value.image ?? null,
    hideTableOfContents: value.hide_table_of_contents ?? false,
    tocLevels,
    lastUpdate: value.last_update ? { date, author } : null,
    length: chapterLength(compiled.body),
    editUrl: value.custom_edit_url === undefined ? editAddress(editUrl, file, name) : value.custom_edit_url,
    draft: value.draft ?? false,
    unlisted: value.unlisted ?? false,
    frontMatter: written,
  };
  return { begun: { value, fields }, problems, placeOf };
}

/** Where a file is edited: a `*` stands for its path below the folder of its kind, otherwise its path in the tree follows. */
function editAddress(editUrl: string, file: string, name: string): string | null {
  if (editUrl === '') return null;
  return editUrl.includes('*') ? editUrl.replace('*', () => name) : editUrl + file;
}

/** At most 160 characters of the first section, cut at a word: the description when none is written. */
function firstSentences({ sections }: CompiledMarkdown): string {
  const text = (sections.find((section) => section.text !== '')?.text ?? '').replace(/\s+/g, ' ').trim();
  if (text.length <= 160) return text;
  return `${text.slice(0, 159).replace(/ \S*$/, '')}…`;
}
