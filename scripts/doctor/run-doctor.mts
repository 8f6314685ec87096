import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkContent } from '../../src/content/check-content';
import { compileWith } from '../../src/content/compiled/compile-tree';
import { readOrigin } from '../../src/content/origin';
import { reportForActions, reportForTerminal, reportOfTree, seenFromHere } from '../../src/content/report-problems';
import { applyFixes, formatProblem, isError } from '../../src/model/problems/problems';
import type { Problem } from '../../src/model/problems/problems';
import { enterTree, treeAt, treesOfLocales } from '../../src/trees/open-tree';
import { endProcess } from '../end-process.mts';

/** What `npm run doctor` does; `doctor.mts` starts it from a bundle. */
const { values } = parseArgs({
  options: {
    fix: { type: 'boolean' },
    strict: { type: 'boolean' },
    // Read when the tree is opened.
    lenient: { type: 'boolean' },
    verbose: { type: 'boolean' },
  },
});

/** Stands beside this code in the bundle that `doctor-bundle.mts` makes of both. */
const worker = fileURLToPath(new URL('./content-worker.mjs', import.meta.url));
const opened = await enterTree(process.argv.slice(2), worker);
const { contentDir } = opened;
const origin = readOrigin(contentDir);
/** Where the files of problems are: of a tree that is converted first, the tree itself. */
const root = origin?.root ?? contentDir;

/** The problems of the tree in all of its languages. Originals are the same in each. */
async function check(): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const { contentDir: dir } of await treesOfLocales(opened, worker)) {
    const ofLanguage = await checkContent({
      contentDir: dir,
      tree: treeAt(dir),
      staticDir: path.resolve('static'),
      withDrafts: false,
      compile: compileWith(worker),
      worker,
    });
    found.push(...ofLanguage.filter((problem) => !found.some((known) => isInOriginal(problem, known))));
  }
  return found;
}

/** Whether a problem of a language is one of the original, which was reported before. */
const isInOriginal = ({ file, line, what }: Problem, known: Problem): boolean =>
  known.file === file && known.line === line && what.endsWith(known.what);

/** Fixes the files, prints what was fixed and returns the number of fixed problems. */
function fix(problems: readonly Problem[]): number {
  const fixable = problems.filter((problem) => problem.fix);
  let count = 0;
  for (const file of new Set(fixable.map((problem) => problem.file))) {
    const name = path.join(root, file);
    const ofFile = fixable.filter((problem) => problem.file === file);
    const { text, fixed } = applyFixes(readFileSync(name, 'utf8'), ofFile);
    if (fixed.length > 0) writeFileSync(name, text);
    for (const problem of seenFromHere(fixed, root)) console.log(`Fixed: ${formatProblem(problem)}\n`);
    count += fixed.length;
  }
  return count;
}

let problems = await check();
// A fixed tag may uncover the next mistake.
for (let round = 0; values.fix === true && round < 5 && fix(problems) > 0; round++) problems = await check();

const annotations = reportForActions(problems, root);
if (annotations !== '') console.log(annotations);
const notes = origin?.notes ?? [];
if (origin && notes.length + problems.length > 0) console.log(reportOfTree({ notes, problems }, root));
else if (problems.length > 0) console.log(reportForTerminal(problems, root));
if (problems.length === 0) {
  console.log('The content has no problems.');
} else {
  const fixable = problems.filter((problem) => problem.fix).length;
  if (fixable > 0 && values.fix !== true) console.log(`npm run doctor -- --fix can fix ${fixable} of them.`);
  if (values.strict === true || problems.some(isError)) process.exitCode = 1;
}
await endProcess();
