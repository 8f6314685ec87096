import type lunr from 'lunr';
import { distinct, groupsFor, groupsLike } from './candidates';
import type { Groups } from './candidates';
import { isStopWord } from './lunr-pipeline';
import { termsOf } from './lunr-terms';
import { boosts } from './ranking';
import { wordsOf } from './tokenizer';
import type { Word } from './tokenizer';
import type { Coverage } from './types';

export interface RankedRow {
  readonly row: number;
  readonly score: number;
  /** Terms of the index that the row was found by. */
  readonly terms: readonly string[];
  readonly fields: ReadonlySet<string>;
  /** Whether the page lacks a word of the query. */
  readonly partial: boolean;
  /** Whether the row defines a name of the query. */
  readonly defines: boolean;
}
export interface RankedRows {
  readonly rows: readonly RankedRow[];
  readonly coverage: Coverage;
  /** Words that are nowhere in the index. */
  readonly unknown: readonly Word[];
}

/** The row of the page that a row belongs to. */
export type PageOf = (row: number) => number;

const longestQuery = 200;
const mostWords = 12;

/** The words of what a reader typed, stop words left out unless nothing else is there. */
export function queryWords(text: string): Word[] {
  const words = wordsOf(text.slice(0, longestQuery)).slice(0, mostWords);
  const telling = words.filter(({ whole, parts }) => parts.length > 0 || !isStopWord(whole));
  return telling.length > 0 ? telling : words;
}

/**
 * Asks the index: rows of pages with all words, then those of pages with some. Words that are nowhere are replaced by those that
 * are spelled like them, when no page has all words otherwise.
 */
export function ask(index: lunr.Index, words: readonly Word[], pageOf: PageOf): RankedRows {
  if (words.length === 0) return { rows: [], coverage: 'all', unknown: [] };
  const terms = termsOf(index);
  const wanted = words.map((word, at) => groupsFor(terms, word, at === words.length - 1));
  const isUnknown = (at: number): boolean => wanted[at]?.some((group) => group.length === 0) ?? true;
  const unknown = words.filter((_, at) => isUnknown(at));
  const names = words.flatMap(({ whole }) => (terms.has(whole) ? [whole] : []));
  if (unknown.length > 0) {
    const similar = words.map((word, at) => (isUnknown(at) ? groupsLike(terms, word) : (wanted[at] ?? [])));
    const rows = covered(index, similar, [], pageOf);
    if (rows.some(({ partial }) => !partial)) return { rows, coverage: 'similar', unknown };
  }
  const rows = covered(index, wanted, names, pageOf);
  return { rows, coverage: rows.length === 0 || rows.some(({ partial }) => !partial) ? 'all' : 'some', unknown };
}

/** What a row, or a page, has of the query: for each word, for each of its groups. */
type Has = readonly (readonly boolean[])[];
const either = (a: Has, b: Has | undefined): Has =>
  b === undefined ? a : a.map((groups, word) => groups.map((has, group) => has || b[word]?.[group] === true));
const share = (has: Has): number =>
  has.filter((groups) => groups.length > 0 && groups.every(Boolean)).length / has.length;

/**
 * Rows that have something of every or some words. A section also has what the title of its page says. The share of the words
 * that a row has counts squared.
 */
function covered(index: lunr.Index, wanted: readonly Groups[], names: readonly string[], pageOf: PageOf): RankedRow[] {
  const candidates = distinct(wanted.flat(2));
  // A query without clauses would be answered with everything.
  if (candidates.length === 0) return [];
  const results = index.query((query) => {
    for (const { term, ...options } of candidates) query.term(term, { ...options, usePipeline: false });
  });
  const hasOf = (has: (term: string) => boolean): Has =>
    wanted.map((groups) => groups.map((group) => group.some(({ term }) => has(term))));
  const found = results.map(({ ref, score, matchData }) => {
    const terms = matchData.metadata as Record<string, Record<string, unknown>>;
    return { row: Number(ref), score, terms, has: hasOf((term) => term in terms) };
  });
  const titles = new Map<number, { readonly has: Has; readonly score: number }>();
  const pages = new Map<number, Has>();
  for (const { row, score, terms, has } of found) {
    const page = pageOf(row);
    pages.set(page, either(has, pages.get(page)));
    if (page === row) titles.set(row, { has: hasOf((term) => terms[term]?.title !== undefined), score });
  }
  return found
    .map(({ row, score, terms, has }) => {
      const page = pageOf(row);
      const title = titles.get(page);
      const inTitle = title && title.has.some((groups) => groups.some(Boolean)) ? title.score * boosts.titleOfPage : 0;
      const coverage = share(either(has, title?.has));
      const defines = names.some((name) => terms[name]?.keywords !== undefined);
      const weight = (defines ? boosts.definition : 1) * coverage ** 2;
      return {
        row,
        score: (score + (page === row ? 0 : inTitle)) * weight,
        terms: Object.keys(terms),
        fields: new Set(Object.values(terms).flatMap((inFields) => Object.keys(inFields))),
        defines,
        partial: share(pages.get(page) ?? []) < 1,
      };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => Number(a.partial) - Number(b.partial) || b.score - a.score);
}
