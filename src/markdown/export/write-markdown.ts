import type { Root, RootContent } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { Processor } from 'unified';

/** Cells are not filled up: a long description would make every row of its table as long. */
function gfmWriter(this: Processor): void {
  this.data().toMarkdownExtensions = [
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmStrikethroughToMarkdown(),
    gfmTaskListItemToMarkdown(),
  ];
}

const writer = unified().use(gfmWriter).use(remarkStringify, { bullet: '-', listItemIndent: 'one' }).freeze();

/**
 * What a component for reference data became, as text for readers without scripts: tabs stand one after another below their
 * labels, and what can be ticked is a task.
 */
export const writeMarkdown = (nodes: readonly RootContent[]): string =>
  writer.stringify({ type: 'root', children: nodes.flatMap(plain) } satisfies Root).trim();

/** A label in the place of a tab. No heading: what follows the tabs would stand below the last of them. */
export const tabLabel = (label: string): string => `**${label}**`;

function plain(node: RootContent): RootContent[] {
  if (node.type === 'mdxJsxFlowElement') {
    const label = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'label')?.value;
    const name: RootContent[] =
      typeof label === 'string'
        ? [{ type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value: label }] }] }]
        : [];
    return [...name, ...node.children.flatMap(plain)];
  }
  if (node.type === 'heading') return [{ ...node, children: node.children.map(withoutId) }];
  if (node.type === 'list') return [{ ...node, children: node.children.map(asTask) }];
  return [node];
}

/** Components write the id of a heading as authors do; without a page nothing leads to it. */
const withoutId = <Node extends RootContent>(node: Node): Node =>
  node.type === 'text' ? { ...node, value: node.value.replace(/ \{#[^}]*\}$/, '') } : node;

type Item = Extract<RootContent, { type: 'listItem' }>;

const asTask = (item: Item): Item => ({
  ...item,
  ...(item.data?.hProperties?.['data-check'] === undefined ? {} : { checked: false }),
  children: item.children.map((child) =>
    child.type === 'list' ? { ...child, children: child.children.map(asTask) } : child,
  ),
});
