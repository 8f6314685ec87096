import { nameFields } from '../weights';
import type { SearchField } from '../weights';

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

const known = new WeakMap<TermIndex, TermLists>();

/** The lists of an index, made once. */
export function listsOf(index: TermIndex): TermLists {
  const made = known.get(index);
  if (made) return made;
  const within = (fields: readonly SearchField[]): string[] =>
    index.terms.filter((term) => fields.some((field) => rowsWith(index, term, field) > 0));
  const names = within(nameFields).map((term) => ({ term, letters: term.replace(/[^\p{L}\p{N}]+/gu, '') }));
  const lists = { titled: within(['title', 'heading']), names };
  known.set(index, lists);
  return lists;
}
