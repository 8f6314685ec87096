import lunr from 'lunr';
import { isStopWord, stemOf } from './lunr-pipeline';
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

/** The words of what a reader typed, stop words left out unless nothing else is there. */
export function queryWords(text: string): Word[] {
  const words = wordsOf(text.slice(0, longestQuery)).slice(0, mostWords);
  const telling = words.filter(({ whole, parts }) => parts.length > 0 || !isStopWord(whole));
  return telling.length > 0 ? telling : words;
}

/** Asks one index: all words first; some words when that gives nothing; similar words after that. */
export function ask(index: lunr.Index, words: readonly Word[]): { refs: RankedRef[]; match: Match } {
  if (words.length === 0) return { refs: [], match: 'all' };
  const stages: readonly [Match, (query: lunr.Query) => void][] = [
    ['all', (query) => words.forEach((word, at) => addWord(query, word, at === words.length - 1, true))],
    ['some', (query) => words.forEach((word, at) => addWord(query, word, at === words.length - 1, false))],
    ['similar', (query) => words.forEach((word) => addSimilar(query, word))],
  ];
  for (const [match, build] of stages) {
    const refs = index.query(build).map(({ ref, score, matchData }) => ({ ref, score, fields: fieldsOf(matchData) }));
    if (refs.length > 0) return { refs, match };
  }
  return { refs: [], match: 'similar' };
}

/** User text becomes clauses, never query syntax: `*` or `+` in it mean nothing. */
function addWord(query: lunr.Query, { whole, parts }: Word, last: boolean, required: boolean): void {
  const presence = required ? lunr.Query.presence.REQUIRED : lunr.Query.presence.OPTIONAL;
  const terms = parts.length > 0 ? parts : [whole];
  terms.forEach((term, at) => {
    const open = last && at === terms.length - 1;
    if (required && parts.length > 0 && isStopWord(term)) return;
    const wildcard = open ? lunr.Query.wildcard.TRAILING : lunr.Query.wildcard.NONE;
    query.term(stemUnless(open, term), { presence, wildcard, usePipeline: false });
    if (open) query.term(stemOf(term), { boost: boosts.exactLastWord, usePipeline: false });
  });
  if (parts.length === 0) return;
  query.term(whole, { boost: boosts.wholeName, usePipeline: false });
  if (last) {
    const wildcard = lunr.Query.wildcard.TRAILING;
    query.term(whole, { boost: boosts.namePrefix, wildcard, usePipeline: false });
  }
}

/** An unfinished word has no stem yet; only its letters are sure. */
function stemUnless(open: boolean, term: string): string {
  const stem = stemOf(term);
  return open && !term.startsWith(stem) ? stem.slice(0, -1) : stem;
}

function addSimilar(query: lunr.Query, { whole, parts }: Word): void {
  for (const term of parts.length > 0 ? parts : [whole]) {
    const editDistance = term.length > 7 ? 2 : 1;
    if (term.length > 3) query.term(stemOf(term), { editDistance, usePipeline: false });
  }
}

function fieldsOf({ metadata }: lunr.MatchData): Set<string> {
  return new Set(Object.values(metadata as Record<string, object>).flatMap((fields) => Object.keys(fields)));
}
