import unit from './vitest.config.mts';

// Stryker runs tests in threads, where nothing changes the time zone or the folder of the process, and `require` loads no module of the form that
// remark-math has. `scripts/tests/mutation.mts` leaves the files that they test out, too.
const exclude = [
  'src/model/pages/new-file.test.ts',
  'src/gatsby/outputs/hosted-languages.test.ts',
  'src/markdown/math/formulas.test.ts',
];
// Of the tests of trees made for Docusaurus, these are about what our compiler does for them.
const include = ['src/!(docusaurus)/**/*.test.ts', 'src/docusaurus/{dialect,test/links,test/markdown}.test.ts'];

export default { ...unit, test: { ...unit.test, include, exclude } };
