import { escapeRegExp } from '../../model/escape';
import { definingFields, labelFields } from '../weights';
import type { SearchField } from '../weights';
import type { Word } from '../words';
import { isStopWord } from '../words';
import type { Coverage } from '../types';
import type { Corpus } from './corpus';
import { distinct, groupsLike, queryWords, spellingsIn, termsOfQuery, typedWords } from './query-terms';
import type { Candidate, Groups } from './query-terms';
import { hasTerm, postingsOf } from './term-index';
import type { TermIndex } from './term-index';

/** The terms that a query looked for, which are the same for all of its rows. */
export interface AskedTerms {
  readonly terms: readonly string[];
  /** The fields of a row that have a term. Looked up when asked, because few rows are asked for. */
  readonly fieldsOf: (row: number, term: string) => readonly SearchField[];
}

/** A row that has words of a query, and where it has them. `rankHits` says what that is worth. */
export interface Match {
  readonly row: number;
  /** What Lunr's `Index.query` gives for the row. */
  readonly score: number;
  /** What it gives for the row of the page, if the title has a word. 0 for the row of the page itself. */
  readonly titleScore: number;
  /** Share of the words of the query that the row or the title of its page has. */
  readonly share: number;
  /** Share of the words that its heading or the title of its page has. */
  readonly shareInTitles: number;
  /** Whether its own title or heading has a word. */
  readonly inLabel: boolean;
  /** How strongly it defines a name of the query: the place of a field in `definingFields`, from 1; 0 for not at all. */
  readonly defines: number;
  /** Whether the page lacks a word of the query. */
  readonly partial: boolean;
}

/** What a query finds. */
export interface Found {
  readonly words: readonly Word[];
  readonly matches: readonly Match[];
  /** The rows of all pages that were found, including those of which no row is among `matches` because there are too many. */
  readonly pages: readonly number[];
  readonly coverage: Coverage;
  /** Words that are nowhere in the index. */
  readonly unknown: readonly Word[];
  readonly asked: AskedTerms;
}

/**
 * Finds rows with words of a query, at most so many. Words that are nowhere are replaced by words that are spelled like them, if a page
 * then has all words.
 */
export function findMatches(
  index: TermIndex,
  query: string,
  corpus: Pick<Corpus, 'documents' | 'pageOf'>,
  most = Infinity,
): Found {
  const words = queryWords(query);
  const { wanted, names } = termsOfQuery(index, query, words);
  // A query of stop words alone is the beginning of a question.
  const unknown = words.filter(
    ({ whole }, at) => !isStopWord(whole) && wanted[at]?.every((group) => group.length > 0) !== true,
  );
  if (unknown.length > 0) {
    const written = spellingsIn(corpus.documents);
    const similar = new Map(unknown.map((word) => [word, groupsLike(index, word, written)]));
    const groups = words.map((word, at) => similar.get(word) ?? wanted[at] ?? []);
    const meant = [...similar.values()].flat(2).map(({ term }) => term);
    const found = matchRows(index, groups, meant, corpus, most);
    if (found.matches.some(({ partial }) => !partial)) return { ...found, words, coverage: 'similar', unknown };
  }
  const found = matchRows(index, wanted, names, corpus, most);
  if (found.matches.length === 0) {
    // The beginning of a question, such as "how", is in no index.
    const typed = typedWords(query);
    const called = typed.some(({ whole }) => isStopWord(whole)) ? rowsCalled(typed, corpus, most) : found;
    if (called.matches.length > 0) return { ...called, words: typed, coverage: 'all', unknown: [] };
  }
  const isCovered = found.matches.length === 0 || found.matches.some(({ partial }) => !partial);
  return { ...found, words, coverage: isCovered ? 'all' : 'some', unknown };
}

/** What the parts of names find, for a query that finds nothing: a name that no page has may consist of words that pages have. */
export function findParts(
  nothing: Found,
  index: TermIndex,
  corpus: Pick<Corpus, 'documents' | 'pageOf'>,
  most: number,
): Found {
  const words = nothing.words.map(({ whole }) => whole);
  const apart = nothing.words.flatMap(({ whole, parts }) => (parts.length > 0 ? parts : whole.split('_')));
  if (apart.join() === words.join()) return nothing;
  const found = findMatches(index, [...new Set(apart)].join(' '), corpus, most);
  return { ...found, coverage: found.coverage === 'all' ? 'some' : found.coverage };
}

/** Rows whose title or heading has these words side by side, the last of them perhaps unfinished. */
function rowsCalled(
  words: readonly Word[],
  { documents, pageOf }: Pick<Corpus, 'documents' | 'pageOf'>,
  most: number,
): Pick<Found, 'matches' | 'pages' | 'asked'> {
  const typed = words.map(({ whole }) => whole);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${typed.map(escapeRegExp).join('[^\\p{L}\\p{N}]+')}`, 'iu');
  const called = documents.flatMap(({ t, s }, row): Match[] => {
    const label = s === '' ? t : s;
    if (!pattern.test(label)) return [];
    const score = 1 / label.length;
    return [{ row, score, titleScore: 0, share: 1, shareInTitles: 0, inLabel: false, defines: 0, partial: false }];
  });
  return {
    matches: foremost(called, most),
    pages: [...new Set(called.map(({ row }) => pageOf(row)))],
    asked: { terms: typed, fieldsOf: (row) => [documents[row]?.s === '' ? 'title' : 'heading'] },
  };
}

function matchRows(
  index: TermIndex,
  wanted: readonly Groups[],
  names: readonly string[],
  { pageOf }: Pick<Corpus, 'pageOf'>,
  most: number,
): Pick<Found, 'matches' | 'pages' | 'asked'> {
  const candidates = distinct(wanted.flat(2));
  const { bitsOf, shareOf } = wordBits(wanted);
  const found = lookUp(index, candidates, bitsOf, new Set(names));
  const { score, words, wordsInLabel, wordsInTitle, defines } = found;
  const wordsOfPage = new Int32Array(index.rowCount);
  for (const row of found.rows) wordsOfPage[pageOf(row)] = (wordsOfPage[pageOf(row)] ?? 0) | (words[row] ?? 0);

  const all = found.rows.flatMap((row): Match[] => {
    const page = pageOf(row);
    const inTitle = wordsInTitle[page] ?? 0;
    const share = shareOf((words[row] ?? 0) | inTitle);
    if (share === 0) return [];
    return [
      {
        row,
        score: score[row] ?? 0,
        titleScore: page === row || inTitle === 0 ? 0 : (score[page] ?? 0),
        share,
        shareInTitles: shareOf((wordsInLabel[row] ?? 0) | inTitle),
        inLabel: (wordsInLabel[row] ?? 0) !== 0,
        defines: defines[row] ?? 0,
        partial: shareOf(wordsOfPage[page] ?? 0) < 1,
      },
    ];
  });
  return {
    matches: foremost(all, most),
    pages: [...new Set(all.map(({ row }) => pageOf(row)))],
    asked: {
      terms: candidates.map(({ term }) => term),
      fieldsOf: (row, term) => index.fields.filter((field) => hasTerm(index, row, term, field)),
    },
  };
}

/** The matches that are worth most at a first look, in their order. */
function foremost(matches: readonly Match[], most: number): readonly Match[] {
  if (matches.length <= most) return matches;
  const worthOf = ({ partial, defines, score, share }: Match): number =>
    (partial ? 0 : 1e6) + (defines > 0 ? 1e3 : 0) + score * share ** 2;
  const best = matches.toSorted((a, b) => worthOf(b) - worthOf(a)).slice(0, most);
  return best.sort((a, b) => a.row - b.row);
}

const lastBit = 30;

/**
 * The groups of a query as bits of a number, because thousands of rows are judged for each keystroke. Groups beyond the thirtieth, in a
 * query of very long names, share the last bit.
 */
function wordBits(wanted: readonly Groups[]) {
  const bitsOfTerm = new Map<string, number>();
  let next = 0;
  const words = wanted.map((groups) =>
    groups.reduce((word, group) => {
      const bit = 1 << Math.min(next++, lastBit);
      for (const { term } of group) bitsOfTerm.set(term, (bitsOfTerm.get(term) ?? 0) | bit);
      return word | bit;
    }, 0),
  );
  return {
    /** The groups that a term stands for. */
    bitsOf: (term: string): number => bitsOfTerm.get(term) ?? 0,
    /** The share of the words of which all groups are there. */
    shareOf: (found: number): number =>
      words.reduce((count, word) => (word !== 0 && (found & word) === word ? count + 1 : count), 0) / words.length,
  };
}

/** What rows have of some terms. All lists but the first are by row; words are bits (`wordBits`). */
interface LookedUp {
  /** The rows that have any of the terms, in order. */
  readonly rows: readonly number[];
  readonly score: Float64Array;
  readonly words: Int32Array;
  readonly wordsInLabel: Int32Array;
  readonly wordsInTitle: Int32Array;
  readonly defines: Uint8Array;
}

/** Adds up what each row has of the candidates, with the scores of Lunr's `Index.query`. */
export function lookUp(
  index: TermIndex,
  candidates: readonly Candidate[],
  bitsOf: (term: string) => number,
  names: ReadonlySet<string>,
): LookedUp {
  const { rowCount, weights } = index;
  const bits = (): Int32Array => new Int32Array(rowCount);
  const [words, wordsInLabel, wordsInTitle] = [bits(), bits(), bits()];
  const score = new Float64Array(rowCount);
  const defines = new Uint8Array(rowCount);
  const seen = new Uint8Array(rowCount);
  // Lunr compares vectors, so what one word counts depends on how many are looked for.
  const length = 1000 * Math.hypot(...candidates.map(({ boost }) => boost));
  for (const field of index.fields) {
    const defining = definingFields.indexOf(field) + 1;
    for (const { term, boost } of candidates) {
      const bits = bitsOf(term);
      const isName = defining > 0 && names.has(term);
      const [from, to] = postingsOf(index, term, field);
      for (let at = from; at < to; at++) {
        const row = index.rows[at] ?? 0;
        seen[row] = 1;
        score[row] = (score[row] ?? 0) + ((weights[at] ?? 0) * boost) / length;
        words[row] = (words[row] ?? 0) | bits;
        if (labelFields.includes(field)) wordsInLabel[row] = (wordsInLabel[row] ?? 0) | bits;
        if (field === 'title') wordsInTitle[row] = (wordsInTitle[row] ?? 0) | bits;
        // The fields come in another order than their strength.
        if (isName) defines[row] = Math.max(defines[row] ?? 0, defining);
      }
    }
  }
  const rows: number[] = [];
  for (let row = seen.indexOf(1); row >= 0; row = seen.indexOf(1, row + 1)) rows.push(row);
  return { rows, score, words, wordsInLabel, wordsInTitle, defines };
}
