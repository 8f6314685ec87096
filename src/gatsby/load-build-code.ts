import { createRequire } from 'node:module';
import path from 'node:path';
import type * as esbuild from 'esbuild';
import type * as build from './build-code';
import { buildCode, buildFile, isBundled, keepBundles } from './bundling/build-files';

/**
 * What gatsby-config.ts and gatsby-node.ts export. In `npx gatsby build`, Parcel compiles these two, which takes seconds for many modules;
 * esbuild bundles them in a fraction of a second. When the code has changed, `npm run build` does so while Gatsby starts; without
 * it, the first call in a process tree does. Worker processes inherit the environment, so they load what their parent has bundled.
 */
export function loadBuildCode(): typeof build {
  if (!isBundled(process.env.BUILD_CODE)) {
    // Otherwise esbuild would leave a process of 200 MB waiting for the next bundle, as long as Gatsby runs.
    process.env.ESBUILD_WORKER_THREADS = '0';
    const loadEsbuild: (name: 'esbuild') => typeof esbuild = createRequire(path.resolve('package.json'));
    loadEsbuild('esbuild').buildSync(buildCode);
    keepBundles((process.env.BUILD_CODE ??= String(process.pid)));
  }
  const file = buildFile('build-code');
  const load: (file: string) => typeof build = createRequire(file);
  return load(file);
}
