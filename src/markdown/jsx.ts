import type { Element, ElementContent, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { nearest, suggest } from '../model/nearest';
import type { JsonObject } from '../model/types';
import { checkProps, readProps } from './component-props';
import { contentComponents, htmlElements, isContentComponent } from './components';
import type { ContentComponent } from './components';
import type { ProblemList } from './problem-list';
import { expansions } from './reference/expansions';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Parent = Root | Element | JsxElement;

/**
 * Tags in the page → HTML elements and registered components. `declared` names are the page's own imports, which only
 * a page that runs as MDX can have; they are left alone.
 */
export function resolveJsx(parent: Parent, declared: ReadonlySet<string>, problems: ProblemList, owner?: string): void {
  const resolved = parent.children.flatMap((node): ElementContent[] => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      return resolveElement(node, declared, problems, owner);
    }
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return [];
    if (node.type === 'element') resolveJsx(node, declared, problems, owner);
    return [node as ElementContent];
  });
  parent.children = resolved;
}

function resolveElement(
  node: JsxElement,
  declared: ReadonlySet<string>,
  problems: ProblemList,
  owner: string | undefined,
): ElementContent[] {
  const name = node.name ?? '';
  resolveJsx(node, declared, problems, name);
  const children = node.children;
  if (name === '' || declared.has(name.split('.')[0] ?? name)) return children;
  const props = readProps(node.attributes, name, problems, node);
  if (htmlElements.has(name)) {
    return [{ type: 'element', tagName: name, properties: htmlProperties(props), children, position: node.position }];
  }
  if (!isContentComponent(name)) {
    const isTag = /^[a-z]/.test(name);
    const common = isTag ? [...htmlElements] : Object.keys(contentComponents);
    // Those that stand for reference data are many: they are named when one is near, but not listed.
    const all = isTag ? common : [...common, ...Object.keys(expansions)];
    const known = nearest(name, all) === undefined ? common : all;
    const escape = isTag ? ` If you mean the text, write \`\\<${name}>\` or put it in backticks.` : '';
    problems.add(
      node,
      `There is no ${isTag ? 'HTML element' : 'component'} \`<${name}>\`.`,
      suggest(name, known) + escape,
    );
    return children;
  }
  checkComponent(name, props, node, problems, owner);
  return [{ type: 'component', name, props, children, position: node.position }];
}

function checkComponent(
  name: keyof typeof contentComponents,
  props: JsonObject,
  node: JsxElement,
  problems: ProblemList,
  owner?: string,
): void {
  checkProps(name, contentComponents[name].props, props, node, problems);
  const home = Object.entries<ContentComponent>(contentComponents).find(
    ([, { only }]) => only?.includes(name) === true,
  )?.[0];
  if (home !== undefined && home !== owner) {
    problems.add(node, `\`<${name}>\` stands outside of \`<${home}>\`.`, `Put it directly inside \`<${home}>\`.`);
  }
}

/** React's names and HTML's names of attributes → hast properties. Event handlers and styles are not content. */
function htmlProperties(props: JsonObject): Element['properties'] {
  const properties: Element['properties'] = {};
  for (const [key, value] of Object.entries(props)) {
    if (/^on[A-Z]/.test(key) || key === 'style') continue;
    const plain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    if (plain) properties[key === 'class' ? 'className' : key] = value;
  }
  return properties;
}
