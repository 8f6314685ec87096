import type { Element, ElementContent, Root } from 'hast';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';
import type { ComponentNode, PartialNode, VerbatimNode } from '../nodes';
import type { Program } from 'estree';
import type { CompileState } from '../compile-state';
import { isContentComponent } from '../components/components';
import { isDeclared } from '../scope/expressions';
import { freeNames } from './names';
import { withRootedRequests } from './modules';
import { partTag, siteModule, stringLiteral } from './mdx-source';
import { staticValueOfProgram } from '../scope/static-value';
import { isTag, isExpression } from '../nodes';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Parent = Root | Element | JsxElement | ComponentNode | PartialNode;

/**
 * Keeps expressions, the page's own components, and tags with attributes that have to be computed as they are written: a page
 * that has any runs as MDX. What stands inside of them is compiled like the rest. What uses an unknown name is reported elsewhere.
 */
export function keepVerbatim(parent: Parent, page: CompileState): void {
  parent.children = parent.children.map((node): ElementContent => {
    if (isExpression(node)) {
      if (!canRun(node.data?.estree, page)) return node;
      const code = withRootedRequests(node.value, page.file);
      return { ...sourceNode(`{${code}}`, '', []), position: node.position };
    }
    if (node.type === 'partial') keepVerbatim(node, page.partials[node.index]?.page ?? page);
    if (node.type !== 'element' && !isTag(node)) return node as ElementContent;
    if (isTag(node) && node.name === 'Head' && page.scope.modules.has('Head')) keepHead(node);
    else keepVerbatim(node, page);
    const style = page.context.policy === 'lenient' && isTag(node) ? styleSheet(node, page) : undefined;
    if (!isTag(node) || (!style && !hasToRun(node, page))) return node;
    page.needsMdx = true;
    return style ?? verbatimElement(node, page);
  });
}

const comment = /\/\*.*?\*\//gs;
/** What a style sheet imports from another site, which the policy blocks. Its address may have a `;`, also without quotes. */
const importedFromElsewhere = /@import\s*(?:url\(\s*)?(["']?)(?:https?:)?\/\/[^"')]*\1[^;]*;?/gi;

/** A style sheet with rules in a page. React would escape its text. */
function styleSheet(node: JsxElement, { problems }: CompileState): VerbatimNode | undefined {
  const texts = node.children.map((child) => (child.type === 'text' ? child.value : undefined));
  const written = texts.join('');
  if (node.name !== 'style' || texts.includes(undefined) || !written.includes('{')) return undefined;
  const sheet = written.replace(comment, '');
  const css = sheet.replace(importedFromElsewhere, '');
  if (css !== sheet)
    problems.warn(
      node,
      'The style sheet is used without what it imports from other sites.',
      'Copy these style sheets into your site.',
    );
  return sourceNode(`<style dangerouslySetInnerHTML={{ __html: ${stringLiteral(css)} }} />`, '', []);
}

/**
 * Lets a page of a tree made for Docusaurus keep its text when one of its components fails while it is built. Components inside of
 * others stay as they are, because those may look at what they contain.
 */
export function separateParts(root: Root): void {
  for (const node of root.children) {
    if (node.type !== 'verbatim' || !/^<(?!Head\b)[A-Z]/.test(node.before)) continue;
    node.before = `<${partTag}>${node.before}`;
    node.after += `</${partTag}>`;
  }
}

const sourceNode = (before: string, after: string, children: ElementContent[]): VerbatimNode => ({
  type: 'verbatim',
  name: '',
  ...{ before, after, children },
});

/** Elements for the head of the page are none of its content, so they stay as they are. */
function keepHead(parent: JsxElement): void {
  parent.children = parent.children.flatMap((node): ElementContent[] => {
    if (node.type === 'text')
      return node.value.trim() === '' ? [] : [sourceNode(`{${JSON.stringify(node.value)}}`, '', [])];
    if (!isTag(node)) return [];
    keepHead(node);
    const tag = [node.name ?? '', ...node.attributes.flatMap((attribute) => sourceOf(attribute))].join(' ');
    return [sourceNode(`<${tag}>`, `</${node.name ?? ''}>`, node.children)];
  });
}

const canRun = (program: Program | null | undefined, { scope }: CompileState): boolean =>
  freeNames(program).every((name) => isDeclared(name, scope) && !scope.broken.has(name));

function hasToRun({ name, attributes }: JsxElement, page: CompileState): boolean {
  if (name !== null && page.scope.modules.has(name.split('.')[0] ?? name)) return true;
  const computed = attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return [attribute.data?.estree];
    if (typeof attribute.value !== 'object' || attribute.value === null) return [];
    const program = attribute.value.data?.estree;
    return staticValueOfProgram(program, page.scope.values) ? [] : [program];
  });
  return computed.length > 0 && computed.every((program) => canRun(program, page));
}

function verbatimElement(
  { name, attributes, children, position }: JsxElement,
  { scope, file }: CompileState,
): VerbatimNode {
  const named = name ?? '';
  const registered = scope.modules.has(named) ? undefined : (scope.components.get(named) ?? named);
  const tag = registered !== undefined && isContentComponent(registered) ? `${siteModule}.${registered}` : named;
  const written = attributes.flatMap((attribute) => sourceOf(attribute)).map((code) => withRootedRequests(code, file));
  const before = `<${[tag, ...written].join(' ')}>`;
  return {
    ...{ type: 'verbatim', name: registered ?? named, before, after: `</${tag}>`, position },
    children: children.map((child) =>
      isTag(child) && child.name === null ? sourceNode('<>', '</>', child.children) : child,
    ),
  };
}

function sourceOf(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): string[] {
  if (attribute.type === 'mdxJsxExpressionAttribute') return [`{${attribute.value}}`];
  const { value } = attribute;
  const name = attribute.name === 'class' ? 'className' : attribute.name;
  if (value === null || value === undefined) return [name];
  if (typeof value !== 'string') return [`${name}={${value.value}}`];
  // React takes styles as objects only.
  return name === 'style' ? [] : [`${name}={${stringLiteral(value)}}`];
}

/** What remains of a text for places that run nothing, such as lists of posts. */
export function withoutVerbatim(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'verbatim') return withoutVerbatim(node.children);
    if (node.type !== 'element' && node.type !== 'component') return [node];
    return [{ ...node, children: withoutVerbatim(node.children) }];
  });
}

/** Whether something of a text runs, which such places leave out. */
export const holdsVerbatim = (nodes: readonly ElementContent[]): boolean =>
  nodes.some((node) => node.type === 'verbatim' || ('children' in node && holdsVerbatim(node.children)));
