import { internalTarget } from '../addresses/links';
import type { ElementAttribute, Segment, ComponentSegment } from '../types';
import { requestGroup } from '../reference/endpoint-samples';

/** Id of the section that a doc becomes in its chapter. */
export const sectionId = (path: string): string => path.slice(1).replace(/[\s"&<>]/g, '-');

/** Id of a part of a doc in its chapter. No id of a section has a colon. */
export const anchorIn = (path: string, id: string): string =>
  id === '' ? sectionId(path) : `${sectionId(path)}:${id}`;

/**
 * The body of a doc as a section of its chapter: headings one level down, ids that begin with its path, and links to docs of the chapter
 * within it. `places` has the page of each of these docs, with an empty address for the page that the section is on. Reference tables are
 * complete without their filters, which would share one address. A request is shown for its first client alone, because a chapter is read
 * or printed from top to bottom.
 */
export function chapterBody(body: readonly Segment[], path: string, places: ReadonlyMap<string, string>): Segment[] {
  const change = (name: string, value: string): string => {
    if (name === 'href') return linkIn(value, path, places);
    if (idLists.has(name)) return value.replace(/[^\s]+/g, (id) => anchorIn(path, id));
    return value.replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${anchorIn(path, id)})`);
  };
  const inside = (segments: readonly Segment[]): Segment[] =>
    segments.flatMap((segment): Segment[] => {
      if (segment.kind === 'html') return [{ ...segment, html: changeHtml(segment.html, change) }];
      if (segment.kind === 'doc-cards') return [segment];
      if (isRequest(segment)) return inside(segment.children.slice(0, 1)).flatMap(childrenOf);
      const children = inside(segment.children);
      if (segment.kind === 'component') return segment.name === 'Interactive' ? children : [{ ...segment, children }];
      if (segment.kind === 'source') return [{ ...segment, children }];
      const attributes: Record<string, ElementAttribute> = {};
      for (const [name, value] of Object.entries(segment.attributes))
        attributes[name] = typeof value === 'string' ? change(name, value) : value;
      return [{ ...segment, tag: lowered(segment.tag), attributes, children }];
    });
  return inside(body);
}

/** Attributes that hold an id, or several. */
const idLists: ReadonlySet<string> = new Set([
  'id',
  'for',
  'htmlFor',
  'headers',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
]);

const tag = /<\/?([a-z][^\s<>/]*)(?:[^<>"]|"[^"]*")*>/gi;
const attribute = /(\s)([a-z:-]+)="([^"]*)"/gi;

const changeHtml = (html: string, change: (name: string, value: string) => string): string =>
  html.replace(tag, (whole: string, name: string) => {
    const at = whole.indexOf(name);
    const rest = whole.slice(at + name.length);
    const changed = rest.replace(
      attribute,
      (_, space: string, key: string, value: string) => `${space}${key}="${change(key.toLowerCase(), value)}"`,
    );
    return whole.slice(0, at) + lowered(name) + changed;
  });

/** h2 → h3, and so on to the lowest level. */
const lowered = (name: string): string => name.replace(/^h([1-5])$/i, (_, level: string) => `h${Number(level) + 1}`);

function linkIn(href: string, path: string, places: ReadonlyMap<string, string>): string {
  const target = internalTarget(href, path);
  const page = target?.path === path ? '' : places.get(target?.path ?? '');
  return target && page !== undefined ? `${page}#${anchorIn(target.path, target.anchor)}` : href;
}

/** How many characters of HTML a body has in its chapter, about, or what else is measured. */
export const chapterLength = (body: readonly Segment[], measure = (html: string): number => html.length): number =>
  body.reduce((sum, segment) => {
    if (segment.kind === 'html') return sum + measure(segment.html);
    return sum + chapterLength(isRequest(segment) ? segment.children.slice(0, 1) : childrenOf(segment), measure);
  }, 0);

/** How many characters the text of HTML has room for, about. The end of a block takes as much as forty. */
export const roomOf = (html: string): number =>
  html.replaceAll(/<\/(?:p|li|tr|h\d|pre|d[td])>/g, '-'.repeat(40)).replaceAll(/<[^>]*>/g, '').length;

/** The tabs of a request for several clients. */
const isRequest = (segment: Segment): segment is ComponentSegment<'Tabs'> =>
  segment.kind === 'component' && segment.name === 'Tabs' && segment.props.groupId === requestGroup;

const childrenOf = (segment: Segment): readonly Segment[] => ('children' in segment ? segment.children : []);
