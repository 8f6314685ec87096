import { boosts } from './ranking';
import type { Match, RankedRef } from './query';
import type { SearchDocument, SearchHit } from './types';

/** What one index answered. */
export interface ContextAnswer {
  readonly context: string;
  readonly documents: readonly SearchDocument[];
  readonly refs: readonly RankedRef[];
  readonly match: Match;
}

const order: readonly Match[] = ['all', 'some', 'similar'];

/** Answers of several indexes → one list, best first. Only answers of the best kind count: all words before some. */
export function mergeAnswers(answers: readonly ContextAnswer[], now: Date): { hits: SearchHit[]; match: Match } {
  const match =
    order.find((kind) => answers.some((answer) => answer.match === kind && answer.refs.length > 0)) ?? 'all';
  const hits = answers
    .filter((answer) => answer.match === match)
    .flatMap(({ context, documents, refs }) =>
      refs.flatMap(({ ref, score, fields }): SearchHit[] => {
        const document = documents[Number(ref)];
        if (!document) return [];
        return [{ document, context, kind: kindOf(fields), score: score * weightOf(document, now) }];
      }),
    );
  return { hits: hits.sort((a, b) => b.score - a.score), match };
}

function kindOf(fields: ReadonlySet<string>): SearchHit['kind'] {
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
