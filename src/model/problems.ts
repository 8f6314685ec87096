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
}

const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;

/** `docs/a.md:3:1` and below it the two sentences, indented. */
export function formatProblem(problem: Problem): string {
  const { file, line, column, what, remedy } = problem;
  return `${file}:${line}:${column}\n  ${what}\n  → ${remedy}`;
}

/** All problems of a run as one text, sorted by place, with a count at the end. */
export function formatProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [...problems].sort(byPlace).map(formatProblem).concat(`${count} in the content`).join('\n\n');
}
