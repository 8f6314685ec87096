import type { NavbarItem, NavbarLink } from '../../../model/navigation/navbar';
import type { DocSet } from '../../../config/site-config';
import { siteAddress } from '../addresses';
import type { NavbarEntry } from '../../config/config-schema';
import type { Notes } from '../../notes';

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
  'title',
  'html',
  'activeBasePath',
  'docsPluginId',
  'dropdownItemsBefore',
  'dropdownItemsAfter',
  'dropdownActiveClassDisabled',
  'value',
  'target',
  'rel',
]);

/** Items of Docusaurus' navbar → ours: those for the right side behind the others, then the search and, if wanted, the color mode. */
export function convertNavbar(
  entries: readonly NavbarEntry[],
  sets: readonly DocSet[],
  notes: Notes,
  hasColorMode = true,
): NavbarItem[] {
  const right = entries.filter(({ position }) => position !== 'left');
  const left = entries.filter(({ position }) => position === 'left');
  const items = [...left, ...right].flatMap((entry) => convertItem(entry, sets, notes));
  return [...items, { type: 'search' }, ...(hasColorMode ? [{ type: 'colorMode' } as const] : [])];
}

function convertItem(entry: NavbarEntry, sets: readonly DocSet[], notes: Notes): NavbarItem[] {
  if (entry.type === 'search') return [];
  const links = (entries: readonly NavbarEntry[] = []): NavbarLink[] =>
    entries.flatMap((inner) => convertLink(inner, sets, notes));
  if (entry.type === 'docsVersionDropdown') {
    const docs = entry.docsPluginId ?? 'default';
    const items = links([...(entry.dropdownItemsBefore ?? []), ...(entry.dropdownItemsAfter ?? [])]);
    const last = lastVersion(docs, sets);
    return last ? [{ type: 'versions', docs, label: last.label, items }] : [];
  }
  if (entry.type !== 'dropdown' && entry.items === undefined) return convertLink(entry, sets, notes);
  const items = links(entry.items);
  return items.length === 0 ? [] : [{ type: 'dropdown', label: labelOf(entry) ?? 'More', items }];
}

function convertLink(entry: NavbarEntry, sets: readonly DocSet[], notes: Notes): NavbarLink[] {
  const { type, to, href, docId, sidebarId, docsPluginId: docs = 'default' } = entry;
  const label = labelOf(entry);
  for (const key of Object.keys(entry))
    if (!harmless.has(key)) notes.add(`navbar: ${key} of “${label ?? to ?? href ?? ''}”`);
  const last = lastVersion(docs, sets);
  const prefix = last?.prefix ?? '';
  if (type === 'doc' && docId !== undefined) return [{ type, label: label ?? lastPart(docId), doc: prefix + docId }];
  if (type === 'docSidebar' && sidebarId !== undefined)
    return [{ type, label: label ?? sidebarId, sidebar: prefix + sidebarId }];
  if (type === 'docsVersion' && last) return [{ type: 'version', docs, label: label ?? last.label }];
  if (type === undefined || type === 'default') {
    if (to !== undefined) return [{ type: 'link', label: label ?? to, to: siteAddress(to) }];
    if (href !== undefined) return [{ type: 'link', label: label ?? hostOf(href), href: siteAddress(href) }];
  }
  notes.add(`navbar: an item of type ${type ?? '(none)'}${label === undefined ? '' : `, “${label}”`}`);
  return [];
}

/** What an item says. One that custom CSS turns into an icon only says it to screen readers, and others have HTML. */
const labelOf = ({ label, html, 'aria-label': spoken, title }: NavbarEntry): string | undefined =>
  [label, typeof html === 'string' ? html.replace(/<[^>]*>/g, '') : undefined, spoken, title]
    .filter((text) => typeof text === 'string')
    .map((text) => text.trim())
    .find((text) => text !== '');

/** What to call a link without any text: GitHub by its name, which most of them lead to, and others by their host if they have one. */
function hostOf(href: string): string {
  const host = URL.canParse(href) ? new URL(href).host.replace(/^www\./, '') : href;
  return host === 'github.com' ? 'GitHub' : host || href;
}

const lastVersion = (docs: string, sets: readonly DocSet[]): DocSet | undefined =>
  sets.find((set) => set.docs === docs && set.isLast);

const lastPart = (id: string): string => id.slice(id.lastIndexOf('/') + 1);
