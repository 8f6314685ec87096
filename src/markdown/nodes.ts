import type { Element, ElementContent } from 'hast';
import type { BlockContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Position } from 'unist';
import type { CodeMark } from '../config/site-config';
import type { ComponentName, ComponentProps, Definition } from '../model/types';

// Nodes and data that the compiler adds to those of Markdown (mdast) and HTML (hast).

interface NodeOf<Name extends ComponentName> {
  type: 'component';
  name: Name;
  props: ComponentProps[Name];
  children: ElementContent[];
  position?: Position | undefined;
}
/** A component of the page inside the HTML tree; becomes a component segment. */
export type ComponentNode<Name extends ComponentName = ComponentName> = { [One in Name]: NodeOf<One> }[Name];

/** Where the list of pages of a category goes; becomes a segment that the data layer replaces. */
export interface DocCardsNode {
  type: 'docCards';
  position?: Position | undefined;
}

/** Source text of a page that runs as MDX, around what the compiler made of its children; an expression has none. */
export interface VerbatimNode {
  type: 'verbatim';
  /** The tag; empty for an expression. */
  name: string;
  before: string;
  after: string;
  children: ElementContent[];
  position?: Position | undefined;
}

/**
 * The content of a partial in the place of its tag. It stays a node until all is compiled, because its names, links and
 * mistakes belong to its file. `index` tells which of the page's partials that is.
 */
interface MarkdownPartial {
  type: 'partial';
  index: number;
  children: RootContent[];
  position?: Position | undefined;
}
/** The same in the HTML tree. */
export interface PartialNode extends Omit<MarkdownPartial, 'children'> {
  children: ElementContent[];
}

/** The mark that ends the excerpt of a page, as in `<!--truncate-->`. */
interface TruncateNode {
  type: 'truncate';
}

/** A name that a table made from reference data defines. */
export type ReferenceName = Pick<Definition, 'kind' | 'name'>;

declare module 'mdast' {
  interface RootContentMap {
    truncate: TruncateNode;
    partial: MarkdownPartial;
    /** A rendered diagram, in place of its fence. */
    diagram: { type: 'diagram'; figure: Element };
    /** A rendered formula. */
    formula: { type: 'formula'; html: string; position?: Position | undefined };
  }
  interface Data {
    /** Names that a table made from reference data defines. */
    reference?: readonly ReferenceName[];
    /** True for a table of the fields of a message. */
    message?: boolean;
    /** True for content that repeats other pages, because search leads to those. */
    unsearched?: boolean;
  }
  interface TextData {
    /** What the text adds to the id of a heading that holds it, if this is not the text itself. */
    inIds?: string;
  }
  interface CodeData {
    /** Title of a code block that was written as a component, because a fence could not express all of it. */
    title?: string;
    /** The example file that the code comes from. */
    file?: string;
    /** Comments that mark lines, besides `highlight-…`. */
    marks?: readonly CodeMark[];
  }
}

declare module 'hast' {
  interface ElementContentMap {
    component: ComponentNode;
    docCards: DocCardsNode;
    verbatim: VerbatimNode;
    partial: PartialNode;
  }
  interface RootContentMap {
    component: ComponentNode;
    docCards: DocCardsNode;
    verbatim: VerbatimNode;
    partial: PartialNode;
    truncate: TruncateNode;
  }
  interface ElementData {
    /** Whether a page has it as a tag, and not as Markdown. */
    isTag?: boolean;
    /** Whether the page shows a component of its tree in place of the element. */
    isReplaced?: boolean;
  }
}

/** Whether a node is a tag that the page writes. */
export const isTag = <Node extends { readonly type: string }>(
  node: Node,
): node is Extract<Node, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }> =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Whether a node is an expression in braces. */
export const isExpression = <Node extends { readonly type: string }>(
  node: Node,
): node is Extract<Node, { type: 'mdxFlowExpression' | 'mdxTextExpression' }> =>
  node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';

/** A tag in the Markdown tree, as the parser would have made it. */
export const tag = (
  name: string,
  attributes: Readonly<Record<string, string | null>>,
  children: readonly RootContent[],
  position?: Position,
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
  children: children.filter(isBlock),
  ...(position ? { position } : {}),
});

const isBlock = (node: RootContent): node is BlockContent => node.type !== 'mdxjsEsm';

/** An element of the HTML tree. */
export const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Marks a link that comes from a data file, so that problems are reported there and not on every page that shows it. */
export const sourcedLink = { hProperties: { dataSourced: '' } };

/** Whether a link has the mark, which is removed because it is not part of the page. */
export function takeSourcedMark({ properties }: Element): boolean {
  const marked = properties.dataSourced !== undefined;
  delete properties.dataSourced;
  return marked;
}
