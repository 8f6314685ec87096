import type { Code, Root } from 'mdast';
import type { CodeMark } from '../../config/site-config';
import { walk } from '../walk';

/** What stands behind the language of a fence, and in magic comments of the code. */
export interface CodeMeta {
  readonly title: string | undefined;
  readonly showLineNumbers: boolean;
  /** Number of the first line, where it is not 1. */
  readonly firstLine: number;
  /** 1-based numbers of the marked lines. */
  readonly marked: ReadonlySet<number>;
}

const titlePattern = /\btitle=(?:"([^"]*)"|'([^']*)')/;
/** No sample is longer; a mistyped range must not fill the memory. */
const mostLines = 10_000;

/** What is said about a code block, as a fence or as a component. */
export function metaOfCode({ meta, data }: Code): CodeMeta {
  const parsed = parseCodeMeta(meta ?? '');
  return { ...parsed, title: data?.title ?? parsed.title };
}

/** `title="a.py" {1,3-5} showLineNumbers=7` → its parts. */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = titlePattern.exec(meta);
  const rest = meta.replace(titlePattern, '');
  const ranges = /(?<!=)\{([\d,\s-]+)\}/.exec(rest)?.[1] ?? '';
  const numbers = /\bshowLineNumbers(?:=\{?["']?(\d+|true|false)["']?\}?)?(?=\s|$)/.exec(rest);
  const first = Number(numbers?.[1]);
  return {
    title: title?.[1] ?? title?.[2],
    showLineNumbers: numbers !== null && numbers[1] !== 'false',
    firstLine: Number.isInteger(first) ? first : 1,
    marked: new Set(ranges.split(',').flatMap(expandRange)),
  };
}

/** The example file and its region that a fence shows, and what else is said about it. */
export function exampleMetaOf(meta: string): {
  readonly file: string | undefined;
  readonly region: string | undefined;
  readonly rest: string;
} {
  const pattern = /(?:^|\s)(file|region)=(?:"([^"]*)"|'([^']*)')/g;
  const found = new Map([...meta.matchAll(pattern)].map(([, key, double, single]) => [key, double ?? single]));
  return { file: found.get('file'), region: found.get('region'), rest: meta.replace(pattern, '').trim() };
}

function expandRange(range: string): number[] {
  const match = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(range);
  if (!match) return [];
  const [first = 0, last = 0] = [Number(match[1]), Number(match[2] ?? match[1])].toSorted((a, b) => a - b);
  return Array.from({ length: Math.min(mostLines, Math.max(0, last - first + 1)) }, (_, index) => first + index);
}

/** Comments of all languages that samples are written in. */
const comment =
  /^\s*(?:\/\/|#|--|\/\*|<!--|\{\/\*|%|;{1,2}|'|!|REM|\(\*|\{#)\s*(\S.*?)\s*(?:\*\/\}?|-->|\*\)|#\})?\s*$/i;

/** The text of a line that is a comment and nothing else. */
export const commentIn = (line: string): string | undefined => comment.exec(line)?.[1];

const highlights: CodeMark = {
  className: 'line-marked',
  line: 'highlight-next-line',
  block: { start: 'highlight-start', end: 'highlight-end' },
};

/** A magic comment's command, or `undefined` for a line of code. */
export function magicCommand(
  line: string,
  own: readonly CodeMark[] = [],
): { readonly does: 'next-line' | 'start' | 'end'; readonly className: string } | undefined {
  const text = commentIn(line)?.toLowerCase();
  if (text === undefined) return undefined;
  for (const { className, line: next, block } of [highlights, ...own]) {
    if (text === next?.toLowerCase()) return { does: 'next-line', className };
    if (text === block?.start.toLowerCase()) return { does: 'start', className };
    if (text === block?.end.toLowerCase()) return { does: 'end', className };
  }
  return undefined;
}

/** Takes out comment lines such as `# highlight-next-line` and returns the classes of the lines they mark. */
export function takeMagicComments(
  code: string,
  own: readonly CodeMark[] = [],
): { code: string; classes: ReadonlyMap<number, readonly string[]> } {
  const kept: string[] = [];
  const classes = new Map<number, string[]>();
  const open = new Set<string>();
  const mark = (line: number, names: Iterable<string>): void => {
    for (const name of names) classes.set(line, [...(classes.get(line) ?? []), name]);
  };
  for (const line of code.split('\n')) {
    const { does, className = '' } = magicCommand(line, own) ?? {};
    if (does === 'next-line') mark(kept.length + 1, [className]);
    else if (does === 'start') open.add(className);
    else if (does === 'end') open.delete(className);
    else {
      kept.push(line);
      mark(kept.length, open);
    }
  }
  return { code: kept.join('\n'), classes };
}

/** Tells code blocks which comments of the tree mark lines. */
export function noteCodeMarks(tree: Root, marks: readonly CodeMark[]): void {
  if (marks.length === 0) return;
  walk(tree, (node) => {
    if (node.type === 'code') node.data = { ...node.data, marks };
    return undefined;
  });
}
