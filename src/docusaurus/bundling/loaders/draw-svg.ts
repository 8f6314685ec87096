import { defaultTreeAdapter, parseFragment, serialize } from 'parse5';

/** A webpack loader: an SVG file becomes a React component, which hands its attributes to the drawing. */
export default function drawSvgLoader(source: string): string {
  const { attributes, content } = partsOf(source);
  return [
    "import * as React from 'react';",
    `const attributes = ${JSON.stringify(attributes)};`,
    `const content = { __html: ${JSON.stringify(content)} };`,
    'const Drawing = ({ title, ...props }) =>',
    "  React.createElement('svg', { ...attributes, 'aria-label': title, ...props, dangerouslySetInnerHTML: content });",
    'export default Drawing;',
    'export { Drawing as ReactComponent };',
  ].join('\n');
}

/** Attributes of the outer element in the words of React, and what is inside. */
export function partsOf(source: string): { attributes: Record<string, string>; content: string } {
  const elements = parseFragment(source).childNodes.filter((node) => defaultTreeAdapter.isElementNode(node));
  const drawing = elements.find(({ tagName }) => tagName === 'svg');
  if (!drawing) return { attributes: {}, content: '' };
  const attributes = drawing.attrs.flatMap(({ prefix = '', name, value }): [string, string][] => {
    const whole = prefix === '' ? name : `${prefix}:${name}`;
    // React takes styles as objects only, and HTML needs no namespaces.
    return name === 'style' || whole.startsWith('xmlns') ? [] : [[reactName(whole), value]];
  });
  return { attributes: Object.fromEntries(attributes), content: serialize(drawing) };
}

function reactName(name: string): string {
  if (name === 'class') return 'className';
  if (/^(?:aria|data)-/.test(name)) return name;
  return name.replace(/[:-](\w)/g, (_, letter: string) => letter.toUpperCase());
}
