/** A row to show: a page or one of its sections. Short keys, because thousands travel; the names are the specification's. */
export interface SearchDocument {
  /** Title of the page. */
  readonly t: string;
  /** Address of the page. */
  readonly u: string;
  /** Title of the section; empty for the page itself. */
  readonly s: string;
  /** Anchor of the section, without `#`; empty for the page itself. */
  readonly h: string;
  /** Breadcrumb trail above the page. */
  readonly b: readonly string[];
}

/** A part of the site that can be searched alone. */
export interface SearchContext {
  readonly name: string;
  readonly label: string;
}

/** Names the index files of a version; the only search file without a hash in its name. */
export interface SearchManifest {
  readonly version: string;
  readonly contexts: readonly (SearchContext & { readonly file: string })[];
}

/** What a reader gets for a query. */
export interface SearchHit {
  readonly document: SearchDocument;
  readonly context: string;
  /** Where the words were found, the most telling place first. */
  readonly kind: 'title' | 'heading' | 'keywords' | 'content';
  readonly score: number;
}

export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** How many there are in all; `hits` holds as many as were asked for. */
  readonly total: number;
  /** Whether the hits have all words, only some, or similar words. */
  readonly match: 'all' | 'some' | 'similar';
}

/** Page → worker. */
export type SearchQuestion =
  | { readonly type: 'load' }
  | { readonly type: 'search'; readonly query: string; readonly context: string; readonly limit: number };
export type SearchRequest = SearchQuestion & { readonly id: number };

/** Worker → page; `id` is the request's. */
export type SearchReply =
  | { readonly type: 'loaded'; readonly id: number; readonly contexts: readonly SearchContext[] }
  | { readonly type: 'answer'; readonly id: number; readonly answer: SearchAnswer }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };

/** Folder of the index files below the site's root. */
export const searchFolder = '/search-index';
export const manifestPath = `${searchFolder}/manifest.json`;
