import type { RankedRow } from './query';
import { boosts } from './ranking';
import type { HitKind, SearchDocument } from './types';

/** A row with its final score. */
export interface RankedHit {
  readonly row: number;
  readonly document: SearchDocument;
  readonly kind: HitKind;
  readonly score: number;
  readonly terms: readonly string[];
}

/** Rows that a query found → hits, best first. */
export function rankHits(rows: readonly RankedRow[], documents: readonly SearchDocument[], now: Date): RankedHit[] {
  return rows
    .flatMap(({ row, score, terms, fields }): RankedHit[] => {
      const document = documents[row];
      return document ? [{ row, document, kind: kindOf(fields), score: score * weightOf(document, now), terms }] : [];
    })
    .sort((a, b) => b.score - a.score);
}

function kindOf(fields: ReadonlySet<string>): HitKind {
  if (fields.has('title')) return 'title';
  if (fields.has('heading')) return 'heading';
  return fields.has('keywords') ? 'keywords' : 'content';
}

/** Posts grow old; reference pages do not. */
function weightOf({ u }: SearchDocument, now: Date): number {
  const match = /^\/blog\/(\d{4})\/(\d{2})\//.exec(u);
  if (!match) return 1;
  const years = now.getUTCFullYear() + now.getUTCMonth() / 12 - (Number(match[1]) + (Number(match[2]) - 1) / 12);
  return boosts.post * boosts.postPerYear ** Math.max(0, years);
}
