import { z } from 'zod';

/** Authored stage: an entry of `data/sidebars.yml`, with its shorthand. */
export type AuthoredItem =
  | string
  | { readonly label: string; readonly href: string }
  | {
      readonly label: string;
      readonly link?: string | undefined;
      readonly collapsed?: boolean | undefined;
      readonly items: readonly AuthoredItem[];
    };

const label = z.string().min(1);

const authoredItem: z.ZodType<AuthoredItem> = z.lazy(() =>
  z.union([
    z.string(),
    z.strictObject({ label, href: z.string().min(1) }),
    z.strictObject({
      label,
      link: z.string().optional(),
      collapsed: z.boolean().optional(),
      items: z.array(authoredItem).min(1),
    }),
  ]),
);

/** `data/sidebars.yml`: sidebar name → its entries, in order. */
export const sidebarsFile = z.record(z.string(), z.array(authoredItem));

/** What a sidebar needs to know of a doc. */
export interface SidebarDoc {
  readonly id: string;
  readonly path: string;
  readonly label: string;
  readonly draft: boolean;
  readonly unlisted: boolean;
}

/** Rendered stage: what components receive. */
export interface SidebarLink {
  readonly type: 'link';
  readonly label: string;
  readonly href: string;
  readonly docId: string | null;
  readonly unlisted: boolean;
}
export interface SidebarCategory {
  readonly type: 'category';
  readonly label: string;
  readonly href: string | null;
  readonly docId: string | null;
  readonly linkUnlisted: boolean;
  readonly collapsed: boolean;
  readonly items: readonly SidebarItem[];
}
export type SidebarItem = SidebarLink | SidebarCategory;

/** One mention of a doc in a sidebar, for the check. */
export interface SidebarMention {
  readonly docId: string;
  /** Keys and indices from the sidebar's name to the entry. */
  readonly path: readonly (string | number)[];
}

/** All docs that a sidebar names, with the place of each name. */
export function sidebarMentions(items: readonly AuthoredItem[], path: readonly (string | number)[]): SidebarMention[] {
  return items.flatMap((item, index): SidebarMention[] => {
    const here = [...path, index];
    if (typeof item === 'string') return [{ docId: item, path: here }];
    if (!('items' in item)) return [];
    const link = item.link === undefined ? [] : [{ docId: item.link, path: [...here, 'link'] }];
    return [...link, ...sidebarMentions(item.items, [...here, 'items'])];
  });
}

/** Authored → rendered. Drafts and unknown docs fall out (the check reports the latter), and with them empty categories. */
export function resolveSidebar(items: readonly AuthoredItem[], docs: ReadonlyMap<string, SidebarDoc>): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (typeof item === 'string') return linkTo(docs.get(item));
    if (!('items' in item)) {
      return [{ type: 'link', label: item.label, href: item.href, docId: null, unlisted: false }];
    }
    const children = resolveSidebar(item.items, docs);
    const [link] = item.link === undefined ? [] : linkTo(docs.get(item.link));
    if (children.length === 0) return link ? [{ ...link, label: item.label }] : [];
    const { href = null, docId = null, unlisted = false } = link ?? {};
    const collapsed = item.collapsed ?? true;
    return [{ type: 'category', label: item.label, href, docId, linkUnlisted: unlisted, collapsed, items: children }];
  });
}

function linkTo(doc: SidebarDoc | undefined): SidebarLink[] {
  if (!doc || doc.draft) return [];
  return [{ type: 'link', label: doc.label, href: doc.path, docId: doc.id, unlisted: doc.unlisted }];
}

/** Label, address and doc of the first link of a sidebar: where a link to the sidebar leads. */
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
