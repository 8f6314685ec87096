/** A minifier, as terser-webpack-plugin calls it: with one script by its name, a source map, and options. */
export type Minify = (
  script: Record<string, string>,
  ...rest: unknown[]
) => Promise<{ readonly code?: string | undefined }>;

/** Whether a value may be a minifier; what it is called with is up to terser-webpack-plugin. */
export const isMinify = (value: unknown): value is Minify => typeof value === 'function';

/** Hashes of scripts, in names of files. */
const hash = /\b[\da-f]{20}\b/g;

/**
 * Hides the hashes in a script from a minifier. SWC chooses short names by how often each letter occurs, and hashes are not final yet:
 * they still depend on the folder of the build, and the names of variables would too.
 */
export const withoutHashes =
  (minify: Minify): Minify =>
  async (script, ...rest) => {
    const hashes: string[] = [];
    const hide = (found: string): string => String(hashes.push(found) - 1).padStart(found.length, '0');
    const hidden = Object.entries(script).map(([name, code]) => [name, code.replace(hash, hide)] as const);
    const minified = await minify(Object.fromEntries(hidden), ...rest);
    return { ...minified, code: minified.code?.replace(hash, (found) => hashes[Number(found)] ?? found) };
  };
