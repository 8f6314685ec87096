import { z } from 'zod';
import { packNumbers } from './pack-numbers';
import type { SearchField } from '../weights';

type Postings = Record<string, number | Record<string, Readonly<Record<string, readonly unknown[]>>>>;

/**
 * The part of Lunr's serialized index that cannot be computed from the rest. Only the outline is checked: Lunr made it in this
 * very build, and a copy of every posting would double the memory of a large one.
 */
export const lunrJson = z.object({
  /**
   * Term → its number (`_index`) and, for each field, the refs of the documents that have it, with one mark for each use. Lunr
   * sorts the terms by their characters.
   */
  invertedIndex: z.array(z.custom<[string, Postings]>(Array.isArray)),
});
export type LunrJson = z.infer<typeof lunrJson>;

/** How often each term stands in each field of each row, packed. Lunr's vectors follow from that (`load-index`). */
export interface LeanIndex {
  readonly fields: readonly SearchField[];
  /** Of each term, in the order of their characters: how many it shares with the term before … */
  readonly shared: string;
  /** … and those that it adds, separated by spaces. */
  readonly added: string;
  /** Of each term: the fields that have it, as bits. */
  readonly masks: string;
  /** Of each term and field: the number of rows, less 1. */
  readonly sizes: string;
  /** Of each posting: the distance from the row before. */
  readonly rows: string;
  /** Of each posting: the number of uses, less 1. */
  readonly uses: string;
}

/** Some fields of some documents of an index. `refs` gives each document its row. */
export function leanIndex(
  index: LunrJson,
  refs: ReadonlyMap<string, number>,
  fields: readonly SearchField[],
): LeanIndex {
  const shared: number[] = [];
  const added: string[] = [];
  const masks: number[] = [];
  const sizes: number[] = [];
  const rows: number[] = [];
  const uses: number[] = [];
  let before = '';
  for (const [term, postings] of index.invertedIndex) {
    let mask = 0;
    fields.forEach((field, bit) => {
      const found = rowsOf(postings[field], refs);
      if (found.length === 0) return;
      mask |= 1 << bit;
      sizes.push(found.length - 1);
      found.forEach(([row, count], at) => {
        rows.push(row - (found[at - 1]?.[0] ?? 0));
        uses.push(count - 1);
      });
    });
    if (mask === 0) continue;
    const common = sharedLength(before, term);
    shared.push(common);
    added.push(term.slice(common));
    masks.push(mask);
    before = term;
  }
  return {
    fields,
    shared: packNumbers(shared),
    added: added.join(' '),
    masks: packNumbers(masks),
    sizes: packNumbers(sizes),
    rows: packNumbers(rows),
    uses: packNumbers(uses),
  };
}

function rowsOf(postings: Postings[string] | undefined, refs: ReadonlyMap<string, number>): [number, number][] {
  if (typeof postings !== 'object') return [];
  return Object.entries(postings)
    .flatMap(([ref, metadata]): [number, number][] => {
      const row = refs.get(ref);
      return row === undefined ? [] : [[row, Object.values(metadata)[0]?.length ?? 1]];
    })
    .sort(([a], [b]) => a - b);
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
