import path from 'node:path';
import { writeChanged } from '../content/files/write-file';
import { pathBelow } from '../content/files/paths';
import { reasonOf } from '../content/tree-error';
import { firstThatRuns } from '../model/pages/module-pages';
import type { ModulePage } from '../model/pages/module-pages';
import type { PageSource } from '../model/pages/pages';
import { asWarning } from '../model/problems/problems';
import type { Problem } from '../model/problems/problems';
import type { HostUse } from '../model/types';
import { readSheetInProcess, stoppedRemedy } from './plugins/worker';
import { checkModules } from './modules/check-modules';
import { infimaRules, readClasses } from './modules/infima';
import { readSheet } from './modules/read-sheet';
import { writeStubs } from './modules/missing-modules';
import type { Mounted } from './mounted';

interface CheckedTree {
  readonly mounted: Mounted;
  readonly contentDir: string;
  /** Script of `content-worker.ts`. Without it, only the bundler says what is wrong with custom CSS that plugins change. */
  readonly worker: string | undefined;
}

/** What is wrong with modules and style sheets of a tree, and what its pages need of other sites. */
export async function checkTree(
  pages: readonly PageSource[],
  modules: readonly ModulePage[],
  tree: CheckedTree,
): Promise<readonly Problem[]> {
  return [
    ...(await checkModulesOf(pages, modules, tree)),
    ...(await checkCustomCss(tree)),
    ...checkClasses(tree),
    ...hostProblems(pages),
    ...runningProblems(pages, modules),
  ];
}

/** Leaves the names of missing modules where the bundler finds them. */
async function checkModulesOf(
  pages: readonly PageSource[],
  modules: readonly ModulePage[],
  { mounted, contentDir }: CheckedTree,
): Promise<readonly Problem[]> {
  const uses = [
    ...pages.flatMap(({ file, modules: used }) => used.map((use) => ({ ...use, file }))),
    ...modules.map(({ file }) => ({ file, module: `@site/${file}`, line: 1, column: 1 })),
    ...(mounted.hasRoot ? [{ file: 'src/theme/Root', module: '@theme/Root', line: 1, column: 1 }] : []),
  ];
  const { problems, missing } = await checkModules(uses, { ...mounted, contentDir });
  writeStubs(contentDir, missing);
  return problems;
}

/** Leaves the rules of Infima that the tree uses where the bundler finds them. */
function checkClasses({ mounted: { root, folders }, contentDir }: CheckedTree): readonly Problem[] {
  const { words, problems } = readClasses(root, [
    root,
    ...Object.values(folders).map((dir) => path.resolve(root, dir)),
  ]);
  writeChanged(path.join(contentDir, 'infima.css'), infimaRules(words));
  return problems;
}

async function checkCustomCss({ mounted, contentDir, worker }: CheckedTree): Promise<readonly Problem[]> {
  const { root, customCss, changesSheets } = mounted;
  if (changesSheets && worker === undefined) return [];
  const check = async (sheet: string): Promise<readonly Problem[]> => {
    if (!changesSheets || worker === undefined) return (await readSheet(sheet, root)).problems;
    try {
      return (await readSheetInProcess(worker, { sheet, of: contentDir, target: [] })).problems;
    } catch (error) {
      const what = `The style sheet cannot be read: ${reasonOf(error)}`;
      return [{ file: pathBelow(root, sheet), line: 1, column: 1, what, remedy: stoppedRemedy }];
    }
  };
  return (await Promise.all(customCss.map(check))).flat();
}

/** Other sites that the policy of the built site has to allow, because pages show something of them. */
function hostProblems(pages: readonly PageSource[]): Problem[] {
  const first = pages.find(({ hosts }) => hosts.some(isOtherHost));
  if (!first) return [];
  const origins = new Set(pages.flatMap(({ hosts }) => hosts.filter(isOtherHost).map(({ origin }) => origin)));
  const what = `Pages show pictures, media or frames of other sites: ${[...origins].sort().join(', ')}.`;
  const remedy = 'The Content Security Policy of the built site allows them.';
  return [asWarning({ file: first.file, line: 1, column: 1, what, remedy })];
}

/** Components may show and ask anything, which only running them can tell. */
function runningProblems(pages: readonly PageSource[], scripts: readonly ModulePage[]): Problem[] {
  const file = firstThatRuns(pages, scripts);
  if (file === undefined) return [];
  const what = 'Pages run components, which may show pictures and frames, and ask for data, of any host.';
  const remedy = 'The Content Security Policy of the built site allows all hosts that are reached by HTTPS.';
  return [asWarning({ file, line: 1, column: 1, what, remedy })];
}

const isOtherHost = ({ origin }: HostUse): boolean => origin !== "'self'";
