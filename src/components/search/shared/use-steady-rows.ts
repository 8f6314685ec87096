import { useState } from 'react';
import type { SearchAnswer } from '../../../search/types';

/**
 * The rows of an answer. A better answer to the same query changes them, but while they are held – the pointer is over them,
 * or the keyboard on one – those that are shown keep their places.
 */
export function useSteadyRows<Row extends { readonly key: string }>(
  answer: SearchAnswer | undefined,
  query: string,
  held: boolean,
  rowsOf: (answer: SearchAnswer) => readonly Row[],
): readonly Row[] {
  const [shown, setShown] = useState<{ answer: SearchAnswer | undefined; query: string; rows: readonly Row[] }>({
    answer: undefined,
    query: '',
    rows: [],
  });
  if (shown.answer === answer) return shown.rows;
  const improved = answer ? rowsOf(answer) : [];
  const rows = held && shown.query === query ? keepPlaces(shown.rows, improved) : improved;
  setShown({ answer, query, rows });
  return rows;
}

/**
 * Rows that a better answer improves while the reader points at them. Rows that are shown stay where they are, and new ones
 * follow.
 */
export function keepPlaces<Row extends { readonly key: string }>(
  shown: readonly Row[],
  improved: readonly Row[],
): Row[] {
  const known = new Set(shown.map(({ key }) => key));
  const added = improved.filter(({ key }) => !known.has(key));
  return [...shown, ...added].slice(0, Math.max(shown.length, improved.length));
}
