import type { Element, ElementContent, Root } from 'hast';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';
import type { ComponentNode, VerbatimNode } from './component-node';
import { isContentComponent } from './components';
import { siteModule } from './program';
import { staticValueOfProgram } from './static-value';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Parent = Root | Element | JsxElement | ComponentNode;

/**
 * On a page that runs as MDX: keeps expressions, the page's own components, and tags with attributes that have to be computed
 * as they are written. What stands inside of them is compiled like the rest.
 */
export function keepVerbatim(parent: Parent, declared: ReadonlySet<string>): void {
  parent.children = parent.children.map((node): ElementContent => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      return {
        type: 'verbatim',
        name: '',
        before: `{${node.value}}`,
        after: '',
        children: [],
        position: node.position,
      };
    }
    if (node.type !== 'element' && !isJsx(node)) return node as ElementContent;
    keepVerbatim(node, declared);
    return isJsx(node) && hasToRun(node, declared) ? verbatimElement(node) : node;
  });
}

const isJsx = (node: { type: string }): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function hasToRun({ name, attributes }: JsxElement, declared: ReadonlySet<string>): boolean {
  if (name !== null && declared.has(name.split('.')[0] ?? name)) return true;
  return attributes.some(
    ({ type, value }) =>
      type === 'mdxJsxExpressionAttribute' ||
      (typeof value === 'object' && value !== null && !staticValueOfProgram(value.data?.estree)),
  );
}

function verbatimElement({ name, attributes, children, position }: JsxElement): VerbatimNode {
  const written = name ?? '';
  const tag = isContentComponent(written) ? `${siteModule}.${written}` : written;
  const before = `<${[tag, ...attributes.flatMap((attribute) => sourceOf(attribute))].join(' ')}>`;
  return { type: 'verbatim', name: written, before, after: `</${tag}>`, children, position };
}

function sourceOf(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): string[] {
  if (attribute.type === 'mdxJsxExpressionAttribute') return [`{${attribute.value}}`];
  const { value } = attribute;
  const name = attribute.name === 'class' ? 'className' : attribute.name;
  if (value === null || value === undefined) return [name];
  if (typeof value !== 'string') return [`${name}={${value.value}}`];
  // React takes styles as objects only.
  return name === 'style' ? [] : [`${name}={${JSON.stringify(value)}}`];
}

/** What remains of a text for places that run nothing, such as lists of posts. */
export function withoutVerbatim(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'verbatim') return withoutVerbatim(node.children);
    if (node.type !== 'element' && node.type !== 'component') return [node];
    return [{ ...node, children: withoutVerbatim(node.children) }];
  });
}
