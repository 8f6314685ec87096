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
  const [, written = '', content = ''] = /<svg\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*)<\/svg\s*>/.exec(source) ?? [];
  const attributes = [...written.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].flatMap(
    ([, name = '', double, single]): [string, string][] =>
      // React takes styles as objects only, and HTML needs no namespaces.
      name === 'style' || name.startsWith('xmlns') ? [] : [[reactName(name), double ?? single ?? '']],
  );
  return { attributes: Object.fromEntries(attributes), content };
}

function reactName(name: string): string {
  if (name === 'class') return 'className';
  if (/^(?:aria|data)-/.test(name)) return name;
  return name.replace(/[:-](\w)/g, (_, letter: string) => letter.toUpperCase());
}
