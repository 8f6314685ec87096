import { firstNotBefore } from './binary-search';
import type { SearchField } from '../../weights';

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

/** Postings from one place up to another, not included. */
type Span = readonly [from: number, to: number];
const nothing: Span = [0, 0];

/** The postings of a term in a field; none for an unknown term or field. */
export function postingsOf({ numbers, fields, starts }: TermIndex, term: string, field: SearchField): Span {
  const number = numbers.get(term);
  const at = fields.indexOf(field);
  if (number === undefined || at < 0) return nothing;
  const list = number * fields.length + at;
  return [starts[list] ?? 0, starts[list + 1] ?? 0];
}

/** Whether a row has a term in a field. */
export function hasTerm(index: TermIndex, row: number, term: string, field: SearchField): boolean {
  const [from, to] = postingsOf(index, term, field);
  const at = firstNotBefore(from, to, (posting) => (index.rows[posting] ?? 0) < row);
  return at < to && index.rows[at] === row;
}
