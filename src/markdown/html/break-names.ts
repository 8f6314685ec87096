import type { Element, ElementContent } from 'hast';

const shortestBroken = 16;

/** Lets long names in table cells break after a dot or underscore, so that a column is not as wide as its longest constant. */
export function breakNames(cell: Element): void {
  for (const child of cell.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'code') child.children = child.children.flatMap(breakText);
    else breakNames(child);
  }
}

function breakText(node: ElementContent): ElementContent[] {
  if (node.type !== 'text' || node.value.length < shortestBroken) return [node];
  const pieces = node.value.split(/(?<=[a-z\d][._](?=\w))/i);
  return pieces.flatMap((value, index): ElementContent[] => {
    const text: ElementContent = { type: 'text', value };
    return index === 0 ? [text] : [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, text];
  });
}
