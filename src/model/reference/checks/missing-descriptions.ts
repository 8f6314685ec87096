import type { Problem } from '../../problems/problems';
import { pathOfData } from '../reference';
import type { LoadedReference } from '../reference';

/** Every empty description, with its place. */
export function missingDescriptions({ sources }: Pick<LoadedReference, 'sources'>): Problem[] {
  return [...sources].flatMap(([name, source]) =>
    emptyPaths(source.value, []).map((path) => ({
      file: pathOfData(name),
      ...source.placeOf(path),
      what: 'The description is empty.',
      remedy: 'Write a sentence in your own words.',
    })),
  );
}

function emptyPaths(value: unknown, path: readonly PropertyKey[]): PropertyKey[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return key === 'description' && inner === '' ? [here] : emptyPaths(inner, here);
  });
}
