import type { Code } from 'mdast';

declare module 'mdast' {
  interface CodeData {
    /** Title of a code block that was written as a component, because a fence could not express all of it. */
    title?: string;
  }
}

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
  const ranges = /\{([\d,\s-]+)\}/.exec(rest)?.[1] ?? '';
  const numbers = /\bshowLineNumbers(?:=\{?["']?(\d+|true|false)["']?\}?)?(?=\s|$)/.exec(rest);
  const first = Number(numbers?.[1]);
  return {
    title: title?.[1] ?? title?.[2],
    showLineNumbers: numbers !== null && numbers[1] !== 'false',
    firstLine: Number.isInteger(first) ? first : 1,
    marked: new Set(ranges.split(',').flatMap(expandRange)),
  };
}

function expandRange(range: string): number[] {
  const match = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(range);
  if (!match) return [];
  const first = Number(match[1]);
  const last = Number(match[2] ?? match[1]);
  return Array.from({ length: Math.min(mostLines, Math.max(0, last - first + 1)) }, (_, index) => first + index);
}

/** Comments of all languages that samples are written in. */
const magic =
  /^\s*(?:\/\/|#|--|\/\*|<!--|\{\/\*|%|;{1,2}|'|!|REM|\(\*|\{#)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->|\*\)|#\})?\s*$/i;

/** A magic comment's command, or `undefined` for a line of code. */
export const magicCommand = (line: string): string | undefined => magic.exec(line)?.[1]?.toLowerCase();

/** Takes out comment lines such as `# highlight-next-line` and returns the lines they mark. */
export function takeMagicComments(code: string): { code: string; marked: Set<number> } {
  const kept: string[] = [];
  const marked = new Set<number>();
  let block = false;
  for (const line of code.split('\n')) {
    const command = magicCommand(line);
    if (command === 'next-line') marked.add(kept.length + 1);
    else if (command !== undefined) block = command === 'start';
    else {
      kept.push(line);
      if (block) marked.add(kept.length);
    }
  }
  return { code: kept.join('\n'), marked };
}
