import type { Problem } from './problems';

/** A text with its mechanical problems fixed, and the list of those problems. */
export interface Fixed {
  readonly text: string;
  readonly fixed: readonly Problem[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
  readonly problem: Problem;
}

/** Applies the fixes of one file's problems. A fix whose text does not stand at its place is left, as is the second of two that overlap. */
export function applyFixes(source: string, problems: readonly Problem[]): Fixed {
  const starts = lineStarts(source);
  const edits = problems
    .flatMap((problem): Edit[] => editOf(problem, source, starts))
    .sort((a, b) => a.start - b.start);
  const fixed: Problem[] = [];
  let text = '';
  let at = 0;
  for (const { start, end, by, problem } of edits) {
    if (start < at) continue;
    text += source.slice(at, start) + by;
    at = end;
    fixed.push(problem);
  }
  return { text: text + source.slice(at), fixed };
}

function editOf(problem: Problem, source: string, starts: readonly number[]): Edit[] {
  const { fix, line, column } = problem;
  const lineStart = starts[line - 1];
  if (!fix || lineStart === undefined) return [];
  const lineEnd = starts[line] ?? source.length + 1;
  const text = source.slice(lineStart, lineEnd);
  // Comments are rewritten before parsing, so a column may be off; a text that stands once on the line is found all the same.
  const exact = text.startsWith(fix.replace, column - 1) ? column - 1 : -1;
  const only = text.indexOf(fix.replace) === text.lastIndexOf(fix.replace);
  const offset = exact >= 0 ? exact : only ? text.indexOf(fix.replace) : -1;
  if (offset < 0) return [];
  const start = lineStart + offset;
  return [{ start, end: start + fix.replace.length, by: fix.by, problem }];
}

function lineStarts(source: string): number[] {
  return [0, ...[...source.matchAll(/\r\n?|\n/g)].map((match) => match.index + match[0].length)];
}
