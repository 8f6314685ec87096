import GithubSlugger from 'github-slugger';
import type { SiteConfig } from '../../config/site-config';
import { generateItems } from './generate-sidebar';
import type { GeneratedDoc } from './generate-sidebar';
import { docPath } from '../addresses/routes';
import type { AuthoredItem, CategoryIndex } from './sidebar-items';

/** What a sidebar needs to know of a doc. */
export interface SidebarDoc extends GeneratedDoc {
  readonly path: string;
  readonly draft: boolean;
  readonly unlisted: boolean;
}

/** Rendered stage: what components receive. */
export interface SidebarLink {
  readonly type: 'link';
  readonly label: string;
  readonly href: string;
  /** Null for a link whose doc has its place elsewhere, and for links that lead to no doc. */
  readonly docId: string | null;
  readonly unlisted: boolean;
}
/** Markup of the site's own authors. */
export interface SidebarHtml {
  readonly type: 'html';
  readonly label: '';
  readonly href: null;
  readonly html: string;
}
export interface SidebarCategory {
  readonly type: 'category';
  readonly label: string;
  readonly href: string | null;
  readonly docId: string | null;
  readonly linkUnlisted: boolean;
  readonly collapsed: boolean;
  /** Present when the page at `href` is made from the category. */
  readonly index?: { readonly title: string; readonly description: string };
  readonly items: readonly SidebarItem[];
}
export type SidebarItem = SidebarLink | SidebarHtml | SidebarCategory;

/** An entry as every page carries it: what a reader sees of an item. */
export type SidebarEntry =
  | Omit<SidebarLink, 'docId'>
  | SidebarHtml
  | (Omit<SidebarCategory, 'docId' | 'index' | 'items'> & { readonly items: readonly SidebarEntry[] });

/** Items → what a reader sees of them, at any depth. */
export const entriesOf = (items: readonly SidebarItem[]): SidebarEntry[] =>
  items.map((item): SidebarEntry => {
    const { type, label, href } = item;
    if (type === 'html') return item;
    if (type === 'link') return { type, label, href: item.href, unlisted: item.unlisted };
    const { linkUnlisted, collapsed } = item;
    return { type, label, href, linkUnlisted, collapsed, items: entriesOf(item.items) };
  });

/** One mention of a doc in a sidebar, for the check. */
export interface SidebarMention {
  readonly docId: string;
  /** False for a link to a doc whose place is elsewhere. */
  readonly places: boolean;
  /** Keys and indices from the sidebar's name to the entry. */
  readonly path: readonly (string | number)[];
}

/** An authored entry, and the keys and indices from the sidebar's name to it. */
interface PlacedEntry {
  readonly item: AuthoredItem;
  readonly path: readonly (string | number)[];
}

/** All entries of a sidebar at any depth, each category before what is in it. */
export const authoredEntries = (items: readonly AuthoredItem[], path: readonly (string | number)[]): PlacedEntry[] =>
  items.flatMap((item, index) => {
    const entry = { item, path: [...path, index] };
    const isCategory = typeof item === 'object' && 'items' in item;
    return isCategory ? [entry, ...authoredEntries(item.items, [...entry.path, 'items'])] : [entry];
  });

/** All docs that a sidebar names, with the place of each name. */
export const sidebarMentions = (
  items: readonly AuthoredItem[],
  start: readonly (string | number)[],
): SidebarMention[] =>
  authoredEntries(items, start).flatMap(({ item, path }): SidebarMention[] => {
    if (typeof item === 'string') return [{ docId: item, places: true, path }];
    if ('doc' in item) return [{ docId: item.doc, places: true, path: [...path, 'doc'] }];
    if ('ref' in item) return [{ docId: item.ref, places: false, path: [...path, 'ref'] }];
    return 'items' in item && typeof item.link === 'string'
      ? [{ docId: item.link, places: true, path: [...path, 'link'] }]
      : [];
  });

type SidebarSettings = Pick<SiteConfig, 'docsBasePath'> & Partial<Pick<SiteConfig, 'originalLabels'>>;

/** Gives each page that lists a category its address: labels that several categories of a version have are counted, as Docusaurus does. */
export function indexPaths({
  docsBasePath,
  originalLabels = {},
}: SidebarSettings): (label: string, index: CategoryIndex) => string {
  const sluggers = new Map<string | undefined, GithubSlugger>();
  return (label, { slug, base = docsBasePath }) => {
    const slugger = sluggers.get(base) ?? new GithubSlugger();
    sluggers.set(base, slugger);
    const [address = '', ...fragment] = (slug ?? `category/${slugger.slug(originalLabels[label] ?? label)}`).split(
      /(?=#)/,
    );
    return docPath('index', { slug: `/${address.replace(/^\//, '')}`, base }) + fragment.join('');
  };
}

/**
 * Authored → rendered. Drafts and unknown docs fall out (the check reports the latter), and with them empty categories. All sidebars of a
 * site share `pathOf`.
 */
export function resolveSidebar(
  items: readonly AuthoredItem[],
  docs: ReadonlyMap<string, SidebarDoc>,
  config: Pick<SiteConfig, 'docSets'> & SidebarSettings,
  pathOf = indexPaths(config),
): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (typeof item === 'string') return linkTo(docs.get(item));
    if ('doc' in item) return linkTo(docs.get(item.doc), item.label);
    if ('ref' in item) return linkTo(docs.get(item.ref), item.label).map((link) => ({ ...link, docId: null }));
    if ('html' in item) return [{ type: 'html', label: '', href: null, html: item.html }];
    if ('autogenerated' in item)
      return resolveSidebar(generateItems(item, [...docs.values()], config.docSets), docs, config, pathOf);
    if ('href' in item) return [{ type: 'link', label: item.label, href: item.href, docId: null, unlisted: false }];
    const { label } = item;
    // Docusaurus counts a category before those in it.
    const ownPath = item.index ? pathOf(label, item.index) : '';
    const children = resolveSidebar(item.items, docs, config, pathOf);
    const [link] = linkTo(docs.get(item.link ?? ''), label);
    if (children.length === 0) return link ? [link] : [];
    const collapsed = item.collapsible === false ? false : (item.collapsed ?? true);
    // An address with a fragment is a place in another page. Docusaurus counts it as a page, which no browser can ask for.
    if (item.index && ownPath.includes('#')) {
      return [{ type: 'category', label, href: ownPath, docId: null, linkUnlisted: false, collapsed, items: children }];
    }
    if (item.index) {
      const index = { title: item.index.title ?? label, description: item.index.description ?? '' };
      return [
        { type: 'category', label, href: ownPath, docId: null, linkUnlisted: false, collapsed, index, items: children },
      ];
    }
    const { href = null, docId = null, unlisted = false } = link ?? {};
    return [{ type: 'category', label, href, docId, linkUnlisted: unlisted, collapsed, items: children }];
  });
}

function linkTo(doc: SidebarDoc | undefined, label?: string): SidebarLink[] {
  if (!doc || doc.draft) return [];
  return [{ type: 'link', label: label ?? doc.label, href: doc.path, docId: doc.id, unlisted: doc.unlisted }];
}

/** Categories, at any depth, that have a page made from them. */
export function indexedCategories(items: readonly SidebarItem[]): SidebarCategory[] {
  return items.flatMap((item) =>
    item.type === 'category' ? [...(item.index ? [item] : []), ...indexedCategories(item.items)] : [],
  );
}

/** The first page among items: where a link to a sidebar leads, or to a category without its own page. */
export function firstLink(
  items: readonly SidebarItem[],
): { label: string; path: string; docId: string | null } | undefined {
  for (const item of items) {
    if (item.href !== null) return { label: item.label, path: item.href, docId: item.docId };
    const inner = item.type === 'category' ? firstLink(item.items) : undefined;
    if (inner) return inner;
  }
  return undefined;
}
