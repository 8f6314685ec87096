import type { Root } from 'mdast';
import { z } from 'zod';
import { defaultSyntax } from '../../config/site-config';
import type { MarkdownSyntax } from '../../config/site-config';
import type { Policy } from '../../model/problems/problems';
import type { PageContext } from '../page-context';
import { placeAt } from '../problem-list';
import type { ProblemList } from '../problem-list';
import { walk } from '../walk';
import { parseText } from './grammar';
import { htmlToElements } from './tags';
import { preprocess, codeScanner } from './preprocess';
import { addressInBrackets, explainSyntax } from './syntax-messages';

/** Characters for private use, which mean nothing to the parser. Fonts of icons have some of them, so a page may, too. */
const privateUse = /[\ue000-\uf8ff]/g;
const asciiSize = 0x80;
const firstCodes = Array.from({ length: 0x1900 / asciiSize }, (_, at) => 0xe000 + at * asciiSize);

/** The first of as many characters for private use as ASCII has, none of which the text has. */
function unusedCodes(text: string): number {
  const references = [...text.matchAll(/&#(?:x([\da-f]+)|(\d+));/gi)];
  const used = [
    ...[...text.matchAll(privateUse)].map(([character]) => character.charCodeAt(0)),
    ...references.map(([, hex, decimal]) => (hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))),
  ];
  return firstCodes.find((first) => !used.some((code) => code >= first && code < first + asciiSize)) ?? 0xee00;
}

const replacementOf = (mark: string, first: number): string =>
  mark.replace(/[\0-\x7f]/g, (character) => String.fromCharCode(first + character.charCodeAt(0)));

/**
 * Puts characters that mean nothing to the parser in the place of the mark that it stumbled over, or of the first character of the line
 * if there is none; `first` comes from `unusedCodes`. An address in angle brackets is left without them, because it becomes a link like
 * this. No character moves.
 */
function hideAsText(lines: string[], line: number, column: number, first: number): void {
  const text = lines[line - 1] ?? '';
  const [before, rest] = [text.slice(0, column - 1), text.slice(column - 1)];
  const [bracketed, address] = addressInBrackets.exec(rest) ?? [];
  if (bracketed !== undefined && address !== undefined) {
    lines[line - 1] = `${before} ${address} ${rest.slice(bracketed.length)}`;
    return;
  }
  const mark = /^(?:<|\{+)/.exec(rest)?.[0] ?? rest.slice(0, 1);
  lines[line - 1] = before + replacementOf(mark, first) + rest.slice(mark.length);
}

/** Puts the characters back that were hidden from the parser. Code has entities for them, because they stand in text of its tags. */
function showHidden(tree: Root, first: number): void {
  walk(tree, (node) => {
    restore(node, first, /Expression$/.test(node.type) ? entityOf : shownOf);
    if ('attributes' in node) for (const part of [node.attributes ?? []].flat()) restore(part, first, shownOf);
    return undefined;
  });
}

function restore(node: object, first: number, shown: (code: number) => string): void {
  const show = (character: string): string => {
    const code = character.charCodeAt(0) - first;
    return code >= 0 && code < asciiSize ? shown(code) : character;
  };
  for (const [key, value] of Object.entries(node))
    if (typeof value === 'string') Object.assign(node, { [key]: value.replace(privateUse, show) });
}

const shownOf = (code: number): string => String.fromCharCode(code);
const entityOf = (code: number): string => `&#${code};`;

const ownFormat = z.looseObject({ mdx: z.looseObject({ format: z.enum(['md', 'mdx']).optional().catch(undefined) }) });

/** Whether a file is MDX rather than plain Markdown with HTML. */
export function isMdx(file: string, frontMatter: unknown, { config }: Pick<PageContext, 'config'>): boolean {
  const { format } = config.markdown;
  const own = ownFormat.safeParse(frontMatter).data?.mdx.format;
  return (own ?? (format === 'detect' && file.endsWith('.md') ? 'md' : format)) !== 'md';
}

/** The part of a parser's message that we use; other errors are bugs and pass through. */
const syntaxError = z.object({ reason: z.string(), line: z.number().default(1), column: z.number().default(1) });

/** A syntax tree, and the text that its positions count in. */
export interface Parsed {
  readonly tree: Root;
  readonly text: string;
  /** False when something could not be parsed; it was reported, and the tree is that of the rest. */
  readonly complete: boolean;
}

/** More mistakes of syntax than this are hardly made one by one; a long text is not parsed again for each of them. */
const maxErrors = 25;
const maxParsed = 400_000;

/**
 * Body text → syntax tree. The parser stops at the first mistake; what offends it is reported and hidden, and the text
 * parsed again, so that one run finds all. With a tolerant syntax, what was hidden is text of the page.
 */
export function parseMarkdown(
  body: string,
  problems: ProblemList,
  syntax: MarkdownSyntax = defaultSyntax,
  mdx = true,
  policy: Policy = 'strict',
): Parsed {
  const excess = excessOf(body, policy);
  if (excess) {
    problems.add(placeAt(excess.line, 1), excess.what, excess.remedy);
    return { tree: { type: 'root', children: [] }, text: body, complete: false };
  }
  const text = preprocess(body, mdx);
  if (!mdx) {
    const tree = parseText(text, syntax, mdx);
    htmlToElements(tree);
    return { tree, text, complete: true };
  }
  const written = text.split('\n');
  const lines = [...written];
  const hiddenTags: string[] = [];
  /** Places, as `line:column`, of tags that were open when another one ended, which is told at that end. */
  const leftOpen = new Set<string>();
  const { tolerant } = syntax;
  const firstHidden = tolerant ? unusedCodes(text) : 0;
  // What is hidden stays text of the page, so it is worth more attempts.
  const limitFactor = tolerant ? 4 : 1;
  const runs = Math.max(1, Math.min(maxErrors * limitFactor, Math.floor((maxParsed * limitFactor) / text.length)));
  for (let mistakes = 0; mistakes < runs; mistakes++) {
    try {
      const tree = parseText(lines.join('\n'), syntax);
      if (tolerant && mistakes > 0) showHidden(tree, firstHidden);
      return { tree, text, complete: tolerant || mistakes === 0 };
    } catch (error) {
      const message = syntaxError.safeParse(error);
      if (!message.success) throw error;
      const { line, column } = placeOfMistake(message.data, lines);
      const rest = (written[line - 1] ?? '').slice(column - 1);
      const { reason } = message.data;
      // The other end of a tag that was hidden is no second mistake.
      const tag = /^<(\/?[^\s/>]+)/.exec(rest)?.[1] ?? '';
      const other = hiddenTags.indexOf(tag.startsWith('/') ? tag.slice(1) : `/${tag}`);
      if (other >= 0) hiddenTags.splice(other, 1);
      else if (!leftOpen.has(`${line}:${column}`)) {
        const { what, remedy, fix } = explainSyntax(reason, rest, written.slice(line).join('\n'));
        problems.add(placeAt(line, column), what, remedy, fix);
        hiddenTags.push(tag);
        const open = /expected corresponding closing tag for `[^`]+` \((\d+:\d+)/.exec(reason)?.[1];
        if (open !== undefined) leftOpen.add(open);
      }
      if (tolerant) hideAsText(lines, line, column, firstHidden);
      else hide(lines, line, column);
    }
  }
  // Without MDX, everything can be parsed.
  if (tolerant) return parseMarkdown(body, problems, syntax, false, policy);
  return { tree: { type: 'root', children: [] }, text, complete: false };
}

/** The place of the `<` or `{` that the parser stumbled over; it names a place behind it, or the end of the file. */
function placeOfMistake(
  { reason, line, column }: z.infer<typeof syntaxError>,
  lines: readonly string[],
): { line: number; column: number } {
  // A tag that is never closed is noticed at the end of the file; the message says where it was opened.
  const opened = /^Expected a closing tag.*?\((\d+):(\d+)/.exec(reason);
  if (opened) return { line: Number(opened[1]), column: Number(opened[2]) };
  if (/import\/exports/.test(reason)) return { line, column: 1 };
  if (reason.startsWith('Unexpected end of file in expression')) return lastOpenBrace(lines) ?? { line, column };
  const mark = /expression/.test(reason) ? '{' : '<';
  for (let at = Math.min(line, lines.length); at >= 1; at--) {
    const before = at === line ? (lines[at - 1] ?? '').slice(0, Math.max(column, 1)) : (lines[at - 1] ?? '');
    const found = before.lastIndexOf(mark);
    if (found !== -1) return { line: at, column: firstOfBraces(before.slice(0, found + 1)) };
    if (before.trim() === '' && at < line) break;
  }
  return { line, column };
}

/** The column of the last character; of several braces there, the first is meant. */
const firstOfBraces = (text: string): number => text.replace(/\{+$/, '{').length;

/** The last `{` without a `}`. */
function lastOpenBrace(lines: readonly string[]): { line: number; column: number } | undefined {
  let closed = 0;
  for (const [at, text] of [...lines.entries()].reverse())
    for (const { 0: brace, index } of [...text.matchAll(/[{}]/g)].reverse()) {
      if (brace === '{' && closed === 0) return { line: at + 1, column: firstOfBraces(text.slice(0, index + 1)) };
      closed += brace === '}' ? 1 : -1;
    }
  return undefined;
}

/** Puts harmless signs of the same length in the place of a mark; a line of an import, or without a mark, goes as a whole. */
function hide(lines: string[], line: number, column: number): void {
  const text = lines[line - 1] ?? '';
  const mark = /^(?:<|\{+)/.exec(text.slice(column - 1))?.[0];
  const harmless = mark?.replaceAll('<', '‹').replaceAll('{', '(');
  lines[line - 1] =
    mark === undefined || harmless === undefined
      ? ' '.repeat(text.length)
      : text.slice(0, column - 1) + harmless + text.slice(column - 1 + mark.length);
}

/** A text that would keep the parser busy for more than a second or two. */
interface Excess {
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
function excessOf(body: string, policy: Policy): Excess | undefined {
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
