import path from 'node:path';
import { build } from 'esbuild';
import { nodeCode } from '../../src/gatsby/bundling/build-files';

/**
 * Compiles gatsby-config.ts and gatsby-node.ts of a folder to where Gatsby looks for them (`lean-gatsby.cjs`). Throws when one of them
 * cannot be compiled, with its place.
 */
export async function compileEntries(root: string): Promise<void> {
  await build({
    ...nodeCode,
    absWorkingDir: root,
    entryPoints: ['gatsby-config.ts', 'gatsby-node.ts'],
    outdir: path.join(root, '.cache/compiled'),
    format: 'cjs',
    packages: 'external',
    logLevel: 'silent',
  });
}
