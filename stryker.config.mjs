/** Mutation testing of the rules: `npm run test:mutation`, explained in CONTRIBUTING.md. */
export default {
  mutate: ['src/{model,search,markdown}/**/*.ts', '!src/**/*.test.ts'],
  // Texts of messages are not worth a test each; what tells them apart is.
  mutator: { excludedMutations: ['StringLiteral'] },
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.mts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Tests of the rules take milliseconds; what hangs need not be waited for as long as Stryker does by default.
  timeoutMS: 2000,
  incremental: true,
  // Mutants at the top of a module, such as schemas, act while it loads, so each would run all tests with freshly loaded modules,
  // which is 93 % of the time of a run. `MUTATION_STATIC=1` measures them too.
  ignoreStatic: !process.env.MUTATION_STATIC,
  incrementalFile: '.tmp/mutation.json',
  tempDirName: '.tmp/stryker',
  ignorePatterns: ['/content', '/static', '/public', '/bench', '/.cache', '/test-results'],
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  allowConsoleColors: false,
};
