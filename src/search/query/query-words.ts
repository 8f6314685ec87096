import { isStopWord } from '../lunr-pipeline';
import { wordsOf } from '../tokenizer';
import type { Word } from '../tokenizer';

const longestQuery = 200;
const mostWords = 12;

const typedWords = (text: string): Word[] => wordsOf(text.slice(0, longestQuery)).slice(0, mostWords);

/** The words of what a reader typed, stop words left out unless nothing else is there. */
export function queryWords(text: string): Word[] {
  const words = typedWords(text);
  const significant = words.filter(({ whole, parts }) => parts.length > 0 || !isStopWord(whole));
  return significant.length > 0 ? significant : words;
}

/** Plain words that stand side by side in a query, and may be a name: "color temp" for `color_temp_kelvin`. */
export interface WordRun {
  /** Their letters without anything in between. */
  readonly letters: string;
  readonly words: readonly string[];
}

const longestRun = 5;
/** Fewer letters stand side by side in too many names by chance. */
const shortestRun = 6;

/** All runs of a query, stop words included, because names have them: the longest first. */
export function wordRuns(text: string): WordRun[] {
  const words = typedWords(text).map(({ whole, parts }) => (parts.length === 0 ? whole : ''));
  const runs: WordRun[] = [];
  for (let length = Math.min(longestRun, words.length); length > 1; length--)
    for (let start = 0; start + length <= words.length; start++) {
      const run = words.slice(start, start + length);
      const letters = run.join('');
      if (!run.includes('') && letters.length >= shortestRun) runs.push({ letters, words: run });
    }
  return runs;
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
