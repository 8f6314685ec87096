import { isStopWord, stemOf } from '../../lunr-pipeline';
import { nearest, shortestSimilar } from './spellings';
import type { Spellings } from './spellings';
import { termsBeginningWith } from './terms';
import type { termsOf } from './terms';
import { boosts } from '../../weights';
import type { SearchField } from '../../weights';
import type { Word } from '../../tokenizer';

/** A term of the index that stands for a word of the query, and how much a match with it counts. */
export interface Candidate {
  readonly term: string;
  readonly boost: number;
  /** The only fields to look in, if not all. */
  readonly fields?: readonly SearchField[];
}
/** What must be found for one word: in each group at least one candidate. A name has a group for each of its parts. */
export type Groups = readonly (readonly Candidate[])[];

type Terms = ReturnType<typeof termsOf>;

/** More continuations of a beginning change no ranking, and each costs time. */
const mostExpansions = 16;
const shortestStem = 3;
/** Fewer letters are in too many names. */
const shortestPiece = 4;
/** With fewer letters too many words begin alike, so only those of titles and headings count. */
const shortestBeginning = 3;

const shorthand = /^attr_(?=.)/;

/** The last name of a dotted path stands in the index as it is, plain words stand there as stems. */
const asItIsAndStemmed = (word: string): string[] => [...new Set([word, stemOf(word)])];

/** What a name of the query is defined as: itself, and the property that `_attr_` is put before to set it. */
export const namesOf = ({ whole, parts }: Pick<Word, 'whole' | 'parts'>): string[] =>
  parts.length === 0
    ? asItIsAndStemmed(whole)
    : shorthand.test(whole)
      ? [whole, whole.replace(shorthand, '')]
      : [whole];

/**
 * Terms for a word. User text becomes terms, never query syntax: `*` or `+` in it mean nothing. The last word may be unfinished, unless
 * it is known to be complete.
 */
export function groupsFor(terms: Terms, { whole, parts }: Word, last: boolean, isComplete = false): Groups {
  if (parts.length === 0) return [plain(terms, whole, last, isComplete)];
  const name = [
    ...namesOf({ whole, parts }).map((term) => ({ term, boost: boosts.wholeName })),
    ...(last ? expand(terms, whole, boosts.namePrefix) : []),
    ...namesWith(terms, whole, boosts.namePiece),
  ];
  const significant = parts.filter((part) => !isStopWord(part));
  return (significant.length > 0 ? significant : parts).map((part, at, all) =>
    distinct([...plain(terms, part, last && at === all.length - 1), ...name]).filter(({ term }) => terms.has(term)),
  );
}

/** Names that an unfinished name may become, which are meant no less than a finished one. */
export const namesBegunBy = (terms: Terms, { whole, parts }: Word): string[] =>
  parts.length === 0 || terms.has(whole) ? [] : termsBeginningWith(terms.sorted, whole, mostExpansions);

/** Terms that are spelled like the word, the more so the longer it is. `written` has words as readers write them. */
export function groupsLike(terms: Terms, { whole, parts }: Word, written: Spellings): Groups {
  if (whole.length < shortestSimilar) return [];
  const near = [whole, ...(parts.length > 0 ? [] : [stemOf(whole)])].map((word) => similar(terms, word, written));
  const wholes = distinct(near.flat());
  if (wholes.length > 0 || parts.length === 0) return wholes.length > 0 ? [wholes] : [];
  return parts.flatMap((part) => {
    const known = plain(terms, part, false);
    const found = known.length > 0 ? known : similar(terms, stemOf(part), written);
    return found.length > 0 ? [found] : [];
  });
}

function similar(terms: Terms, word: string, written: Spellings): Candidate[] {
  const [known = [], spelled = []] = nearest(word, [terms.spellings, written]);
  const all = new Set([...known, ...spelled.flatMap(asItIsAndStemmed).filter(terms.has)]);
  return [...all].slice(0, mostExpansions).map((term) => ({ term, boost: 1 }));
}

function plain(terms: Terms, word: string, unfinished: boolean, isComplete = false): Candidate[] {
  const own = unfinished
    ? beginningWith(terms, word, isComplete)
    : asItIsAndStemmed(word).map((term) => ({ term, boost: 1 }));
  const known = own.filter(({ term }) => terms.has(term));
  // A separate word is what the reader means, not the names that contain it.
  return terms.has(stemOf(word)) ? known : distinct([...known, ...namesWith(terms, word, boosts.nameInfix)]);
}

/** Terms for an unfinished word: itself, words that begin with it, and the stem that it has already outgrown. */
function beginningWith(terms: Terms, typed: string, isComplete: boolean): Candidate[] {
  const stem = stemOf(typed);
  // A word that is complete as it stands is what the reader means; longer ones only break ties. They are rare, so even a
  // small share of their weight counts.
  const complete = isComplete || terms.has(stem);
  // The names that have the word as it stands are meant, and no longer word.
  const longer = isComplete
    ? []
    : expand(terms, typed, complete ? boosts.longerWord : 1).filter(({ term }) => term !== stem);
  const outgrown = complete || longer.length > 0 ? undefined : outgrownStem(terms, typed);
  return outgrown === undefined ? [{ term: stem, boost: 1 }, ...longer] : [{ term: outgrown, boost: 1 }];
}

/**
 * `integratio` is not the beginning of any term, because prose is stemmed (`integr`). This is the stem of what it may become.
 */
function outgrownStem(terms: Terms, typed: string): string | undefined {
  if (typed.length <= shortestStem) return undefined;
  return endings.map((ending) => stemOf(typed + ending)).find((stem) => terms.has(stem) && typed.startsWith(stem));
}

/** What may be missing of the endings that the stemmer takes off. */
const endings = 'g ng ing d ed n on ion tion ation s es e y ty ity lity ility bility al nt ent ment t er r'.split(' ');

function expand({ sorted, titled }: Terms, beginning: string, boost: number): Candidate[] {
  const inTitles = termsBeginningWith(titled, beginning, mostExpansions);
  if (beginning.length < shortestBeginning && inTitles.length > 0)
    return inTitles.map((term) => ({ term, boost, fields: titleFields }));
  // What titles say comes before what merely stands earlier in the alphabet.
  const all = new Set([...inTitles, ...termsBeginningWith(sorted, beginning, mostExpansions)]);
  return [...all].slice(0, mostExpansions).map((term) => ({ term, boost }));
}

/** Fields that say what a section or a page is about. */
export const titleFields: readonly SearchField[] = ['title', 'heading'];

function namesWith({ names, namesBy }: Terms, piece: string, boost: number): Candidate[] {
  if (piece.length < shortestPiece) return [];
  let found = namesBy.get(piece);
  if (!found) {
    found = [];
    for (const term of names) {
      if (!term.includes(piece)) continue;
      found.push(term);
      if (found.length === mostExpansions) break;
    }
    namesBy.set(piece, found);
  }
  return found.map((term) => ({ term, boost }));
}

/** Each term once, as what it counts most. */
export function distinct(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of candidates) {
    if ((best.get(candidate.term)?.boost ?? 0) < candidate.boost) best.set(candidate.term, candidate);
  }
  return [...best.values()];
}
