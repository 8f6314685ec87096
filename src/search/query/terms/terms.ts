import { firstNotBefore } from './binary-search';
import { spellings } from './spellings';
import type { Spellings } from './spellings';
import { postingsOf } from './term-index';
import type { TermIndex } from './term-index';
import { nameFields } from '../../weights';
import type { SearchField } from '../../weights';

/** The terms of an index, in lists that are created once. */
interface Terms {
  readonly sorted: readonly string[];
  /** Terms of titles and headings, in the order of their characters. */
  readonly titled: readonly string[];
  /** Names as defined and used in code. */
  readonly names: readonly string[];
  /** Piece → the first names that have it inside: all but the last word of a query are those of the keystroke before. */
  readonly namesBy: Map<string, string[]>;
  /** Letters → the names that have them in this order, whatever signs stand between. */
  readonly namesOfLetters: (letters: string) => readonly string[];
  readonly has: (term: string) => boolean;
  /** How many rows have a term in a field. */
  readonly rowsWith: (term: string, field: SearchField) => number;
  /** All terms, to find those that are spelled like a word. */
  readonly spellings: Spellings;
}

const known = new WeakMap<TermIndex, Terms>();

/** The terms of an index. */
export function termsOf(index: TermIndex): Terms {
  const made = known.get(index);
  if (made) return made;
  const rowsWith = (term: string, field: SearchField): number => {
    const [from, to] = postingsOf(index, term, field);
    return to - from;
  };
  const within = (fields: readonly SearchField[]): string[] =>
    index.terms.filter((term) => fields.some((field) => rowsWith(term, field) > 0));
  const names = within(nameFields);
  const terms: Terms = {
    sorted: index.terms,
    titled: within(['title', 'heading']),
    names,
    namesOfLetters: finder(names),
    namesBy: new Map(),
    has: (term) => index.numbers.has(term),
    rowsWith,
    spellings: spellings(index.terms),
  };
  known.set(index, terms);
  return terms;
}

const mostNames = 16;

/** Finds names by their letters in one long text, which is many times as fast as to look into each name. */
function finder(names: readonly string[]): Terms['namesOfLetters'] {
  const known = new Map<string, string[]>();
  const ends: number[] = [];
  let text: string | undefined;
  const bare = (): string => {
    let made = separator;
    for (const name of names) {
      made += name.replace(/[^\p{L}\p{N}]+/gu, '') + separator;
      ends.push(made.length - 1);
    }
    return made;
  };
  const nameAt = (at: number): number => firstNotBefore(0, ends.length, (place) => (ends[place] ?? 0) <= at);
  return (letters) => {
    let found = known.get(letters);
    if (found) return found;
    text ??= bare();
    const all = text;
    const places = new Set(positions(all, separator + letters + separator).map((at) => nameAt(at + 1)));
    for (let at = all.lastIndexOf(letters); at > 0 && places.size < mostNames; at = all.lastIndexOf(letters, at - 1))
      places.add(nameAt(at));
    found = [...places].slice(0, mostNames).map((place) => names[place] ?? '');
    known.set(letters, found);
    return found;
  };
}

const separator = ' ';

/** All places where a text has another. */
function positions(text: string, part: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}

/** At most so many terms of a sorted list that begin with these letters. */
export function termsBeginningWith(sorted: readonly string[], beginning: string, most: number): string[] {
  const first = firstNotBefore(0, sorted.length, (place) => (sorted[place] ?? '') < beginning);
  const found: string[] = [];
  for (let at = first; found.length < most && sorted[at]?.startsWith(beginning) === true; at++)
    found.push(sorted[at] ?? '');
  return found;
}
