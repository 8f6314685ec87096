import { shownVersion } from '../../../search/client/search-client';
import { searchUrl } from '../../../model/addresses/routes';
import { hitHref } from '../../../search/client/result-text';
import type { SearchAnswer } from '../../../search/types';
import { goesOn } from './box-rows';
import type { BoxRow } from './box-rows';
import { seeAll } from './see-all';

/** An option of the box: a suggestion, a line to all results, or a recent search. */
export type Choice = { readonly key: string; readonly href: string } & (
  | { readonly kind: 'hit'; readonly row: BoxRow; readonly nested: boolean }
  | { readonly kind: 'all'; readonly label: string; readonly count: number }
  | { readonly kind: 'recent'; readonly query: string }
);

/** What can be chosen for a query. */
export const answerChoices = (
  query: string,
  answer: SearchAnswer,
  rows: readonly BoxRow[],
  path: string,
): readonly Choice[] => [
  ...rows.map((row, index): Choice => ({
    kind: 'hit',
    key: row.key,
    href: hitHref(row.hit),
    row,
    nested: goesOn(rows, index),
  })),
  ...seeAll(query, answer, path, shownVersion()).map((line): Choice => ({ kind: 'all', key: line.label, ...line })),
];

/** What can be chosen while nothing is typed. */
export const recentChoices = (recent: readonly string[]): readonly Choice[] =>
  recent.map((query) => ({ kind: 'recent', key: query, href: searchUrl(query), query }));
