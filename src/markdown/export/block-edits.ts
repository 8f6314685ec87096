import type { Point } from 'unist';

/** A range of the source, and the block that stands there instead; none when the text is empty. */
export interface Edit {
  readonly start: Point;
  readonly end: Point;
  readonly text: string;
}

/** Indentation and marks of quotes, behind them perhaps the mark of a list item. */
const quoteMarks = /^[\s>]*$/;
const itemMarks = /^[\s>]*(?:[-*+]|\d+[.)])\s+$/;

/**
 * Replaces ranges that do not overlap. A block is parted from its neighbours by blank lines, and each of its lines has the
 * marks of the line where it begins.
 */
export function applyEdits(body: string, edits: readonly Edit[]): string {
  const starts: number[] = [0];
  for (const line of body.split('\n')) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  // Lines and columns, not offsets: what the parser reads can be longer above than what is written.
  const offsetOf = ({ line, column }: Pick<Point, 'line' | 'column'>): number => (starts[line - 1] ?? 0) + column - 1;
  const marksBefore = (point: Point): string => {
    const prefix = body.slice(offsetOf({ line: point.line, column: 1 }), offsetOf(point));
    return quoteMarks.test(prefix) || itemMarks.test(prefix) ? prefix.replace(/[^\s>]/g, ' ') : '';
  };
  let made = '';
  let at = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => offsetOf(a.start) - offsetOf(b.start))) {
    made += body.slice(at, offsetOf(start));
    at = offsetOf(end);
    const rest = body.slice(at);
    if (text === '') {
      if (made.endsWith('\n')) at += /^\n*/.exec(rest)?.[0].length ?? 0;
      continue;
    }
    const marks = marksBefore(start);
    made = withBlock(made, text, marks);
    // What stood inside of a tag goes on behind its label.
    if (!/^[ \t]*(?:\n|$)/.test(rest)) made += `\n${marks.trimEnd()}\n${marksBefore(end)}`;
    else if (/^[ \t]*\n[ \t>]*[^\s>]/.test(rest)) made += `\n${marks.trimEnd()}`;
  }
  return made + body.slice(at);
}

function withBlock(made: string, text: string, marks: string): string {
  const lines = text.split('\n').map((line) => (marks + line).trimEnd());
  const begin = made.lastIndexOf('\n') + 1;
  const line = made.slice(begin);
  if (itemMarks.test(line)) return made + lines.join('\n').slice(marks.length);
  if (!quoteMarks.test(line)) return `${made.trimEnd()}\n\n${lines.join('\n')}`;
  const above = made.slice(made.lastIndexOf('\n', begin - 2) + 1, Math.max(begin - 1, 0));
  const gap = quoteMarks.test(above) ? '' : `${marks.trimEnd()}\n`;
  return made.slice(0, begin) + gap + lines.join('\n');
}
