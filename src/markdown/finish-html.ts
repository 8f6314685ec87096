import type { Element, Root } from 'hast';
import type { Position } from 'unist';
import { toString } from 'hast-util-to-string';
import { decodeAddress } from '../model/decode';
import { markdownLinkTarget } from '../model/routes';
import type { LinkUse, PictureUse } from '../model/types';
import { breakNames } from './break-names';
import type { ProblemList } from './problem-list';
import { takeSourcedMark } from './sourced-links';
import { walkHtml } from './walk';

export interface PageLinks {
  readonly links: LinkUse[];
  readonly pictures: PictureUse[];
  /** Ids of elements that are no headings. */
  readonly anchors: string[];
}

/** Last touches on the HTML tree: heading links, tables that scroll, link targets, pictures. Returns what the page points to. */
export function finishHtml(tree: Root, file: string, problems: ProblemList): PageLinks {
  const wrapped = new WeakSet<Element>();
  const found: PageLinks = { links: [], pictures: [], anchors: [] };
  walkHtml(tree, (node, index, parent) => {
    if (node.type === 'component' && node.name === 'Picture' && typeof node.props.file === 'string') {
      found.pictures.push({ file: node.props.file, ...placeOf(node) });
    }
    if (node.type !== 'element') return undefined;
    const at = placeOf(node);
    if (/^h[2-6]$/.test(node.tagName)) linkHeading(node);
    else if (typeof node.properties.id === 'string') found.anchors.push(node.properties.id);
    if (node.tagName === 'td') breakNames(node);
    if (node.tagName === 'a' && typeof node.properties.href === 'string') {
      const { href } = node.properties;
      const sourced = takeSourcedMark(node);
      if (!isOwnLink(node)) found.links.push({ href, ...at, ...(sourced ? { sourced } : {}) });
      node.properties.href = markdownLinkTarget(href, file) ?? href;
    }
    if (node.tagName === 'table' && !wrapped.has(node)) {
      wrapped.add(node);
      parent.children[index] = scrollable(node);
      return index;
    }
    if (node.tagName === 'img') {
      const picture = pictureFile(node.properties.src, file);
      const alt = typeof node.properties.alt === 'string' ? node.properties.alt : '';
      if (alt === '')
        problems.add(node, 'The picture has no alternative text.', 'Say in brackets what it shows: `![…](file)`.');
      if (picture === undefined) {
        node.properties.loading = 'lazy';
        if (typeof node.properties.src === 'string') found.links.push({ href: node.properties.src, ...at });
        return undefined;
      }
      found.pictures.push({ file: picture, ...at });
      const title = typeof node.properties.title === 'string' ? { title: node.properties.title } : {};
      const props = { file: picture, alt, ...title };
      parent.children[index] = { type: 'component', name: 'Picture', props, children: [], position: node.position };
    }
    return undefined;
  });
  return found;
}

const placeOf = ({ position }: { position?: Position | undefined }): { line: number; column: number } => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});

/** Links that the compiler made itself: of headings and footnotes. */
const isOwnLink = ({ properties: { className, dataFootnoteRef } }: Element): boolean =>
  dataFootnoteRef !== undefined ||
  (Array.isArray(className) && className.some((name) => name === 'heading-link' || name === 'data-footnote-backref'));

function linkHeading(node: Element): void {
  const { id } = node.properties;
  if (typeof id !== 'string' || id === 'footnote-label') return;
  const ariaLabel = `Link to “${toString(node)}”`;
  node.children.push({
    type: 'element',
    tagName: 'a',
    properties: { className: ['heading-link'], href: `#${id}`, ariaLabel },
    children: [],
  });
}

function scrollable(table: Element): Element {
  const properties = { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: 'Table' };
  return { type: 'element', tagName: 'div', properties, children: [table] };
}

/** Relative picture → its path below the content folder. Pictures of `static/` and of other sites are not ours to size. */
function pictureFile(src: unknown, file: string): string | undefined {
  if (typeof src !== 'string' || src.startsWith('/') || /^[a-z]+:/i.test(src)) return undefined;
  return decodeAddress(new URL(src, `file:///${file}`).pathname).slice(1);
}
