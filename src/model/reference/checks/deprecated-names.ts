import { escapeRegExp } from '../../escape';
import { pagesOf } from '../../pages/pages';
import type { PageSource } from '../../pages/pages';
import type { Problem } from '../../problems/problems';
import type { Deprecation, Deprecations } from '../files/deprecations-file';

/** A name that the calendar lists, as samples have it. One that ends in `*` there has any rest. */
interface DeprecatedName {
  readonly of: Deprecation;
  /** The part of it that is the same everywhere. */
  readonly text: string;
  readonly pattern: RegExp;
}

/** Words that tell of something that goes away. */
const tellsOfChange = /deprecat|remov|replac|renam|legacy|no longer|former|obsolete|instead/i;

/** Single words such as `Light` mean other things, too, so only names that cannot be words count. */
const isDistinct = (name: string): boolean => /^[A-Za-z][\w.]*\*?$/.test(name) && /[_.]|[a-z][A-Z]/.test(name);

/**
 * Docs that use a deprecated name without saying that it is deprecated. A page that the deprecation is about, a section that speaks of a
 * change or names the replacement as well, and posts, which tell what was, are left alone.
 */
export function checkDeprecatedNames(
  pages: readonly PageSource[],
  sources: ReadonlyMap<string, string>,
  calendar: Deprecations | undefined,
): Problem[] {
  const names = (calendar?.deprecations ?? []).flatMap((of) =>
    of.what
      .filter(isDistinct)
      .map((name): DeprecatedName => ({ of, text: name.replace('*', ''), pattern: patternOf(name) })),
  );
  return pagesOf('doc', pages).flatMap((page) => {
    if (page.id === calendar?.doc) return [];
    const source = sources.get(page.file) ?? '';
    // Nearly all names are on no page, and a text is found ten times faster than a pattern.
    const mentioned = names.filter(({ text }) => source.includes(text));
    return mentioned.filter((name) => isUsed(name, page)).flatMap((name) => problemOf(name, page.file, source));
  });
}

const patternOf = (name: string): RegExp =>
  new RegExp(`(?<![\\w.])${escapeRegExp(name).replace('\\*', '[A-Z\\d_]+')}(?![\\w])`);

function isUsed({ of, pattern }: DeprecatedName, { id, sections }: Extract<PageSource, { kind: 'doc' }>): boolean {
  if (of.docs.includes(id)) return false;
  return sections.some(
    ({ heading, text, code }) =>
      pattern.test(code) &&
      !tellsOfChange.test(heading + text) &&
      of.replacedBy?.some((name) => code.includes(name)) !== true,
  );
}

function problemOf({ of, pattern }: DeprecatedName, file: string, source: string): Problem[] {
  const match = pattern.exec(source);
  // A component shows it from data, which has its own deprecations.
  if (!match) return [];
  const before = source.slice(0, match.index).split('\n');
  const when = of.removedIn === undefined ? 'deprecated' : `deprecated and is removed in ${of.removedIn}`;
  const use =
    of.replacedBy === undefined ? 'Leave it out' : `Use ${of.replacedBy.map((name) => `\`${name}\``).join(' or ')}`;
  return [
    {
      file,
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      what: `\`${match[0]}\` is ${when}.`,
      remedy: `${use}, or say on the page that it is deprecated.`,
      severity: 'warning',
    },
  ];
}
