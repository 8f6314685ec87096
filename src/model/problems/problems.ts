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

/**
 * How strictly a content tree is judged. A tree made for Docusaurus keeps other rules than ours, so under `lenient` a mistake
 * that loses no page is a warning, and what Docusaurus allows is allowed.
 */
export type Policy = 'strict' | 'lenient';

/** A problem that loses no page, as serious as the policy takes it. */
export function downgraded(policy: Policy, problem: Problem): Problem {
  if (policy === 'strict') return problem;
  return isError(problem) ? asWarning(problem) : { ...problem, severity: 'advice' };
}

/** Where the browser listens for what is wrong with the content, while developing. */
export const problemsPath = '/___content-problems';

/** What it is told there. */
export interface LiveProblems {
  /** All problems as the terminal shows them; empty if there are none. */
  readonly report: string;
  readonly hasErrors: boolean;
}

/** A text with its mechanical problems fixed, and the list of those problems. */
interface Fixed {
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
