import { escapeRegExp } from '../../model/escape';
import { oncePerObject } from '../../model/once';
import type { SearchDocument } from '../types';
import { boosts } from '../weights';
import { isStopWord, pieces, stemOf, wordsOf } from '../words';
import type { Word } from '../words';
import { nearest, shortestSimilar, spellings, listsOf, termsBeginningWith } from './term-index';
import type { Spellings, TermIndex } from './term-index';

/** A term of the index that stands for a word of the query, and how much a match with it counts. */
export interface Candidate {
  readonly term: string;
  readonly boost: number;
}

/** What a word is looked for as: a page has the word if it has a candidate of each group. A name has a group for each of its parts. */
export type Groups = readonly (readonly Candidate[])[];

const longestQuery = 200;
const mostWords = 12;
/** More terms for a word change no ranking, and each costs time. */
const mostExpansions = 16;
const shortestStem = 3;
/** Fewer letters are in too many names. */
const shortestPiece = 4;
/** With fewer letters too many words begin alike, so only those of titles and headings count. */
const shortestBeginning = 3;

/** Words that say how something is phrased, not what it is about. Queries pass over them as over stop words. */
const fillers = new Set(
  'based use used uses using make makes making made need needs needed want work works working way ways via put write proper properly correct correctly'.split(
    ' ',
  ),
);

/** Words that announce news. A reader who types them looks for what has changed, not for how it is. */
const newsWords = new Set(
  'new change changes changed changing deprecate deprecated deprecates deprecating deprecation deprecations remove removed removes removing removal rename renamed renames renaming replaced drop dropped drops announcing announcement introducing introduced breaking upcoming recent recently now moved moving obsolete survey recap'.split(
    ' ',
  ),
);

/** The words of what a reader typed. */
export const typedWords = (text: string): Word[] =>
  wordsOf(text.slice(0, longestQuery), longestQuery).slice(0, mostWords);

/** What is looked for: the typed words, without stop words and fillers unless there is nothing else. */
export function queryWords(text: string): Word[] {
  const words = typedWords(text);
  const significant = words.filter(
    ({ whole, parts }) => parts.length > 0 || !(isStopWord(whole) || fillers.has(whole)),
  );
  return significant.length > 0 ? significant : words;
}

/** What is looked for, as it was typed. */
export function queryPieces(text: string): string[] {
  const wanted = new Set(queryWords(text).map(({ whole }) => whole));
  return pieces(text).flatMap(({ piece }) => (wordsOf(piece).some(({ whole }) => wanted.has(whole)) ? [piece] : []));
}

/** Whether a query asks for news. A single word is more likely the name of something. */
export const asksForNews = (words: readonly Word[]): boolean =>
  words.length > 1 && words.some(({ whole }) => newsWords.has(whole));

/** What the words of a query are looked for as. */
export interface QueryTerms {
  /** Of each word of `queryWords`. */
  readonly wanted: readonly Groups[];
  /** Terms that are meant as names. */
  readonly names: readonly string[];
}

/** Looks up the words of a query. The last word may be unfinished. User text becomes terms, never query syntax: `*` and `+` mean nothing. */
export function termsOfQuery(index: TermIndex, query: string, words = queryWords(query)): QueryTerms {
  const runs = namesInRuns(index, query);
  const last = words.at(-1);
  const wanted = words.map((word): Groups => {
    const run = word.parts.length === 0 ? runs.get(word.whole) : undefined;
    const groups = groupsFor(index, word, word === last && run?.isComplete !== true);
    return run ? groups.map((group) => distinct([...group, ...run.names])) : groups;
  });
  // One plain word among several is rarely meant as a name, even where a table has a key that reads the same.
  const typed = words.filter(({ parts }) => parts.length > 0 || words.length === 1).flatMap(definedAs);
  const inRuns = [...runs.values()].flatMap((run) => run.names.map(({ term }) => term));
  // An unfinished name means those that it may become.
  const begun = last && last.parts.length > 0 && !index.numbers.has(last.whole) ? last.whole : undefined;
  const finished = begun === undefined ? [] : termsBeginningWith(index.terms, begun, mostExpansions);
  return { wanted, names: [...typed, ...inRuns, ...finished] };
}

const attributePrefix = /^attr_(?=.)/;

/** What a word of the query is defined as: itself, and the property that a name with `_attr_` in front of it sets. */
const definedAs = ({ whole, parts }: Word): string[] =>
  parts.length === 0 ? asItIsAndStemmed(whole) : [...new Set([whole, whole.replace(attributePrefix, '')])];

/** The last name of a dotted path stands in the index as it is, plain words stand there as stems. */
export const asItIsAndStemmed = (word: string): string[] => [...new Set([word, stemOf(word)])];

/** Terms for a word, or for each part of a name. */
export function groupsFor(index: TermIndex, word: Word, isUnfinished: boolean): Groups {
  const { whole, parts } = word;
  if (parts.length === 0) return [termsFor(index, whole, isUnfinished)];
  const names = [
    // A whole name tells more than all of its words in other places.
    ...definedAs(word).map((term) => ({ term, boost: parts.length ** 2 })),
    ...(isUnfinished ? beginningWith(index, whole) : []),
    ...namesWith(index, whole),
  ];
  const significant = parts.filter((part) => !isStopWord(part));
  const needed = significant.length > 0 ? significant : parts;
  return needed.map((part, at) =>
    distinct([...termsFor(index, part, isUnfinished && at === needed.length - 1), ...names]).filter(({ term }) =>
      index.numbers.has(term),
    ),
  );
}

/** Terms for a plain word: its own; if there are none, names that contain it. */
function termsFor(index: TermIndex, word: string, isUnfinished: boolean): Candidate[] {
  const own = asItIsAndStemmed(word).map((term) => ({ term, boost: 1 }));
  const candidates = isUnfinished ? termsForBeginning(index, word) : own;
  const known = candidates.filter(({ term }) => index.numbers.has(term));
  return index.numbers.has(stemOf(word)) ? known : distinct([...known, ...namesWith(index, word)]);
}

/** Terms for an unfinished word: itself, words that begin with it, or the stem that it has already outgrown. */
function termsForBeginning(index: TermIndex, typed: string): Candidate[] {
  const stem = stemOf(typed);
  const longer = beginningWith(index, typed).filter(({ term }) => term !== stem);
  // A word that is complete as it stands is what the reader means; longer ones only break ties.
  if (index.numbers.has(stem))
    return [{ term: stem, boost: 1 }, ...longer.map(({ term, boost }) => ({ term, boost: boost * boosts.longerWord }))];
  const outgrown = longer.length > 0 ? undefined : outgrownStem(index, typed);
  return outgrown === undefined ? longer : [{ term: outgrown, boost: 1 }];
}

/** `integratio` is not the beginning of any term, because prose is stemmed (`integr`). This is the stem of what it may become. */
function outgrownStem({ numbers }: TermIndex, typed: string): string | undefined {
  if (typed.length <= shortestStem) return undefined;
  return endings.map((ending) => stemOf(typed + ending)).find((stem) => numbers.has(stem) && typed.startsWith(stem));
}

/** What may be missing of the endings that the stemmer takes off. */
const endings = 'g ng ing d ed n on ion tion ation s es e y ty ity lity ility bility al nt ent ment t er r'.split(' ');

/** A term of which a piece was typed counts by the share of it that was typed. */
const withPiece = (term: string, typed: number, letters = term.length): Candidate => ({ term, boost: typed / letters });

/** Terms that begin with these letters. What titles say comes before what merely stands earlier in the alphabet. */
function beginningWith(index: TermIndex, letters: string): Candidate[] {
  const inTitles = termsBeginningWith(listsOf(index).titled, letters, mostExpansions);
  const isShort = letters.length < shortestBeginning && inTitles.length > 0;
  const others = isShort ? [] : termsBeginningWith(index.terms, letters, mostExpansions);
  const all = [...new Set([...inTitles, ...others])].slice(0, mostExpansions);
  return all.map((term) => withPiece(term, letters.length));
}

/** Names that have this piece inside. */
function namesWith(index: TermIndex, piece: string): Candidate[] {
  if (piece.length < shortestPiece) return [];
  const found = firstOf(listsOf(index).names, mostExpansions, ({ term }) => term.includes(piece));
  return found.map(({ term }) => withPiece(term, piece.length));
}

function firstOf<Item>(items: readonly Item[], most: number, isWanted: (item: Item) => boolean): Item[] {
  const found: Item[] = [];
  for (const item of items) {
    if (found.length === most) break;
    if (isWanted(item)) found.push(item);
  }
  return found;
}

const longestRun = 5;
/** Fewer letters stand side by side in too many names by chance. */
const shortestRun = 6;

/** Plain words that stand side by side in a query, stop words included, because names have them. The longest come first. */
export function wordRuns(query: string): string[][] {
  const words = typedWords(query).map(({ whole, parts }) => (parts.length === 0 ? whole : ''));
  const runs: string[][] = [];
  for (let length = Math.min(longestRun, words.length); length > 1; length--)
    for (let start = 0; start + length <= words.length; start++) {
      const run = words.slice(start, start + length);
      if (!run.includes('') && run.join('').length >= shortestRun) runs.push(run);
    }
  return runs;
}

interface NamesOfWord {
  readonly names: readonly Candidate[];
  /** Whether a name has the word as it stands, not only as a beginning. */
  readonly isComplete: boolean;
}

/** Word → names that have it together with the words beside it: "color temp" for `color_temp_kelvin`. */
function namesInRuns(index: TermIndex, query: string): Map<string, NamesOfWord> {
  const byWord = new Map<string, NamesOfWord>();
  for (const run of wordRuns(query)) {
    if (run.every((word) => byWord.has(word))) continue;
    const typed = run.join('');
    const { names } = listsOf(index);
    const whole = names.filter(({ letters }) => letters === typed);
    const containing = firstOf(names, mostExpansions, ({ letters }) => letters.includes(typed));
    const found = [...new Set([...whole, ...containing])];
    if (found.length === 0) continue;
    const candidates = found.map(({ term, letters }) => withPiece(term, typed.length, letters.length));
    const pattern = new RegExp(`${run.map(escapeRegExp).join('[^\\p{L}\\p{N}]*')}(?![\\p{L}\\p{N}])`, 'u');
    const isComplete = found.some(({ term }) => pattern.test(term));
    for (const word of run)
      byWord.set(word, { names: [...(byWord.get(word)?.names ?? []), ...candidates], isComplete });
  }
  return byWord;
}

const spellingsOfTerms = oncePerObject((index: TermIndex): Spellings => spellings(index.terms));

/**
 * Terms that are spelled like a word that the index lacks. `written` has words as readers write them, because the index has the stem
 * only: `coordnator` is one letter away from `coordinator`, but three from `coordin`.
 */
export function groupsLike(index: TermIndex, { whole, parts }: Word, written: Spellings): Groups {
  if (whole.length < shortestSimilar) return [];
  const own = spellingsOfTerms(index);
  const like = (word: string): Candidate[] => {
    const [terms = [], words = []] = nearest(word, [own, written]);
    const all = [...terms, ...words.flatMap(asItIsAndStemmed).filter((term) => index.numbers.has(term))];
    return [...new Set(all)].slice(0, mostExpansions).map((term) => ({ term, boost: 1 }));
  };
  const wholes = distinct((parts.length > 0 ? [whole] : [whole, stemOf(whole)]).flatMap(like));
  if (wholes.length > 0) return [wholes];
  return parts.flatMap((part) => {
    const own = termsFor(index, part, false);
    const found = own.length > 0 ? own : like(stemOf(part));
    return found.length > 0 ? [found] : [];
  });
}

/**
 * Words as titles and headings spell them, of which the index has the stem only: `coordnator` is one letter away from `coordinator`, but
 * three from `coordin`. Made for the first query with a word that is nowhere.
 */
export const spellingsIn = oncePerObject((documents: readonly SearchDocument[]): Spellings => {
  const found = new Set<string>();
  for (const { t, s } of documents)
    for (const { whole, parts } of wordsOf(s === '' ? t : s)) for (const word of [whole, ...parts]) found.add(word);
  return spellings([...found].filter((word) => stemOf(word) !== word));
});

/** Each term once, as what it counts most. */
export function distinct(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of candidates)
    if ((best.get(candidate.term)?.boost ?? 0) < candidate.boost) best.set(candidate.term, candidate);
  return [...best.values()];
}
