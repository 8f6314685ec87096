import { isStopWord } from '../lunr-pipeline';
import { wordsOf } from '../tokenizer';
import type { Word } from '../tokenizer';

const longestQuery = 200;
const mostWords = 12;

/** The words of what a reader typed, stop words left out unless nothing else is there. */
export function queryWords(text: string): Word[] {
  const words = wordsOf(text.slice(0, longestQuery)).slice(0, mostWords);
  const significant = words.filter(({ whole, parts }) => parts.length > 0 || !isStopWord(whole));
  return significant.length > 0 ? significant : words;
}

/**
 * Words that say how something is phrased, not what it is about. They add to a score, but no page is worse for lacking them.
 */
const fillers = new Set(
  'based use used uses using make makes making made need needs needed want work works working way ways via put write proper properly correct correctly'.split(
    ' ',
  ),
);

/** Words that announce news. A reader who types them looks for what has changed, not for how it is. */
const newsWords = new Set(
  'new change changes changed changing deprecate deprecated deprecates deprecating deprecation deprecations remove removed removes removing removal rename renamed renames renaming replaced drop dropped drops announcing announcement introducing introduced breaking upcoming recent recently now moved moving obsolete survey recap'.split(
    ' ',
  ),
);

/** The words that a page must have to have all of them. */
export function neededWords(words: readonly Word[]): readonly Word[] {
  const needed = words.filter(({ whole, parts }) => parts.length > 0 || !(fillers.has(whole) || newsWords.has(whole)));
  return needed.length > 0 ? needed : words;
}

/** Whether a query asks for news. A single word is rather the name of something. */
export const asksForNews = (words: readonly Word[]): boolean =>
  words.length > 1 && words.some(({ whole }) => newsWords.has(whole));
