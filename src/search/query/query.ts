import { distinct, groupsFor, groupsLike, namesBegunBy, namesOf } from './terms/candidates';
import type { Candidate, Groups } from './terms/candidates';
import { foundWords } from './found-words';
import { spellingsIn } from './terms/spellings';
import { termsOf } from './terms/terms';
import { neededWords, queryWords, wordRuns } from './query-words';
import { escapeRegExp } from '../../model/escape';
import { scoresOf } from './scores';
import { hasTerm } from './terms/term-index';
import type { TermIndex } from './terms/term-index';
import { boosts } from '../weights';
import type { SearchField } from '../weights';
import type { Corpus } from './corpus';
import { labelCover } from './label-cover';
import type { Word } from '../tokenizer';
import type { Coverage } from '../types';

/** The terms of the index that a query looked for. Where they are is looked up when asked, because that is done for few rows. */
export interface AskedTerms {
  readonly terms: readonly string[];
  /** The fields of a row that have a term and in which it was looked for. */
  readonly fieldsOf: (row: number, term: string) => readonly SearchField[];
}

/** A row that a query found. */
export interface RankedRow {
  readonly row: number;
  readonly score: number;
  /** The same for all rows of a query. */
  readonly asked: AskedTerms;
  /** Whether the page lacks a word of the query. */
  readonly partial: boolean;
  /** How strongly the row defines a name of the query: its place in `definingFields`, from 1; 0 for not at all. */
  readonly defines: number;
}
export interface RankedRows {
  readonly rows: readonly RankedRow[];
  /** The rows of all pages that were found; those of the worst are not among `rows` if there are very many. */
  readonly pages: readonly number[];
  readonly coverage: Coverage;
  /** Words that are nowhere in the index. */
  readonly unknown: readonly Word[];
}
type Found = Pick<RankedRows, 'rows' | 'pages'>;

/** What is asked of the rows for each query. */
type Rows = Pick<Corpus, 'documents' | 'pageCount' | 'pageOf'>;

/**
 * Asks the index: rows of pages with all words, then those of pages with some. Words that are nowhere are replaced by those that
 * are spelled like them, when no page has all words otherwise.
 */
export function ask(index: TermIndex, query: string, corpus: Rows, most = Infinity): RankedRows {
  const words = queryWords(query);
  if (words.length === 0) return { rows: [], pages: [], coverage: 'all', unknown: [] };
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
  const asked = (groups: readonly Groups[], names: readonly string[]): Found =>
    covered(index, { wanted: groups, needed: groups.filter((_, at) => isNeeded[at]), names, typed, most }, corpus);
  if (unknown.length > 0) {
    const written = spellingsIn(corpus.documents);
    const similar = words.map((word, at) => (isUnknown[at] ? groupsLike(terms, word, written) : (wanted[at] ?? [])));
    const meant = similar.filter((_, at) => isUnknown[at]).flat(2);
    const found = asked(
      similar,
      meant.map(({ term }) => term),
    );
    if (found.rows.some(({ partial }) => !partial)) return { ...found, coverage: 'similar', unknown };
  }
  // One plain word among several is rarely meant as a name, even where a table has a key that reads the same.
  const names = [
    ...words.filter(({ parts }) => parts.length > 0 || words.length === 1).flatMap(namesOf),
    ...[...runs.values()].flatMap((run) => run.names.map(({ term }) => term)),
    ...words.slice(-1).flatMap((word) => namesBegunBy(terms, word)),
  ];
  const found = asked(wanted, names);
  const isCovered = found.rows.length === 0 || found.rows.some(({ partial }) => !partial);
  return { ...found, coverage: isCovered ? 'all' : 'some', unknown };
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
  /** How many rows to judge; of more than that, only the foremost are. */
  readonly most: number;
}

/**
 * Rows that have something of every or some words. A section also has what the title of its page says. The share of the words
 * that a row has counts squared.
 */
function covered(index: TermIndex, { wanted, needed, names, typed, most }: Asked, corpus: Rows): Found {
  const { documents, pageCount, pageOf } = corpus;
  const candidates = distinct(wanted.flat(2));
  const { bitsOf, share } = foundWords(needed);
  const all = scoresOf(index, candidates, bitsOf, new Set(names));
  const { score, has, inLabel, inTitle, defines } = all;
  const ofPage = new Int32Array(documents.length);
  for (const row of all.rows) ofPage[pageOf(row)] = (ofPage[pageOf(row)] ?? 0) | (has[row] ?? 0);
  const isPartial = (row: number): boolean => share(ofPage[pageOf(row)] ?? 0) < 1;
  const shareOf = (row: number): number => share((has[row] ?? 0) | (inTitle[pageOf(row)] ?? 0)) ** 2;
  const telling = all.rows.filter((row) => shareOf(row) > 0);
  const judged =
    telling.length <= most
      ? telling
      : foremost(
          telling,
          (row) => (isPartial(row) ? 0 : 1e6) + ((defines[row] ?? 0) > 0 ? 1e3 : 0) + (score[row] ?? 0) * shareOf(row),
          most,
        );

  const { rowsWith } = termsOf(index);
  const fields = new Map(candidates.map(({ term, fields }) => [term, fields ?? index.fields]));
  const asked: AskedTerms = {
    terms: [...fields.keys()],
    fieldsOf: (row, term) => (fields.get(term) ?? []).filter((field) => hasTerm(index, row, term, field)),
  };
  const coverOf = (row: number): number => {
    const { t, s } = documents[row] ?? { t: '', s: '' };
    const isPage = s === '';
    const field = isPage ? 'title' : 'heading';
    const rows = isPage ? pageCount : documents.length - pageCount;
    const isFound = (term: string): boolean =>
      fields.get(term)?.includes(field) === true && hasTerm(index, row, term, field);
    const cover = labelCover(isPage ? t : s, isFound, { rowsWith, rows, field, typed });
    return (isPage ? boosts.titleCover : boosts.headingCover) * cover ** 2;
  };
  const rows = judged.map((row): RankedRow => {
    const page = pageOf(row);
    const wordsOfTitle = inTitle[page] ?? 0;
    const ofTitle = page === row || wordsOfTitle === 0 ? 0 : (score[page] ?? 0) * boosts.titleOfPage;
    const wordsOfLabel = inLabel[row] ?? 0;
    const told = share(wordsOfLabel | wordsOfTitle);
    const weight =
      ((defines[row] ?? 0) > 0 ? boosts.definition : 1) *
      shareOf(row) *
      (1 + (needed.length > 1 ? boosts.wordsInTitles * told ** 2 : 0)) *
      (1 + (wordsOfLabel === 0 ? 0 : coverOf(row)) * told);
    return {
      row,
      score: ((score[row] ?? 0) + ofTitle) * weight,
      asked,
      defines: defines[row] ?? 0,
      partial: isPartial(row),
    };
  });
  // The rows of a page follow each other.
  const pages = telling.map(pageOf);
  return { rows, pages: pages.filter((page, at) => page !== pages[at - 1]) };
}

/** The rows that are worth most, in order; of equal ones, the first. */
function foremost(rows: readonly number[], worthOf: (row: number) => number, most: number): number[] {
  const worths = Float64Array.from(rows, worthOf);
  const least = worths.toSorted().at(-most) ?? 0;
  let equal = most - worths.reduce((count, worth) => (worth > least ? count + 1 : count), 0);
  return rows.filter((_, at) => {
    const worth = worths[at] ?? 0;
    return worth > least || (worth === least && equal-- > 0);
  });
}
