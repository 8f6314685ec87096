import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['src/**/*.test.ts'], exclude: ['src/test/site/**'] },
  // As Gatsby defines it for a site at the root of its host.
  define: { __PATH_PREFIX__: '""' },
});
