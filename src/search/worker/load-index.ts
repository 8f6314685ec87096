import lunr from 'lunr';
import type { LeanIndex } from '../index/lean-index';
import { lengthWeight, saturation } from '../lunr-pipeline';
import { termsAsTheyAre } from '../query/lunr-terms';
import { unpackNumbers } from '../index/pack-numbers';
import { fieldBoosts } from '../weights';
import type { SearchField } from '../weights';

/** A lean index and where its rows begin among those of all. */
export interface IndexPart {
  readonly index: LeanIndex;
  readonly firstRow: number;
}

/** Lunr keeps an object for each posting; ours have nothing to say, so one serves all. */
const noMetadata = {};
/** Most terms stand in one or two of the fields. */
const noRows: Record<number, object> = Object.freeze({});
type Postings = Record<string, number | Record<number, object>>;

/** Terms after which a step of the work ends. */
const step = 200;

/**
 * Lean indexes → the `lunr.Index` that they were cut from: its vectors are computed again, by the formula of lunr.Builder.
 * Yields now and then, so that the worker can answer meanwhile; refs are rows.
 */
export function* loadIndex(parts: readonly IndexPart[], rowCount: number): Generator<undefined, lunr.Index> {
  const fields = [...new Set(parts.flatMap(({ index }) => index.fields))];
  const invertedIndex = Object.create(null) as Record<string, Postings>;
  // For each field and row: number of a term and how often it is used, by turns.
  const vectors = new Map(fields.map((field) => [field, Array.from({ length: rowCount }, (): number[] => [])]));
  const rarity: number[] = [];
  const cursors = parts.map(({ index, firstRow }) => new Cursor(index, firstRow));

  for (let term = leastTerm(cursors); term !== undefined; term = leastTerm(cursors)) {
    const number = rarity.length;
    const postings: Postings = { _index: number };
    for (const field of fields) postings[field] = noRows;
    let documents = 0;
    for (const cursor of cursors) {
      if (cursor.term !== term) continue;
      cursor.read((field, row, uses) => {
        const rows = postings[field];
        if (typeof rows !== 'object' || rows === noRows) postings[field] = { [row]: noMetadata };
        else rows[row] = noMetadata;
        vectors.get(field)?.[row]?.push(number, uses);
        documents += 1;
      });
    }
    rarity.push(Math.log(1 + Math.abs((rowCount - documents + 0.5) / (documents + 0.5))));
    invertedIndex[term] = postings;
    if (number % step === 0) yield;
  }

  const fieldVectors: Record<string, lunr.Vector> = {};
  for (const field of fields) {
    yield;
    const rows = vectors.get(field) ?? [];
    weigh(rows, rarity, field);
    rows.forEach((elements, row) => {
      if (elements.length > 0) fieldVectors[`${field}/${row}`] = new lunr.Vector(elements);
    });
  }
  yield;
  // Lunr's types know the vectors by an older name.
  const attributes = { fields, invertedIndex, fieldVectors, documentVectors: fieldVectors, tokenSet: termsAsTheyAre };
  return new lunr.Index({ ...attributes, pipeline: new lunr.Pipeline() });
}

/** How often a term is used → its weight, in place. */
function weigh(rows: readonly number[][], rarity: readonly number[], field: SearchField): void {
  const lengths = rows.map((elements) => elements.reduce((sum, value, at) => (at % 2 === 0 ? sum : sum + value), 0));
  const average = lengths.reduce((a, b) => a + b, 0) / rows.length;
  rows.forEach((elements, row) => {
    const length = 1 - lengthWeight + lengthWeight * ((lengths[row] ?? 0) / average);
    for (let at = 0; at < elements.length; at += 2) {
      const uses = elements[at + 1] ?? 0;
      const weight = ((rarity[elements[at] ?? 0] ?? 0) * ((saturation + 1) * uses)) / (saturation * length + uses);
      elements[at + 1] = Math.round(weight * fieldBoosts[field] * 1000) / 1000;
    }
  });
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

  /** Passes the postings of the present term and goes on to the next. */
  read(use: (field: SearchField, row: number, uses: number) => void): void {
    const mask = this.masks[this.at] ?? 0;
    this.index.fields.forEach((field, bit) => {
      if ((mask & (1 << bit)) === 0) return;
      let row = this.firstRow;
      for (let left = this.sizes[this.list++] ?? -1; left >= 0; left--, this.posting++) {
        row += this.rows[this.posting] ?? 0;
        use(field, row, (this.uses[this.posting] ?? 0) + 1);
      }
    });
    this.next();
  }

  private next(): void {
    this.at += 1;
    const common = this.shared[this.at];
    this.term = common === undefined ? undefined : (this.term ?? '').slice(0, common) + (this.added[this.at] ?? '');
  }
}
