import type { SearchContextName } from '../../model/pages/pages';
import { isSearchContext } from '../contexts';
import type { PageLink, SearchContext, SearchDocument } from '../types';
import type { SearchField } from '../weights';
import { isObject, isText } from '../../model/guards';

// Checked by hand and not with zod, because this runs in the worker, where its bytes delay the first suggestion.

/** Names the index files of a version; the only search file without a hash in its name. */
export interface SearchManifest {
  readonly contexts: readonly ContextFiles[];
  /** Pages for readers who have not typed anything; absent when there are none. */
  readonly popular?: readonly PageLink[];
}

/** A context, or a part of a large one. The parts follow each other, and only the files and the rows differ. */
export interface ContextFiles {
  readonly name: SearchContextName;
  readonly label: string;
  /** Parts of the context that can be searched alone. A page belongs to one when its trail begins with `trail`. */
  readonly filters: readonly (SearchContext & { readonly trail: string })[];
  readonly titles: string;
  readonly contents: string;
  /** Texts of the sections, so many rows in each file. */
  readonly excerpts: readonly string[];
  readonly rowsPerExcerpt: number;
}

/** First tier: what rows show, and the index of titles, headings and names. */
export interface TitlesFile {
  readonly rows: PackedRows;
  readonly index: LeanIndex;
}

/** Second tier: the index of texts and code. */
export interface ContentsFile {
  readonly index: LeanIndex;
}

/** How often each term stands in each field of each row, packed. Lunr's vectors follow from that (`load-index`). */
export interface LeanIndex {
  readonly fields: readonly SearchField[];
  /** Of each term, in the order of their characters: how many it shares with the term before … */
  readonly shared: string;
  /** … and those that it adds, separated by spaces. */
  readonly added: string;
  /** Of each term: the fields that have it, as bits. */
  readonly masks: string;
  /** Of each term and field: the number of rows, less 1. */
  readonly sizes: string;
  /** Of each posting: the distance from the row before. */
  readonly rows: string;
  /** Of each posting: the number of uses, less 1. */
  readonly uses: string;
}

/** The manifest as it came over the network; throws when it is something else. The others likewise. */
export const parseManifest = (value: unknown): SearchManifest => checked(value, isManifest, 'manifest');
export const parseTitles = (value: unknown): TitlesFile => checked(value, isTitles, 'titles');
export const parseContents = (value: unknown): ContentsFile => checked(value, isContents, 'contents');
export const parseExcerpts = (value: unknown): readonly string[] => checked(value, isExcerpts, 'texts');

function checked<T>(value: unknown, isValid: (value: unknown) => value is T, what: string): T {
  if (isValid(value)) return value;
  throw new Error(`The ${what} of the search index are damaged.`);
}

type Test = (value: unknown) => boolean;

const isListOf = (value: unknown, test: Test): boolean => Array.isArray(value) && value.every(test);
const hasTexts = (value: unknown, keys: readonly string[]): boolean =>
  isObject(value) && keys.every((key) => isText(value[key]));

const isContextFiles: Test = (value) =>
  isObject(value) &&
  isSearchContext(value.name) &&
  hasTexts(value, ['label', 'titles', 'contents']) &&
  isListOf(value.filters, (filter) => hasTexts(filter, ['name', 'label', 'trail'])) &&
  isListOf(value.excerpts, isText) &&
  Number.isInteger(value.rowsPerExcerpt);

const isPackedRows: Test = (value) =>
  isObject(value) &&
  hasTexts(value, ['sections', 'trail']) &&
  ['paths', 'titles', 'headings', 'anchors'].every((key) => isListOf(value[key], isText)) &&
  isListOf(value.trails, (trail) => isListOf(trail, isText));

const isLeanIndex: Test = (value) =>
  isObject(value) &&
  isListOf(value.fields, isText) &&
  hasTexts(value, ['shared', 'added', 'masks', 'sizes', 'rows', 'uses']);

const isManifest = (value: unknown): value is SearchManifest =>
  isObject(value) &&
  isListOf(value.contexts, isContextFiles) &&
  (value.popular === undefined || isListOf(value.popular, (page) => hasTexts(page, ['label', 'href'])));
const isTitles = (value: unknown): value is TitlesFile =>
  isObject(value) && isPackedRows(value.rows) && isLeanIndex(value.index);
const isContents = (value: unknown): value is ContentsFile => isObject(value) && isLeanIndex(value.index);
const isExcerpts = (value: unknown): value is readonly string[] => isListOf(value, isText);

/** The rows of a context as they travel: what pages share is said once, and what follows from a heading not at all. */
export interface PackedRows {
  /** Of each page: address, title, number of rows below its own, trail (its place in `trails`). */
  readonly paths: readonly string[];
  readonly titles: readonly string[];
  readonly sections: string;
  readonly trail: string;
  readonly trails: readonly (readonly string[])[];
  /** Of each section: heading and anchor; the anchor is empty when it follows from the heading. */
  readonly headings: readonly string[];
  readonly anchors: readonly string[];
}

/** The anchor that most headings have, such as "First steps" and "GET /api/events"; others are written out. */
const usualAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/ \/.*/, (address) => address.slice(1).replace(/\/$/, '').replaceAll('/', '-'))
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** Rows → their packed form; the rows of a page follow each other, its own first. */
export function packRows(rows: readonly SearchDocument[]): PackedRows {
  const pages = rows.filter(({ h }) => h === '');
  const below = rows.filter(({ h }) => h !== '');
  const sections = new Map<string, number>();
  for (const { u } of below) sections.set(u, (sections.get(u) ?? 0) + 1);
  const trails = new Map(pages.map(({ b }) => [JSON.stringify(b), b]));
  const places = new Map([...trails.keys()].map((trail, place) => [trail, place]));
  return {
    paths: pages.map(({ u }) => u),
    titles: pages.map(({ t }) => t),
    sections: packNumbers(pages.map(({ u }) => sections.get(u) ?? 0)),
    trail: packNumbers(pages.map(({ b }) => places.get(JSON.stringify(b)) ?? 0)),
    trails: [...trails.values()],
    headings: below.map(({ s }) => s),
    anchors: below.map(({ s, h }) => (h === usualAnchor(s) ? '' : h)),
  };
}

/** The opposite of `packRows`. */
export function unpackRows(packed: PackedRows): SearchDocument[] {
  const counts = unpackNumbers(packed.sections);
  const places = unpackNumbers(packed.trail);
  const rows: SearchDocument[] = [];
  let next = 0;
  packed.paths.forEach((u, at) => {
    const t = packed.titles[at] ?? '';
    const b = packed.trails[places[at] ?? -1] ?? [];
    rows.push({ t, u, s: '', h: '', b });
    for (let left = counts[at] ?? 0; left > 0; left--, next++) {
      const s = packed.headings[next] ?? '';
      const anchor = packed.anchors[next] ?? '';
      rows.push({ t, u, s, h: anchor === '' ? usualAnchor(s) : anchor, b });
    }
  });
  return rows;
}

/**
 * Numbers as the characters of a text: small ones take a byte in UTF-8, larger ones two or three. That makes UTF-8 the varint
 * coding, and a JSON file its envelope, which every host compresses and every browser parses fast.
 */
export function packNumbers(numbers: readonly number[]): string {
  return numbers.map((number) => String.fromCodePoint(characterOf(number))).join('');
}

export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  for (const character of text) numbers.push(numberOf(character.codePointAt(0) ?? 0));
  return numbers;
}

/** From `#` on, without the backslash, which JSON would write as two characters, and without halves of surrogate pairs. */
const first = 0x23;
const backslash = 0x5c;
const surrogates = 0xd800;
const surrogateCount = 0x800;

function characterOf(number: number): number {
  let character = first + number;
  if (character >= backslash) character += 1;
  if (character >= surrogates) character += surrogateCount;
  return character;
}

function numberOf(character: number): number {
  let number = character;
  if (number >= surrogates) number -= surrogateCount;
  if (number > backslash) number -= 1;
  return number - first;
}
