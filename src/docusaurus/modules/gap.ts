import { z } from 'zod';

/**
 * A module that could not be found: a package, a part of Docusaurus that this site has no counterpart of, a file of the tree, or a file that
 * Docusaurus writes and the build does, too.
 */
const gap = z.object({ kind: z.enum(['package', 'docusaurus', 'file', 'generated']), name: z.string() });
export type Gap = z.infer<typeof gap>;

/** Whether the name of a gap is that of a file, which is only missing where a module asks for it by this path. */
export const isFileName = (name: string): boolean => /^(?:\.|\/|@site\/)/.test(name);

/** The gap that a message of esbuild is about. */
export const gapOf = (detail: unknown): Gap | undefined => gap.safeParse(detail).data;
