import { z } from 'zod';

/** A module that nobody has: a package, or a part of Docusaurus that this site has no counterpart of. */
const gap = z.object({ kind: z.enum(['package', 'docusaurus']), name: z.string() });
export type Gap = z.infer<typeof gap>;

/** The gap that a message of esbuild is about. */
export const gapOf = (detail: unknown): Gap | undefined => gap.safeParse(detail).data;
