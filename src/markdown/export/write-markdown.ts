import type { Root, RootContent } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { Processor } from 'unified';
import { walk } from '../walk';
import { resolveInPage } from '../links/resolve-link';
import { contentFile, servedPath } from '../links/site-paths';
import type { CompileState } from '../compile-state';

/** Cells are not padded, because a long description would make every row of its table as long. */
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
 * labels, what can be ticked is a task, and links work from anywhere.
 */
export function writeMarkdown(nodes: readonly RootContent[], page: Parameters<typeof publishedLink>[1]): string {
  const root: Root = structuredClone({ type: 'root', children: nodes.flatMap(plain) });
  walk(root, (node, index, parent) => {
    if (node.type === 'link') node.url = publishedLink(node.url, page);
    if (node.type !== 'emphasis' || node.data?.hName !== 'small') return undefined;
    parent.children.splice(index, 1, ...node.children);
    return index;
  });
  return writer.stringify(root).trim();
}

/**
 * A label in the place of a tab. It is not a heading, because what follows the tabs would be in the section of the last one.
 */
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
  if (node.type === 'heading') {
    const children = node.children.filter(({ type }) => type !== 'mdxJsxTextElement');
    return [{ ...node, children: children.map(withoutId) }];
  }
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

type Page = Pick<CompileState, 'file' | 'context' | 'trail'>;

/** Where a link of a page leads, as an address that works from anywhere. */
export const publishedLink = (href: string, page: Page): string =>
  href.startsWith('#') ? href : absolute(resolveInPage(href, page).href, page);

/** Where a picture of a page can be had. One below docs/ or blog/ is published under its own name for this. */
export function publishedPicture(src: string, { file, context }: Pick<Page, 'file' | 'context'>): string {
  const picture = contentFile(src, file);
  return absolute(picture === undefined ? servedPath(src) : `/${encodeURI(picture)}`, { context });
}

const absolute = (address: string, { context }: Pick<Page, 'context'>): string =>
  /^\/(?!\/)/.test(address) ? context.config.url + address : address;
