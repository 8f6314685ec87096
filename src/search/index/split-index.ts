import type { Postings } from '../lunr-pipeline';
import type { LunrJson } from './lean-index';

/**
 * The parts of an index that belong to the groups of its documents, so that many small indexes are made without reading all of it again.
 * Documents of no group are left out.
 */
export function splitIndex(
  index: LunrJson,
  groupOf: (ref: string) => string | undefined,
): ReadonlyMap<string, LunrJson> {
  const parts = new Map<string, LunrJson>();
  for (const [term, postings] of index.invertedIndex) {
    const ofTerm = new Map<string, Postings>();
    for (const [field, found] of Object.entries(postings)) {
      for (const [ref, uses] of Object.entries(found)) {
        const group = groupOf(ref);
        if (group === undefined) continue;
        const own = ofTerm.get(group) ?? {};
        ofTerm.set(group, own);
        (own[field] ??= {})[ref] = uses;
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
