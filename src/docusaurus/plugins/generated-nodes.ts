import type { Program } from 'estree';
import { toJs } from 'estree-util-to-js';
import type { Nodes, Parents, Root } from 'mdast';
import { walk } from '../../markdown/walk';
import { parseText } from '../../markdown/parse/grammar';
import { isTag, isExpression } from '../../markdown/nodes';

/** A piece of JavaScript in a syntax tree: its text, and the same as a tree. */
interface Script {
  value: string;
  data?: { estree?: Program | null | undefined } | undefined;
}

/** All nodes of a tree that was just parsed. */
export function nodesOf(tree: Root): ReadonlySet<object> {
  const nodes = new Set<object>();
  walk(tree, (node) => {
    nodes.add(node);
    return undefined;
  });
  return nodes;
}

/**
 * Gives the nodes that a plugin has added to a tree what later steps expect of all nodes: no place in a text that is not that of the
 * page, JavaScript both as text and as a tree, one parent, and no root inside of the tree. `written` are the nodes that were there before.
 */
export function settleGenerated(tree: Root, written: ReadonlySet<object>): void {
  parseOldNodes(tree);
  const seen = new Set<object>();
  walk(tree, (node: Nodes, index, parent) => {
    if (node.type === 'root') {
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    if (seen.has(node)) {
      parent.children[index] = structuredClone(node);
      return index;
    }
    seen.add(node);
    const isNew = !written.has(node);
    if (isNew && 'position' in node) delete node.position;
    for (const [script, quote] of scriptsOf(node)) if (isNew || !hasTree(script)) settleScript(script, quote);
    return undefined;
  });
}

/** A node of MDX 1, as plugins for Docusaurus 2 add it: source, which may be one end of a tag only. */
const isOldNode = (node: object): node is { readonly value: string } =>
  'type' in node &&
  /^(?:jsx|import|export)$/.test(String(node.type)) &&
  'value' in node &&
  typeof node.value === 'string';

/** Puts what the source of such nodes says in their place, around the other nodes beside them. */
function parseOldNodes(parent: Parents): void {
  const { children } = parent;
  for (const node of children) if ('children' in node) parseOldNodes(node);
  if (!children.some(isOldNode)) return;
  const lines = children.map((node, at) => (isOldNode(node) ? node.value : `<OtherNode at="${at}" />`));
  const tree = parseText(lines.join('\n\n'));
  walk(tree, (node, index, above) => {
    const [attribute] = isTag(node) && node.name === 'OtherNode' ? node.attributes : [];
    const other = children[Number(attribute?.value)];
    if (!other) return undefined;
    above.children[index] = other;
    return index + 1;
  });
  Object.assign(parent, { children: tree.children });
}

const hasTree = ({ data }: Script): boolean => data?.estree !== undefined && data.estree !== null;

/** The JavaScript of a node, each with how a page would write it. */
function scriptsOf(node: Nodes): (readonly [Script, (text: string) => string])[] {
  if (node.type === 'mdxjsEsm') return [[node, (text) => text]];
  if (isExpression(node)) return [[node, (text) => `{${text}}`]];
  if (!isTag(node)) return [];
  return node.attributes.flatMap((attribute): (readonly [Script, (text: string) => string])[] => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return [[attribute, (text) => `<a {${text}} />`]];
    return typeof attribute.value === 'object' && attribute.value !== null
      ? [[attribute.value, (text) => `<a b={${text}} />`]]
      : [];
  });
}

/** Plugins for Docusaurus need to write the tree only, and may write it in ways that its text has not. */
function settleScript(script: Script, quote: (text: string) => string): void {
  if (!script.value && script.data?.estree) {
    const text = textOf(script.data.estree);
    // `{...props}` has the tree of an object in parentheses.
    const isSpread = 'type' in script && script.type === 'mdxJsxExpressionAttribute';
    script.value = isSpread ? text.replace(/^\(\{|\}\)$/g, '').trim() : text;
  }
  const estree = treeOf(quote(script.value));
  if (estree) script.data = { ...script.data, estree };
}

function textOf(program: Program): string {
  return toJs(program).value.trim().replace(/;$/, '');
}

function treeOf(text: string): Program | null | undefined {
  try {
    const [node] = parseText(text).children;
    return node && scriptsOf(node.type === 'paragraph' ? (node.children[0] ?? node) : node)[0]?.[0].data?.estree;
  } catch {
    return undefined;
  }
}
