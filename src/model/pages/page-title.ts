import type { Problem } from '../problems/problems';
import type { CompiledMarkdown } from '../types';

type PlaceOf = (key: string) => { line: number; column: number };

/**
 * The title of the front matter, or the level-1 heading that the page begins with, or `fallback`, which a lenient policy gives; that
 * one allows both.
 */
export function titleOf(
  file: string,
  written: string | undefined,
  heading: CompiledMarkdown['ownTitle'],
  placeOf: PlaceOf,
  fallback?: string,
): { readonly title: string | undefined; readonly problems: Problem[] } {
  const title = written ?? heading?.text ?? fallback;
  if (title === undefined) {
    const what = '`title` is missing.';
    return { title, problems: [{ file, ...placeOf('title'), what, remedy: 'Add a line `title: …`.' }] };
  }
  const isAllowed = fallback !== undefined;
  if (written === undefined || heading === null || heading.text === written || isAllowed)
    return { title, problems: [] };
  const what = `The page has two titles. The front matter sets \`${written}\`, so this heading is not shown.`;
  const at = { file, line: heading.line, column: 1 };
  return { title, problems: [{ ...at, what, remedy: 'Remove one of them.', severity: 'warning' }] };
}

const mostLetters = 200;

/** Search engines and previews cut what is longer. */
export function longestDescription(file: string, description: string | undefined, placeOf: PlaceOf): Problem[] {
  const { length } = description ?? '';
  if (length <= mostLetters) return [];
  const what = `The description has ${length} characters, but only the first ${mostLetters} are used.`;
  return [{ file, ...placeOf('description'), what, remedy: 'Shorten it to one sentence.', severity: 'warning' }];
}
