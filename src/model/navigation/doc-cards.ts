import { escapeAttribute } from '../escape';
import { firstLink } from './sidebar';
import type { SidebarItem } from './sidebar';
import type { Segment } from '../types';

/** Whether a list of pages stands in a body. */
export const hasDocCards = (segments: readonly Segment[]): boolean =>
  segments.some(
    (segment) => segment.kind === 'doc-cards' || (segment.kind !== 'html' && hasDocCards(segment.children)),
  );

/** Puts the list of pages in the place of each list of cards: the items of a sidebar are only known when all pages are. */
export function withDocCards(segments: readonly Segment[], items: readonly SidebarItem[], path: string): Segment[] {
  return segments.map((segment) => {
    if (segment.kind === 'html') return segment;
    if (segment.kind === 'doc-cards') {
      const cards = cardsOf(items, path) ?? [];
      const list = cards
        .map(({ href, label }) => `<li><a href="${escapeAttribute(href)}">${escapeAttribute(label)}</a></li>`)
        .join('');
      return { kind: 'html', html: `<ul class="doc-cards">${list}</ul>` };
    }
    return { ...segment, children: withDocCards(segment.children, items, path) };
  });
}

interface DocCard {
  readonly label: string;
  readonly href: string;
}

/** The entries below the category with this address, or else those beside the page; `undefined` when the path is in none. */
export function cardsOf(items: readonly SidebarItem[], path: string): DocCard[] | undefined {
  for (const item of items) {
    const inner = item.type === 'category' ? item.items : undefined;
    if (item.href === path) return listed(inner ?? items, path);
    const found = inner && cardsOf(inner, path);
    if (found) return found;
  }
  return undefined;
}

const listed = (items: readonly SidebarItem[], path: string): DocCard[] =>
  items.flatMap((item) => {
    if (item.type === 'html') return [];
    const href = firstLink([item])?.path;
    const hidden = item.type === 'link' ? item.unlisted : item.linkUnlisted;
    return href === undefined || href === path || hidden ? [] : [{ label: item.label, href }];
  });
