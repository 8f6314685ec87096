import type { Root } from 'mdast';
import { parseText } from '../../markdown/parse/grammar';
import { walk } from '../../markdown/walk';

const declaration = "import Head from '@docusaurus/Head';";

/** Texts and paths, which declare nothing. */
const strings = /(['"`]).*?\1/gs;

/** `<head>` in a page of Docusaurus is its component `Head`, which pages know without an import. */
export function nameHead(tree: Root): void {
  const used: object[] = [];
  walk(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    if (node.name === 'head') node.name = 'Head';
    if (node.name !== 'Head') return undefined;
    used.push(node);
    // What is in the head of the page is no text of it.
    Object.assign(node, { data: { ...node.data, unsearched: true } });
    return undefined;
  });
  const isDeclared = tree.children.some(
    (node) => node.type === 'mdxjsEsm' && /\bHead\b/.test(node.value.replace(strings, '')),
  );
  if (used.length > 0 && !isDeclared) tree.children.unshift(...parseText(declaration).children);
}
