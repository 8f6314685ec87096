import type { SearchContextName } from '../model/pages/pages';

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

/**
 * A part of the site that can be searched alone: `docs`, `blog`, and one for each sidebar (`docs.Core`), which is a filter of
 * the docs. The empty name stands for the whole site.
 */
export interface SearchContext {
  readonly name: string;
  readonly label: string;
}

/** A page to offer, and what it is called. */
export interface PageLink {
  readonly label: string;
  readonly href: string;
}

/**
 * What the index is loaded in, the small and telling part first: titles, headings and the names that sections define; then
 * texts, code and names that are only mentioned. Answers do not wait for the contents.
 */
export type Tier = 'titles' | 'contents';

/** A question; the worker answers it at once with the tiers that it has, and again when another tier arrives. */
export interface SearchQuestion {
  readonly query: string;
  /** Name of the context to search in; '' for the whole site. An unknown name finds nothing. */
  readonly context: string;
  /** Number of pages to skip and to return. */
  readonly offset: number;
  readonly limit: number;
  /** How many hits of each page to return, at least 1. */
  readonly hitsPerPage: number;
  /** Keys of pages of which all hits are wanted, separated by line breaks. */
  readonly opened?: string;
  /** Whether texts around the hits are wanted. They are fetched only when no further question follows at once. */
  readonly excerpts: boolean;
  /** The oldest release that the reader supports, if it is known: what was reported before it counts less. */
  readonly release?: string;
}

/** Half-open range of characters, to be marked. */
export type Range = readonly [start: number, end: number];

/** Where the words were found, the most telling place first. `keywords` are names that the section defines. */
export type HitKind = 'title' | 'heading' | 'keywords' | 'content';

export interface SearchHit {
  /** The same for the same section in every answer: path#anchor. */
  readonly key: string;
  readonly document: SearchDocument;
  readonly kind: HitKind;
  readonly score: number;
  /** What to mark in the title, the section title and each label of the trail. */
  readonly marks: {
    readonly t: readonly Range[];
    readonly s: readonly Range[];
    readonly b: readonly (readonly Range[])[];
  };
}

/** The hits on one page, best first. */
export interface PageHits {
  /** The same for the same page in every answer: its path. */
  readonly key: string;
  readonly context: SearchContextName;
  readonly hits: readonly [SearchHit, ...SearchHit[]];
  /** How many hits the page has in all. */
  readonly count: number;
  /** Whether the page lacks a word of the query. Its score is less for it. */
  readonly partial: boolean;
}

/** How much of the query the hits have: all words, some of them, or only words that are spelled like them. */
export type Coverage = 'all' | 'some' | 'similar';

export interface SearchAnswer {
  /** The tiers that the answer rests on. */
  readonly tiers: readonly Tier[];
  /** False while a better answer is to come. Before that only answers with all words are given. */
  readonly final: boolean;
  /** The pages from `offset` on, at most `limit`, best first. */
  readonly pages: readonly PageHits[];
  /** How many pages there are in the context asked for, those that lack a word included. */
  readonly total: number;
  /** How many pages there are in each context, by name; '' is the whole site. Outside of a context: `counts[''] - counts[name]`. */
  readonly counts: Readonly<Record<string, number>>;
  readonly coverage: Coverage;
  /** Words of the query that are nowhere on the site, as typed. Only in answers that rest on both tiers. */
  readonly unknown: readonly string[];
  /** "Did you mean": the query with its unknown words replaced by those that were looked for. Only with coverage `similar`. */
  readonly suggestion?: string;
  /** What a page marks when it is opened from the answer: the words that were looked for, without those of a question ("how", "what"). */
  readonly highlight: string;
}

/** A piece of the section's text around the hit. */
export interface Excerpt {
  /** Key of the hit. */
  readonly key: string;
  readonly text: string;
  readonly marks: readonly Range[];
}

/** Why search does not work; each asks for another remedy (`SearchMessages.tsx`). */
export type FailureReason =
  /** The device has no network. */
  | 'offline'
  /** The host could not be reached. */
  | 'network'
  /** Nothing arrived for seconds. */
  | 'timeout'
  /** There is no manifest, because the site was deployed again in another form. Only a reload helps. */
  | 'stale'
  /** An index file is not there (404 or 410). */
  | 'missing'
  /** The host answered with another error. */
  | 'server'
  /** What arrived is not what the build wrote. */
  | 'corrupt'
  /** The worker stopped, was started again, and stopped again. */
  | 'crash';

export interface SearchFailure {
  readonly reason: FailureReason;
  /** What could not be had. With `contents` the answers from titles stay valid, and go on. */
  readonly part: 'manifest' | Tier | 'worker';
  /** Status of the response, if there was one. */
  readonly status?: number;
}

/** What a question leads to, in any number and this order; `failed` may be followed by answers after a retry. */
export type SearchEvent =
  | { readonly type: 'ready'; readonly contexts: readonly SearchContext[]; readonly popular: readonly PageLink[] }
  | { readonly type: 'answer'; readonly answer: SearchAnswer }
  | { readonly type: 'excerpts'; readonly excerpts: readonly Excerpt[] }
  | { readonly type: 'failed'; readonly failure: SearchFailure };

/**
 * Page → worker. An empty query only loads the index. `version` is that of the docs to search, the last one when it is absent. `cancel`
 * ends the events of a question.
 */
export type WorkerRequest =
  | { readonly type: 'ask'; readonly id: number; readonly question: SearchQuestion; readonly version?: string }
  | { readonly type: 'cancel'; readonly id: number };

/** Worker → page: that its script runs, and what comes of questions. */
export type WorkerMessage = 'started' | WorkerReply;

/** What comes of a question; `id` is the question's. */
export interface WorkerReply {
  readonly id: number;
  readonly event: SearchEvent;
}

/** Folder of the index files below the site's root. */
export const searchFolder = '/search-index';
export const manifestPath = `${searchFolder}/manifest.json`;

/** Manifest of another version of the docs than the last one. Hosts decode addresses, so no file has `%` in its name. */
export const manifestPathOf = (version: string): string =>
  version === '' ? manifestPath : `${searchFolder}/manifest-${encodeURIComponent(version).replaceAll('%', '=')}.json`;
