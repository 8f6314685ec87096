import type lunr from 'lunr';
import { distinct, groupsFor, groupsLike, namesOf, titleFields } from './candidates';
import type { Candidate, Groups } from './candidates';
import { foundWords } from './found-words';
import { termsOf } from './lunr-terms';
import { neededWords, queryWords, wordRuns } from './query-words';
import { escapeRegExp } from '../../model/escape';
import { boosts, definingFields } from '../weights';
import type { Corpus } from './corpus';
import { labelCover } from './label-cover';
import type { Word } from '../tokenizer';
import type { Coverage } from '../types';

/** Terms of the index that a row was found by, and the fields that have them. */
export type Matches = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface RankedRow {
  readonly row: number;
  readonly score: number;
  readonly matches: Matches;
  /** Whether the page lacks a word of the query. */
  readonly partial: boolean;
  /** How strongly the row defines a name of the query: its place in `definingFields`, from 1; 0 for not at all. */
  readonly defines: number;
}
export interface RankedRows {
  readonly rows: readonly RankedRow[];
  readonly coverage: Coverage;
  /** Words that are nowhere in the index. */
  readonly unknown: readonly Word[];
}

/** What is asked of the rows for each query. */
type Rows = Pick<Corpus, 'documents' | 'pageCount' | 'pageOf'>;

/**
 * Asks the index: rows of pages with all words, then those of pages with some. Words that are nowhere are replaced by those that
 * are spelled like them, when no page has all words otherwise.
 */
export function ask(index: lunr.Index, query: string, corpus: Rows): RankedRows {
  const words = queryWords(query);
  if (words.length === 0) return { rows: [], coverage: 'all', unknown: [] };
  const terms = termsOf(index);
  const runs = namesInRuns(terms, query);
  const wanted = words.map((word, at) => {
    const { names = [], isComplete = false } = (word.parts.length === 0 ? runs.get(word.whole) : undefined) ?? {};
    const groups = groupsFor(terms, word, at === words.length - 1, isComplete);
    return names.length === 0 ? groups : groups.map((group) => distinct([...group, ...names]));
  });
  const needed = neededWords(words);
  const isNeeded = words.map((word) => needed.includes(word));
  const isUnknown = words.map(
    (_, at) => isNeeded[at] === true && wanted[at]?.every((group) => group.length > 0) !== true,
  );
  const typed = new Set(words.flatMap(({ whole, parts }) => [whole, ...parts]));
  const unknown = words.filter((_, at) => isUnknown[at]);
  const asked = (groups: readonly Groups[], names: readonly string[]): RankedRow[] =>
    covered(index, { wanted: groups, needed: groups.filter((_, at) => isNeeded[at]), names, typed }, corpus);
  if (unknown.length > 0) {
    const similar = words.map((word, at) => (isUnknown[at] ? groupsLike(terms, word) : (wanted[at] ?? [])));
    const meant = similar.filter((_, at) => isUnknown[at]).flat(2);
    const rows = asked(
      similar,
      meant.map(({ term }) => term),
    );
    if (rows.some(({ partial }) => !partial)) return { rows, coverage: 'similar', unknown };
  }
  // One plain word among several is rarely meant as a name, even where a table has a key that reads the same.
  const names = [
    ...words.filter(({ parts }) => parts.length > 0 || words.length === 1).flatMap(namesOf),
    ...[...runs.values()].flatMap((run) => run.names.map(({ term }) => term)),
  ];
  const rows = asked(wanted, names);
  return { rows, coverage: rows.length === 0 || rows.some(({ partial }) => !partial) ? 'all' : 'some', unknown };
}

interface InNames {
  readonly names: readonly Candidate[];
  /** Whether a name has the word as it stands, not only as a beginning. */
  readonly isComplete: boolean;
}

/** Word → the names that have it together with the words beside it. */
function namesInRuns(terms: ReturnType<typeof termsOf>, query: string): Map<string, InNames> {
  const runs = new Map<string, InNames>();
  for (const { letters, words } of wordRuns(query)) {
    if (words.every((word) => runs.has(word))) continue;
    const found = terms.namesOfLetters(letters);
    if (found.length === 0) continue;
    const isWhole = (name: string): boolean => name.length - letters.length < words.length;
    const names = found.map((term) => ({ term, boost: isWhole(term) ? boosts.runWhole : boosts.runPiece }));
    const pattern = new RegExp(`${words.map(escapeRegExp).join('[^\\p{L}\\p{N}]*')}(?![\\p{L}\\p{N}])`, 'u');
    const isComplete = found.some((name) => pattern.test(name));
    for (const word of words) runs.set(word, { names: [...(runs.get(word)?.names ?? []), ...names], isComplete });
  }
  return runs;
}

interface Asked {
  /** What each word is looked for by … */
  readonly wanted: readonly Groups[];
  /** … and those of them that a page must have to have all. */
  readonly needed: readonly Groups[];
  /** The words as they were typed, and the words in them. */
  readonly typed: ReadonlySet<string>;
  /** Terms that are meant as names. */
  readonly names: readonly string[];
}

/**
 * Rows that have something of every or some words. A section also has what the title of its page says. The share of the words
 * that a row has counts squared.
 */
function covered(index: lunr.Index, { wanted, needed, names, typed }: Asked, corpus: Rows): RankedRow[] {
  const { documents, pageCount, pageOf } = corpus;
  const candidates = distinct(wanted.flat(2));
  // A query without clauses would be answered with everything.
  if (candidates.length === 0) return [];
  const results = index.query((query) => {
    for (const { term, ...options } of candidates) query.term(term, { ...options, usePipeline: false });
  });
  const { bitsOf, share } = foundWords(needed);
  const found = results.map(({ ref, score, matchData }) => {
    const matches = matchData.metadata as Matches;
    let has = 0;
    for (const term in matches) has |= bitsOf(term);
    return { row: Number(ref), score, matches, has };
  });
  const { rowsWith } = termsOf(index);
  const coverOf = (row: number, matches: Matches): number => {
    const { t, s } = documents[row] ?? { t: '', s: '' };
    const isPage = s === '';
    const field = isPage ? 'title' : 'heading';
    const rows = isPage ? pageCount : documents.length - pageCount;
    const isFound = (term: string): boolean => matches[term]?.[field] !== undefined;
    const cover = labelCover(isPage ? t : s, isFound, { rowsWith, rows, field, typed });
    return (isPage ? boosts.titleCover : boosts.headingCover) * cover ** 2;
  };
  const titles = new Map<number, { readonly has: number; readonly score: number }>();
  const pages = new Map<number, number>();
  for (const { row, score, matches, has } of found) {
    const page = pageOf(row);
    pages.set(page, (pages.get(page) ?? 0) | has);
    if (page !== row) continue;
    titles.set(row, { has: bitsIn(matches, ['title'], bitsOf), score });
  }
  return found
    .map(({ row, score, matches, has }) => {
      const page = pageOf(row);
      const title = titles.get(page) ?? { has: 0, score: 0 };
      const ofTitle = page === row || title.has === 0 ? 0 : title.score * boosts.titleOfPage;
      const defines = Math.max(0, ...names.map((name) => strengthOf(matches[name])));
      const inLabel = bitsIn(matches, titleFields, bitsOf);
      const told = share(inLabel | title.has);
      const cover = inLabel === 0 ? 0 : coverOf(row, matches);
      const weight =
        (defines > 0 ? boosts.definition : 1) *
        share(has | title.has) ** 2 *
        (1 + (needed.length > 1 ? boosts.wordsInTitles * told ** 2 : 0)) *
        (1 + cover * told);
      return { row, score: (score + ofTitle) * weight, matches, defines, partial: share(pages.get(page) ?? 0) < 1 };
    })
    .filter(({ score }) => score > 0);
}

const strengthOf = (inFields: Matches[string] | undefined): number =>
  inFields === undefined ? 0 : 1 + definingFields.findLastIndex((field) => field in inFields);

/** What of the query stands in some of the fields. */
function bitsIn(matches: Matches, fields: readonly string[], bitsOf: (term: string) => number): number {
  let bits = 0;
  for (const term in matches) {
    const inFields = matches[term];
    if (inFields && fields.some((field) => field in inFields)) bits |= bitsOf(term);
  }
  return bits;
}
