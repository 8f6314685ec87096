import { site } from '../../config/browser-config';
import { releasesPath } from '../../model/addresses/routes';
import { oncePerKey } from '../../model/once';
import { compareReleases, releaseOfDay } from '../../model/reference/releases';
import { searchContexts } from '../contexts';
import { boosts, definingFields, labelFields } from '../weights';
import { fold, isStopWord, pieces, stemOf, wordsOf } from '../words';
import type { HitKind, SearchDocument } from '../types';
import type { Corpus } from './corpus';
import type { AskedTerms, Found, Match } from './match';
import { asItIsAndStemmed, asksForNews, queryWords } from './query-terms';
import { hasTerm, rowsWith } from './term-index';
import type { TermIndex } from './term-index';

/** A row with its final score. */
export interface RankedHit extends Pick<Match, 'row' | 'partial'> {
  readonly document: SearchDocument;
  readonly score: number;
  readonly asked: AskedTerms;
  /** How strongly it defines the name that was typed; 0 unless that was all. */
  readonly strength: number;
}

type Rows = Pick<Corpus, 'documents' | 'pageCount' | 'contextOf' | 'pageOf'>;

/** A heading that says a name in words, such as "IoT class", defines it as the text does. */
const definedByText = definingFields.indexOf('keywords') + 1;
const definedByReference = definingFields.indexOf('reference') + 1;
/** Who types a word in capitals has seen it in code. */
const isConstant = /^[A-Z]{4,}$/;

/**
 * Puts what a query found in order: first what defines the name that was typed, then the higher score.
 *
 * The score is what Lunr gives, times what is known of the row: whether it has all words, is called by the words, is on a page that
 * speaks of them elsewhere, and whether it explains or only reports.
 */
export function rankHits(
  found: Found,
  corpus: Rows,
  index: TermIndex,
  query: string,
  now: Date,
  release = '',
): RankedHit[] {
  const { matches, asked, words } = found;
  const { documents, pageCount, pageOf } = corpus;
  const isNews = (row: number): boolean => {
    const name = corpus.contextOf(row)?.files.name;
    return name !== undefined && searchContexts[name].isNews;
  };
  const { strengthOf, isDefined } = definitions(found, query, isNews, documents);
  const isAsked = new Set(asked.terms);
  const typed = new Set(words.flatMap(({ whole, parts }) => [whole, ...parts]));
  const phrase = lettersOf(query);
  const isPhrase = phrase.includes(' ');
  /** Whether the title has the words side by side as they were typed, stop words included. */
  const isInTitle = (row: number): boolean => ` ${lettersOfTitle(documents[row]?.t ?? '')} `.includes(` ${phrase} `);
  /** Whether the author's keywords have all words. They then say as much as the title. */
  const isKeyword = (row: number): boolean =>
    words.every(({ whole }) => asItIsAndStemmed(whole).some((term) => hasTerm(index, row, term, 'keywords')));
  const gainByLabel = (row: number): number => {
    const { t = '', s = '', u = '' } = documents[row] ?? {};
    const field = s === '' ? 'title' : 'heading';
    const rows = s === '' ? pageCount : documents.length - pageCount;
    const coverOf = (label: string): number =>
      labelCover(label, {
        rarityOf: (stem) => Math.log(1 + rows / Math.max(1, rowsWith(index, stem, field))),
        isFound: (term) => isAsked.has(term) && hasTerm(index, row, term, field),
        typed,
      });
    // A heading within a post names a part of its news.
    if (s !== '') return isNews(row) ? 0 : coverOf(s) ** 2;
    // The address is what the author calls the page for short: "Color Reference" at `/colors`. A long one takes nothing away.
    const byTitle = coverOf(t);
    const cover = Math.max(byTitle, (byTitle + coverOf(lastPartOf(u))) / 2);
    return boosts.titleCover * cover ** 2;
  };
  const relevanceOf = (match: Match): number => {
    const { row, score, titleScore, share, shareInTitles, inLabel } = match;
    const inTitles = words.length > 1 ? shareInTitles ** 2 : 0;
    const isWhole = isPhrase && documents[row]?.s === '' && !isNews(row);
    const isNamed = isWhole && isCalled(phrase, documents[row]);
    const sideBySide = isNamed || (isWhole && isInTitle(row)) ? 1 : 0;
    const byLabel = inLabel ? gainByLabel(row) * shareInTitles : 0;
    const cover = isNamed || (isWhole && isKeyword(row)) ? boosts.titleCover : byLabel;
    return (score + boosts.titleOfPage * titleScore) * share ** 2 * (1 + inTitles + sideBySide) * (1 + cover);
  };
  const relevance = new Map(matches.map((match) => [match.row, relevanceOf(match)]));
  const pageScores = new Map<number, number>();
  for (const [row, score] of relevance) pageScores.set(pageOf(row), (pageScores.get(pageOf(row)) ?? 0) + score);

  const wantsNews = asksForNews(words) && !isDefined;
  /** Of what explains a thing and what reports on it, the kind that the query does not ask for is worth less. */
  const weightOf = (row: number, document: SearchDocument): number => {
    const reports = isNews(row) || document.u.startsWith(`${releasesPath(site)}/`);
    const isExample = isDefined && document.s.startsWith('Example');
    const isSecondary = wantsNews ? !reports : reports || isExample;
    // Even less if a page defines the name that a post mentions.
    const mentions = isNews(row) && isDefined ? boosts.secondary : 1;
    const outdated = reports && isBefore(document, release) ? boosts.secondary : 1;
    return (isSecondary ? boosts.secondary : 1) * outdated * mentions * (isNews(row) ? freshness(document, now) : 1);
  };
  return matches
    .flatMap(({ row, partial, defines }): RankedHit[] => {
      const document = documents[row];
      if (!document) return [];
      const own = relevance.get(row) ?? 0;
      // A page that speaks of it all over is more likely about it than one with a single section.
      const about = 1 + boosts.restOfPage * Math.log((pageScores.get(pageOf(row)) ?? own) / own);
      const score = own * about * weightOf(row, document);
      return [{ row, document, score, asked, partial, strength: strengthOf(row, defines) }];
    })
    .sort((a, b) => b.strength - a.strength || b.score - a.score);
}

/** Whether a query is a name, whether docs define that, and how strongly each row does. */
function definitions(
  { matches, asked }: Found,
  query: string,
  isNews: (row: number) => boolean,
  documents: readonly SearchDocument[],
) {
  const words = queryWords(query);
  const typed = lettersOf(query);
  const [word] = words;
  // A dotted name is one, although the names within it are looked for as well.
  const single = words.length === 1 || pieces(query).length === 1 ? word : undefined;
  const isName = single !== undefined && (single.parts.length > 0 || isConstant.test(query.trim()));
  const inDocs = matches.filter(({ row }) => !isNews(row));
  // A plain word means a name only where the reference defines it, and no title has it.
  const isInTitle = (stem: string): boolean => inDocs.some(({ row }) => asked.fieldsOf(row, stem).includes('title'));
  const isPlainName = single !== undefined && !isName && !isInTitle(stemOf(single.whole));
  const least = isName ? 1 : isPlainName ? definedByReference : Infinity;
  // Words side by side may spell a name.
  const joined = words.map(({ whole }) => whole).join('_');
  const isDefined = inDocs.some(({ row, defines }) =>
    defines > 0 && single !== undefined ? true : (defines > 0 || isName) && asked.fieldsOf(row, joined).length > 0,
  );
  const strengthOf = (row: number, defines: number): number => {
    if (isNews(row)) return 0;
    const { t = '', s = '' } = documents[row] ?? {};
    const title = s === '' ? t : s;
    const isExact =
      (Math.abs(title.length - typed.length) < 4 && lettersOfTitle(title) === typed) ||
      (s === '' && isCalled(typed, documents[row]));
    const strength = isExact ? Math.max(defines + 0.5, isName ? definedByText : definedByReference) : defines;
    return strength >= least ? strength : 0;
  };
  return { isDefined, strengthOf };
}

/** What is left of a text when capitals, accents and signs make no difference. */
const lettersOf = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const lastPartOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

// Hundreds of titles are ranked for each keystroke, and taking them to pieces again would take longer.
const lettersOfTitle = oncePerKey(lettersOf);

/** Whether several words are what the author calls a page: its title, or for short the last part of its address. */
const isCalled = (typed: string, { t, u }: Pick<SearchDocument, 't' | 'u'> = { t: '', u: '' }): boolean =>
  typed.includes(' ') && [t, lastPartOf(u)].some((name) => lettersOfTitle(name) === typed);

/** A word of a title or heading: the terms of the index that stand for it, its stem first. */
type LabelWord = readonly [stem: string, ...forms: string[]];

const labelWords = oncePerKey((label: string) =>
  wordsOf(label).flatMap(({ whole, parts, isName }): LabelWord[] => {
    if (isName && parts.length === 0) return [[whole, whole]];
    const telling = (parts.length > 0 ? parts : [whole]).filter((part) => !isStopWord(part));
    return telling.map((part) => [stemOf(part), part, whole]);
  }),
);

/** What the share of a title or heading that a query says is measured by. */
interface Measure {
  /** How much a word tells: little if many titles have it. */
  readonly rarityOf: (stem: string) => number;
  readonly isFound: (term: string) => boolean;
  /** The words as they were typed. Another form of a word says less: "sensor" means "Sensor entity" rather than "Sensors". */
  readonly typed: ReadonlySet<string>;
}

/**
 * The share of a title or heading that a query says, from 0 to 1. Who types "websocket" has said all that tells of "WebSocket API",
 * and little of "Extending the WebSocket API".
 */
export function labelCover(label: string, { rarityOf, isFound, typed }: Measure): number {
  let all = 0;
  let said = 0;
  for (const [stem, ...forms] of labelWords(label)) {
    const rarity = rarityOf(stem);
    all += rarity;
    if (isFound(stem) || forms.some(isFound))
      said += rarity * (forms.some((form) => typed.has(form)) ? 1 : boosts.otherForm);
  }
  return all === 0 ? 0 : said / all;
}

/** Terms of the index that the hit was found by. */
export const termsOfHit = ({ row, asked }: RankedHit): ReadonlySet<string> =>
  new Set(asked.terms.filter((term) => asked.fieldsOf(row, term).length > 0));

/** The most telling place where the words stand. */
export function kindOf({ row, asked }: RankedHit): HitKind {
  const fields = new Set(asked.terms.flatMap((term) => asked.fieldsOf(row, term)));
  const [title, heading] = labelFields.map((field) => fields.has(field));
  if (title) return 'title';
  if (heading) return 'heading';
  return definingFields.some((field) => fields.has(field)) ? 'keywords' : 'content';
}

/** Whether a post or the page of a release is about an earlier release than the oldest that the reader supports. */
function isBefore({ u }: SearchDocument, release: string): boolean {
  if (release === '') return false;
  const [, day] = /\/(\d{4}\/\d{2}\/\d{2})\//.exec(u) ?? [];
  const about = day === undefined ? lastPartOf(u).replace('-', '.') : (releaseOfDay(day.replaceAll('/', '-')) ?? '0');
  return compareReleases(about, release) > 0;
}

/** Posts age; reference pages do not. An address without a date, which a post may choose, tells no age. */
function freshness({ u }: SearchDocument, now: Date): number {
  const [, year, month] = /\/(\d{4})\/(\d{2})\/\d{2}\//.exec(u) ?? [];
  if (year === undefined || month === undefined) return 1;
  const years = now.getUTCFullYear() + now.getUTCMonth() / 12 - (Number(year) + (Number(month) - 1) / 12);
  return boosts.postPerYear ** Math.max(0, years);
}
