/** Mutation testing: `npm run test:mutation`, which says what is changed, explained in CONTRIBUTING.md. */
export default {
  // Texts of messages are not worth a test each; what tells them apart is.
  mutator: { excludedMutations: ['StringLiteral'] },
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.mts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Most tests take milliseconds; what hangs need not be waited for as long as Stryker does by default.
  timeoutMS: 2000,
  // Mutants at the top of a module, such as schemas, act while it loads, so each would run all tests with freshly loaded modules,
  // which is 93 % of the time of a run. `MUTATION_STATIC=1` measures them too.
  ignoreStatic: !process.env.MUTATION_STATIC,
  tempDirName: '.tmp/stryker',
  ignorePatterns: ['/.tmp', '/.cache', '/.git', '/public', '/bench', '/test-results'],
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.tmp/mutation.json' },
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  allowConsoleColors: false,
};
