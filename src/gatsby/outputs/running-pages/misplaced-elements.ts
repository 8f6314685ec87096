import { defaultTreeAdapter, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

/** An element, or a text, that browsers do not leave in the element that it is written in. */
export interface Misplaced {
  readonly child: string;
  readonly parent: string;
}

interface Tag {
  readonly name: string;
  readonly offset: number;
  readonly within: Tag | undefined;
  /** Whether React takes its content as it is. */
  readonly isOpaque: boolean;
}

const piece = /<!--[\s\S]*?-->|<(\/?)([a-z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>|[^<]+/gi;
const isVoid = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Elements whose content is no markup. */
const isRaw = /^(?:script|style|textarea|title|noscript|iframe|template)$/;
/** HTML that React takes as it is, whatever browsers make of it. */
const isOpaque = /\bclass="(?:[^"]* )?prose-run[ "]/;
const isPartOfTable = /^(?:table|thead|tbody|tfoot|tr|colgroup)$/;

/**
 * Where browsers make another tree of a page than its tags say, for example because a paragraph is in a paragraph. Of each element with
 * such content, the first is listed.
 */
export function misplacedIn(html: string): Misplaced[] {
  const parsed = parsedPlaces(html);
  const seen = new Set<Tag>();
  return tagsOf(html).flatMap((tag) => {
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

/** The elements that a page writes, and texts in tables, which cannot be there, as its tags say. */
function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  let within: Tag | undefined;
  piece.lastIndex = html.indexOf('<body');
  for (let match = piece.exec(html); match; match = piece.exec(html)) {
    const [text, slash, written, rest = ''] = match;
    const name = written?.toLowerCase();
    if (name === undefined) {
      const isMisplaced =
        within?.isOpaque === false && isPartOfTable.test(within.name) && !text.startsWith('<') && text.trim() !== '';
      if (isMisplaced) tags.push({ name: '', offset: match.index, within, isOpaque: false });
    } else if (slash === '/') within = within?.within;
    else {
      const tag: Tag = {
        name,
        offset: match.index,
        within,
        isOpaque: within?.isOpaque === true || isOpaque.test(rest),
      };
      if (within?.isOpaque !== true) tags.push(tag);
      if (isVoid.test(name) || rest.endsWith('/')) continue;
      const end = isRaw.test(name) ? html.indexOf(`</${name}`, piece.lastIndex) : -1;
      if (end >= 0) piece.lastIndex = end;
      within = tag;
    }
  }
  return tags;
}

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
