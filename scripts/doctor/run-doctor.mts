import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { RecordedPage } from '../../src/content/compile-recorded';
import { openTree } from '../../src/content/open-tree';
import { readOrigin } from '../../src/docusaurus/origin';
import { reportForActions, reportForTerminal } from '../../src/content/report-problems';
import { applyFixes } from '../../src/model/apply-fixes';
import { formatProblem, isError } from '../../src/model/problems';
import type { Problem } from '../../src/model/problems';
import type { TreeContext } from '../../src/content/tree-context';
import { compileInWorkers } from './compile-pool.mts';
import { DoctorCache } from './doctor-cache.mts';

/** What `npm run doctor` does; `doctor.mts` starts it from a bundle. */
const { values } = parseArgs({
  options: { fix: { type: 'boolean' }, strict: { type: 'boolean' } },
});

const { contentDir, settings, notes } = await openTree();
process.env.GATSBY_SITE_SETTINGS = JSON.stringify(settings);
// The settings are read when the modules that use them are.
const { checkContent } = await import('../../src/content/check-content');
const { compileRecorded } = await import('../../src/content/compile-recorded');
/** Where the files of problems are: of a tree that is translated first, the tree itself. */
const root = readOrigin(contentDir)?.root ?? contentDir;

async function check(): Promise<Problem[]> {
  const cache = await DoctorCache.open();
  const problems = await checkContent({
    contentDir,
    staticDir: path.resolve('static'),
    withDrafts: false,
    compile: async (pages, tree) => {
      const known = new Map([...pages].map(([file, source]) => [file, cache.get(file, source, tree)]));
      const missing = new Map([...pages].filter(([file]) => known.get(file) === undefined));
      const compiled = await compileMissing(missing, tree);
      const all = [...pages.keys()].map((file) => known.get(file) ?? compiled.get(file));
      return all.flatMap((page) => {
        if (page) cache.keep(page);
        return page?.compiled ?? [];
      });
    },
  });
  cache.close();
  return problems;
}

/** Below this many pages the start of workers costs more than they save. */
const minPagesForWorkers = 60;

async function compileMissing(
  pages: ReadonlyMap<string, string>,
  tree: TreeContext,
): Promise<ReadonlyMap<string, RecordedPage>> {
  const compileHere = (file: string, source: string): RecordedPage => compileRecorded(file, source, tree, 'facts');
  if (pages.size > minPagesForWorkers) return compileInWorkers(tree, pages, compileHere);
  return new Map([...pages].map(([file, source]) => [file, compileHere(file, source)]));
}

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
