import type lunr from 'lunr';
import type { SearchDocument, SearchManifest } from './types';

// Checked by hand, not by zod: this runs in the worker, where its bytes count before the first suggestion.

/** One index file: Lunr's serialised index, whose refs are positions in `documents`. */
export interface SearchFile {
  readonly documents: readonly SearchDocument[];
  readonly index: Parameters<typeof lunr.Index.load>[0];
}

/** The manifest as it came over the network; throws when it is something else. */
export function parseManifest(value: unknown): SearchManifest {
  const valid =
    isObject(value) &&
    typeof value.version === 'string' &&
    isListOf(value.contexts, (context) => hasTexts(context, ['name', 'label', 'file']));
  if (!valid) throw new Error('The search manifest is damaged.');
  return value as unknown as SearchManifest;
}

/** An index file as it came over the network; throws when it is something else. */
export function parseSearchFile(value: unknown): SearchFile {
  const valid =
    isObject(value) &&
    isObject(value.index) &&
    isListOf(value.index.fieldVectors, Array.isArray) &&
    isListOf(value.index.invertedIndex, Array.isArray) &&
    isListOf(value.documents, isDocument);
  if (!valid) throw new Error('The search index is damaged.');
  return value as unknown as SearchFile;
}

const isDocument = (value: unknown): boolean =>
  isObject(value) && hasTexts(value, ['t', 'u', 's', 'h']) && isListOf(value.b, (label) => typeof label === 'string');

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isListOf = (value: unknown, test: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(test);

const hasTexts = (value: unknown, keys: readonly string[]): boolean =>
  isObject(value) && keys.every((key) => typeof value[key] === 'string');
