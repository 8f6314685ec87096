import unit from './vitest.config.mts';

// Stryker runs tests in threads, where nothing changes the time zone or the folder of the process. `scripts/tests/mutation.mts` leaves the file out, too.
const exclude = [
  'src/docusaurus/**',
  'src/model/pages/new-file.test.ts',
  'src/gatsby/outputs/hosted-languages.test.ts',
];

export default { ...unit, test: { ...unit.test, include: ['src/**/*.test.ts'], exclude } };
