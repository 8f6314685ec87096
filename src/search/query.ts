import type lunr from 'lunr';
import { distinct, groupsFor, groupsLike } from './candidates';
import type { Groups } from './candidates';
import { foundWords } from './found-words';
import { isStopWord } from './lunr-pipeline';
import { termsOf } from './lunr-terms';
import { boosts } from './ranking';
import { wordsOf } from './tokenizer';
import type { Word } from './tokenizer';
import type { Coverage } from './types';

/** Terms of the index that a row was found by, and the fields that have them. */
export type Matches = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface RankedRow {
  readonly row: number;
  readonly score: number;
  readonly matches: Matches;
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
  const { bitsOf, share } = foundWords(wanted);
  const found = results.map(({ ref, score, matchData }) => {
    const matches = matchData.metadata as Matches;
    let has = 0;
    for (const term in matches) has |= bitsOf(term);
    return { row: Number(ref), score, matches, has };
  });
  const titles = new Map<number, { readonly has: number; readonly score: number }>();
  const pages = new Map<number, number>();
  for (const { row, score, matches, has } of found) {
    const page = pageOf(row);
    pages.set(page, (pages.get(page) ?? 0) | has);
    if (page !== row) continue;
    const inTitle = Object.keys(matches).filter((term) => matches[term]?.title !== undefined);
    titles.set(row, { has: inTitle.reduce((bits, term) => bits | bitsOf(term), 0), score });
  }
  return found
    .map(({ row, score, matches, has }) => {
      const page = pageOf(row);
      const title = titles.get(page) ?? { has: 0, score: 0 };
      const ofTitle = page === row || title.has === 0 ? 0 : title.score * boosts.titleOfPage;
      const defines = names.some((name) => matches[name]?.keywords !== undefined);
      const weight = (defines ? boosts.definition : 1) * share(has | title.has) ** 2;
      return { row, score: (score + ofTitle) * weight, matches, defines, partial: share(pages.get(page) ?? 0) < 1 };
    })
    .filter(({ score }) => score > 0);
}
