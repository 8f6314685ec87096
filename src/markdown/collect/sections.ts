import type { Nodes, Root } from 'mdast';
import type { Heading, Section } from '../../model/types';
import { takeMagicComments } from '../code/code-meta';
import { isTag } from '../nodes';

/** Nodes after which a reader would pause; their texts must not run together. */
const breaking: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'listItem',
  'tableCell',
  'tableRow',
  'code',
  'break',
  'blockquote',
]);

interface Draft {
  anchor: string;
  heading: string;
  text: string[];
  code: string[];
}

/** Cuts a page at its headings (in document order, wherever they stand) into what search indexes. */
export function collectSections(tree: Root, headings: readonly Heading[]): Section[] {
  const drafts: Draft[] = [{ anchor: '', heading: '', text: [], code: [] }];
  let next = 0;
  const walk = (node: Nodes): void => {
    const draft = drafts.at(-1);
    if (!draft || ('data' in node && node.data?.unsearched === true) || isCode(node)) return;
    if (node.type === 'heading' && headings[next]) {
      const { id, text } = headings[next] ?? { id: '', text: '' };
      next += 1;
      drafts.push({ anchor: id, heading: text, text: [], code: inlineCode(node) });
      return;
    }
    if (node.type === 'text') draft.text.push(node.value);
    if (node.type === 'inlineCode') {
      draft.text.push(node.value);
      draft.code.push(node.value);
    }
    if (node.type === 'code') draft.code.push(takeMagicComments(node.value, node.data?.marks).code);
    if ('children' in node) node.children.forEach(walk);
    if (breaking.has(node.type) || isBlockTag(node)) draft.text.push(' ');
  };
  walk(tree);
  return drafts
    .map(({ anchor, heading, text, code }) => ({
      anchor,
      heading,
      text: squeeze(text.join('')),
      code: code.join('\n'),
    }))
    .filter(({ anchor, text, code }) => anchor !== '' || text !== '' || code !== '');
}

/** Code that a page runs or is styled by, which nobody reads. */
const isCode = (node: Nodes): boolean => isTag(node) && (node.name === 'style' || node.name === 'script');

const isBlockTag = (node: Nodes): boolean =>
  node.type === 'mdxJsxFlowElement' || (node.type === 'mdxJsxTextElement' && node.name === 'summary');

/** The texts of inline code below a node. */
export function inlineCode(node: Nodes): string[] {
  if (node.type === 'inlineCode') return [node.value];
  return 'children' in node ? node.children.flatMap(inlineCode) : [];
}

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();
