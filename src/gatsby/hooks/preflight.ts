import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { checkContent } from '../../content/check-content';
import { belowContent } from '../../content/files/paths';
import { builtTree } from '../built-tree';
import { readDataFiles } from '../../content/files/read-content';
import { filesBelow } from '../../content/files/files-below';
import { keepTreeState } from '../../content/tree-context';
import { policyOf, readOrigin } from '../../content/origin';
import { checkPageModule } from '../../model/pages/module-pages';
import { isError } from '../../model/problems/problems';
import type { Problem } from '../../model/problems/problems';
import { keepReport, reportForActions, reportForTerminal, reportOfTree } from '../../content/report-problems';
import { rememberData } from './create-content-nodes';
import { compileAllOnce, pageOf } from '../nodes/compile-cache';
import { setTree } from '../nodes/current-tree';
import { isDeveloping } from '../develop/last-good';
import { replaceLiveProblems } from '../develop/live-problems';
import { countWarnings } from '../outputs/build-summary';
import { readCommitDates } from '../schema/last-commit';
import { writeMdxSources } from '../nodes/mdx-sources';

const noHistory =
  'Pages show no date of their last change, because there is no history of Git here. In a shallow clone, run `git fetch --unshallow`.';

/** Checks the whole content before any node exists, so that a build fails once, with everything that is wrong. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const developing = isDeveloping();
  const tree = builtTree();
  const { contentDir } = tree;
  const origin = readOrigin(contentDir);
  const root = origin?.root ?? contentDir;
  const isForeign = policyOf(origin) === 'lenient';
  const ofContent = await checkContent({
    contentDir,
    staticDir: path.resolve('static'),
    withDrafts: developing,
    tree,
    compile: async (pages, context) => {
      setTree(context);
      if (isForeign) keepTreeState(context);
      if (!(await readCommitDates())) reporter.info(noHistory);
      const compiled = await compileAllOnce(pages, context);
      const withMdx = compiled.filter(({ page }) => page?.needsMdx).map(({ file }) => pageOf(file));
      writeMdxSources(withMdx);
      return compiled;
    },
  });
  const problems = [...ofContent, ...checkPageModules(root)];
  if (developing) {
    rememberData(readDataFiles(contentDir));
    replaceLiveProblems(problems, true);
  }
  const notes = origin?.notes ?? [];
  countWarnings(problems.filter((problem) => !isError(problem)).length + notes.length);
  const hasErrors = problems.some(isError);
  if (problems.length + notes.length === 0) return;
  const annotations = reportForActions(problems, root);
  if (annotations !== '') console.log(annotations);
  const report = isForeign ? reportOfTree({ notes, problems }, root) : reportForTerminal(problems, root);
  const titled = isForeign ? `Problems in ${root}\n\n${report}` : report;
  if (!hasErrors && isForeign && !developing) keepReport(report);
  else if (!hasErrors) reporter.warn(titled);
  else if (developing) reporter.error(titled);
  else reporter.panic(titled);
};

/** The modules that Gatsby or `create-pages` make pages of. */
function checkPageModules(root: string): Problem[] {
  const files = ['src/pages', 'src/templates'].flatMap((folder) => filesBelow(path.resolve(folder)));
  const modules = files.filter((file) => file.endsWith('.tsx'));
  return modules.flatMap((file) => checkPageModule(belowContent(file, root), readFileSync(file, 'utf8')));
}
