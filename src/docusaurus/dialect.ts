import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Dialect, Parse } from '../markdown/page-context';
import { isTag } from '../markdown/nodes';
import { staticValueOfProgram } from '../markdown/scope/static-value';
import { walk } from '../markdown/walk';
import { expandOpenApi } from './convert/openapi';
import { coreModules, themeModules } from './modules/our-modules';

/** What pages of Docusaurus have that ours do not. */
export const dialect: Dialect = {
  rewrite: (body, { mdx1 }) => (mdx1 ? rewriteOldSyntax(unwrapMdxCodeBlocks(body)) : unwrapMdxCodeBlocks(body)),
  convert: (tree, parse) => {
    expandOpenApi(tree);
    nameHead(tree, parse);
    nameDocCards(tree, parse);
    writeDiagrams(tree, parse);
    hoistModules(tree);
  },
  modules: { docusaurus: [...coreModules.keys()], theme: [...themeModules.keys()] },
};

/** Imports and exports inside other blocks, such as those of a tab, move to the start of the page. MDX reads them wherever they are. */
function hoistModules(tree: Root): void {
  const found: RootContent[] = [];
  walk(tree, (node, index, parent) => {
    if (node.type !== 'mdxjsEsm' || parent === tree) return undefined;
    found.push(...parent.children.splice(index, 1));
    return index;
  });
  tree.children.unshift(...found);
}

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/** All tags of a page. */
function tagsIn(tree: Root): Tag[] {
  const found: Tag[] = [];
  walk(tree, (node) => {
    if (isTag(node)) found.push(node);
    return undefined;
  });
  return found;
}

const addImport = (tree: Root, code: string, parse: Parse): number => tree.children.unshift(...parse(code).children);

/** Hooks that say what a list of cards shows anyway. */
const hooks = /\buse(?:CurrentSidebar(?:Category|Siblings)|DocsSidebar)\b/;

/**
 * `<DocCardList items={…} />` in a page of Docusaurus: one with the items of the category is one without items, and one with others is a
 * component that runs.
 */
function nameDocCards(tree: Root, parse: Parse): void {
  let isComputed = false;
  for (const node of tagsIn(tree).filter(({ name }) => name === 'DocCardList')) {
    const items = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'items');
    if (!items) continue;
    const code = typeof items.value === 'object' ? items.value?.value : items.value;
    if (hooks.test(code ?? '')) node.attributes = node.attributes.filter((attribute) => attribute !== items);
    else {
      node.name = 'CardList';
      isComputed = true;
    }
  }
  if (isComputed) addImport(tree, "import CardList from '@theme/CardList';", parse);
}

const mermaidImport = /^import\s+\{?\s*(\w+)\s*\}?\s+from\s+['"](?:@theme|mdx-mermaid)\/Mermaid['"];?\s*/m;

/** The components for diagrams of the theme (`value`) and of mdx-mermaid (`chart`), with a text that is known, are code blocks of Mermaid. */
function writeDiagrams(tree: Root, parse: Parse): void {
  const found = tree.children.find((node) => node.type === 'mdxjsEsm' && mermaidImport.test(node.value));
  if (found?.type !== 'mdxjsEsm') return;
  const name = mermaidImport.exec(found.value)?.[1];
  let left = 0;
  walk(tree, (node, index, parent) => {
    if (!isTag(node) || node.name !== name) return undefined;
    const written = node.attributes.find((one) => 'name' in one && /^(?:value|chart)$/.test(one.name))?.value;
    const value = typeof written === 'object' ? staticValueOfProgram(written?.data?.estree)?.value : written;
    if (typeof value === 'string')
      parent.children[index] = { type: 'code', lang: 'mermaid', value: value.trim(), position: node.position };
    else left++;
    return index + 1;
  });
  if (left > 0) return;
  tree.children.splice(tree.children.indexOf(found), 1, ...parse(found.value.replace(mermaidImport, '')).children);
}

/** Texts and paths, which declare nothing. */
const strings = /(['"`]).*?\1/gs;

/** `<head>` in a page of Docusaurus is its component `Head`, which pages know without an import. */
function nameHead(tree: Root, parse: Parse): void {
  const heads = tagsIn(tree).filter(({ name }) => name === 'head' || name === 'Head');
  // What is in the head of the page is no text of it.
  for (const node of heads) Object.assign(node, { name: 'Head', data: { ...node.data, unsearched: true } });
  const isDeclared = tree.children.some(
    (node) => node.type === 'mdxjsEsm' && /\bHead\b/.test(node.value.replace(strings, '')),
  );
  if (heads.length > 0 && !isDeclared) addImport(tree, "import Head from '@docusaurus/Head';", parse);
}

/** A fence of three or four backticks, as Docusaurus finds it: by its first and its last line. */
const block = (fence: string): RegExp => new RegExp(`^ *${fence} *mdx-code-block *\\n((?:.*\\n)*?) *${fence} *$`, 'gm');
const [three, four] = [block('```'), block('````')];

/**
 * Code blocks with the language `mdx-code-block` are no code: other programs see code, and Docusaurus sees the MDX inside. Their first
 * and last lines become blank, so that all lines keep their numbers.
 */
function unwrapMdxCodeBlocks(body: string): string {
  return body.includes('mdx-code-block')
    ? [four, three].reduce((text, fence) => text.replace(fence, '\n$1'), body)
    : body;
}

const fence = /^ *(`{3,}|~{3,})/;
const declaration = /^(?:const|let|var|(?:async\s+)?function|class)\b/;
/** Lines at the start, behind which an indented line is a part of them. */
const holdsIndented = /^(?:[-*+]|\d+[.)]|<|:::|\||>|\[\^|import\b|export\b|\{)/;

/**
 * Text for the parser of Docusaurus 2 (MDX 1) → the same for ours, line by line: a declaration right behind an import is exported, and an
 * indented block is a code block, whose fences stand in the blank lines around it.
 */
export function rewriteOldSyntax(body: string): string {
  const lines = body.split('\n');
  let open = '';
  let isModule = false;
  let holder = '';
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const mark = fence.exec(line)?.[1] ?? '';
    if (open !== '' ? mark.startsWith(open) : mark !== '') open = open === '' ? mark : '';
    if (open !== '' || mark !== '') continue;
    const isBlank = line.trim() === '';
    if (/^(?:import|export)\b/.test(line) && (lines[at - 1] ?? '').trim() === '') isModule = true;
    else if (isBlank) isModule = false;
    else if (isModule && declaration.test(line)) lines[at] = `export ${line}`;
    if (!isBlank && !/^\s/.test(line)) holder = line;
    const previous = lines[at - 1];
    if (isModule || !/^ {4}\S/.test(line) || previous?.trim() !== '' || holdsIndented.test(holder)) continue;
    let end = at;
    while (end < lines.length && /^(?: {4}|\s*$)/.test(lines[end] ?? '')) end++;
    while ((lines[end - 1] ?? '').trim() === '') end--;
    // Without a blank line behind it, there is no room for a fence.
    if (end < lines.length && (lines[end] ?? '').trim() !== '') continue;
    for (let inside = at; inside < end; inside++) lines[inside] = (lines[inside] ?? '').slice(4);
    lines[at - 1] = '```';
    lines[end] = '```';
    at = end;
  }
  return lines.join('\n');
}
