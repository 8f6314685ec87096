import lunr from 'lunr';
import { lettersIn } from './edit-distance';
import { nameFields } from '../weights';
import type { SearchField } from '../weights';

/**
 * The terms of an index, in lists that are created once, because walking Lunr's automaton for each keystroke takes many times
 * as long.
 */
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
  /** Of each of `sorted`: its letters, to tell words that cannot be similar (`edit-distance`). */
  readonly letters: Int32Array;
}

const known = new WeakMap<lunr.Index, Terms>();

/** The terms of an index. */
export function termsOf(index: lunr.Index): Terms {
  const made = known.get(index);
  if (made) return made;
  const { invertedIndex } = index;
  const sorted = Object.keys(invertedIndex).sort();
  const within = (fields: readonly string[]) => (term: string) =>
    fields.some((field) => !isEmpty(invertedIndex[term]?.[field]));
  const names = sorted.filter(within(nameFields));
  const terms: Terms = {
    sorted,
    titled: sorted.filter(within(['title', 'heading'])),
    names,
    namesOfLetters: finder(names),
    namesBy: new Map(),
    has: (term) => term in invertedIndex,
    rowsWith: countRows(index),
    letters: Int32Array.from(sorted, lettersIn),
  };
  known.set(index, terms);
  return terms;
}

const mostNames = 16;

function finder(names: readonly string[]): Terms['namesOfLetters'] {
  let bare: string[] | undefined;
  const known = new Map<string, string[]>();
  return (letters) => {
    let found = known.get(letters);
    if (found) return found;
    bare ??= names.map((name) => name.replace(/[^\p{L}\p{N}]+/gu, ''));
    found = [];
    for (let at = bare.length - 1; at >= 0; at--)
      if (bare[at] === letters) found.unshift(names[at] ?? '');
      else if (bare[at]?.includes(letters) === true) found.push(names[at] ?? '');
    found = found.slice(0, mostNames);
    known.set(letters, found);
    return found;
  };
}

/** Counted once for each term, because words of titles come up with each keystroke. */
function countRows({ invertedIndex }: lunr.Index): Terms['rowsWith'] {
  const known = new Map<string, number>();
  return (term, field) => {
    const key = `${field}/${term}`;
    const count = known.get(key) ?? Object.keys(invertedIndex[term]?.[field] ?? {}).length;
    known.set(key, count);
    return count;
  };
}

function isEmpty(postings: number | object | undefined): boolean {
  if (typeof postings === 'object') for (const row in postings) if (row in postings) return false;
  return true;
}

/** At most so many terms of a sorted list that begin with these letters. */
export function termsBeginningWith(sorted: readonly string[], beginning: string, most: number): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; found.length < most && sorted[at]?.startsWith(beginning) === true; at++)
    found.push(sorted[at] ?? '');
  return found;
}

/**
 * Lunr looks up each term of a query in an automaton of all terms, which takes most of the time and memory of loading an index. It
 * is for wildcards; our queries name terms that exist (`candidates`), so that what is looked up is what is found.
 */
export const termsAsTheyAre: lunr.TokenSet = Object.assign(new lunr.TokenSet(), {
  intersect: (term: lunr.TokenSet): lunr.TokenSet => term,
});
