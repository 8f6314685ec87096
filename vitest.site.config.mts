import { defineConfig } from 'vitest/config';

/** Tests of built sites; `scripts/check.mts` builds them first. */
export default defineConfig({
  test: {
    include: ['src/test/site/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // One after the other, in one process that loads the modules once.
    fileParallelism: false,
    isolate: false,
  },
});
