import type { PageHits, SearchHit } from '../../../search/types';

/** A row of the box. */
export interface BoxRow {
  /** The same for the same section in every answer. */
  readonly key: string;
  readonly hit: SearchHit;
  readonly context: PageHits['context'];
}

/**
 * The rows of the box are the best hit of each page. Where pages are few, further hits of the best pages fill up the rest.
 * Hits of a page follow each other.
 */
export function boxRows(pages: readonly PageHits[], most: number): BoxRow[] {
  let spare = Math.max(0, most - pages.length);
  return pages.slice(0, most).flatMap(({ hits, context }) => {
    const shown = hits.slice(0, 1 + spare);
    spare -= shown.length - 1;
    return shown.map((hit) => ({ key: hit.key, hit, context }));
  });
}

/** Whether a row goes on with the page of the row above it. */
export const goesOn = (rows: readonly BoxRow[], index: number): boolean =>
  rows[index - 1]?.hit.document.u === rows[index]?.hit.document.u;
