import { defaultTreeAdapter, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

/** An element, or a text, that browsers do not leave in the element that it is written in. */
export interface Misplaced {
  readonly child: string;
  readonly parent: string;
}

interface Tag {
  readonly name: string;
  /** Where it is in the outline. */
  readonly offset: number;
  readonly within: Tag | undefined;
}

const piece = /<!--[\s\S]*?-->|<(\/?)([a-z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>|[^<]+/gi;
const isVoid = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Elements whose content is no markup. */
const isRaw = /^(?:script|style|textarea|title|noscript|iframe|template)$/;
/** HTML that React takes as it is, whatever browsers make of it. */
const isOpaque = /\bclass="(?:[^"]* )?prose-run[ "]/;
/** Attributes that decide where an element may be: a hidden `<input>` in a table, and HTML in an `<annotation-xml>`. */
const deciding = /\s(?:type|encoding)=(?:"[^"]*"|'[^']*')/gi;
const isPartOfTable = /^(?:table|thead|tbody|tfoot|tr|colgroup)$/;

/**
 * Where browsers make another tree of a page than its tags say, for example because a paragraph is in a paragraph. Of each element with
 * such content, the first is listed.
 */
export function misplacedIn(html: string): Misplaced[] {
  const { tags, text } = outlineOf(html);
  const parsed = parsedPlaces(text);
  const seen = new Set<Tag>();
  return tags.flatMap((tag) => {
    const { within } = tag;
    const place = parsed.get(tag.offset);
    if (within === undefined || isAsWritten(tag, place)) return [];
    const ancestors = ancestorsOf(tag);
    const parent = parentOf(tag.name, ancestors, place) ?? within;
    // What follows from the first of them is no mistake by itself.
    if (seen.has(parent) || ancestors.some((one) => seen.has(one) && place?.includes(one.offset) !== true)) return [];
    seen.add(parent);
    return [{ child: tag.name === '' ? 'text' : `<${tag.name}>`, parent: `<${parent.name}>` }];
  });
}

/** Whether a browser leaves an element in its parent, and this one in those around it. What it adds further out counts there. */
function isAsWritten(tag: Tag, place: readonly number[] | undefined): boolean {
  if (place?.[0] !== tag.within?.offset) return false;
  const around = place?.filter((offset) => offset !== added) ?? [];
  return ancestorsOf(tag).every(({ offset }, at) => around[at] === offset);
}

/** The ancestor that cannot have the element: the one that browsers end before it, or that makes them leave it out. */
function parentOf(name: string, ancestors: readonly Tag[], place: readonly number[] | undefined): Tag | undefined {
  if (place === undefined) return ancestors.find((one) => one.name === name);
  return ancestors.filter(({ offset }) => !place.includes(offset)).at(-1);
}

/** A page without the texts and attributes that decide nothing about its tree, so that there is little to parse. */
interface Outline {
  /** The elements that the page writes, and texts in tables, which cannot be there. */
  readonly tags: readonly Tag[];
  readonly text: string;
}

function outlineOf(html: string): Outline {
  const tags: Tag[] = [];
  let text = '<!doctype html><html><head></head>';
  let within: Tag | undefined;
  /** How many elements are open in HTML that React takes as it is. */
  let opaque = 0;
  const add = (name: string, written: string): Tag => {
    const tag = { name, offset: text.length, within };
    tags.push(tag);
    text += written;
    return tag;
  };
  piece.lastIndex = html.indexOf('<body');
  for (let match = piece.exec(html); match; match = piece.exec(html)) {
    const [whole, slash, written, rest = ''] = match;
    const name = written?.toLowerCase();
    const isLeaf = name !== undefined && (isVoid.test(name) || rest.endsWith('/'));
    if (name !== undefined && isRaw.test(name) && slash === '') piece.lastIndex = endOf(name, html, piece.lastIndex);
    if (opaque > 0) {
      if (!isLeaf && name !== undefined) opaque += slash === '/' ? -1 : 1;
      if (opaque > 0) continue;
    }
    if (name === undefined) {
      const isText = !whole.startsWith('<') && whole.trim() !== '';
      if (isText && within && isPartOfTable.test(within.name)) add('', 'text');
    } else if (slash === '/') {
      text += `</${name}>`;
      within = within?.within;
    } else {
      const attributes = rest.match(deciding)?.join('') ?? '';
      const tag = add(name, `<${name}${attributes}${isLeaf ? '/' : ''}>`);
      if (isLeaf) continue;
      within = tag;
      if (isOpaque.test(rest)) opaque = 1;
    }
  }
  return { tags, text };
}

const endOf = (name: string, html: string, from: number): number => {
  const end = html.indexOf(`</${name}`, from);
  return end < 0 ? from : end;
};

function ancestorsOf(tag: Tag): Tag[] {
  const ancestors: Tag[] = [];
  for (let at = tag.within; at; at = at.within) ancestors.push(at);
  return ancestors;
}

/** In place of the offset of an element that nobody has written. */
const added = -1;

/** Offsets of the elements around each element that a browser makes, the nearest first. */
function parsedPlaces(html: string): Map<number, readonly number[]> {
  const places = new Map<number, readonly number[]>();
  const visit = (node: DefaultTreeAdapterTypes.ParentNode, around: readonly number[]): void => {
    for (const child of node.childNodes) {
      const offset = child.sourceCodeLocation?.startOffset ?? added;
      if (!places.has(offset)) places.set(offset, around);
      if (defaultTreeAdapter.isElementNode(child)) visit(child, [offset, ...around]);
    }
  };
  visit(parse(html, { sourceCodeLocationInfo: true }), []);
  return places;
}
