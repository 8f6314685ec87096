import type { Definition } from '../types';

/** Names in code that a reader may look up: with an underscore, a dot, or capitals inside. Sorted, each once. */
export function identifiersIn(code: string): string[] {
  const names = code.match(/[A-Za-z_$][\w$]*(?:\.[A-Za-z_]\w*)*/g) ?? [];
  return [...new Set(names.filter((name) => name.length > 2 && /_|\.|[a-z][A-Z]|^[A-Z]{2}/.test(name)))].sort();
}

/** What the index of names needs to know of a doc. */
interface DefiningPage {
  readonly path: string;
  readonly title: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly definitions: readonly Pick<Definition, 'anchor' | 'kind' | 'name'>[];
}

/** A name and the sections that define it. */
export interface DefinedName {
  readonly name: string;
  readonly places: readonly DefiningPlace[];
  /** The last release of the platform that has it, if that is known. */
  readonly until?: string | null;
}

export interface DefiningPlace {
  readonly href: string;
  readonly kind: Definition['kind'];
  readonly page: string;
  /** Heading of the section; empty at the top of the page. */
  readonly section: string;
}

/** Collects the names that docs define, each once, with all its places in the order of the docs. `gone` are names with their last release. */
export function indexDefinitions(
  pages: readonly DefiningPage[],
  gone: ReadonlyMap<string, string> = new Map(),
): DefinedName[] {
  const places = new Map<string, DefiningPlace[]>();
  for (const { path, title, headings, definitions } of pages) {
    const textOf = new Map(headings.map(({ id, text }) => [id, text]));
    for (const { name, kind, anchor } of definitions) {
      const href = anchor === '' ? path : `${path}#${anchor}`;
      const known = places.get(name) ?? [];
      // A property that a table lists and code defines in the same section is one entry.
      if (known.some((place) => place.href === href)) continue;
      places.set(name, [...known, { href, kind, page: title, section: textOf.get(anchor) ?? '' }]);
    }
  }
  return [...places].map(([name, found]) => {
    const until = gone.get(name.slice(name.lastIndexOf('.') + 1));
    return { name, places: found, ...(until === undefined ? {} : { until }) };
  });
}

const mostCommon = 12;
/** A plain word may mean anything. */
const isCode = /_|\p{Ll}\p{Lu}/u;

/** The names that most pages have, the most common first: a way in for those who have nothing to search for yet. */
export function commonNames(defined: readonly DefinedName[]): string[] {
  const counted = defined
    .filter(({ name }) => isCode.test(name))
    .map(({ name, places }) => ({ name, pages: new Set(places.map(({ page }) => page)).size }));
  return counted
    .sort((a, b) => b.pages - a.pages || (a.name < b.name ? -1 : 1))
    .slice(0, mostCommon)
    .map(({ name }) => name);
}
