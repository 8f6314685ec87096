import { editDistance } from '../../model/nearest';

/** Words that somebody may have meant. */
export interface Spellings {
  readonly words: readonly string[];
  /** Of each word: its letters, to tell words that cannot be similar. */
  readonly letters: Int32Array;
}

export const spellings = (words: readonly string[]): Spellings => ({
  words,
  letters: Int32Array.from(words, lettersIn),
});

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

/**
 * The letters of a word as bits, each standing for several characters. Adding or dropping a letter changes one bit at most, changing
 * one two, swapping none: words whose bits differ more are not similar, which is far sooner said than how far they are apart.
 */
export function lettersIn(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Whether words with these letters may be so few steps apart. */
export function mayBeNear(a: number, b: number, most: number): boolean {
  let left = a ^ b;
  for (let count = 0; left !== 0; left &= left - 1) if (++count > 2 * most) return false;
  return true;
}
