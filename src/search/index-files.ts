import * as z from 'zod/mini';

// zod/mini, because this runs in the worker and its bytes count before the first suggestion.

/** The manifest as it comes over the network. */
export const searchManifest = z.object({
  version: z.string(),
  contexts: z.array(z.object({ name: z.string(), label: z.string(), file: z.string() })),
});

const searchDocument = z.object({ t: z.string(), u: z.string(), s: z.string(), h: z.string(), b: z.array(z.string()) });

/** One index file: Lunr's serialised index, whose refs are positions in `documents`. */
export const searchFile = z.object({
  documents: z.array(searchDocument),
  index: z.looseObject({
    version: z.string(),
    fieldVectors: z.array(z.unknown()),
    invertedIndex: z.array(z.unknown()),
  }),
});
