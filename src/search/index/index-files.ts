import type { SearchContextName } from '../../model/pages/pages';
import type { LeanIndex } from './lean-index';
import type { PackedRows } from './rows';
import type { SearchContext } from '../types';

// Checked by hand and not with zod, because this runs in the worker, where its bytes delay the first suggestion.

/** Names the index files of a version; the only search file without a hash in its name. */
export interface SearchManifest {
  readonly version: string;
  readonly contexts: readonly ContextFiles[];
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

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText: Test = (value) => typeof value === 'string';
const isListOf = (value: unknown, test: Test): boolean => Array.isArray(value) && value.every(test);
const hasTexts = (value: unknown, keys: readonly string[]): boolean =>
  isObject(value) && keys.every((key) => isText(value[key]));

const isContextFiles: Test = (value) =>
  isObject(value) &&
  hasTexts(value, ['name', 'label', 'titles', 'contents']) &&
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
  isObject(value) && isText(value.version) && isListOf(value.contexts, isContextFiles);
const isTitles = (value: unknown): value is TitlesFile =>
  isObject(value) && isPackedRows(value.rows) && isLeanIndex(value.index);
const isContents = (value: unknown): value is ContentsFile => isObject(value) && isLeanIndex(value.index);
const isExcerpts = (value: unknown): value is readonly string[] => isListOf(value, isText);
