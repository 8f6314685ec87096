import { internalTarget } from '../addresses/links';
import { childrenOf, isRequest } from './chapter-length';
import type { ElementAttribute, Segment } from '../types';

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

/** What a page of a chapter knows of all its pages. */
export interface ChapterPages {
  readonly path: string;
  /** Its place among them, from 1 on. */
  readonly page: number;
  /** Each with the docs on it, in reading order. */
  readonly pages: readonly { readonly path: string; readonly ids: readonly string[] }[];
}

interface KnownDoc {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly heading: string | null;
}

/** A doc in the contents of its chapter. */
export interface ChapterEntry {
  readonly title: string;
  readonly anchor: string;
  /** Which page of the chapter has it, and its address; empty for the page that the contents are on. */
  readonly page: number;
  readonly path: string;
}

/** The docs of all pages of a chapter, as seen from one of the pages. */
export function contentsOf({ path, pages }: ChapterPages, docs: readonly KnownDoc[]): ChapterEntry[] {
  const known = new Map(docs.map((doc) => [doc.id, doc]));
  return pages.flatMap((page, at) =>
    page.ids.flatMap((id) => {
      const doc = known.get(id);
      if (!doc) return [];
      const address = page.path === path ? '' : page.path;
      return [{ title: doc.heading ?? doc.title, anchor: anchorIn(doc.path, ''), page: at + 1, path: address }];
    }),
  );
}

/** Where the place is that the hash of an address names, if another page of the chapter has it. */
export function movedAnchor(hash: string, contents: readonly ChapterEntry[]): string | undefined {
  const [section] = hash.slice(1).split(':');
  const entry = contents.find(({ anchor, path }) => anchor === section && path !== '');
  return entry && entry.path + hash;
}
