import type { SiteData } from '../../../model/site-data';
import { siteAddress, textOfHtml } from '../addresses';
import { plainMarkup } from '../plain-markup';
import type { DocusaurusConfig, FooterEntry } from '../../config/config-schema';
import type { Notes } from '../../notes';

type Footer = SiteData['footer'];
type Column = Footer['columns'][number];

const hosting = { label: 'Built with Gatsby', href: 'https://www.gatsbyjs.com' };

/** Links and copyright of Docusaurus' footer. Links without a column are put into a separate one. */
export function convertFooter(footer: DocusaurusConfig['themeConfig']['footer'], notes: Notes): Footer {
  const { links = [], copyright } = footer ?? {};
  const columns = links.filter(({ items }) => items !== undefined);
  const loose = links.filter(({ items }) => items === undefined).flatMap((entry) => convertLink(entry, notes));
  const taken: Column[] = columns.map(({ title, items = [] }, index) => ({
    title: title ?? `Links ${index + 1}`,
    items: items.flatMap((entry) => convertLink(entry, notes)),
  }));
  const all = [...taken, ...(loose.length > 0 ? [{ title: 'Links', items: loose }] : [])];
  const line = plainMarkup(copyright ?? '');
  return { columns: all.filter(({ items }) => items.length > 0), hosting, ...(line === '' ? {} : { copyright: line }) };
}

function convertLink({ label, to, href, html }: FooterEntry, notes: Notes): Column['items'] {
  if (label !== undefined && to !== undefined) return [{ label, href: siteAddress(to) }];
  if (label !== undefined && href !== undefined) return [{ label, href: siteAddress(href) }];
  const anchor = html === undefined ? null : /<a\b[^>]*?\shref="([^"]+)"[^>]*>([\s\S]*?)<\/a>/i.exec(html);
  const text = textOfHtml(anchor?.[2] ?? '');
  if (anchor?.[1] !== undefined && text !== '') return [{ label: text, href: siteAddress(anchor[1]) }];
  notes.add('footer: a piece of HTML', 'is ignored because it is not a link with text');
  return [];
}
