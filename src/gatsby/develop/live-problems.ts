import type { Express } from 'express';
import { builtTree } from '../built-tree';
import { inSource, readOrigin } from '../../content/origin';
import { reportForTerminal } from '../../content/report-problems';
import { formatProblem, isError, problemsPath } from '../../model/problems/problems';
import type { LiveProblems, Problem } from '../../model/problems/problems';

const byFile = new Map<string, readonly Problem[]>();
const listeners = new Set<(text: string) => void>();

/** A problem at the place that the author of a foreign tree knows. */
function inTree(problem: Problem): Problem {
  const origin = readOrigin(builtTree().contentDir);
  return origin ? inSource(problem, origin) : problem;
}

/** What is shown. A tree made for Docusaurus may have thousands of warnings, which its start groups. */
function shown(): Problem[] {
  const { config } = builtTree();
  return [...byFile.values()].flat().filter((problem) => !config.foreign || isError(problem));
}

const current = (): string => {
  const all = shown();
  const live: LiveProblems = { report: all.length === 0 ? '' : reported(all), hasErrors: all.some(isError) };
  return JSON.stringify(live);
};

function reported(problems: readonly Problem[]): string {
  const { contentDir } = builtTree();
  return reportForTerminal(problems, readOrigin(contentDir)?.root ?? contentDir);
}

const said = new Set<string>();

/** Says in the terminal what the browser shows and the terminal has not said yet. */
function tellTerminal(): void {
  const fresh = shown().filter((problem) => !said.has(formatProblem(problem)));
  for (const problem of fresh) said.add(formatProblem(problem));
  if (fresh.length > 0) console.log(reported(fresh));
}

/** Says what is wrong with a file now; nothing takes back what was said before. */
export function setLiveProblems(ours: string, found: readonly Problem[]): void {
  const file = inTree({ file: ours, line: 1, column: 1, what: '', remedy: '' }).file;
  const problems = found.map(inTree);
  if (problems.length === 0 && !byFile.has(file)) return;
  if (problems.length === 0) byFile.delete(file);
  else byFile.set(file, problems);
  tell();
}

/** Says what is wrong with the whole content now. `isReported` when the terminal has it already. */
export function replaceLiveProblems(problems: readonly Problem[], isReported = false): void {
  const [before, hadProblems] = [current(), said.size > 0];
  byFile.clear();
  for (const problem of problems) byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem]);
  const all = new Set(shown().map((problem) => formatProblem(problem)));
  // Only here it is known that something is right again, because a problem of a page may come from another one.
  for (const text of said) if (!all.has(text)) said.delete(text);
  if (isReported) for (const text of all) said.add(text);
  if (hadProblems && all.size === 0) console.log('The content has no problems.');
  if (current() !== before) tell();
}

function tell(): void {
  tellTerminal();
  for (const listener of listeners) listener(current());
}

/** Tells browsers what is wrong, at once and whenever it changes, as server-sent events. */
export function serveProblems(app: Express): void {
  app.get(problemsPath, (request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
    const send = (text: string): void => void response.write(`data: ${text}\n\n`);
    send(current());
    listeners.add(send);
    request.on('close', () => listeners.delete(send));
  });
}
