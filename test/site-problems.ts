import { defaultConfig } from '../src/config/site-config';
import { loadData } from '../src/content/data-files';
import { checkSite } from '../src/model/checks/check-site';
import type { SiteContent } from '../src/model/checks/site-content';
import { formatProblem, formatProblems } from '../src/model/problems/problems';
import { samplePage } from './samples/sample-page';

/** A valid navbar, for tests. Items can be added below. */
export const navbar = 'items:\n  - type: link\n    label: Blog\n    to: /blog\n';
export const start = samplePage('docs/start.md', 'title: Start', '## Install\n\nText.');
export const guide = samplePage('docs/guide.md', 'title: Guide');

/** What is wrong with a small site whose content or data files (name → YAML) differ, for tests; throws when a data file is invalid. */
export function problemsOfSite(more: Partial<SiteContent>, data: Readonly<Record<string, string>> = {}): string[] {
  const loaded = loadData(new Map(Object.entries({ navbar, ...data })));
  if (loaded.problems.length > 0) throw new Error(formatProblems(loaded.problems));
  const content: SiteContent = {
    pages: [start, guide],
    unfinished: [],
    data: loaded.data,
    placeInData: loaded.placeInData,
    staticFiles: new Set(['/logo.svg']),
    withDrafts: false,
    policy: 'strict',
    config: defaultConfig(),
    ...more,
  };
  return checkSite(content).map((problem) => formatProblem(problem));
}
