import { escapeRegExp } from '../../model/escape';

/** Shorter words are marked only where a word begins: “id” is not meant in “width”. */
const shortWord = 3;

/** Where words stand in a text, whatever their case: start and end of each place, in order and without overlap. */
export function findWords(text: string, words: readonly string[]): [start: number, end: number][] {
  if (words.length === 0) return [];
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const pattern = longestFirst.map((word) => {
    const escaped = escapeRegExp(word);
    return word.length < shortWord ? `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])` : escaped;
  });
  const found = text.matchAll(new RegExp(pattern.join('|'), 'giu'));
  return [...found].map(({ 0: match, index }) => [index, index + match.length]);
}
