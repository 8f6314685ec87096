import type { Root, RootContent } from 'mdast';
import type { Position } from 'unist';
import { askedReference } from '../../model/reference/reference';
import type { CompileState } from '../compile-state';
import { parseProps, readProps } from '../components/props';
import type { Tag } from '../components/props';
import { staticValueOfProgram } from '../scope/static-value';
import { walk } from '../walk';
import { writeMarkdown } from '../export/write-markdown';
import { UnknownName } from './component';
import type { AddressOfDoc, ParseProps } from './component';
import { isReferenceComponent, referenceComponents } from './components';

/**
 * Replaces components that stand for reference data by Markdown made from it, before headings, sections and links are
 * collected, so the table of contents, the anchors, search and the link check see no difference to written text.
 */
export function expandReference(tree: Root, page: CompileState): void {
  walk(tree, (node, index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    const expanded = expandTag(node, page);
    if (!expanded) return undefined;
    if (expanded.refused) {
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    if (node.position) page.edits.replaceBlock(node.position, writeMarkdown(expanded.made, page));
    parent.children.splice(index, 1, ...expanded.made.map((child) => placed(child, node.position)));
    return index + expanded.made.length;
  });
}

/** What a component became. One that was refused cannot be made here, whatever the data says. */
interface Expanded {
  readonly made: readonly RootContent[];
  readonly refused: boolean;
}

/** The Markdown that a tag stands for; `undefined` when it does not stand for reference data. Mistakes are reported. */
function expandTag(tag: Tag & { readonly children: readonly unknown[] }, page: CompileState): Expanded | undefined {
  const { reference } = page.context;
  const written = tag.name ?? '';
  const name = page.scope.components.get(written) ?? written;
  const expansion = isReferenceComponent(name) && !isOwn(written, page) ? referenceComponents[name] : undefined;
  if (!expansion) return undefined;
  const add = (what: string, remedy: string): void => page.problems.add(tag, what, remedy);
  const refusal = reasonToRefuse(tag, page);
  if (refusal) {
    add(`\`<${name}>\` ${refusal.what}`, refusal.remedy);
    return { made: [], refused: true };
  }
  if (tag.children.length > 0) add(`\`<${name}>\` cannot have content.`, `Write \`<${name} … />\`.`);
  const asked = new Set<string>();
  const data = askedReference(reference, (file) => asked.add(file));
  const parse: ParseProps = (schema) => parseProps(name, schema, readProps(tag, page), tag, page);
  try {
    const addressOf: AddressOfDoc = (doc) => page.context.addressOf(`docs/${doc}.md`);
    return { made: expansion.expand(parse, data, addressOf) ?? [], refused: false };
  } catch (error) {
    if (!(error instanceof UnknownName)) throw error;
    // If a data file has problems itself, what is missing in it is not reported too.
    if (![...asked].some((file) => reference.broken.has(file))) add(`\`<${name}>\`: ${error.message}`, error.remedy);
    return { made: [], refused: false };
  }
}

/** A name that the page's own modules declare, or failed to. */
const isOwn = (name: string, { scope }: CompileState): boolean =>
  [scope.modules, scope.partials, scope.broken].some((names) => names.has(name));

/** Why a component cannot be made here, whatever it says. */
function reasonToRefuse({ attributes }: Tag, page: CompileState): { what: string; remedy: string } | undefined {
  if (page.context.policy === 'lenient')
    return {
      what: 'shows reference data, which this content does not have.',
      remedy: 'Import a component of your site instead, or write the content directly.',
    };
  const isKnown = attributes.every((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return false;
    const { value } = attribute;
    if (typeof value !== 'object' || value === null) return true;
    return staticValueOfProgram(value.data?.estree, page.scope.values) !== undefined;
  });
  if (isKnown) return undefined;
  return { what: 'has attributes that are computed when the page runs.', remedy: 'Use literal values.' };
}

/** What a component became stands where the component stands. */
function placed(node: RootContent, position: Position | undefined): RootContent {
  if (position && node.type !== 'truncate' && node.type !== 'diagram') node.position = position;
  if ('children' in node) for (const child of node.children) placed(child, position);
  return node;
}
