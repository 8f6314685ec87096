import type { Matches, RankedRow } from './query';
import { asksForNews, queryWords } from './query-words';
import { stemOf } from '../lunr-pipeline';
import { boosts, definingFields } from '../weights';
import { fold } from '../tokenizer';
import type { HitKind, SearchDocument } from '../types';

/** A row with its final score. */
export interface RankedHit {
  readonly row: number;
  readonly document: SearchDocument;
  readonly score: number;
  readonly matches: Matches;
  /** Whether the page lacks a word of the query. */
  readonly partial: boolean;
  /** How strongly it defines the name that was typed; 0 unless that was all. What defines a name stands before what uses it. */
  readonly strength: number;
}

/** A heading that says a name in words, such as "IoT class", defines it as the text does. */
const stated = definingFields.indexOf('keywords') + 1;
/** A plain word means a name only where the reference defines it, and no title has it. */
const named = definingFields.indexOf('reference') + 1;
/** A word in capitals is typed by who has seen it in code. */
const isConstant = /^[A-Z]{4,}$/;

/** Rows that a query found → hits, best first: pages with all words before those that lack some. */
export function rankHits(
  rows: readonly RankedRow[],
  documents: readonly SearchDocument[],
  query: string,
  now: Date,
): RankedHit[] {
  const typed = lettersOf(query);
  const words = queryWords(query);
  const isDoc = (row: number): boolean => documents[row]?.u.startsWith('/docs/') === true;
  const [word, ...others] = words;
  const single = others.length === 0 ? word : undefined;
  const isName = single !== undefined && (single.parts.length > 0 || isConstant.test(query.trim()));
  const isInTitle = (stem: string): boolean =>
    rows.some(({ row, matches }) => isDoc(row) && matches[stem]?.title !== undefined);
  const least = isName ? 1 : single !== undefined && !isInTitle(stemOf(single.whole)) ? named : Infinity;
  const isDefined =
    single !== undefined &&
    rows.some(({ row, defines, matches }) => (defines > 0 || (isName && single.whole in matches)) && isDoc(row));
  const postWeight = isDefined ? boosts.postOnName : asksForNews(words) ? boosts.postOnNews : boosts.post;
  return rows
    .flatMap(({ row, score, matches, partial, defines }): RankedHit[] => {
      const document = documents[row];
      if (!document) return [];
      const title = document.s === '' ? document.t : document.s;
      const exact =
        Math.abs(title.length - typed.length) < 4 && lettersOfTitle(title) === typed ? boosts.exactTitle : 1;
      const isExact = exact !== 1;
      const defined = isExact ? Math.max(defines + 0.5, isName ? stated : named) : defines;
      const strength = isDoc(row) && defined >= least ? defined : 0;
      const weight = exact * weightOf(document, postWeight, isDefined, now);
      return [{ row, document, score: score * weight, matches, partial, strength }];
    })
    .sort((a, b) => Number(a.partial) - Number(b.partial) || b.strength - a.strength || b.score - a.score);
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
  if (fields.has('title')) return 'title';
  if (fields.has('heading')) return 'heading';
  return definingFields.some((field) => fields.has(field)) ? 'keywords' : 'content';
}

/** Posts grow old; reference pages do not. Who looks for a name wants what explains it before examples that use it. */
function weightOf({ u, s }: SearchDocument, postWeight: number, isDefined: boolean, now: Date): number {
  const match = /^\/blog\/(\d{4})\/(\d{2})\//.exec(u);
  if (!match) return isDefined && s.startsWith('Example') ? boosts.example : 1;
  const years = now.getUTCFullYear() + now.getUTCMonth() / 12 - (Number(match[1]) + (Number(match[2]) - 1) / 12);
  return postWeight * boosts.postPerYear ** Math.max(0, years);
}
