import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { githubAnnotations } from '../model/annotations';
import { formatProblems } from '../model/problems';
import type { Problem } from '../model/problems';

/** Problems for the terminal, each with the lines of its file. */
export function reportForTerminal(problems: readonly Problem[], root: string): string {
  const texts = new Map<string, string | undefined>();
  const sourceOf = (file: string): string | undefined => {
    if (!texts.has(file)) texts.set(file, textOf(path.join(root, file)));
    return texts.get(file);
  };
  return formatProblems(problems, sourceOf);
}

/** The same for GitHub Actions, which shows them beside the change; empty elsewhere. */
export function reportForActions(problems: readonly Problem[], root: string): string {
  if (process.env.GITHUB_ACTIONS === undefined) return '';
  return githubAnnotations(problems, path.relative(process.cwd(), root).split(path.sep).join('/'));
}

const textOf = (file: string): string | undefined =>
  /\.(?:mdx?|ya?ml)$/.test(file) && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
