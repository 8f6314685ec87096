import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { environment } from '../config/environment';
import { belowContent } from './files/paths';
import { formatAll, formatGroups, githubAnnotations } from '../model/problems/problem-groups';
import type { TreeReport } from '../model/problems/problem-groups';
import { formatProblems } from '../model/problems/problems';
import type { Problem } from '../model/problems/problems';

/** Where a build leaves its report for the end, when Gatsby has nothing more to say. */
export const reportFile = path.resolve('.tmp/report.txt');

/** Keeps one more part of a report for the end of a build. */
export function keepReport(report: string): void {
  mkdirSync(path.dirname(reportFile), { recursive: true });
  appendFileSync(reportFile, `\n${report}\n`);
}

/** Problems with their files as seen from the folder that a command runs in, so that terminals can open them. */
export const seenFromHere = (problems: readonly Problem[], root: string): Problem[] =>
  problems.map((problem) => ({ ...problem, file: belowContent(path.join(root, problem.file), process.cwd()) }));

/** Problems for the terminal, each with the lines of its file. */
export function reportForTerminal(problems: readonly Problem[], root: string): string {
  return formatProblems(seenFromHere(problems, root), textsBelow(process.cwd()));
}

/** The same for a tree that was made for Docusaurus, on one screen unless everything is asked for. */
export function reportOfTree(report: TreeReport, root: string): string {
  const format = environment.reportsAll() ? formatAll : formatGroups;
  return format(report, textsBelow(root));
}

/** The same for GitHub Actions, which shows them beside the change; empty elsewhere. */
export function reportForActions(problems: readonly Problem[], root: string): string {
  if (!environment.isGithubAction()) return '';
  return githubAnnotations(seenFromHere(problems, root));
}

function textsBelow(root: string): (file: string) => string | undefined {
  const texts = new Map<string, string | undefined>();
  return (file) => {
    if (!texts.has(file)) texts.set(file, textOf(path.join(root, file)));
    return texts.get(file);
  };
}

const textOf = (file: string): string | undefined =>
  /\.(?:mdx?|ya?ml|[cm]?[jt]sx?)$/.test(file) && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
