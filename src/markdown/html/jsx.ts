import type { Element, ElementContent, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { nearest, suggest } from '../../model/nearest';
import type { CompileState } from '../compile-state';
import type { ProblemList } from '../problem-list';
import type { ComponentName, ComponentProps } from '../../model/types';
import type { ComponentNode, PartialNode, VerbatimNode } from '../nodes';
import { contentComponents, isContentComponent, isExpanded } from '../components/components';
import type { ContentComponent, PropsOf } from '../components/components';
import { referenceComponentNames } from '../reference/expand-reference';
import { htmlElement, htmlElements, isHtmlElement, otherElements } from './html-tags';
import { parseUse, readProps } from '../components/props';
import { arrangeTabs } from '../components/tabs';
import { isExpression, isTag } from '../nodes';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Parent = Root | Element | JsxElement | VerbatimNode | PartialNode;

/**
 * Tags in the page → HTML elements and registered components. Names of the page's own modules, which only a page that
 * runs as MDX can have, are left alone.
 */
export function resolveJsx(parent: Parent, page: CompileState, owner?: string): void {
  const resolved = parent.children.flatMap((node): ElementContent[] => {
    if (isTag(node)) return resolveElement(node, page, owner);
    if (isExpression(node)) return [];
    if (node.type === 'mdxjsEsm' && parent.type !== 'root') {
      page.problems.add(node, 'An import or export is inside another block.', 'Move it to the start of the page.');
      return [];
    }
    if (node.type === 'element') resolveJsx(node, page, owner);
    if (node.type === 'partial') resolveJsx(node, page.partials[node.index]?.page ?? page, owner);
    if (node.type === 'verbatim') resolveJsx(node, page, node.name);
    return [node as ElementContent];
  });
  parent.children = resolved;
}

function resolveElement(node: JsxElement, page: CompileState, owner: string | undefined): ElementContent[] {
  const written = node.name ?? '';
  const name = page.scope.components.get(written) ?? written;
  resolveJsx(node, page, name);
  const { children, position } = node;
  const base = written.split('.')[0] ?? written;
  if (name === '' || page.scope.modules.has(base) || page.scope.broken.has(base)) return children;
  if (isHtmlElement(name, page.context.policy)) return htmlElement(name, readProps(node, page), children, node, page);
  if (!isContentComponent(name)) {
    unknownTag(name, node, page);
    return children;
  }
  // One that expands was replaced before, unless its attributes were wrong and reported.
  if (isExpanded(name)) return children;
  checkHome(name, node, page, owner);
  if (name === 'DocCardList') {
    parseUse(name, node, page);
    return [{ type: 'docCards', position }];
  }
  const component = componentNode(name, node, page);
  // A component that lacks a required attribute was reported; what is inside remains.
  return component ? [component] : children;
}

/** What a component of the page is given, from the attributes that an author wrote. */
const givenProps: {
  readonly [Name in ComponentName]: (
    written: PropsOf<Name>,
    node: JsxElement,
    problems: ProblemList,
  ) => ComponentProps[Name];
} = {
  Tabs: arrangeTabs,
  TabItem: (written) => written,
  Interactive: (written) => written,
  Picture: (written) => written,
};

function componentNode<Name extends ComponentName>(
  name: Name,
  node: JsxElement,
  page: CompileState,
): ComponentNode<Name> | undefined {
  const { children, position } = node;
  const written = parseUse(name, node, page);
  if (!written) return undefined;
  return { type: 'component', name, props: givenProps[name](written, node, page.problems), children, position };
}

function unknownTag(name: string, node: JsxElement, page: CompileState): void {
  const isTag = /^[a-z]/.test(name);
  const component = Object.keys(contentComponents).find((other) => other.toLowerCase() === name.toLowerCase());
  const common = component !== undefined ? [component] : isTag ? [...htmlElements] : Object.keys(contentComponents);
  // Components for reference data are many, so they are suggested when one is near, but not listed.
  const { modules, components, partials } = page.scope;
  const own = [...modules, ...components.keys(), ...partials.keys()].filter((other) => /^[A-Z]/.test(other));
  const all = isTag ? common : [...common, ...own, ...referenceComponentNames];
  const known = nearest(name, all) === undefined ? common : all;
  const escape = isTag ? ` To show the text itself, write \`\\<${name}>\` or put it in backticks.` : '';
  const isForbidden = isTag && otherElements.has(name);
  const what = isForbidden
    ? `Pages cannot have the HTML element \`<${name}>\`.`
    : `Unknown ${isTag ? 'HTML element' : 'component'} \`<${name}>\`.`;
  // The name of a tag with a closing tag occurs twice, and fixing only one of them would break the page.
  const near = node.children.length === 0 && !isTag ? nearest(name, known) : undefined;
  const fix = near === undefined ? undefined : { replace: `<${name} `, by: `<${near} ` };
  const remedy = /^(?:script|style|object|embed)$/.test(name)
    ? 'Remove it. The security policy allows pages no code and styles of their own.'
    : isForbidden
      ? 'Remove it, or use Markdown or a component of CONTRIBUTING.md.'
      : suggest(name, known);
  page.problems.add(node, what, remedy + escape, fix);
}

function checkHome(name: string, node: JsxElement, page: CompileState, owner: string | undefined): void {
  const home = Object.entries<ContentComponent>(contentComponents).find(
    ([, { only }]) => only?.includes(name) === true,
  )?.[0];
  if (home !== undefined && home.toLowerCase() !== owner?.toLowerCase() && page.complete) {
    page.problems.add(
      node,
      `\`<${name}>\` must be a direct child of \`<${home}>\`.`,
      `Move it directly into \`<${home}>\`.`,
    );
  }
}
