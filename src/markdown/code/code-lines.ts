import type { Element, ElementContent } from 'hast';

/** Cuts highlighted code at its line breaks; a span that runs over several lines is opened again on each. */
export function splitLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    const parts = node.type === 'element' ? splitElement(node) : splitText(node);
    parts.forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)?.push(part);
    });
  }
  return lines;
}

function splitText(node: ElementContent): (ElementContent | undefined)[] {
  if (node.type !== 'text') return [node];
  return node.value.split('\n').map((value) => (value === '' ? undefined : { type: 'text', value }));
}

function splitElement(node: Element): (ElementContent | undefined)[] {
  return splitLines(node.children).map((children) => (children.length === 0 ? undefined : { ...node, children }));
}
