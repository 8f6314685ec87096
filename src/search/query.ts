import type lunr from 'lunr';
import { isStopWord, stemOf } from './lunr-pipeline';
import { hasTerm, termsBeginningWith, termsNear } from './lunr-terms';
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
/** A beginning of one or two letters has hundreds of continuations; more than this change no ranking. */
const mostExpansions = 200;
const shortestStem = 3;

/** The words of what a reader typed, stop words left out unless nothing else is there. */
export function queryWords(text: string): Word[] {
  const words = wordsOf(text.slice(0, longestQuery)).slice(0, mostWords);
  const telling = words.filter(({ whole, parts }) => parts.length > 0 || !isStopWord(whole));
  return telling.length > 0 ? telling : words;
}

/** A term of the index that stands for a word of the query, and how much a match with it counts. */
interface Candidate {
  readonly term: string;
  readonly boost: number;
}
/** What must be found for one word: in each group at least one candidate. A name has a group for each of its parts. */
type Groups = readonly (readonly Candidate[])[];

/** Asks the index: rows with all words; if there are none, those with some; if none, those with similar words. */
export function ask(index: lunr.Index, words: readonly Word[], pageOf: PageOf): RankedRows {
  if (words.length === 0) return { rows: [], coverage: 'all', unknown: [] };
  const wanted = words.map((word, at) => groupsOf(index, word, at === words.length - 1));
  const unknown = words.filter((_, at) =>
    wanted[at]?.every((group) => !group.some(({ term }) => hasTerm(index, term))),
  );
  const found = covered(index, wanted, pageOf);
  const complete = found.filter(({ pageHasAll }) => pageHasAll);
  if (complete.length > 0) return { rows: complete, coverage: 'all', unknown };
  if (found.length > 0) return { rows: found, coverage: 'some', unknown };
  const similar = words.map((word) => similarTo(index, word));
  return { rows: covered(index, similar, pageOf), coverage: 'similar', unknown };
}

/** What a row, or a page, has of the query: for each word, for each of its groups. */
type Has = readonly (readonly boolean[])[];
const either = (a: Has, b: Has | undefined): Has =>
  b === undefined ? a : a.map((groups, word) => groups.map((has, group) => has || b[word]?.[group] === true));
const share = (has: Has): number => has.filter((groups) => groups.every(Boolean)).length / has.length;

/**
 * Rows that have something of every or some words. A section also has what the title of its page says. The share of the words
 * that a row has counts squared.
 */
function covered(
  index: lunr.Index,
  wanted: readonly Groups[],
  pageOf: PageOf,
): (RankedRow & { readonly pageHasAll: boolean })[] {
  const candidates = wanted.flat(2);
  // A query without clauses would be answered with everything.
  if (candidates.length === 0) return [];
  const results = index.query((query) => {
    for (const { term, boost } of candidates) query.term(term, { boost, usePipeline: false });
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
      return {
        row,
        score: (score + (page === row ? 0 : inTitle)) * coverage ** 2,
        terms: Object.keys(terms),
        fields: new Set(Object.values(terms).flatMap((inFields) => Object.keys(inFields))),
        pageHasAll: share(pages.get(page) ?? []) === 1,
      };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** User text becomes terms, never query syntax: `*` or `+` in it mean nothing. */
function groupsOf(index: lunr.Index, { whole, parts }: Word, last: boolean): Groups {
  if (parts.length === 0) return [last ? beginningWith(index, whole) : [{ term: stemOf(whole), boost: 1 }]];
  const name: Candidate[] = [{ term: whole, boost: boosts.wholeName }];
  if (last) name.push(...expand(index, whole, boosts.namePrefix).filter(({ term }) => term !== whole));
  return parts
    .filter((part) => !isStopWord(part))
    .map((part, at, all) => {
      const own = last && at === all.length - 1 ? beginningWith(index, part) : [{ term: stemOf(part), boost: 1 }];
      return [...own, ...name];
    });
}

/** Terms for an unfinished word: itself, words that begin with it, and the stem that it has already outgrown. */
function beginningWith(index: lunr.Index, typed: string): Candidate[] {
  const stem = stemOf(typed);
  // A word that is complete as it stands is what the reader means; longer ones only break ties. They are rare, so even a
  // small share of their weight counts.
  const complete = hasTerm(index, stem);
  const longer = expand(index, typed, complete ? boosts.longerWord : 1).filter(({ term }) => term !== stem);
  const outgrown = complete || longer.length > 0 ? undefined : longestTermIn(index, typed);
  return outgrown === undefined ? [{ term: stem, boost: 1 }, ...longer] : [{ term: outgrown, boost: 1 }];
}

/** `integratio` is no beginning of any term, since prose is stemmed (`integr`): the longest term that it begins with. */
function longestTermIn(index: lunr.Index, typed: string): string | undefined {
  for (let length = typed.length - 1; length >= shortestStem; length--) {
    const term = typed.slice(0, length);
    if (hasTerm(index, term)) return term;
  }
  return undefined;
}

function similarTo(index: lunr.Index, { whole, parts }: Word): Groups {
  return (parts.length > 0 ? parts : [whole]).flatMap((part) => {
    if (part.length <= shortestStem) return [];
    const terms = termsNear(index, stemOf(part), part.length > 7 ? 2 : 1).slice(0, mostExpansions);
    return terms.length > 0 ? [terms.map((term) => ({ term, boost: 1 }))] : [];
  });
}

const expand = (index: lunr.Index, beginning: string, boost: number): Candidate[] =>
  termsBeginningWith(index, beginning)
    .slice(0, mostExpansions)
    .map((term) => ({ term, boost }));
