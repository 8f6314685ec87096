import type { Element, ElementContent } from 'hast';
import { element } from './element';

const shortestBroken = 16;
/** Characters of code that a line of a phone has room for. */
const phoneLine = 34;
/** Words joined by hyphens that are longer may break after them, or they would not fit into a list of a narrow phone. */
const longestWhole = 24;
const hyphenated = /(?<![\p{L}\p{N}-])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;
/** A part of a name that is longer may also break before a capital letter. */
const longestPart = 20;

/** Lets long names in table cells break where a reader can read on, so that a column is not as wide as its longest constant. */
export function breakNames(cell: Element): void {
  for (const child of cell.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'code') breakCode(child, shortestBroken);
    else breakNames(child);
  }
}

/** Lets a name in text break if a phone could not show it in one line. */
export const breakLongName = (code: Element): void => breakCode(code, phoneLine);

function breakCode(code: Element, shortest: number): void {
  code.children = code.children.flatMap((node) => breakText(node, shortest));
}

function breakText(node: ElementContent, shortest: number): ElementContent[] {
  if (node.type !== 'text') return [node];
  const parts =
    node.value.length < shortest ? [node.value] : node.value.split(/(?<=[a-z\d][._](?=\w))/i).flatMap(atCapitals);
  return parts.flatMap((part, index): ElementContent[] => [
    ...(index === 0 ? [] : [element('wbr', {}, [])]),
    ...keepHyphenated(part),
  ]);
}

const atCapitals = (part: string): string[] =>
  part.length > longestPart ? part.split(/(?<=[a-z\d])(?=[A-Z])/) : [part];

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
