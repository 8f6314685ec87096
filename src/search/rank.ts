import type { Matches, RankedRow } from './query';
import { asksForNews, queryWords } from './query-words';
import { boosts } from './ranking';
import { fold } from './tokenizer';
import type { HitKind, SearchDocument } from './types';

/** A row with its final score. */
export interface RankedHit {
  readonly row: number;
  readonly document: SearchDocument;
  readonly score: number;
  readonly matches: Matches;
  /** Whether the page lacks a word of the query. */
  readonly partial: boolean;
}

/** Rows that a query found → hits, best first: pages with all words before those that lack some. */
export function rankHits(
  rows: readonly RankedRow[],
  documents: readonly SearchDocument[],
  query: string,
  now: Date,
): RankedHit[] {
  const typed = lettersOf(query);
  const words = queryWords(query);
  const isDefined =
    words.length === 1 && rows.some(({ row, defines }) => defines && documents[row]?.u.startsWith('/docs/') === true);
  const postWeight = isDefined ? boosts.postOnName : asksForNews(words) ? boosts.postOnNews : boosts.post;
  return rows
    .flatMap(({ row, score, matches, partial }): RankedHit[] => {
      const document = documents[row];
      if (!document) return [];
      const title = document.s === '' ? document.t : document.s;
      const exact =
        Math.abs(title.length - typed.length) < 4 && lettersOfTitle(title) === typed ? boosts.exactTitle : 1;
      const weight = exact * weightOf(document, postWeight, isDefined, now);
      return [{ row, document, score: score * weight, matches, partial }];
    })
    .sort((a, b) => Number(a.partial) - Number(b.partial) || b.score - a.score);
}

/** What is left of a text when capitals, accents and signs make no difference. */
const lettersOf = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const folded = new Map<string, string>();

/** Kept, because to fold hundreds of titles for each keystroke would take longer than to rank them. */
function lettersOfTitle(title: string): string {
  const letters = folded.get(title) ?? lettersOf(title);
  folded.set(title, letters);
  return letters;
}

/** Terms of the index that the hit was found by. */
export const termsOfHit = ({ matches }: RankedHit): ReadonlySet<string> => new Set(Object.keys(matches));

/** The most telling place where the words stand. */
export function kindOf({ matches }: RankedHit): HitKind {
  const fields = new Set(Object.values(matches).flatMap((inFields) => Object.keys(inFields)));
  return kinds.find((kind) => fields.has(kind)) ?? 'content';
}

const kinds = ['title', 'heading', 'keywords'] as const;

/** Posts grow old; reference pages do not. Who looks for a name wants what explains it before examples that use it. */
function weightOf({ u, s }: SearchDocument, postWeight: number, isDefined: boolean, now: Date): number {
  const match = /^\/blog\/(\d{4})\/(\d{2})\//.exec(u);
  if (!match) return isDefined && s.startsWith('Example') ? boosts.example : 1;
  const years = now.getUTCFullYear() + now.getUTCMonth() / 12 - (Number(match[1]) + (Number(match[2]) - 1) / 12);
  return postWeight * boosts.postPerYear ** Math.max(0, years);
}
