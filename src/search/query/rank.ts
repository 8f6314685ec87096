import type { Corpus } from './corpus';
import type { RankedRow } from './query';
import { asksForNews, queryWords } from './query-words';
import { stemOf } from '../lunr-pipeline';
import { boosts, definingFields } from '../weights';
import { fold } from '../tokenizer';
import type { HitKind, SearchDocument } from '../types';
import { site } from '../../config/browser-config';
import { releasesPath } from '../../model/addresses/routes';

/** A row with its final score. */
export interface RankedHit extends Pick<RankedRow, 'row' | 'score' | 'asked' | 'partial'> {
  readonly document: SearchDocument;
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
  { documents, contextOf, pageOf }: Pick<Corpus, 'documents' | 'contextOf' | 'pageOf'>,
  query: string,
  now: Date,
): RankedHit[] {
  const typed = lettersOf(query);
  const words = queryWords(query);
  const isPost = (row: number): boolean => contextOf(row)?.files.name === 'blog';
  const [word, ...others] = words;
  const single = others.length === 0 ? word : undefined;
  const isName = single !== undefined && (single.parts.length > 0 || isConstant.test(query.trim()));
  const isInTitle = (stem: string): boolean =>
    rows.some(({ row, asked }) => !isPost(row) && asked.fieldsOf(row, stem).includes('title'));
  const least = isName ? 1 : single !== undefined && !isInTitle(stemOf(single.whole)) ? named : Infinity;
  const pageScores = new Map<number, number>();
  for (const { row, score } of rows) pageScores.set(pageOf(row), (pageScores.get(pageOf(row)) ?? 0) + score);
  // Words side by side may spell a name.
  const name = words.map(({ whole }) => whole).join('_');
  const isDefined = rows.some(({ row, asked, defines }) => {
    if (isPost(row) || !(defines > 0 || isName)) return false;
    return (defines > 0 && single !== undefined) || asked.fieldsOf(row, name).length > 0;
  });
  const postWeight = isDefined ? boosts.postOnName : asksForNews(words) ? boosts.postOnNews : boosts.post;
  return rows
    .flatMap(({ row, score, asked, partial, defines }): RankedHit[] => {
      const document = documents[row];
      if (!document) return [];
      const title = document.s === '' ? document.t : document.s;
      const isExact = Math.abs(title.length - typed.length) < 4 && lettersOfTitle(title) === typed;
      const exact = !isExact ? 1 : document.s === '' ? boosts.exactTitle : isPost(row) ? 1 : boosts.exactHeading;
      const defined = isExact ? Math.max(defines + 0.5, isName ? stated : named) : defines;
      const strength = !isPost(row) && defined >= least ? defined : 0;
      const weight = exact * (isPost(row) ? postWeight * freshness(document, now) : docWeight(document, isDefined));
      // A page that speaks of it all over is rather about it than one with a single section.
      const about = 1 + boosts.restOfPage * Math.log((pageScores.get(pageOf(row)) ?? score) / score);
      return [{ row, document, score: score * weight * about, asked, partial, strength }];
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
export const termsOfHit = ({ row, asked }: RankedHit): ReadonlySet<string> =>
  new Set(asked.terms.filter((term) => asked.fieldsOf(row, term).length > 0));

/** The most telling place where the words stand. */
export function kindOf({ row, asked }: RankedHit): HitKind {
  const fields = new Set(asked.terms.flatMap((term) => asked.fieldsOf(row, term)));
  if (fields.has('title')) return 'title';
  if (fields.has('heading')) return 'heading';
  return definingFields.some((field) => fields.has(field)) ? 'keywords' : 'content';
}

/** A reader who looks up a name wants what explains it before the examples that use it, and before what releases did to it. */
function docWeight({ s, u }: SearchDocument, isDefined: boolean): number {
  if (u.startsWith(`${releasesPath(site)}/`)) return boosts.release;
  return isDefined && s.startsWith('Example') ? boosts.example : 1;
}

/** Posts age; reference pages do not. An address without a date, which a post may choose, tells no age. */
function freshness({ u }: SearchDocument, now: Date): number {
  const [, year, month] = /\/(\d{4})\/(\d{2})\/\d{2}\//.exec(u) ?? [];
  if (year === undefined || month === undefined) return 1;
  const years = now.getUTCFullYear() + now.getUTCMonth() / 12 - (Number(year) + (Number(month) - 1) / 12);
  return boosts.postPerYear ** Math.max(0, years);
}
