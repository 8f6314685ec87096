import type { NavbarItem, NavbarLink } from '../../model/navigation/navbar';
import { siteAddress } from './addresses';
import type { NavbarEntry } from '../config-schema';
import type { Notes } from '../notes';

/** Keys that change looks only, or that every item may have. */
const harmless = new Set([
  'type',
  'label',
  'to',
  'href',
  'docId',
  'sidebarId',
  'position',
  'items',
  'className',
  'aria-label',
]);

/** Items of Docusaurus' navbar → ours: those for the right side behind the others, then search and color mode. */
export function convertNavbar(entries: readonly NavbarEntry[], notes: Notes): NavbarItem[] {
  const right = entries.filter(({ position }) => position !== 'left');
  const left = entries.filter(({ position }) => position === 'left');
  const items = [...left, ...right].flatMap((entry) => convertItem(entry, notes));
  return [...items, { type: 'search' }, { type: 'colorMode' }];
}

function convertItem(entry: NavbarEntry, notes: Notes): NavbarItem[] {
  if (entry.type === 'search') return [];
  if (entry.type !== 'dropdown' && entry.items === undefined) return convertLink(entry, notes);
  const items = (entry.items ?? []).flatMap((inner) => convertLink(inner, notes));
  return items.length === 0 ? [] : [{ type: 'dropdown', label: entry.label ?? 'More', items }];
}

function convertLink(entry: NavbarEntry, notes: Notes): NavbarLink[] {
  const { type, label, to, href, docId, sidebarId } = entry;
  for (const key of Object.keys(entry))
    if (!harmless.has(key)) notes.add(`navbar: ${key} of “${label ?? to ?? href ?? ''}”`);
  if (type === 'doc' && docId !== undefined) return [{ type, label: label ?? lastPart(docId), doc: docId }];
  if (type === 'docSidebar' && sidebarId !== undefined)
    return [{ type, label: label ?? sidebarId, sidebar: sidebarId }];
  if (type === undefined || type === 'default') {
    if (to !== undefined) return [{ type: 'link', label: label ?? to, to: siteAddress(to) }];
    if (href !== undefined) return [{ type: 'link', label: label ?? href, href }];
  }
  notes.add(`navbar: an item of type ${type ?? '(none)'}${label === undefined ? '' : `, “${label}”`}`);
  return [];
}

const lastPart = (id: string): string => id.slice(id.lastIndexOf('/') + 1);
