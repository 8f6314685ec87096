import { z } from 'zod';
import type { SearchField } from '../weights';
import { packNumbers } from './index-files';
import type { LeanIndex } from './index-files';

/** Where a term stands: field → the position of a document, how often the term is used there, the position of the next one, and so on. */
export type Postings = Record<string, number[]>;

/** An index as far as it cannot be computed from the rest. */
export interface LunrJson {
  /** The documents, in the order in which they were added. */
  readonly refs: readonly string[];
  /** Lunr sorts the terms by their characters. */
  readonly invertedIndex: readonly (readonly [string, Postings])[];
}

/**
 * What gatsby-plugin-lunr writes of a language. Only the outline is checked: Lunr made it in this very build, and a copy of every
 * posting would double the memory of a large one.
 */
export const lunrJson = z
  .object({
    index: z.object({ invertedIndex: z.custom<LunrJson['invertedIndex']>(Array.isArray) }),
    /** What is stored of each document, which is nothing. */
    store: z.custom<object>((value) => typeof value === 'object' && value !== null),
  })
  .transform(({ index, store }): LunrJson => ({ refs: Object.keys(store), invertedIndex: index.invertedIndex }));

/** What `leanIndexes` collects of a part before it is packed. */
class Draft {
  private readonly shared: number[] = [];
  private readonly added: string[] = [];
  private readonly masks: number[] = [];
  private readonly sizes: number[] = [];
  private readonly rows: number[] = [];
  private readonly uses: number[] = [];
  private before = '';
  private mask = 0;

  /** Adds rows, in order, that have a term in the field of this bit, each with the number of uses. */
  add(bit: number, found: readonly Posting[]): void {
    this.mask |= 1 << bit;
    this.sizes.push(found.length - 1);
    found.forEach(([row, count], at) => {
      this.rows.push(row - (found[at - 1]?.[0] ?? 0));
      this.uses.push(count - 1);
    });
  }

  /** Ends the term that rows were added for. */
  end(term: string): void {
    if (this.mask === 0) return;
    const common = sharedLength(this.before, term);
    this.shared.push(common);
    this.added.push(term.slice(common));
    this.masks.push(this.mask);
    this.before = term;
    this.mask = 0;
  }

  pack(fields: readonly SearchField[]): LeanIndex {
    return {
      fields,
      shared: packNumbers(this.shared),
      added: this.added.join(' '),
      masks: packNumbers(this.masks),
      sizes: packNumbers(this.sizes),
      rows: packNumbers(this.rows),
      uses: packNumbers(this.uses),
    };
  }
}

/** A row and how often it uses a term. */
type Posting = readonly [row: number, uses: number];

/**
 * Some fields of the documents of an index, cut into parts. `parts` give each document its row in its part. All are made in one pass,
 * because a large site has many parts and millions of postings.
 */
export function leanIndexes(
  index: LunrJson,
  parts: readonly ReadonlyMap<string, number>[],
  fields: readonly SearchField[],
): LeanIndex[] {
  const drafts = parts.map(() => new Draft());
  const places = new Map(parts.flatMap((refs, part) => [...refs].map(([ref, row]) => [ref, { part, row }] as const)));
  const placeOf = index.refs.map((ref) => places.get(ref));
  for (const [term, postings] of index.invertedIndex) {
    fields.forEach((field, bit) => {
      const found = new Map<number, Posting[]>();
      for (const [position, uses] of pairsOf(postings[field])) {
        const place = placeOf[position];
        if (!place) continue;
        const posting: Posting = [place.row, uses];
        const others = found.get(place.part);
        if (others) others.push(posting);
        else found.set(place.part, [posting]);
      }
      for (const [part, rows] of found)
        drafts[part]?.add(
          bit,
          rows.sort(([a], [b]) => a - b),
        );
    });
    for (const draft of drafts) draft.end(term);
  }
  return drafts.map((draft) => draft.pack(fields));
}

/** Positions of documents, and how often each uses a term. */
function* pairsOf(list: readonly number[] = []): Generator<readonly [position: number, uses: number]> {
  for (let at = 0; at < list.length; at += 2) yield [list[at] ?? 0, list[at + 1] ?? 0];
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** The index of a group while it is collected. */
interface Part extends LunrJson {
  readonly refs: string[];
  readonly invertedIndex: [string, Postings][];
}

/**
 * The parts of an index that belong to the groups of its documents, so that many small indexes are made without reading all of it again.
 * Documents of no group are left out.
 */
export function splitIndex(
  { refs, invertedIndex }: LunrJson,
  groupOf: (ref: string) => string | undefined,
): ReadonlyMap<string, LunrJson> {
  const parts = new Map<string, Part>();
  const places = refs.map((ref) => {
    const group = groupOf(ref);
    if (group === undefined) return undefined;
    const part = parts.get(group) ?? { refs: [], invertedIndex: [] };
    parts.set(group, part);
    return { part, position: part.refs.push(ref) - 1 };
  });
  for (const [term, postings] of invertedIndex) {
    const ofTerm = new Map<Part, Postings>();
    for (const [field, list] of Object.entries(postings)) {
      for (const [position, uses] of pairsOf(list)) {
        const place = places[position];
        if (!place) continue;
        const own = ofTerm.get(place.part) ?? {};
        ofTerm.set(place.part, own);
        (own[field] ??= []).push(place.position, uses);
      }
    }
    for (const [part, own] of ofTerm) part.invertedIndex.push([term, own]);
  }
  return parts;
}
