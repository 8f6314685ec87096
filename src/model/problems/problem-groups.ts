import { byPlace, formatProblem, formatProblems, isError } from './problems';
import type { Problem } from './problems';

/** Lines of a report that fits on one screen. */
const mostGroups = 12;

/** What somebody did not get who brought a tree from elsewhere: settings without a counterpart, and problems of the content. */
export interface TreeReport {
  readonly title?: string;
  readonly notes: readonly string[];
  readonly problems: readonly Problem[];
}

/** Errors in full; below a title, warnings of one kind and settings with one fate in a line each, with their number and an example. */
export function formatGroups(
  { title = 'What differs from Docusaurus', notes, problems }: TreeReport,
  sourceOf?: (file: string) => string | undefined,
): string {
  const errors = problems.filter(isError);
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const advice = problems.filter(({ severity }) => severity === 'advice').length;
  const lines = [...groupsOfNotes(notes), ...groupsOfWarnings(warnings)];
  const shown = lines.slice(0, mostGroups);
  const more = lines.length - shown.length;
  const differs = [
    `${title} (${notes.length} settings, ${warnings.length} warnings; --verbose shows all):`,
    ...shown,
    ...(more > 0 ? [`- ${more} more kinds of warnings`] : []),
    ...(advice > 0
      ? [`The text could be better in ${advice} ${advice === 1 ? 'place' : 'places'}, by the rules of this site.`]
      : []),
  ];
  return [
    ...(lines.length > 0 ? [differs.join('\n')] : []),
    ...(errors.length > 0 ? [formatProblems(errors, sourceOf)] : []),
  ].join('\n\n');
}

/** The same in full. */
export function formatAll({ notes, problems }: TreeReport, sourceOf?: (file: string) => string | undefined): string {
  const settings = ['Settings that were not fully converted:', ...notes.map((note) => `- ${note}`)].join('\n');
  return [
    ...(notes.length > 0 ? [settings] : []),
    ...(problems.length > 0 ? [formatProblems(problems, sourceOf)] : []),
  ].join('\n\n');
}

function groupsOfNotes(notes: readonly string[]): string[] {
  const parts = notes.map((note) => /^(`.*?`) (.*)\.$/s.exec(note) ?? [note, note, '']);
  const groups = grouped(parts, ([, , fate = '']) => fate);
  return [...groups].map(([fate, members]) => {
    const names = members.map(([, subject = '']) => subject);
    const each = names.length === 1 ? '' : 'each ';
    const list = names.length > 8 ? `${names.slice(0, 8).join(', ')} and ${names.length - 8} more` : names.join(', ');
    return `- Settings: ${list}${fate === '' ? '' : ` (${each}${fate})`}`;
  });
}

/** Warnings that differ in nothing but the names that they quote are of one kind; the most frequent kinds come first. */
function groupsOfWarnings(warnings: readonly Problem[]): string[] {
  const kinds = grouped([...warnings].sort(byPlace), ({ what }) => what.replace(/`[^`]*`/g, '`'));
  return [...kinds.values()]
    .sort((one, other) => other.length - one.length)
    .flatMap(([first, ...others]) => {
      if (!first) return [];
      const times = others.length === 0 ? '' : `${others.length + 1} times, first `;
      return [`- ${times}${formatProblem(first).replace('Warning: ', '').replace(/\n\s*/g, ' ')}`];
    });
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

/** Problems as workflow commands of GitHub Actions, which shows them at their lines. Their files are seen from the root of the repository. */
export function githubAnnotations(problems: readonly Problem[]): string {
  return [...problems]
    .sort(byPlace)
    .map((problem) => {
      const { file, line, column, what, remedy } = problem;
      const place = `file=${property(file)},line=${line},col=${column}`;
      return `::${isError(problem) ? 'error' : 'warning'} ${place}::${message(`${what} ${remedy}`)}`;
    })
    .join('\n');
}

const message = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string): string => message(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
