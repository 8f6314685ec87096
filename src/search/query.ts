import type lunr from 'lunr';
import { isStopWord, stemOf } from './lunr-pipeline';
import { hasTerm, termsBeginningWith, termsNear } from './lunr-terms';
import { boosts } from './ranking';
import { wordsOf } from './tokenizer';
import type { Word } from './tokenizer';

export type Match = 'all' | 'some' | 'similar';
export interface RankedRef {
  readonly ref: string;
  readonly score: number;
  readonly fields: ReadonlySet<string>;
}

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

/** Asks one index: sections with all words; if there are none, those with some; if none, those with similar words. */
export function ask(index: lunr.Index, words: readonly Word[]): { refs: RankedRef[]; match: Match } {
  if (words.length === 0) return { refs: [], match: 'all' };
  const wanted = words.map((word, at) => groupsOf(index, word, at === words.length - 1));
  const found = covered(index, wanted);
  const complete = found.filter(({ coverage }) => coverage === 1);
  if (complete.length > 0) return { refs: complete, match: 'all' };
  if (found.length > 0) return { refs: found, match: 'some' };
  return {
    refs: covered(
      index,
      words.map((word) => similarTo(index, word)),
    ),
    match: 'similar',
  };
}

/** Sections that have something of every or some words. The share of the words that they have counts squared. */
function covered(index: lunr.Index, wanted: readonly Groups[]): (RankedRef & { coverage: number })[] {
  const candidates = wanted.flat(2);
  // A query without clauses would be answered with everything.
  if (candidates.length === 0) return [];
  const results = index.query((query) => {
    for (const { term, boost } of candidates) query.term(term, { boost, usePipeline: false });
  });
  return results
    .map(({ ref, score, matchData }) => {
      const terms = matchData.metadata as Record<string, object>;
      const has = (groups: Groups): boolean => groups.every((group) => group.some(({ term }) => term in terms));
      const coverage = wanted.filter(has).length / wanted.length;
      const fields = new Set(Object.values(terms).flatMap((inFields) => Object.keys(inFields)));
      return { ref, score: score * coverage ** 2, fields, coverage };
    })
    .filter(({ coverage }) => coverage > 0)
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
