import type { Reporter } from 'gatsby';
import { contentDir } from '../../content/content-dir';
import { keepReport, reportOfTree } from '../../content/report-problems';
import type { Redirect } from '../../deploy/redirects';
import type { Notes } from '../notes';
import { inSource, readOrigin } from '../origin';
import { routeRedirects } from '../route-redirects';
import { TreeError } from '../run/tree-error';
import type { PageSource } from '../../model/pages/pages';
import { formatProblems } from '../../model/problems/problems';
import type { Problem } from '../../model/problems/problems';
import { problemsOfPackages } from '../bundling/blocked-packages';
import { countWarnings } from '../../gatsby/outputs/build-summary';
import { problemsOfFailedPages } from '../../gatsby/outputs/failed-pages';

/** The redirects that a tree made for Docusaurus makes of its addresses. Stops the build with a report if it fails at that. */
export async function redirectsOfTree(
  routes: readonly string[],
  reporter: Reporter,
  notes: Notes,
): Promise<readonly Redirect[]> {
  try {
    return await routeRedirects(contentDir, routes, notes);
  } catch (error) {
    if (!(error instanceof TreeError)) throw error;
    return reporter.panic(formatProblems([error.problem]));
  }
}

/** Keeps for the end of the build what only making the pages of a tree has shown. */
export function reportOnTree(
  pages: readonly Pick<PageSource, 'path' | 'file'>[],
  { all: notes }: Notes,
  found: readonly Problem[],
): void {
  const origin = readOrigin(contentDir);
  if (!origin) return;
  const all = [...problemsOfFailedPages(pages), ...found, ...problemsOfPackages()];
  const problems = all.map((problem) => inSource(problem, origin));
  if (problems.length + notes.length === 0) return;
  countWarnings(problems.length + notes.length);
  keepReport(reportOfTree({ title: 'What making the pages has shown', notes, problems }, origin.root));
}
