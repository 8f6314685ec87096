import type { NavbarItem, NavbarLink } from '../../model/navigation/navbar';
import type { DocSet } from '../../config/site-config';
import { siteAddress } from './addresses';
import { navbarText } from '../config/config-schema';
import type { NavbarEntry, FooterEntry, ThemeConfig } from '../config/config-schema';
import type { UnsupportedSettings } from '../unsupported-settings';
import type { SiteData } from '../../model/site-data';
import { escapeAttribute } from '../../model/escape';
import { textOfHtml, plainMarkup } from './markup';

/** Keys that change looks only, or that every item may have. */
const harmless = new Set([
  ...Object.keys(navbarText.shape),
  ...['items', 'className', 'aria-label', 'title', 'html', 'activeBasePath', 'value', 'target', 'rel'],
  ...['dropdownItemsBefore', 'dropdownItemsAfter', 'dropdownActiveClassDisabled'],
]);

/** Items of Docusaurus' navbar → ours: those for the right side behind the others, then the search and, if wanted, the color mode. */
export function convertNavbar(
  entries: readonly NavbarEntry[],
  sets: readonly DocSet[],
  unsupported: UnsupportedSettings,
  hasColorMode = true,
): NavbarItem[] {
  const right = entries.filter(({ position }) => position !== 'left');
  const left = entries.filter(({ position }) => position === 'left');
  const items = [...left, ...right].flatMap((entry) => convertItem(entry, sets, unsupported));
  return [...items, { type: 'search' }, ...(hasColorMode ? [{ type: 'colorMode' } as const] : [])];
}

function convertItem(entry: NavbarEntry, sets: readonly DocSet[], unsupported: UnsupportedSettings): NavbarItem[] {
  // The site has a menu of languages wherever it has several.
  if (entry.type === 'search' || entry.type === 'localeDropdown') return [];
  const links = (entries: readonly NavbarEntry[] = []): NavbarLink[] =>
    entries.flatMap((inner) => convertLink(inner, sets, unsupported));
  if (entry.type === 'docsVersionDropdown') {
    const docs = entry.docsPluginId ?? 'default';
    const items = links([...(entry.dropdownItemsBefore ?? []), ...(entry.dropdownItemsAfter ?? [])]);
    const last = lastVersion(docs, sets);
    return last ? [{ type: 'versions', docs, label: last.label, items }] : [];
  }
  if (entry.type !== 'dropdown' && entry.items === undefined) return convertLink(entry, sets, unsupported);
  const items = links(entry.items);
  return items.length === 0 ? [] : [{ type: 'dropdown', label: labelOf(entry) ?? 'More', items }];
}

function convertLink(entry: NavbarEntry, sets: readonly DocSet[], unsupported: UnsupportedSettings): NavbarLink[] {
  const { type, to, href, docId, sidebarId, docsPluginId: docs = 'default', html, value } = entry;
  if (type === 'html' && typeof value === 'string') return markupItem(value, entry, unsupported);
  const label = labelOf(entry);
  for (const key of Object.keys(entry))
    if (!harmless.has(key)) unsupported.add(`navbar: ${key} of “${label ?? to ?? href ?? ''}”`);
  const last = lastVersion(docs, sets);
  const prefix = last?.prefix ?? '';
  if (type === 'doc' && docId !== undefined) return [{ type, label: label ?? lastPart(docId), doc: prefix + docId }];
  if (type === 'docSidebar' && sidebarId !== undefined)
    return [{ type, label: label ?? sidebarId, sidebar: prefix + sidebarId }];
  if (type === 'docsVersion' && last) return [{ type: 'version', docs, label: label ?? last.label }];
  if (type === undefined || type === 'default') {
    const address = to ?? href;
    // A picture that says nothing itself.
    if (address !== undefined && typeof html === 'string' && label === undefined && /<img/i.test(html))
      return markupItem(`<a href="${escapeAttribute(siteAddress(address))}">${html}</a>`, entry, unsupported);
    if (to !== undefined) return [{ type: 'link', label: label ?? to, to: siteAddress(to) }];
    if (href !== undefined) return [{ type: 'link', label: label ?? hostOf(href), href: siteAddress(href) }];
  }
  unsupported.add(`navbar: an item of type ${type ?? '(none)'}${label === undefined ? '' : `, “${label}”`}`);
  return [];
}

/** Whether markup has text, or a picture. */
const saysSomething = (html: string): boolean => textOfHtml(html) !== '' || /<img\b[^>]*\ssrc=/.test(html);

/** Markup in the navbar, as far as it is text, links and pictures. */
function markupItem(html: string, entry: NavbarEntry, unsupported: UnsupportedSettings): NavbarLink[] {
  const label = plainMarkup(html);
  if (saysSomething(label)) return [{ type: 'html', label }];
  // A line between the links of a menu.
  if (!/^\s*<hr\b[^>]*>\s*$/i.test(html))
    unsupported.add(`navbar: an item of type html, “${labelOf(entry) ?? html.slice(0, 40)}”`);
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

type Footer = SiteData['footer'];
type Column = Footer['columns'][number];

/** Links and copyright of Docusaurus' footer. Links without a column are put into a separate one. */
export function convertFooter(footer: ThemeConfig['footer'], unsupported: UnsupportedSettings): Footer {
  const { links = [], copyright, logo } = footer ?? {};
  const columns = links.filter(({ items }) => items !== undefined);
  const loose = links
    .filter(({ items }) => items === undefined)
    .flatMap((entry) => convertFooterLink(entry, unsupported));
  const taken: Column[] = columns.map(({ title, items = [] }, index) => ({
    title: title ?? `Links ${index + 1}`,
    items: items.flatMap((entry) => convertFooterLink(entry, unsupported)),
  }));
  const all = [...taken, ...(loose.length > 0 ? [{ title: 'Links', items: loose }] : [])];
  const line = [logoOf(logo), plainMarkup(copyright ?? '')].filter((part) => part !== '').join('<br>');
  return { columns: all.filter(({ items }) => items.length > 0), ...(line === '' ? {} : { copyright: line }) };
}

/** The picture above the copyright. */
function logoOf(logo: NonNullable<ThemeConfig['footer']>['logo']): string {
  if (logo?.src === undefined) return '';
  const attributes = Object.entries<unknown>({ ...logo, href: undefined, src: siteAddress(logo.src) }).flatMap(
    ([name, value]) =>
      ['src', 'alt', 'width', 'height'].includes(name) && (typeof value === 'string' || typeof value === 'number')
        ? [` ${name}="${escapeAttribute(`${value}`)}"`]
        : [],
  );
  const picture = `<img${attributes.join('')}>`;
  return logo.href === undefined ? picture : `<a href="${escapeAttribute(siteAddress(logo.href))}">${picture}</a>`;
}

function convertFooterLink({ label, to, href, html }: FooterEntry, unsupported: UnsupportedSettings): Column['items'] {
  if (label !== undefined && to !== undefined) return [{ label, href: siteAddress(to) }];
  if (label !== undefined && href !== undefined) return [{ label, href: siteAddress(href) }];
  const markup = plainMarkup(html ?? '');
  if (saysSomething(markup)) return [{ html: markup }];
  unsupported.add('footer: a piece of HTML', 'is ignored because it has neither text nor a picture');
  return [];
}

/** What the announcement bar says, with its links and pictures. */
export function convertAnnouncement(
  bar: ThemeConfig['announcementBar'],
  unsupported: UnsupportedSettings,
): SiteData['announcement'] {
  if (!bar) return null;
  for (const key of ['backgroundColor', 'textColor']) if (key in bar) unsupported.add(`announcementBar: ${key}`);
  const html = plainMarkup(bar.content);
  const text = textOfHtml(html);
  if (text === '') return null;
  return { id: bar.id ?? 'announcement-bar', text, html, closeable: bar.isCloseable ?? true };
}
