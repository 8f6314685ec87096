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
  const rows = held ? steadyRows(shown, { query, rows: improved }) : improved;
  setShown({ answer, query, rows });
  return rows;
}

/** What a query has found. */
interface Rows<Row> {
  readonly query: string;
  readonly rows: readonly Row[];
}

/**
 * Rows that another answer brings while the reader points at those that are `shown`. Of a better answer to the same query, new ones follow
 * those, which stay where they are.
 */
export function steadyRows<Row extends { readonly key: string }>(shown: Rows<Row>, next: Rows<Row>): readonly Row[] {
  if (shown.query !== next.query) return next.rows;
  const known = new Set(shown.rows.map(({ key }) => key));
  const added = next.rows.filter(({ key }) => !known.has(key));
  return [...shown.rows, ...added].slice(0, Math.max(shown.rows.length, next.rows.length));
}
