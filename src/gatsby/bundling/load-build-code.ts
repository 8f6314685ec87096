import { createRequire } from 'node:module';
import path from 'node:path';
import type * as esbuild from 'esbuild';
import type * as buildCode from '../build-code';
import { buildCodeFolder, buildFile, entries } from './build-files';
import { nodeCode } from './node-code';

/** Packages that Gatsby loads too and that must exist only once, or that find their own files by their place. */
const external = ['gatsby', 'gatsby-*', 'graphql', 'lunr', 'sharp', 'esbuild', 'tsx'];

/**
 * What gatsby-config.ts and gatsby-node.ts export. Gatsby compiles these two with Parcel, which takes seconds for many modules;
 * esbuild bundles them in a fraction of a second. The first call in a process tree bundles. Worker processes inherit the
 * environment, so they load what their parent has bundled.
 */
export function loadBuildCode(): typeof buildCode {
  if (process.env.BUILD_CODE !== buildCodeFolder) {
    // Otherwise esbuild would leave a process of 200 MB waiting for the next bundle, as long as Gatsby runs.
    process.env.ESBUILD_WORKER_THREADS = '0';
    const loadEsbuild: (name: 'esbuild') => typeof esbuild = createRequire(path.resolve('package.json'));
    const { buildSync } = loadEsbuild('esbuild');
    const output = { outdir: buildCodeFolder, outExtension: { '.js': '.cjs' }, format: 'cjs' } as const;
    buildSync({ ...nodeCode, ...output, entryPoints: entries, external });
    process.env.BUILD_CODE = buildCodeFolder;
  }
  const file = buildFile('build-code');
  const load: (file: string) => typeof buildCode = createRequire(file);
  return load(file);
}
