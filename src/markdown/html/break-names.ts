import type { Element, ElementContent, RootContent } from 'hast';
import type { Parent } from '../walk';
import { element } from '../nodes';

const shortestBroken = 16;
/** Characters of code that a line of a phone has room for. */
const phoneLine = 30;
/** Words joined or begun by hyphens that are longer may break after them, or they would not fit into a list of a narrow phone. */
const longestWhole = 24;
const hyphenated =
  /(?<![\p{L}\p{N}-])(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+|-{1,2}[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)|\?[\w=&]+/gu;
/** A part of a name with so many characters may also break before a capital letter. */
const longPart = /^[^._/]{16}/;

/** A heading has room for fewer characters than text. */
const longestInHeading = 20;
const longInHeading = /(\S{20,})/;

/** Lets long names in table cells break where a reader can read on, so that a column is not as wide as its longest constant. */
export function breakNames(cell: Element): void {
  cell.children.forEach((child, index) => {
    if (child.type !== 'element') return;
    if (child.tagName === 'code') breakCode(child, shortestBroken, index, cell);
    else breakNames(child);
  });
}

/** Lets a name in text break if a phone could not show it in one line. */
export const breakLongName = (code: Element, index: number, parent: Parent<RootContent>): void =>
  breakCode(code, phoneLine, index, parent);

/** Lets a long name in a heading break, where letters are larger than in text. */
export function breakHeading(heading: Element): void {
  heading.children.forEach((node, index) => {
    if (node.type === 'element' && node.tagName === 'code') breakCode(node, longestInHeading, index, heading);
  });
  heading.children = heading.children.flatMap((node) => {
    if (node.type !== 'text') return [node];
    const words = node.value.split(longInHeading);
    return words.flatMap((word, index) => withBreaks(index % 2 === 0 ? [word] : partsOf(word), textNodes));
  });
}

function breakCode(code: Element, shortest: number, index: number, parent: Parent<RootContent>): void {
  // What a tree shows in place of code may read its text.
  if (code.data?.isReplaced === true) return;
  const before = breaksIn(code);
  code.children = code.children.flatMap((node) => {
    if (node.type !== 'text') return [node];
    // Only the names in it: a command breaks between its words, too.
    const words = node.value.split(/(?<=\s)(?=\S)/);
    return words.flatMap((word) => withBreaks(word.length < shortest ? [word] : partsOf(word), keepHyphenated));
  });
  if (breaksIn(code) > before) parent.children[index] = nameWithMark(code, parent.children[index + 1]);
}

const breaksIn = ({ children }: Element): number =>
  children.filter((node) => node.type === 'element' && node.tagName === 'wbr').length;

/** A box for a name and the punctuation mark behind it, which would begin the next line if the box had none. */
function nameWithMark(code: Element, next: RootContent | undefined): Element {
  const [mark = ''] = (next?.type === 'text' && /^[.,:;!?)\]]+/.exec(next.value)) || [];
  if (next?.type === 'text') next.value = next.value.slice(mark.length);
  return element('span', { className: ['code-name'] }, [code, ...textNodes(mark)]);
}

const withBreaks = (parts: readonly string[], toNodes: (part: string) => ElementContent[]): ElementContent[] =>
  parts.flatMap((part, index) => [...(index === 0 ? [] : [element('wbr', {}, [])]), ...toNodes(part)]);

const partsOf = (name: string): string[] => name.split(/(?<=[a-z\d][._/](?=\w))/i).flatMap(atCapitals);

const atCapitals = (part: string): string[] => (longPart.test(part) ? part.split(/(?<=[a-z\d])(?=[A-Z])/) : [part]);

/** Browsers break a line after each hyphen, where a name looks as if it ended. */
function keepHyphenated(text: string): ElementContent[] {
  const found = [...text.matchAll(hyphenated)].filter(([name]) => name.length <= longestWhole);
  const ends = found.map(({ 0: name, index }) => index + name.length);
  return [
    ...found.flatMap(({ 0: name, index }, at): ElementContent[] => [
      ...textNodes(text.slice(ends[at - 1] ?? 0, index)),
      element('span', { className: ['whole'] }, textNodes(name)),
    ]),
    ...textNodes(text.slice(ends.at(-1) ?? 0)),
  ];
}

const textNodes = (value: string): ElementContent[] => (value === '' ? [] : [{ type: 'text', value }]);
