import { translate } from '../../i18n/translate';
import type { SearchAnswer, SearchHit } from '../types';

/** Where a hit leads: its section's anchor, or the page. */
export const hitHref = ({ document: { u, h } }: SearchHit): string => (h === '' ? u : `${u}#${h}`);

/** First line of a hit: the section, or the page. */
export const hitTitle = ({ document: { s, t } }: SearchHit): string => (s === '' ? t : s);

/** What a screen reader hears and the panel shows about an answer. */
export function summaryOf({ total, coverage }: SearchAnswer): string {
  if (total === 0) return translate({ id: 'search.noResults', message: 'No results' });
  const count =
    total === 1
      ? translate({ id: 'search.oneResult', message: '1 result' })
      : translate({ id: 'search.count', message: '{total} results' }, { total });
  if (coverage === 'some')
    return translate(
      { id: 'search.someWords', message: '{count}. No page has all of these words. Showing pages with some of them.' },
      { count },
    );
  if (coverage === 'similar')
    return translate(
      { id: 'search.similarWords', message: '{count}. No page has these words. Showing pages with similar ones.' },
      { count },
    );
  return count;
}
