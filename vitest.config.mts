import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['test/site/**', 'src/docusaurus/test/site/**'],
    globalSetup: 'test/temporary-folder.ts',
    setupFiles: 'test/load-first.ts',
    // The rules are pure; to load their modules once, not in each of some hundred files, is a quarter of the time.
    isolate: false,
    // What tests read without importing it: `npm run test:changed` runs all of them when it changes.
    forceRerunTriggers: [
      '**/{schemas,test/fixtures}/**',
      '**/src/**/*.{css,md,mdx,yml,json}',
      '**/package.json',
      '**/vitest.config.mts',
    ],
    coverage: { include: ['src/**/*.{ts,tsx}'], reporter: ['text', 'html'], reportsDirectory: '.tmp/coverage' },
    // A busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
  },
  // Tests of the worker are in English, which needs none.
  resolve: { alias: { 'search-language-pack': 'lunr-languages/lunr.de' } },
  // As the build defines them for a tree without settings.
  define: {
    __PATH_PREFIX__: '""',
    HAS_VERSIONS: 'false',
    HAS_LOCALES: 'false',
    SEARCH_PACK: '"en"',
    HAS_OWN_LOGO: 'false',
    IS_FOREIGN: 'false',
    HAS_OFFLINE: 'false',
  },
});
