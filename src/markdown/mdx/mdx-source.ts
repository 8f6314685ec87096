import { runTagIn } from '../../model/types';
import type { Segment } from '../../model/types';
import { namesIn } from './names';

/** Name under which an MDX source knows the registered components. */
export const siteModule = 'Site';

/** Name under which an MDX source knows what keeps the failure of a component from the rest of its page. */
export const partTag = 'SitePart';

/**
 * The body of a page that runs as MDX, with nothing left of Markdown: modules, and one expression of tags. So such a page has
 * the same headings, code blocks, links and pictures as all others, and MDX only does what nothing else can, which is to run.
 */
export function mdxSourceOf(modules: readonly Module[], body: readonly Segment[]): string {
  const registry = `import { contentRegistry as ${siteModule} } from '@site-components/content/registry';`;
  const tags = `{<>\n${body.map((segment) => tagOf(segment, 'div')).join('\n')}\n</>}`;
  const code = tags.replace(htmlTexts, '""');
  const needed = neededModules(modules, code);
  const part = tags.includes(`<${partTag}>`) ? [`import { Suspense as ${partTag} } from 'react';`] : [];
  const cards = tags.includes(docCards)
    ? [`import { DocCards as SiteCards } from '@site-components/article/ArticleBody';`]
    : [];
  const elements = tags.includes(`<${elementsModule}.`)
    ? [`import ${elementsModule} from '${treeComponentsModule}';`]
    : [];
  return [registry, ...part, ...cards, ...elements, ...needed.map(({ text }) => text), tags, ''].join('\n\n');
}

/** Name under which an MDX source knows what its tree shows in place of elements of Markdown. */
const elementsModule = 'SiteElements';

/** Text for readers uses no names, so nobody needs to parse it. */
const htmlTexts = /(?<=__html: )"(?:[^"\\]|\\.)*"/g;

/**
 * A string as JavaScript without `}`. At each of them, the parser of MDX tries whether the expression of the page ends, which takes minutes for
 * texts with thousands of them.
 */
export const stringLiteral = (text: string): string => JSON.stringify(text).replaceAll('}', String.raw`\u007d`);

/** Where a tree names the components that all its pages know, and those that it shows in place of elements of Markdown. */
export const treeComponentsModule = '@theme/MDXComponents';

/** The list of pages, which the template gives to a page that runs: nobody knows the pages of its category when it becomes a module. */
const docCards = '<SiteCards />';

/** An import or export of a page. */
export interface Module {
  readonly text: string;
  /** Of what the compiler has resolved: the name that it declares. The MDX source has it only when what runs uses the name. */
  readonly name?: string;
}

/** What the compiler has resolved is needed only for what runs. A name that the page declares itself is not declared twice. */
function neededModules(modules: readonly Module[], code: string): Module[] {
  if (modules.every(({ name }) => name === undefined)) return [...modules];
  const inTags = namesIn(code);
  const inModules = modules.map(({ text }) => namesIn(text));
  return modules.filter(({ name }) => {
    if (name === undefined) return true;
    const isBeside = (module: Module): boolean => module.name !== name;
    if (modules.some((module) => isBeside(module) && module.text.startsWith(`export const ${name} =`))) return false;
    return inTags.has(name) || modules.some((module, at) => isBeside(module) && inModules[at]?.has(name) === true);
  });
}

function tagOf(segment: Segment, runTag: 'div' | 'span'): string {
  if (segment.kind === 'html') {
    return `<${runTag} className="prose-run" dangerouslySetInnerHTML={{ __html: ${stringLiteral(segment.html)} }} />`;
  }
  if (segment.kind === 'element') {
    const inner = runTagIn(segment.tag);
    if (segment.isReplaced !== true) return element(segment.tag, segment.attributes, segment.children, inner);
    const name = `${elementsModule}.${segment.tag}`;
    return element(name, segment.attributes, segment.children, inner, textOf(segment.children));
  }
  if (segment.kind === 'component')
    return element(`${siteModule}.${segment.name}`, segment.props, segment.children, runTag);
  if (segment.kind === 'doc-cards') return docCards;
  return segment.before + (textOf(segment.children) ?? childrenOf(segment.children, runTag)) + segment.after;
}

/** A component that contains nothing but text gets it as a string, as from MDX, because it may read it. */
function textOf(children: readonly Segment[]): string | undefined {
  const html = children.map((child) => (child.kind === 'html' ? child.html : '<')).join('');
  if (html === '' || html.includes('<')) return undefined;
  return `{${stringLiteral(html.replace(/&(?:#x([\da-f]+)|amp);/gi, (_, code = '26') => String.fromCodePoint(parseInt(String(code), 16))))}}`;
}

function element(
  tag: string,
  props: object,
  children: readonly Segment[],
  runTag: 'div' | 'span',
  text?: string,
): string {
  const start = `<${[tag, `{...${JSON.stringify(props)}}`].join(' ')}`;
  return children.length === 0 ? `${start} />` : `${start}>${text ?? childrenOf(children, runTag)}</${tag}>`;
}

const childrenOf = (children: readonly Segment[], runTag: 'div' | 'span'): string =>
  children.map((child) => tagOf(child, runTag)).join('');
