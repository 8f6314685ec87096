import { nameFields } from '../weights';
import type { SearchField } from '../weights';
import { editDistance } from '../../model/nearest';
import { oncePerObject } from '../../model/once';

/**
 * What Lunr's index knows, in typed arrays: a tenth of the memory of Lunr's objects, and of the time to ask. A posting is a row that
 * has a term in a field.
 */
export interface TermIndex {
  readonly rowCount: number;
  readonly fields: readonly SearchField[];
  /** In the order of their characters. */
  readonly terms: readonly string[];
  /** Term → its place among the terms. */
  readonly numbers: ReadonlyMap<string, number>;
  /** For each field of each term: where its postings begin. They end where those of the next field or term begin. */
  readonly starts: Int32Array;
  /** Of each posting: the row. The rows of a term in a field are in order. */
  readonly rows: Int32Array;
  /** Of each posting: how much the term counts, by Lunr's formula, in thousandths. */
  readonly weights: Int32Array;
}

/** Half-open range of postings. */
type Span = readonly [from: number, to: number];

/** The postings of a term in a field; none for an unknown term or field. */
export function postingsOf({ numbers, fields, starts }: TermIndex, term: string, field: SearchField): Span {
  const number = numbers.get(term);
  const at = fields.indexOf(field);
  if (number === undefined || at < 0) return [0, 0];
  const list = number * fields.length + at;
  return [starts[list] ?? 0, starts[list + 1] ?? 0];
}

/** How many rows have a term in a field. */
export function rowsWith(index: TermIndex, term: string, field: SearchField): number {
  const [from, to] = postingsOf(index, term, field);
  return to - from;
}

/** Whether a row has a term in a field. */
export function hasTerm(index: TermIndex, row: number, term: string, field: SearchField): boolean {
  const [from, to] = postingsOf(index, term, field);
  const at = firstNotBefore(from, to, (posting) => (index.rows[posting] ?? 0) < row);
  return at < to && index.rows[at] === row;
}

/** The first place from one up to another that is not before what is looked for, in sorted values; the end if all are before it. */
function firstNotBefore(from: number, to: number, isBefore: (place: number) => boolean): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** At most so many terms of a sorted list that begin with these letters. */
export function termsBeginningWith(sorted: readonly string[], beginning: string, most: number): string[] {
  const first = firstNotBefore(0, sorted.length, (place) => (sorted[place] ?? '') < beginning);
  const found: string[] = [];
  for (let at = first; found.length < most && sorted[at]?.startsWith(beginning) === true; at++)
    found.push(sorted[at] ?? '');
  return found;
}

/** A name of the index, and its letters and digits without the characters between them. */
export interface IndexedName {
  readonly term: string;
  readonly letters: string;
}

/** Some terms of an index that are looked through for each query. */
interface TermLists {
  /** Terms of titles and headings, in the order of their characters. */
  readonly titled: readonly string[];
  /** Names as they are defined and used in code. */
  readonly names: readonly IndexedName[];
}

/** The lists of an index, made once. */
export const listsOf = oncePerObject((index: TermIndex): TermLists => {
  const within = (fields: readonly SearchField[]): string[] =>
    index.terms.filter((term) => fields.some((field) => rowsWith(index, term, field) > 0));
  const names = within(nameFields).map((term) => ({ term, letters: term.replace(/[^\p{L}\p{N}]+/gu, '') }));
  return { titled: within(['title', 'heading']), names };
});

/** Words that somebody may have meant. */
export interface Spellings {
  readonly words: readonly string[];
  /** Of each word: its letters, to tell words that cannot be similar. */
  readonly letters: Int32Array;
}

export const spellings = (words: readonly string[]): Spellings => ({
  words,
  letters: Int32Array.from(words, lettersIn),
});

/** Of fewer letters most words are one letter away from some other, such as jest from best. */
export const shortestSimilar = 5;

/** Only the nearest count, because a word one letter away is more likely than one two letters away. One list for each of `lists`. */
export function nearest(word: string, lists: readonly Spellings[]): string[][] {
  let most = word.length > 5 ? 2 : 1;
  let found = lists.map((): string[] => []);
  if (word.length < shortestSimilar) return found;
  const letters = lettersIn(word);
  for (const [list, { words, letters: ofWords }] of lists.entries())
    for (const [at, other] of words.entries()) {
      if (Math.abs(word.length - other.length) > most || !mayBeNear(letters, ofWords[at] ?? 0, most)) continue;
      const steps = editDistance(word, other, most);
      if (steps > most) continue;
      if (steps < most) found = lists.map(() => []);
      most = steps;
      found[list]?.push(other);
    }
  return found;
}

/**
 * The letters of a word as bits, each standing for several characters. Adding or dropping a letter changes one bit at most, changing
 * one two, swapping none: words whose bits differ more are not similar, which is far sooner said than how far they are apart.
 */
export function lettersIn(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Whether words with these letters may be so few steps apart. */
export function mayBeNear(a: number, b: number, most: number): boolean {
  let left = a ^ b;
  for (let count = 0; left !== 0; left &= left - 1) if (++count > 2 * most) return false;
  return true;
}
