import type { LunrJson, Postings } from './lean-index';

/** The parts of an index that belong to the groups of its documents, so that many small indexes are made without reading all of it again. */
export function splitIndex(index: LunrJson, groupOf: (ref: string) => string): ReadonlyMap<string, LunrJson> {
  const parts = new Map<string, LunrJson>();
  for (const [term, postings] of index.invertedIndex) {
    const ofTerm = new Map<string, Postings>();
    for (const [field, found] of Object.entries(postings)) {
      if (typeof found === 'number') continue;
      for (const [ref, uses] of Object.entries(found)) {
        const group = groupOf(ref);
        const own = ofTerm.get(group) ?? {};
        const ofField = own[field];
        ofTerm.set(group, own);
        if (typeof ofField === 'object') ofField[ref] = uses;
        else own[field] = { [ref]: uses };
      }
    }
    for (const [group, own] of ofTerm) {
      const part = parts.get(group) ?? { invertedIndex: [] };
      parts.set(group, part);
      part.invertedIndex.push([term, own]);
    }
  }
  return parts;
}

/** One index of several parts. Terms are in the order of their characters, as in each part. */
export function joinParts(parts: readonly LunrJson[]): LunrJson {
  const terms = new Map<string, Postings>();
  for (const { invertedIndex } of parts) {
    for (const [term, postings] of invertedIndex) {
      const before = terms.get(term);
      terms.set(term, before ? joined(before, postings) : postings);
    }
  }
  return { invertedIndex: [...terms].sort(([a], [b]) => (a < b ? -1 : 1)) };
}

function joined(one: Postings, other: Postings): Postings {
  const all: Postings = { ...one };
  for (const [field, found] of Object.entries(other)) {
    const before = all[field];
    all[field] = typeof before === 'object' && typeof found === 'object' ? { ...before, ...found } : found;
  }
  return all;
}
