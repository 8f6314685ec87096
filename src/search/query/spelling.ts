import { stemOf, wordsOf } from '../words';
import type { SearchDocument } from '../types';
import { editDistance, lettersIn, mayBeNear } from './edit-distance';

/** Words that somebody may have meant. */
export interface Spellings {
  readonly words: readonly string[];
  /** Of each word: its letters, to tell words that cannot be similar (`edit-distance`). */
  readonly letters: Int32Array;
}

export const spellings = (words: readonly string[]): Spellings => ({
  words,
  letters: Int32Array.from(words, lettersIn),
});

const known = new WeakMap<readonly SearchDocument[], Spellings>();

/**
 * Words as titles and headings spell them, of which the index has the stem only: `coordnator` is one letter away from `coordinator`, but
 * three from `coordin`. Made for the first query with a word that is nowhere.
 */
export function spellingsIn(documents: readonly SearchDocument[]): Spellings {
  const made = known.get(documents);
  if (made) return made;
  const found = new Set<string>();
  for (const { t, s } of documents)
    for (const { whole, parts } of wordsOf(s === '' ? t : s)) for (const word of [whole, ...parts]) found.add(word);
  const written = spellings([...found].filter((word) => stemOf(word) !== word));
  known.set(documents, written);
  return written;
}

/** Of fewer letters most words are one letter away from some other, such as jest from best. */
export const shortestSimilar = 5;

/** Only the nearest count, because a word one letter away is more likely than one two letters away. One list for each of `lists`. */
export function nearest(word: string, lists: readonly Spellings[]): string[][] {
  let most = word.length > 5 ? 2 : 1;
  let found = lists.map((): string[] => []);
  if (word.length < shortestSimilar) return found;
  const letters = lettersIn(word);
  for (const [list, { words, letters: ofWords }] of lists.entries())
    for (const [at, other] of words.entries()) {
      if (Math.abs(word.length - other.length) > most || !mayBeNear(letters, ofWords[at] ?? 0, most)) continue;
      const steps = editDistance(word, other, most);
      if (steps > most) continue;
      if (steps < most) found = lists.map(() => []);
      most = steps;
      found[list]?.push(other);
    }
  return found;
}
