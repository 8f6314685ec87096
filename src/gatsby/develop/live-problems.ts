import type { Express } from 'express';
import { builtTree } from '../built-tree';
import { inSource, readOrigin } from '../../content/origin';
import { formatProblems } from '../../model/problems/problems';
import { problemsPath } from '../../model/problems/problems-path';
import type { Problem } from '../../model/problems/problems';

const byFile = new Map<string, readonly Problem[]>();
const listeners = new Set<(text: string) => void>();

/** A problem at the place that the author of a foreign tree knows. */
function inTree(problem: Problem): Problem {
  const origin = readOrigin(builtTree().contentDir);
  return origin ? inSource(problem, origin) : problem;
}

const current = (): string => {
  const all = [...byFile.values()].flat();
  return all.length === 0 ? '' : formatProblems(all);
};

/** Says what is wrong with a file now; nothing takes back what was said before. */
export function setLiveProblems(ours: string, found: readonly Problem[]): void {
  const file = inTree({ file: ours, line: 1, column: 1, what: '', remedy: '' }).file;
  const problems = found.map(inTree);
  if (problems.length === 0 && !byFile.has(file)) return;
  if (problems.length === 0) byFile.delete(file);
  else byFile.set(file, problems);
  tell();
}

/** Says what is wrong with the whole content now. */
export function replaceLiveProblems(problems: readonly Problem[]): void {
  const before = current();
  byFile.clear();
  for (const problem of problems) byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem]);
  if (current() !== before) tell();
}

const tell = (): void => {
  for (const listener of listeners) listener(current());
};

/** Tells browsers what is wrong, at once and whenever it changes, as server-sent events. */
export function serveProblems(app: Express): void {
  app.get(problemsPath, (request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
    const send = (text: string): void => void response.write(`data: ${JSON.stringify(text)}\n\n`);
    send(current());
    listeners.add(send);
    request.on('close', () => listeners.delete(send));
  });
}
