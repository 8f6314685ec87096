import { unpackNumbers } from '../index/index-files';
import type { LeanIndex } from '../index/index-files';
import type { TermIndex } from '../query/term-index';
import { fieldBoosts, lengthWeight, saturation } from '../weights';
import type { SearchField } from '../weights';

/** A lean index and where its rows begin among those of all. */
export interface IndexPart {
  readonly index: LeanIndex;
  readonly firstRow: number;
}

/** Terms after which a step of the work ends. */
const step = 200;

/**
 * Lean indexes → what Lunr's index would know of them. How much a term counts is computed again, by the formula of lunr.Builder.
 * Yields now and then, so that the worker can answer meanwhile.
 */
export function* loadIndex(parts: readonly IndexPart[], rowCount: number): Generator<undefined, TermIndex> {
  const fields = [...new Set(parts.flatMap(({ index }) => index.fields))];
  const cursors = parts.map(({ index, firstRow }) => new Cursor(index, firstRow));
  const size = cursors.reduce((sum, { postings }) => sum + postings, 0);
  const terms: string[] = [];
  const starts: number[] = [0];
  const rows = new Int32Array(size);
  // At first: how often the term is used.
  const weights = new Int32Array(size);
  const lengths = fields.map(() => new Float64Array(rowCount));
  let posting = 0;

  for (let term = leastTerm(cursors); term !== undefined; term = leastTerm(cursors)) {
    const present = cursors.filter((cursor) => cursor.term === term);
    fields.forEach((field, at) => {
      const lengthOf = lengths[at] ?? [];
      for (const cursor of present)
        cursor.read(field, (row, uses) => {
          rows[posting] = row;
          weights[posting++] = uses;
          lengthOf[row] = (lengthOf[row] ?? 0) + uses;
        });
      starts.push(posting);
    });
    for (const cursor of present) cursor.next();
    terms.push(term);
    if (terms.length % step === 0) yield;
  }

  const averages = lengths.map((lengthOf) => lengthOf.reduce((a, b) => a + b, 0) / rowCount);
  for (let number = 0; number < terms.length; number++) {
    const first = number * fields.length;
    const count = (starts[first + fields.length] ?? 0) - (starts[first] ?? 0);
    const rarity = Math.log(1 + Math.abs((rowCount - count + 0.5) / (count + 0.5)));
    fields.forEach((field, at) => {
      for (let posting = starts[first + at] ?? 0; posting < (starts[first + at + 1] ?? 0); posting++) {
        const uses = weights[posting] ?? 0;
        const length = (lengths[at]?.[rows[posting] ?? 0] ?? 0) / (averages[at] ?? 1);
        const punished = saturation * (1 - lengthWeight + lengthWeight * length);
        const weight = (rarity * ((saturation + 1) * uses)) / (punished + uses);
        weights[posting] = Math.round(weight * fieldBoosts[field] * 1000);
      }
    });
    if (number % step === 0) yield;
  }
  const numbers = new Map(terms.map((term, number) => [term, number]));
  return { rowCount, fields, terms, numbers, starts: Int32Array.from(starts), rows, weights };
}

function leastTerm(cursors: readonly Cursor[]): string | undefined {
  let least: string | undefined;
  for (const { term } of cursors) if (term !== undefined && (least === undefined || term < least)) least = term;
  return least;
}

/** Reads the terms of a lean index one after the other. */
class Cursor {
  term: string | undefined;
  private readonly shared: number[];
  private readonly added: string[];
  private readonly masks: number[];
  private readonly sizes: number[];
  private readonly rows: number[];
  private readonly uses: number[];
  private at = -1;
  private list = 0;
  private posting = 0;

  constructor(
    private readonly index: LeanIndex,
    private readonly firstRow: number,
  ) {
    this.shared = unpackNumbers(index.shared);
    this.added = index.added.split(' ');
    this.masks = unpackNumbers(index.masks);
    this.sizes = unpackNumbers(index.sizes);
    this.rows = unpackNumbers(index.rows);
    this.uses = unpackNumbers(index.uses);
    this.next();
  }

  /** How many postings the index has in all. */
  get postings(): number {
    return this.rows.length;
  }

  /** Passes the postings of the present term in a field; fields are read in their order. */
  read(field: SearchField, each: (row: number, uses: number) => void): void {
    const bit = this.index.fields.indexOf(field);
    if (bit < 0 || ((this.masks[this.at] ?? 0) & (1 << bit)) === 0) return;
    let row = this.firstRow;
    for (let left = this.sizes[this.list++] ?? -1; left >= 0; left--, this.posting++) {
      row += this.rows[this.posting] ?? 0;
      each(row, (this.uses[this.posting] ?? 0) + 1);
    }
  }

  /** Goes on to the next term. */
  next(): void {
    this.at += 1;
    const common = this.shared[this.at];
    this.term = common === undefined ? undefined : (this.term ?? '').slice(0, common) + (this.added[this.at] ?? '');
  }
}
