import type { BuildOptions } from 'esbuild';

/** How esbuild bundles our TypeScript for Node: for Gatsby (`build-code`) and for the doctor. */
export const nodeCode = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  logLevel: 'error',
  // Packages that find their own files by their place.
  external: ['esbuild', 'sharp', 'tsx'],
} satisfies BuildOptions;
