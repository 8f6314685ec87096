import type { Position } from 'unist';

/** Indentation and marks of quotes, behind them perhaps the mark of a list item. */
const quoteMarks = /^[\s>]*$/;
const itemMarks = /^[\s>]*(?:[-*+]|\d+[.)])\s+$/;

/** A range of a text by lines and columns. */
type Range = Pick<Position, 'start' | 'end'>;

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly isBlock: boolean;
}

/** Changes to the source of a page, collected while it is compiled: its Markdown export is the source with these changes. */
export class SourceEdits {
  private readonly edits: Edit[] = [];
  private readonly starts: number[] = [0];

  constructor(private readonly body: string) {
    for (const line of body.split('\n')) this.starts.push((this.starts.at(-1) ?? 0) + line.length + 1);
  }

  /**
   * Puts a block in the place of a range; an empty one removes it. The block is parted from its neighbors by blank lines, and
   * each of its lines has the marks of the line where it begins.
   */
  replaceBlock({ start, end }: Range, text: string): void {
    this.edits.push({ from: this.offsetOf(start), to: this.offsetOf(end), text, isBlock: true });
  }

  /** Puts words in the place of a range within a line. */
  replaceText({ start, end }: Range, text: string): void {
    this.edits.push({ from: this.offsetOf(start), to: this.offsetOf(end), text, isBlock: false });
  }

  /** Changes the part of a range that the second group of a pattern matches, which the first one precedes. */
  replaceMatch({ start, end }: Range, pattern: RegExp, text: string): void {
    const from = this.offsetOf(start);
    const [, before, found] = pattern.exec(this.body.slice(from, this.offsetOf(end))) ?? [];
    if (before === undefined || found === undefined) return;
    const at = from + before.length;
    this.edits.push({ from: at, to: at + found.length, text, isBlock: false });
  }

  /** Removes a range, and the lines that hold nothing else. */
  remove({ start, end }: Range): void {
    const [from, to] = [this.offsetOf(start), this.offsetOf(end)];
    const [begin, next] = [this.starts[start.line - 1] ?? 0, this.starts[end.line] ?? to];
    const isAlone = (this.body.slice(begin, from) + this.body.slice(to, next)).trim() === '';
    this.edits.push({ from: isAlone ? begin : from, to: isAlone ? next : to, text: '', isBlock: false });
  }

  /** The text with all changes. One within the range of another is dropped with it. */
  apply(): string {
    const { body } = this;
    let made = '';
    let at = 0;
    for (const { from, to, text, isBlock } of [...this.edits].sort((a, b) => a.from - b.from)) {
      if (from < at) continue;
      made += body.slice(at, from);
      at = to;
      const rest = body.slice(at);
      if (!isBlock) {
        made += text;
      } else if (text === '') {
        if (made.endsWith('\n')) at += /^\n*/.exec(rest)?.[0].length ?? 0;
      } else {
        const marks = this.marksBefore(from);
        made = withBlock(made, text, marks);
        // What stood inside of a tag goes on behind its label.
        if (!/^[ \t]*(?:\n|$)/.test(rest)) made += `\n${marks.trimEnd()}\n${this.marksBefore(to)}`;
        else if (/^[ \t]*\n[ \t>]*[^\s>]/.test(rest)) made += `\n${marks.trimEnd()}`;
      }
    }
    return made + body.slice(at);
  }

  /** Uses lines and columns, not offsets, because the text that the parser reads can be longer than the source. */
  private offsetOf({ line, column }: Position['start']): number {
    return (this.starts[line - 1] ?? 0) + column - 1;
  }

  private marksBefore(offset: number): string {
    const prefix = this.body.slice(this.body.lastIndexOf('\n', offset - 1) + 1, offset);
    return quoteMarks.test(prefix) || itemMarks.test(prefix) ? prefix.replace(/[^\s>]/g, ' ') : '';
  }
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
