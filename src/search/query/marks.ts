import { fold, partsOf, pieces, stemOf } from '../words';
import type { Excerpt, Range } from '../types';

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

/** Characters that a result shows of a section's text. */
const longest = 180;
/** Characters before the first mark, so that it does not stand at the very edge. */
const lead = 40;

/** The piece of a text with most marks; its beginning when it has none. */
export function excerptOf(key: string, text: string, terms: ReadonlySet<string>): Excerpt {
  const marks = marksIn(text, terms);
  const from = startOf(text, marks);
  const to = endOf(text, from);
  const before = from > 0 ? '… ' : '';
  const shift = before.length - from;
  return {
    key,
    text: before + text.slice(from, to) + (to < text.length ? ' …' : ''),
    marks: marks
      .filter(([start, end]) => start >= from && end <= to)
      .map(([start, end]) => [start + shift, end + shift]),
  };
}

function startOf(text: string, marks: readonly Range[]): number {
  if (text.length <= longest) return 0;
  let best = 0;
  let most = 0;
  for (const [start] of marks) {
    const count = marks.filter(([other]) => other >= start && other < start + longest - lead).length;
    if (count > most) [best, most] = [start, count];
  }
  const wanted = Math.max(0, Math.min(best - lead, text.length - longest));
  if (wanted === 0) return 0;
  const space = text.indexOf(' ', wanted);
  return space === -1 || space >= best ? wanted : space + 1;
}

function endOf(text: string, from: number): number {
  if (from + longest >= text.length) return text.length;
  const space = text.lastIndexOf(' ', from + longest);
  return space > from ? space : from + longest;
}
