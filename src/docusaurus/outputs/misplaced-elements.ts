import { defaultTreeAdapter, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { htmlTokens } from '../../model/html-tokens';
import type { HtmlAttribute } from '../../model/html-tokens';

/** An element, or a text, that browsers move out of the element that it is written in. */
export interface Misplaced {
  readonly child: string;
  readonly parent: string;
}

/** An element as a page writes it, or a text in a table, which has no name. */
interface Written {
  readonly name: string;
  readonly parent: Written | undefined;
  /** Where it is in the outline, which tells it from all others. */
  readonly offset: number;
}

/** Elements whose content React does not compare. */
const isRaw = /^(?:script|style|textarea|title|noscript|iframe|template)$/;
const isOpaque = ({ name, value }: HtmlAttribute): boolean =>
  name === 'class' && value?.split(' ').includes('prose-run') === true;
const isPartOfTable = /^(?:table|thead|tbody|tfoot|tr|colgroup)$/;

/**
 * Compares the tree that the tags of a page write with the one that browsers make of them. They differ if, for example, a paragraph is in a
 * paragraph. React then renders the page again. For each element with such content, the first mistake is listed.
 */
export function misplacedIn(page: string): Misplaced[] {
  const { elements, html } = outlineOf(page);
  const ancestorsInBrowsers = ancestorsByOffset(html);
  const reported = new Set<Written>();
  return elements.flatMap((element) => {
    const around = ancestorsInBrowsers.get(element.offset);
    const written = ancestorsOf(element);
    if (element.parent === undefined || isSame(written, around)) return [];
    const parent = culpritOf(element, written, around) ?? element.parent;
    const isConsequence = written.some((one) => reported.has(one) && around?.includes(one.offset) !== true);
    if (reported.has(parent) || isConsequence) return [];
    reported.add(parent);
    return [{ child: element.name === '' ? 'text' : `<${element.name}>`, parent: `<${parent.name}>` }];
  });
}

/** Whether browsers leave an element in its parent, and this one in those around it. A `<tbody>` that they add further out is fine. */
const isSame = (written: readonly Written[], around: readonly number[] | undefined): boolean => {
  if (around?.[0] !== written[0]?.offset) return false;
  const withoutAdded = around?.filter((offset) => offset !== added);
  return written.every(({ offset }, at) => withoutAdded?.[at] === offset);
};

/** The ancestor that cannot contain the element: the outermost that browsers end before it, or one of its own kind if they leave it out. */
const culpritOf = (
  { name }: Written,
  written: readonly Written[],
  around: readonly number[] | undefined,
): Written | undefined =>
  around === undefined
    ? written.find((one) => one.name === name)
    : written.findLast(({ offset }) => !around.includes(offset));

/** Elements around an element, the nearest first. */
const ancestorsOf = ({ parent }: Written): Written[] => (parent ? [parent, ...ancestorsOf(parent)] : []);

/** The elements of a page, and its HTML without what has no effect on its tree, such as texts, so that little has to be parsed. */
function outlineOf(page: string): { readonly elements: readonly Written[]; readonly html: string } {
  const elements: Written[] = [];
  let html = '<!doctype html><html><head></head>';
  let parent: Written | undefined;
  /** How many elements are open inside of HTML that React takes as it is. */
  let opaque = 0;
  const add = (name: string, text: string): Written => {
    const element = { name, parent, offset: html.length };
    elements.push(element);
    html += text;
    return element;
  };
  for (const token of htmlTokens(page.slice(page.indexOf('<body')), isRaw)) {
    if (opaque > 0 && token.kind === 'open' && !token.isLeaf) opaque += 1;
    else if (opaque > 0 && token.kind === 'close') opaque -= 1;
    if (opaque > 0) continue;
    if (token.kind === 'text' && parent && isPartOfTable.test(parent.name) && token.value.trim() !== '')
      add('', 'text');
    if (token.kind === 'close') {
      html += `</${token.name}>`;
      parent = parent?.parent;
    }
    if (token.kind !== 'open') continue;
    const { name, attributes, isLeaf } = token;
    const element = add(name, `<${name}${attributes.map(effectOf).join('')}${isLeaf ? '/' : ''}>`);
    if (isLeaf) continue;
    parent = element;
    if (attributes.some(isOpaque)) opaque = 1;
  }
  return { elements, html };
}

/** Attributes that decide where an element may be: of a hidden `<input>` in a table, and of HTML in an `<annotation-xml>`. */
const effectOf = ({ name, value }: HtmlAttribute): string =>
  value !== null && /^(?:type|encoding)$/.test(name) ? ` ${name}="${value.replaceAll('"', '')}"` : '';

/** Stands for the offset of an element that browsers add. */
const added = -1;

/** Offsets of the elements around each element in the tree that browsers make, the nearest first. */
function ancestorsByOffset(html: string): Map<number, readonly number[]> {
  const found = new Map<number, readonly number[]>();
  const visit = (node: DefaultTreeAdapterTypes.ParentNode, around: readonly number[]): void => {
    for (const child of node.childNodes) {
      const offset = child.sourceCodeLocation?.startOffset ?? added;
      if (!found.has(offset)) found.set(offset, around);
      if (defaultTreeAdapter.isElementNode(child)) visit(child, [offset, ...around]);
    }
  };
  visit(parse(html, { sourceCodeLocationInfo: true }), []);
  return found;
}
