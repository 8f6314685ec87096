import { defineConfig } from 'vitest/config';

/** Tests of built sites; `scripts/check.mts` builds them first. */
export default defineConfig({
  test: {
    setupFiles: 'test/load-first.ts',
    include: ['test/site/*.test.ts', 'src/docusaurus/test/site/*.test.ts'],
    // A build, the start of `npm run develop` and each change take the time that a busy machine needs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // One after the other, in one process that loads the modules once.
    fileParallelism: false,
    isolate: false,
  },
});
