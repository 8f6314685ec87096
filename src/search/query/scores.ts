import { definingFields } from '../weights';
import type { SearchField } from '../weights';
import type { Candidate } from './terms/candidates';
import { titleFields } from './terms/candidates';
import { postingsOf } from './terms/term-index';
import type { TermIndex } from './terms/term-index';

/** What rows have of some terms. All lists but the first are by row. */
export interface Scores {
  /** The rows that have any of the terms, in order. */
  readonly rows: readonly number[];
  /** What Lunr's `Index.query` gives. */
  readonly score: Float64Array;
  /** The words of the query, as bits, that the row has … */
  readonly has: Int32Array;
  /** … that it has in its title or heading … */
  readonly inLabel: Int32Array;
  /** … and that it has in its title. */
  readonly inTitle: Int32Array;
  /** How strongly the row defines one of the names: the place of a field in `definingFields`, from 1; 0 for not at all. */
  readonly defines: Uint8Array;
}

/** Fields that a candidate is looked for in. */
const fieldsOf = (index: TermIndex, { fields }: Candidate): readonly SearchField[] =>
  fields === undefined ? index.fields : index.fields.filter((field) => fields.includes(field));

/** Adds up what each row has of the candidates. */
export function scoresOf(
  index: TermIndex,
  candidates: readonly Candidate[],
  bitsOf: (term: string) => number,
  names: ReadonlySet<string>,
): Scores {
  const { rowCount, weights } = index;
  const [has, inLabel, inTitle] = [new Int32Array(rowCount), new Int32Array(rowCount), new Int32Array(rowCount)];
  const score = new Float64Array(rowCount);
  const defines = new Uint8Array(rowCount);
  const seen = new Uint8Array(rowCount);
  for (const field of index.fields) {
    const asked = candidates.filter((candidate) => fieldsOf(index, candidate).includes(field));
    // Lunr compares vectors, so what one word counts depends on how many are looked for.
    const length = 1000 * Math.hypot(...asked.map(({ boost }) => boost));
    const defining = definingFields.indexOf(field) + 1;
    const isLabel = titleFields.includes(field);
    for (const { term, boost } of asked) {
      const bits = bitsOf(term);
      const isName = defining > 0 && names.has(term);
      const [from, to] = postingsOf(index, term, field);
      for (let at = from; at < to; at++) {
        const row = index.rows[at] ?? 0;
        seen[row] = 1;
        score[row] = (score[row] ?? 0) + ((weights[at] ?? 0) * boost) / length;
        has[row] = (has[row] ?? 0) | bits;
        if (isLabel) inLabel[row] = (inLabel[row] ?? 0) | bits;
        if (field === 'title') inTitle[row] = (inTitle[row] ?? 0) | bits;
        // The fields come in another order than their strength.
        if (isName) defines[row] = Math.max(defines[row] ?? 0, defining);
      }
    }
  }
  const rows: number[] = [];
  for (let row = seen.indexOf(1); row >= 0; row = seen.indexOf(1, row + 1)) rows.push(row);
  return { rows, score, has, inLabel, inTitle, defines };
}
