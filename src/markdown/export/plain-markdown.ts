import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { JsonObject } from '../../model/types';
import { applyEdits } from './block-edits';
import type { Edit } from './block-edits';
import type { CompileState } from '../compile-state';
import type { PageContext } from '../page-context';
import { parseMarkdown } from '../parse/parse';
import { withoutCode } from '../parse/preprocess';
import { ProblemList } from '../problem-list';
import { readProps } from '../components/props';
import { expandTag } from '../reference/expand-reference';
import { readScope } from '../scope/scope';
import { labelsOf } from '../components/tabs';
import { unwrapParagraphs } from '../parse/unwrap-paragraphs';
import { walk } from '../walk';
import { tabLabel, writeMarkdown } from './write-markdown';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * The body of a page for readers of plain text: what components show stands in their place, as Markdown; all else stays as it
 * is written. A body that cannot be parsed, which no build publishes, is returned as it is.
 */
export function plainMarkdown(file: string, body: string, context: PageContext, frontMatter: JsonObject = {}): string {
  if (!/<[A-Z]/.test(body) || !/<[A-Z]/.test(withoutCode(body))) return body;
  const problems = new ProblemList(file);
  const { tree, complete } = parseMarkdown(body, problems);
  if (!complete) return body;
  const scope = readScope(tree, file, context, problems, frontMatter);
  const page: CompileState = { file, context, scope, problems, complete, needsMdx: false, trail: [file], partials: [] };
  unwrapParagraphs(tree);
  const edits: Edit[] = [];
  walk(tree, (node, index) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    const expanded = expandTag(node, page);
    if (!expanded) {
      if (node.name === 'Tabs' && !scope.modules.has('Tabs')) edits.push(...tabEdits(node, page));
      return undefined;
    }
    if (node.position && !expanded.refused) edits.push({ ...node.position, text: writeMarkdown(expanded.made) });
    return index + 1;
  });
  return applyEdits(body, edits);
}

/** Tabs one after another, each below its label. */
function tabEdits(tabs: Element, page: CompileState): Edit[] {
  const listed = labelsOf(readProps(tabs, page));
  const items = tabs.children.filter(
    (child): child is Element =>
      (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement') && child.name === 'TabItem',
  );
  return [
    ...unwrapped(tabs, ''),
    ...items.flatMap((item) => {
      const { value, label } = readProps(item, page);
      const name = label ?? listed.get(value ?? '') ?? value;
      return unwrapped(item, typeof name === 'string' ? tabLabel(name) : '');
    }),
  ];
}

/** Takes away a tag and its end, but not what is inside. */
function unwrapped({ position, children }: Element, text: string): Edit[] {
  const first = children[0]?.position;
  const last = children.at(-1)?.position;
  if (!position) return [];
  if (!first || !last) return [{ ...position, text }];
  return [
    { start: position.start, end: first.start, text },
    { start: last.end, end: position.end, text: '' },
  ];
}
