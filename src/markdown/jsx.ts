import type { Element, ElementContent, Root } from 'hast';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';
import { suggest } from '../model/nearest';
import type { JsonObject } from '../model/types';
import type { VerbatimNode } from './component-node';
import { contentComponents, htmlElements, isContentComponent } from './components';
import type { ContentComponent } from './components';
import type { ProblemList } from './problem-list';
import { staticValueOfProgram } from './static-value';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Parent = Root | Element | JsxElement | VerbatimNode;

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
    if (node.type === 'verbatim') resolveJsx(node, declared, problems, node.name);
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
    const known = isTag ? [...htmlElements] : Object.keys(contentComponents);
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
  const component: ContentComponent = contentComponents[name];
  const result = component.props.safeParse(props);
  for (const issue of result.error?.issues ?? []) {
    const known = 'shape' in component.props ? Object.keys(component.props.shape as object) : [];
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        problems.add(node, `\`<${name}>\` has no attribute \`${key}\`.`, suggest(key, known));
    } else {
      const key = issue.path.join('.');
      problems.add(
        node,
        `\`<${name}>\` needs a valid \`${key}\`: ${issue.message}.`,
        `Write \`<${name} ${key}="…">\`.`,
      );
    }
  }
  const home = Object.entries<ContentComponent>(contentComponents).find(
    ([, { only }]) => only?.includes(name) === true,
  )?.[0];
  if (home !== undefined && home !== owner) {
    problems.add(node, `\`<${name}>\` stands outside of \`<${home}>\`.`, `Put it directly inside \`<${home}>\`.`);
  }
}

function readProps(
  attributes: readonly (MdxJsxAttribute | MdxJsxExpressionAttribute)[],
  name: string,
  problems: ProblemList,
  node: JsxElement,
): JsonObject {
  const props: JsonObject = {};
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      problems.add(node, `\`<${name}>\` spreads its attributes.`, 'Write each attribute out.');
    } else if (attribute.value === null || attribute.value === undefined) {
      props[attribute.name] = true;
    } else if (typeof attribute.value === 'string') {
      props[attribute.name] = attribute.value;
    } else {
      const known = staticValueOfProgram(attribute.value.data?.estree);
      if (known) props[attribute.name] = known.value;
      else
        problems.add(
          node,
          `\`${attribute.name}\` of \`<${name}>\` is computed.`,
          'Write the value itself: a text, number, list or object.',
        );
    }
  }
  return props;
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
