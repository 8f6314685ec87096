import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { find, html as htmlSchema } from 'property-information';
import { runTagIn } from '../../model/types';
import type { ComponentName, ComponentSegment, ElementAttribute, Segment } from '../../model/types';
import type { CompileState } from '../compile-state';
import type { ComponentNode, DocCardsNode, VerbatimNode } from '../nodes';
import { walkHtml } from '../walk';
import { isBlockElement } from './html-tags';

/**
 * Marks the elements in whose place a tree made for Docusaurus shows its own components, so that their page runs. These are elements of
 * Markdown, and of tags only `<details>`, as in Docusaurus.
 */
export function markReplaced(html: Root, page: CompileState): void {
  const replaced = page.context.replacedElements();
  if (replaced.length === 0) return;
  walkHtml(html, (node, index) => {
    if (node.type !== 'element') return undefined;
    const isTag = node.data?.isTag === true;
    // What the compiler has made of code and diagrams is no Markdown.
    if (node.tagName === 'pre' || (node.tagName === 'figure' && !isTag)) return index + 1;
    if (!replaced.includes(node.tagName) || (isTag && node.tagName !== 'details')) return undefined;
    node.data = { isReplaced: true };
    page.needsMdx = true;
    return undefined;
  });
}

/** Parents whose children the HTML parser moves elsewhere when a wrapper stands between. */
const strictParents: ReadonlySet<string> = new Set([
  'ul',
  'ol',
  'dl',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'picture',
]);

/**
 * Cuts a tree into segments: siblings without components join into one run of HTML; an element that holds a component
 * becomes an element segment, so that React walks only the path to the component. With `isApart`, blocks do not join.
 */
export function toSegments(nodes: readonly ElementContent[], parentTag?: string, isApart = false): Segment[] {
  const strict = parentTag !== undefined && strictParents.has(parentTag);
  const segments: Segment[] = [];
  let run: ElementContent[] = [];
  const flush = (): void => {
    // The only raw HTML is that of rendered diagrams and formulas; tags in the text were resolved before.
    const html = toHtml({ type: 'root', children: run }, { closeSelfClosing: false, allowDangerousHtml: true });
    if (isText(html, parentTag)) segments.push({ kind: 'html', html });
    run = [];
  };
  for (const node of nodes) {
    const split = standsAlone(node) || (node.type === 'element' && (strict || isSplit(node)));
    if (!split) {
      if (isApart && isBlock(node)) flush();
      if (!strict) run.push(node);
      continue;
    }
    flush();
    segments.push(node.type === 'element' ? elementSegment(node) : segmentOf(node, parentTag));
  }
  flush();
  return segments;
}

/** Whether an element is a block of Markdown. */
const isBlock = (node: ElementContent): boolean => node.type === 'element' && isBlockElement(node.tagName);

/** Blanks are text between components in a line, but not between blocks, where they are lines. */
const isText = (html: string, parentTag: string | undefined): boolean =>
  html.trim() !== '' ||
  (html !== '' && parentTag !== undefined && (runTagIn(parentTag) === 'span' || !html.includes('\n')));

type Alone = ComponentNode | DocCardsNode | VerbatimNode;
const standsAlone = (node: ElementContent): node is Alone =>
  node.type === 'component' || node.type === 'verbatim' || node.type === 'docCards';

function segmentOf(node: Alone, parentTag: string | undefined): Segment {
  if (node.type === 'docCards') return { kind: 'doc-cards' };
  // In a line, blanks are text also inside of a component.
  const lineTag = parentTag !== undefined && runTagIn(parentTag) === 'span' ? parentTag : undefined;
  // A component of a page may show each block in its place, such as in tabs or columns.
  const isOfPage = node.type === 'verbatim' && /^<(?!Site\.)[A-Z]/.test(node.before);
  const children = toSegments(node.children, lineTag, isOfPage);
  if (node.type === 'verbatim') return { kind: 'source', before: node.before, after: node.after, children };
  return componentSegment(node, children);
}

const componentSegment = <Name extends ComponentName>(
  { name, props }: ComponentNode<Name>,
  children: readonly Segment[],
): ComponentSegment<Name> => ({ kind: 'component', name, props, children });

function elementSegment(node: Element): Segment {
  const attributes: Record<string, ElementAttribute> = {};
  for (const [key, value] of Object.entries(node.properties)) {
    if (value === null || value === undefined || value === false) continue;
    // React knows attributes by their property names, but aria-* and data-* by their own.
    const { attribute, property } = find(htmlSchema, key);
    const text = Array.isArray(value) ? value.join(' ') : value === true ? value : String(value);
    const known = typeof text === 'string' && attribute === 'style' ? styleOf(text) : text;
    attributes[/^(aria|data)-/.test(attribute) ? attribute : property] = known;
  }
  const children = toSegments(node.children, node.tagName);
  const replaced = node.data?.isReplaced === true ? { isReplaced: true } : {};
  return { kind: 'element', tag: node.tagName, attributes, children, ...replaced };
}

/** A style as React takes it: properties by their names in scripts, but custom ones by their own. */
const styleOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(/;(?![^(]*\))/).flatMap((declaration) => {
      const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(declaration) ?? [];
      const inScripts = name.startsWith('--')
        ? name
        : name.replace(/^-ms-/, 'ms-').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return name === '' ? [] : [[inScripts, value]];
    }),
  );

/** Whether an element cannot be part of a run of HTML. A `<details>` is named by a `<summary>` only if nothing is between them. */
const isSplit = (node: Element): boolean => node.tagName === 'summary' || holdsComponent(node);

function holdsComponent({ children, data }: Element): boolean {
  const isComponent = data?.isReplaced === true;
  return isComponent || children.some((one) => standsAlone(one) || (one.type === 'element' && holdsComponent(one)));
}
