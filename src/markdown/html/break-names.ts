import type { Element, ElementContent } from 'hast';

const shortestBroken = 16;
/** Characters of code that a line of a phone has room for. */
const phoneLine = 34;
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
  if (node.type !== 'text' || node.value.length < shortest) return [node];
  const parts = node.value
    .split(/(?<=[a-z\d][._](?=\w))/i)
    .flatMap((part) => (part.length > longestPart ? part.split(/(?<=[a-z\d])(?=[A-Z])/) : [part]));
  return parts.flatMap((value, index): ElementContent[] => {
    const text: ElementContent = { type: 'text', value };
    return index === 0 ? [text] : [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, text];
  });
}
