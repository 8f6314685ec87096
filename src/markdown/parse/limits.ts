import type { Policy } from '../../model/problems/problems';
import { codeScanner } from './preprocess';

/** A text that would keep the parser busy for more than a second or two. */
export interface Excess {
  readonly line: number;
  readonly what: string;
  readonly remedy: string;
}

const most = { marks: 60_000, depth: 60, emphasis: 500 };
/** Trees made for Docusaurus have pages that programs write, which may be mostly code. They are trusted, as their components are. */
const mostCharacters: Readonly<Record<Policy, number>> = { strict: 1_000_000, lenient: 10_000_000 };

const containers = /^(?:[ \t]*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s)))+/;
const newBlock = /^\s*(?:$|[>|#]|[-*+]\s|\d{1,9}[.)]\s)/;
const split = 'Split the page into several ones.';

/**
 * The first thing that there is too much of. The parser takes time in proportion to the marks of Markdown, but to the square of the
 * asterisks of a paragraph and of the depth of lists and quotes, and it gives up when the stack is full.
 */
export function excessOf(body: string, policy: Policy): Excess | undefined {
  const characters = mostCharacters[policy];
  if (body.length > characters)
    return { line: 1, what: `The page has more than ${characters} characters.`, remedy: split };
  const isCode = codeScanner();
  let marks = 0;
  let emphasis = 0;
  let admonitions = 0;
  for (const [index, text] of body.split('\n').entries()) {
    const line = index + 1;
    marks += 1;
    if (isCode(text)) continue;
    marks += text.match(/[*_~`|<>{}[\]#&\\]/g)?.length ?? 0;
    if (marks > most.marks)
      return { line, what: `The page has more than ${most.marks} marks of Markdown.`, remedy: split };
    const start = containers.exec(text)?.[0] ?? '';
    if (/^[\s>]*:{3,}[a-z]/i.test(text)) admonitions += 1;
    else if (/^[\s>]*:{3,}\s*$/.test(text)) admonitions = Math.max(0, admonitions - 1);
    const containersDeep = (/^\s*/.exec(start)?.[0].length ?? 0) / 2 + (start.match(/[^\s\d]/g)?.length ?? 0);
    if (Math.max(admonitions, containersDeep) > most.depth)
      return {
        line,
        what: `Lists, quotes or admonitions are nested deeper than ${most.depth} levels.`,
        remedy: 'Nest them less deeply.',
      };
    emphasis = (newBlock.test(text) ? 0 : emphasis) + (text.match(/[*~]+(?=\S)/g)?.length ?? 0);
    if (emphasis > most.emphasis)
      return {
        line,
        what: `The paragraph has more than ${most.emphasis} asterisks and tildes.`,
        remedy: 'Write code in backticks.',
      };
  }
  return undefined;
}
