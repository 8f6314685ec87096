import type { CommonFrontMatter } from './front-matter/front-matter';
import type { Problem } from '../problems/problems';
import type { CompiledMarkdown } from '../types';

type PlaceOf = (key: string) => { line: number; column: number };

/**
 * The title of the front matter, or the level-1 heading that the page begins with, or `fallback`, which a lenient policy gives; that
 * one allows both.
 */
export function titleOf(
  file: string,
  front: CommonFrontMatter,
  heading: CompiledMarkdown['ownTitle'],
  placeOf: PlaceOf,
  fallback?: string,
): { readonly title: string | undefined; readonly problems: Problem[] } {
  const written = front.title;
  const title = written ?? heading?.text ?? fallback;
  if (title === undefined) {
    const what = '`title` is missing.';
    const [at, remedy] =
      Object.keys(front).length > 0
        ? [placeOf('title'), 'Add a line `title: …`.']
        : [{ line: 1, column: 1 }, 'Begin the file with three lines: `---`, `title: …` and `---`.'];
    return { title, problems: [{ file, ...at, what, remedy }] };
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

/** What takes the marks of Markdown away from a line, in the order in which Docusaurus does it. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/<[^>]*>/g, ''],
  // The title of the page.
  [/^#[^#]+#?/g, ''],
  [/^#{2,6}\s*([^#]*?)\s*#{0,6}$/g, '$1'],
  [/([*_]{1,3})(.*?)\1/g, '$2'],
  [/~~(\S.*\S)~~/g, '$1'],
  [/!\[(.*?)\][[(].*?[\])]/g, '$1'],
  [/\[\^.+?\](?:: .*$)?/g, ''],
  [/\[(.*?)\][[(].*?[\])]/g, '$1'],
  [/`(.+?)`/g, '$1'],
  [/^\s{0,3}>\s?/g, ''],
  [/:::.*/, ''],
  [/\s?:[^:\s]+:/g, ''],
  [/\{#*[\w-]+\}/, ''],
];

/**
 * The first line of a Markdown text that says something, as plain text: the description that Docusaurus gives to a page without one, whatever
 * its length.
 */
export function firstLine(markdown: string): string {
  let fence = '';
  let isModule = false;
  for (const line of markdown.replace(/^[^\n]*\n=+/, '').split('\n')) {
    const text = line.trim();
    if (text === '') isModule = false;
    else if (fence === '' && (isModule || /^(?:import|export)\s/.test(line))) isModule = true;
    else if (text.startsWith('```')) {
      const ticks = /^`+/.exec(text)?.[0] ?? '';
      if (fence === '') fence = ticks;
      else if (ticks.length >= fence.length) fence = '';
    } else if (fence === '') {
      const plain = marks.reduce((rest, [mark, by]) => rest.replace(mark, by), line).trim();
      if (plain !== '') return plain;
    }
  }
  return '';
}
