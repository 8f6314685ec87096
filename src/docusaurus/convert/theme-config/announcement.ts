import type { SiteData } from '../../../model/site-data';
import { siteAddress, textOfHtml } from '../addresses';
import type { DocusaurusConfig } from '../../config/config-schema';
import type { Notes } from '../../notes';

/** Text of the announcement bar, and its first link, whose words are a part of it. */
export function convertAnnouncement(
  bar: DocusaurusConfig['themeConfig']['announcementBar'],
  notes: Notes,
): SiteData['announcement'] {
  if (!bar) return null;
  for (const key of ['backgroundColor', 'textColor']) if (key in bar) notes.add(`announcementBar: ${key}`);
  const anchors = [...bar.content.matchAll(/<a\b[^>]*href=["']([^"']+)["'][^>]*>([\s\S]*?)<\/a>/gi)];
  if (anchors.length > 1) notes.add('announcementBar: a second link', 'is shown as text');
  const [first] = anchors;
  const href = first?.[1];
  const label = textOfHtml(first?.[2] ?? '');
  const isLink = href !== undefined && label !== '';
  const text = textOfHtml(bar.content);
  if (text === '') return null;
  return {
    id: bar.id ?? 'announcement-bar',
    text,
    closeable: bar.isCloseable ?? true,
    ...(isLink ? { link: { label, href: siteAddress(href) } } : {}),
  };
}
