/** One mistake in the content: where it is, what is wrong, what to write instead. */
export interface Problem {
  /** Path relative to the content folder, with forward slashes. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  readonly what: string;
  readonly remedy: string;
  /** Absent: an error, which stops a build. A warning is shown: the page can be made. */
  readonly severity?: 'warning';
}

/** Whether a problem stops a build. */
export const isError = ({ severity }: Problem): boolean => severity === undefined;

/** The same problem, as one that does not stop a build. */
export const asWarning = (problem: Problem): Problem => ({ ...problem, severity: 'warning' });

const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;

/** `docs/a.md:3:1` and below it the two sentences, indented. */
export function formatProblem(problem: Problem): string {
  const { file, line, column, what, remedy } = problem;
  return `${file}:${line}:${column}\n  ${isError(problem) ? '' : 'Warning: '}${what}\n  → ${remedy}`;
}

/** All problems of a run as one text, sorted by place, with a count at the end. */
export function formatProblems(problems: readonly Problem[]): string {
  return [...problems]
    .sort(byPlace)
    .map(formatProblem)
    .concat(`${countOf(problems)} in the content`)
    .join('\n\n');
}

function countOf(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length;
  const warnings = problems.length - errors;
  return [errors > 0 ? plural(errors, 'problem') : [], warnings > 0 ? plural(warnings, 'warning') : []]
    .flat()
    .join(' and ');
}

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
