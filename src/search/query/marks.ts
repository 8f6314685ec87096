import { stemOf } from '../lunr-pipeline';
import { fold, partsOf, pieces } from '../tokenizer';
import type { Range } from '../types';

/** Where a text has terms of the index: whole words, or parts of names. */
export function marksIn(text: string, terms: ReadonlySet<string>): Range[] {
  const isTerm = (word: string): boolean => terms.has(word) || terms.has(stemOf(word));
  const marks: Range[] = [];
  for (const { piece, start } of pieces(text)) {
    const found = isTerm(fold(piece).replace(/^_+/, ''))
      ? [{ piece, start: 0 }]
      : partsOf(piece).filter((part) => isTerm(fold(part.piece)));
    for (const part of found) {
      const begin = start + part.start;
      const last = marks.at(-1);
      const end = begin + part.piece.length;
      // `async_setup` reads as one mark, not as two with a hole.
      if (last && begin - last[1] <= 1 && last[1] > start) marks[marks.length - 1] = [last[0], end];
      else marks.push([begin, end]);
    }
  }
  return marks;
}
