import type { SearchAnswer, SearchHit } from './types';

/** Where a hit leads: its section's anchor, or the page. */
export const hitHref = ({ document: { u, h } }: SearchHit): string => (h === '' ? u : `${u}#${h}`);

/** First line of a hit: the section, or the page. */
export const hitTitle = ({ document: { s, t } }: SearchHit): string => (s === '' ? t : s);

/** What a screen reader hears and the panel shows about an answer. */
export function summaryOf({ total, coverage }: SearchAnswer): string {
  if (total === 0) return 'No results';
  const count = total === 1 ? '1 result' : `${total} results`;
  if (coverage === 'some') return `${count}. No page has all of these words. Showing pages with some of them.`;
  if (coverage === 'similar') return `${count}. No page has these words. Showing pages with similar ones.`;
  return count;
}
