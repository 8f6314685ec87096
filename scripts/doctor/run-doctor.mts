import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openTree } from '../../src/content/open-tree';
import { readOrigin } from '../../src/docusaurus/origin';
import { reportForActions, reportForTerminal } from '../../src/content/report-problems';
import { applyFixes } from '../../src/model/apply-fixes';
import { formatProblem, isError } from '../../src/model/problems';
import type { Problem } from '../../src/model/problems';

/** What `npm run doctor` does; `doctor.mts` starts it from a bundle. */
const { values } = parseArgs({
  options: { fix: { type: 'boolean' }, strict: { type: 'boolean' } },
});

const { contentDir, settings, notes } = await openTree();
process.env.GATSBY_SITE_SETTINGS = JSON.stringify(settings);
// The settings are read when the modules that use them are.
const { checkContent } = await import('../../src/content/check-content');
const { compileTree } = await import('../../src/content/compiled/compile-tree');
/** Where the files of problems are: of a tree that is translated first, the tree itself. */
const root = readOrigin(contentDir)?.root ?? contentDir;

/** Stands beside this code in the bundle that `doctor-bundle.mts` makes of both. */
const worker = fileURLToPath(new URL('./compile-worker.mjs', import.meta.url));

const check = (): Promise<Problem[]> =>
  checkContent({
    contentDir,
    staticDir: path.resolve('static'),
    withDrafts: false,
    compile: async (pages, tree) => (await compileTree(pages, tree, worker)).map(({ compiled }) => compiled),
  });

/** Fixes the files, prints what was fixed and returns the number of fixed problems. */
function fix(problems: readonly Problem[]): number {
  const fixable = problems.filter((problem) => problem.fix);
  let count = 0;
  for (const file of new Set(fixable.map((problem) => problem.file))) {
    const name = path.join(root, file);
    const ofFile = fixable.filter((problem) => problem.file === file);
    const { text, fixed } = applyFixes(readFileSync(name, 'utf8'), ofFile);
    if (fixed.length > 0) writeFileSync(name, text);
    for (const problem of fixed) console.log(`Fixed: ${formatProblem(problem)}\n`);
    count += fixed.length;
  }
  return count;
}

if (notes.length > 0)
  console.warn(['Settings that were not fully converted:', ...notes.map((note) => `- ${note}`), ''].join('\n'));
let problems = await check();
// A fixed tag may uncover the next mistake.
for (let round = 0; values.fix === true && round < 5 && fix(problems) > 0; round++) problems = await check();

const annotations = reportForActions(problems, root);
if (annotations !== '') console.log(annotations);
if (problems.length === 0) {
  console.log('The content has no problems.');
} else {
  console.error(reportForTerminal(problems, root));
  const fixable = problems.filter((problem) => problem.fix).length;
  if (fixable > 0 && values.fix !== true) console.error(`npm run doctor -- --fix can fix ${fixable} of them.`);
  if (values.strict === true || problems.some(isError)) process.exitCode = 1;
}
