import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { contentComponents } from '../components/components';
import { fit, readProps } from '../components/props';
import { labelsOf } from '../components/tabs';
import type { CompileState } from '../compile-state';
import { replacementOf } from '../scope/expressions';
import { walk } from '../walk';
import { publishedLink, publishedPicture, tabLabel } from './write-markdown';
import type { SourceEdits } from './source-edits';
import { isExpression, isTag } from '../nodes';

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

const linkAddress = /^(!?\[[\s\S]*\]\(\s*)(<[^<>\n]*>|[^\s<]\S*?)(?:\s+(?:"[\s\S]*"|'[\s\S]*'|\([\s\S]*\)))?\s*\)$/;
/** An address in the form that it has outside of angle brackets. */
const withoutBrackets = (address: string): string =>
  address.replace(/[ ()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

const definitionAddress = /^(\s*\[[\s\S]*?\]:\s*)(<[^<>\n]*>|\S+)/;

/**
 * What the Markdown export of a file says otherwise than its source, as far as the syntax tree alone tells: addresses work from
 * anywhere, tabs stand one after another, values stand where they are named, and the mark of the lists of posts is left out.
 */
export function editSource(tree: Root, page: CompileState, edits: SourceEdits): void {
  walk(tree, (node) => {
    if (node.type === 'truncate' || node.type === 'diagram' || !node.position) return undefined;
    const { position } = node;
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      const address = node.type === 'image' ? publishedPicture(node.url, page) : publishedLink(node.url, page);
      const pattern = node.type === 'definition' ? definitionAddress : linkAddress;
      if (address !== node.url) edits.replaceMatch(position, pattern, withoutBrackets(address));
    }
    if (node.type === 'mdxjsEsm') editImports(node, page, edits);
    if (isExpression(node)) {
      const [made] = replacementOf(node, page.scope) ?? [];
      if (made?.type === 'truncate') edits.remove(position);
      if (made?.type === 'text') edits.replaceText(position, made.value);
    }
    if (isTag(node) && isTabs(node.name ?? '', page)) editTabs(node, page, edits);
    return undefined;
  });
}

/** Whatever a partial declares is for itself; of what a page declares, partials are in their place already. */
function editImports({ data, position }: MdxjsEsm, { trail, scope }: CompileState, edits: SourceEdits): void {
  if (trail.length > 1 && position) edits.replaceBlock(position, '');
  for (const entry of data?.estree?.body ?? []) {
    if (entry.type !== 'ImportDeclaration' || !entry.loc) continue;
    if (!entry.specifiers.every(({ local }) => scope.partials.has(local.name)) || entry.specifiers.length === 0)
      continue;
    const { start, end } = entry.loc;
    edits.remove({
      start: { line: start.line, column: start.column + 1 },
      end: { line: end.line, column: end.column + 1 },
    });
  }
}

const isTabs = (name: string, { scope }: CompileState): boolean =>
  (scope.components.get(name) ?? name) === 'Tabs' && ![scope.modules, scope.partials].some((names) => names.has(name));

/** Tabs one after another, each below its label. */
function editTabs(tabs: Tag, page: CompileState, edits: SourceEdits): void {
  const listed = labelsOf(fit(contentComponents.Tabs.props, readProps(tabs, page)).fitting ?? {});
  unwrap(tabs, '', edits);
  const inside = tabs.children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]));
  for (const item of inside) {
    if (!isTag(item) || item.name !== 'TabItem') continue;
    const { fitting: props } = fit(contentComponents.TabItem.props, readProps(item, page));
    unwrap(item, props ? tabLabel(props.label ?? listed.get(props.value) ?? props.value) : '', edits);
  }
}

/** Takes away a tag and its end, but not what is inside. */
function unwrap({ position, children }: Tag, text: string, edits: SourceEdits): void {
  const first = children[0]?.position;
  const last = children.at(-1)?.position;
  if (!position) return;
  if (!first || !last) {
    edits.replaceBlock(position, text);
    return;
  }
  edits.replaceBlock({ start: position.start, end: first.start }, text);
  edits.replaceBlock({ start: last.end, end: position.end }, '');
}
