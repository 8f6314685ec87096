import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import { expect } from 'vitest';
import type { MarkdownPlugin } from '../markdown-plugins/read-plugins';
import { compileMarkdown } from '../../markdown/compile';
import type { Compilation } from '../../markdown/compile';
import { standalone } from '../../markdown/page-context';
import { convertDocusaurus } from '../markdown/convert-docusaurus';
import { parseMarkdown } from '../../markdown/parse/parse';
import { ProblemList } from '../../markdown/problem-list';
import { usualSyntax } from '../../model/markdown-syntax';
import { walkHtml } from '../../markdown/walk';
import { runPlugins } from './run-plugins';

export type Change = (html: HtmlRoot) => void;

export const text = (value: string): ElementContent => ({ type: 'text', value });
export const element = (tagName: string, children: readonly (ElementContent | string)[]): Element => ({
  ...{ type: 'element', tagName, properties: {} },
  children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
});

/** What a reader reads, with one blank wherever there are some. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<(?!\/?(?:a|b|i|em|strong|code|abbr|span|kbd)\b)[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function parse(text: string): Root {
  const { tree } = parseMarkdown(text, new ProblemList('docs/a.md'), usualSyntax, true, 'lenient');
  convertDocusaurus(tree);
  return tree;
}

/** What a rehype plugin makes of the syntax tree of a text. */
export async function run(text: string, change: Change, prepare?: (tree: Root) => void): Promise<Root> {
  const page = { path: '/a.md', text, frontMatter: {}, tree: parse(text), parse: () => parse(text) };
  const common = { name: 'p', options: [], isEarly: false };
  const plugins: MarkdownPlugin[] = [
    ...(prepare ? [{ ...common, attach: () => prepare, kind: 'remark' as const }] : []),
    { ...common, attach: () => change as never, kind: 'rehype' },
  ];
  const { tree, failed } = await runPlugins({ ...page, resolveLinks: () => () => undefined }, plugins, 1000);
  expect([...failed.values()]).toEqual([]);
  return tree;
}

/** What is made of a page after a rehype plugin has run. */
export async function pageOf(text: string, change: Change, prepare?: (tree: Root) => void): Promise<Compilation> {
  const tree = await run(text, change, prepare);
  const transformed = () => ({ tree, problems: [], isComplete: true });
  return compileMarkdown('docs/a.md', text, { ...standalone, policy: 'lenient', transformed });
}

/** The HTML of a page after a rehype plugin has run. */
export async function htmlOf(text: string, change: Change, prepare?: (tree: Root) => void): Promise<string> {
  const { compiled, problems } = await pageOf(text, change, prepare);
  expect(problems.filter(({ severity }) => severity === undefined)).toEqual([]);
  return compiled.body.map((segment) => (segment.kind === 'html' ? segment.html : JSON.stringify(segment))).join('');
}

export const onEach =
  (tagName: string, change: (node: Element, replace: (by: ElementContent) => void) => void): Change =>
  (html) =>
    walkHtml(html, (node, index, parent) => {
      if (node.type !== 'element' || node.tagName !== tagName) return undefined;
      change(node, (by) => (parent.children[index] = by));
      return index + 1;
    });
