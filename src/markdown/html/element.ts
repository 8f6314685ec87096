import type { Element, ElementContent } from 'hast';

/** An element of HTML that the compiler adds. */
export const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
