import { z } from 'zod';

type Postings = Record<string, number | Record<string, unknown>>;

/**
 * The parts of Lunr's serialised index that name documents. Only the outline is checked: Lunr made it in this very build,
 * and a copy of every posting would double the memory of a large one.
 */
export const lunrJson = z.object({
  version: z.string(),
  fields: z.array(z.string()),
  /** `field/ref` → numbers and weights of its terms, by turns. */
  fieldVectors: z.array(z.custom<[string, number[]]>(Array.isArray)),
  /** Term → its number (`_index`) and, for each field, the refs of the documents that have it. */
  invertedIndex: z.array(z.custom<[string, Postings]>(Array.isArray)),
  pipeline: z.array(z.string()),
});
export type LunrJson = z.infer<typeof lunrJson>;

/**
 * The part of an index that covers some of its documents, in the order of `refs`; each ref becomes its position there.
 * Vectors keep the weights of the whole corpus, so that scores of different parts can be compared.
 */
export function splitIndex(index: LunrJson, refs: readonly string[]): LunrJson {
  const position = new Map(refs.map((ref, at) => [ref, String(at)]));
  const vectors = index.fieldVectors.flatMap(([fieldRef, vector]): [string, number[]][] => {
    const slash = fieldRef.indexOf('/');
    const at = position.get(fieldRef.slice(slash + 1));
    return at === undefined ? [] : [[`${fieldRef.slice(0, slash)}/${at}`, vector.map(round)]];
  });
  const terms = index.invertedIndex.flatMap(([term, fields]): LunrJson['invertedIndex'] => {
    const used = new Set<string>();
    const kept = Object.entries(fields).map(([field, postings]) => {
      if (typeof postings === 'number') return [field, postings] as const;
      const own = Object.keys(postings).flatMap((ref) => position.get(ref) ?? []);
      for (const ref of own) used.add(ref);
      return [field, Object.fromEntries(own.map((ref) => [ref, noMetadata]))] as const;
    });
    return used.size > 0 ? [[term, Object.fromEntries(kept)]] : [];
  });
  return { ...index, fieldVectors: vectors, invertedIndex: terms };
}

/** Lunr keeps an object for each posting; ours have nothing to say, so one serves all. */
const noMetadata = {};

/** Three digits decide no ranking and halve the file. */
const round = (weight: number): number => Number(weight.toFixed(3));
