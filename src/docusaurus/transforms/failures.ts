import type { Problem } from '../../model/problems/problems';

/** A plugin that could not be run on a file, and why. */
export interface Failure {
  readonly file: string;
  readonly plugin: string;
  readonly reason: string;
}

/**
 * The problems of files on which plugins have failed. A plugin often fails on all pages for the same reason, such as a missing network,
 * which is one problem, at the first of them. With `allowsGaps` the pages are built without the plugin.
 */
export function failuresByFile(failures: readonly Failure[], allowsGaps: boolean): Map<string, Problem[]> {
  const causes = new Map<string, Failure[]>();
  for (const failure of [...failures].sort((one, other) => one.file.localeCompare(other.file, 'en'))) {
    const key = `${failure.plugin}\0${failure.reason}`;
    causes.set(key, [...(causes.get(key) ?? []), failure]);
  }
  const problems = new Map<string, Problem[]>();
  for (const [first, ...others] of causes.values()) {
    if (!first) continue;
    const more = others.length === 0 ? '' : ` and ${others.length} other ${others.length === 1 ? 'page' : 'pages'}`;
    const problem: Problem = {
      ...{ file: first.file, line: 1, column: 1 },
      what: `The remark plugin \`${first.plugin}\` failed on this page${more}: ${first.reason.split('\n')[0] ?? ''}`,
      remedy: allowsGaps
        ? 'These pages are built without it. Fix the plugin, or what it reads.'
        : 'Fix the plugin, or what it reads, or build with `--lenient`, which leaves it out where it fails.',
    };
    problems.set(first.file, [...(problems.get(first.file) ?? []), problem]);
  }
  return problems;
}
