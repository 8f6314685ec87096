/** A change of the text that fixes a problem without a decision of the author. */
export interface Fix {
  /** What stands at the problem's place now; empty to insert. */
  readonly replace: string;
  readonly by: string;
}

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
  /**
   * If it is absent, the problem is an error, which stops a build. A warning is shown, but the page can be created. Advice is a rule of
   * ours that a tree from elsewhere does not know.
   */
  readonly severity?: 'warning' | 'advice';
  /** Present when `npm run doctor -- --fix` can fix it. */
  readonly fix?: Fix;
}

/** Whether a problem stops a build. */
export const isError = ({ severity }: Problem): boolean => severity === undefined;

/** The same problem, as one that does not stop a build. */
export const asWarning = (problem: Problem): Problem => ({ ...problem, severity: 'warning' });

/** Each problem once, because a mistake in a partial is found on every page that includes it. */
export function uniqueProblems(problems: readonly Problem[]): Problem[] {
  const keyOf = ({ file, line, column, what }: Problem): string => `${file}:${line}:${column} ${what}`;
  const known = new Set<string>();
  return problems.filter((problem) => {
    const isNew = !known.has(keyOf(problem));
    known.add(keyOf(problem));
    return isNew;
  });
}

/** By file, then line, then column. */
export const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;

/** `docs/a.md:3:1` and below it the two sentences, indented; below those the lines of the file, when its text is given. */
export function formatProblem(problem: Problem, source?: string): string {
  const { file, line, column, what, remedy } = problem;
  const frame = source === undefined ? '' : codeFrame(source, line, column);
  const kind = isError(problem) ? '' : 'Warning: ';
  return `${file}:${line}:${column}\n  ${kind}${what}\n  → ${remedy}${frame === '' ? '' : `\n\n${frame}`}`;
}

/** All problems of a run as one text, sorted by place, with a count at the end. */
export function formatProblems(
  problems: readonly Problem[],
  sourceOf: (file: string) => string | undefined = () => undefined,
): string {
  const sorted = [...problems].sort(byPlace);
  return [...sorted.map((problem) => formatProblem(problem, sourceOf(problem.file))), countOf(problems)].join('\n\n');
}

function countOf(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length;
  const warnings = problems.length - errors;
  const counts = [
    ...(errors > 0 ? [plural(errors, 'problem')] : []),
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ];
  return `${counts.length === 0 ? 'No problems' : counts.join(' and ')} in the content`;
}

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

const widest = 120;

/** The line of a problem with its neighbors, and a mark below its column. */
export function codeFrame(source: string, line: number, column: number): string {
  const lines = source.split(/\r\n?|\n/);
  if ((lines[line - 1] ?? '').trim() === '') return '';
  const first = Math.max(1, line - 1);
  const last = Math.min(lines.length, line + 1);
  const gutter = String(last).length;
  const cut = Math.max(0, column - widest + 20);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .flatMap((number) => {
      const text = (lines[number - 1] ?? '').replaceAll('\t', '→').slice(cut, cut + widest);
      const row = `  ${number === line ? '>' : ' '} ${String(number).padStart(gutter)} | ${text}`.trimEnd();
      return number === line
        ? [row, `    ${' '.repeat(gutter)} | ${' '.repeat(Math.max(0, column - 1 - cut))}^`]
        : [row];
    })
    .join('\n');
}
