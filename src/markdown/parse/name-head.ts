import type { Root } from 'mdast';
import { parseText } from './grammar';
import { walk } from '../walk';

const declaration = "import Head from '@docusaurus/Head';";

/** `<head>` in a page of Docusaurus is its component `Head`, without an import. */
export function nameHead(tree: Root): void {
  const found = new Set<string>();
  walk(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    if (node.name === 'head') {
      node.name = 'Head';
      found.add(declaration);
    }
    // What is in the head of the page is no text of it.
    if (node.name === 'Head') Object.assign(node, { data: { ...node.data, unsearched: true } });
    return undefined;
  });
  const isImported = tree.children.some((node) => node.type === 'mdxjsEsm' && node.value.includes('@docusaurus/Head'));
  if (!isImported) tree.children.unshift(...[...found].flatMap((text) => parseText(text).children));
}
