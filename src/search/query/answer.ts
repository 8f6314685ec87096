import type { PageHits, SearchAnswer, SearchHit, SearchQuestion, Tier } from '../types';
import { fold, pieces, stemOf } from '../words';
import type { Word } from '../words';
import { contextNames } from './corpus';
import type { Corpus } from './corpus';
import { marksIn } from './marks';
import { findMatches, findParts } from './match';
import { queryPieces } from './query-terms';
import { kindOf, rankHits, termsOfHit } from './rank';
import type { RankedHit } from './rank';
import { editDistance } from '../../model/nearest';
import type { TermIndex } from './term-index';

/** An answer, and the rows and terms that its excerpts are about. */
export interface Answered {
  readonly answer: SearchAnswer;
  readonly hits: readonly RankedHit[];
}

/** Hits among which the words are looked for that were meant. */
const suggestionSample = 40;

/** Rows that are judged for a keystroke, in a few milliseconds. On a site of 600 pages, more would change no answer. */
const judgedRows = 2000;

/** What a question is answered from. */
interface Source {
  readonly index: TermIndex;
  readonly corpus: Corpus;
  readonly tiers: readonly Tier[];
  readonly final: boolean;
}

/** Answers a question from an index: hits grouped by page, best page first. `most` is the number of rows to judge. */
export function answerFrom(source: Source, question: SearchQuestion, now = new Date(), most = judgedRows): Answered {
  const { index, corpus, tiers, final } = source;
  const asTyped = findMatches(index, question.query, corpus, most);
  const found = final && asTyped.matches.length === 0 ? findParts(asTyped, index, corpus, most) : asTyped;
  const { coverage, unknown } = found;
  const ranked = rankHits(found, corpus, index, question.query, now, question.release);
  const suggestion =
    coverage === 'similar' ? suggestionFor(question.query, unknown, ranked.slice(0, suggestionSample)) : undefined;
  // What is meant may be what a title says, word for word.
  const hits = suggestion === undefined ? ranked : rankHits(found, corpus, index, suggestion, now, question.release);
  const pages = new Map<number, [RankedHit, ...RankedHit[]]>();
  for (const hit of hits) {
    const page = corpus.pageOf(hit.row);
    const others = pages.get(page);
    if (others) others.push(hit);
    else pages.set(page, [hit]);
  }
  const counts: Record<string, number> = {};
  for (const page of found.pages) for (const name of contextNames(corpus, page)) counts[name] = (counts[name] ?? 0) + 1;
  const total = counts[question.context] ?? 0;
  const inContext = [...pages].flatMap(([page, hits]) =>
    question.context === '' || contextNames(corpus, page).includes(question.context) ? [hits] : [],
  );
  // Whoever reads on, or looks into a part of the site, waits longer for what was not judged.
  if (most !== Infinity && inContext.length < Math.min(total, question.offset + question.limit))
    return answerFrom(source, question, now, Infinity);
  const opened = new Set(question.opened?.split('\n'));
  const shown = inContext
    .slice(question.offset, question.offset + question.limit)
    .map((hits) => ({ hits, most: opened.has(hits[0].document.u) ? hits.length : question.hitsPerPage }));
  return {
    hits: shown.flatMap(({ hits, most }) => hits.slice(0, most)),
    answer: {
      tiers,
      final,
      pages: shown.map(({ hits, most }) => pageHits(corpus, hits, most)),
      total,
      counts,
      coverage,
      unknown: tiers.includes('contents') ? unknown.map(({ whole }) => whole) : [],
      ...(suggestion === undefined ? {} : { suggestion }),
      highlight: queryPieces(suggestion ?? question.query).join(' '),
    },
  };
}

/** The same section has the same key in every answer. */
export const keyOf = ({ document: { u, h } }: RankedHit): string => `${u}#${h}`;

function pageHits(corpus: Corpus, [first, ...others]: readonly [RankedHit, ...RankedHit[]], most: number): PageHits {
  return {
    key: first.document.u,
    context: corpus.contextOf(first.row)?.files.name ?? 'docs',
    hits: [searchHit(first), ...others.slice(0, most - 1).map(searchHit)],
    count: others.length + 1,
    partial: first.partial,
  };
}

function searchHit(hit: RankedHit): SearchHit {
  const { document, score } = hit;
  const terms = termsOfHit(hit);
  const marks = {
    t: marksIn(document.t, terms),
    s: marksIn(document.s, terms),
    b: document.b.map((label) => marksIn(label, terms)),
  };
  return { key: keyOf(hit), document, kind: kindOf(hit), score, marks };
}

/** A word that differs more is no other spelling. */
const farthest = 4;

/**
 * "Did you mean": the query with each unknown word replaced by the word that was found in its place. The index holds stems, which
 * nobody would type, so the word is taken from the title or heading where it stands; without one there is no suggestion.
 */
export function suggestionFor(query: string, unknown: readonly Word[], hits: readonly RankedHit[]): string | undefined {
  const typed = new Set(unknown.map(({ whole }) => whole));
  const words = pieces(query).map(({ piece }) => piece);
  const replaced = words.map((word) =>
    typed.has(fold(word).replace(/^_+/, '')) ? (nearestWord(fold(word), hits) ?? word) : word,
  );
  return replaced.some((word, at) => word !== words[at]) ? replaced.join(' ') : undefined;
}

function nearestWord(typed: string, hits: readonly RankedHit[]): string | undefined {
  let nearest: string | undefined;
  let least = farthest + 1;
  for (const { row, document, asked } of hits) {
    const isFound = (word: string): boolean => asked.fieldsOf(row, word).length > 0;
    for (const { piece } of [...pieces(document.t), ...pieces(document.s)]) {
      const word = fold(piece);
      const steps = editDistance(typed, word, farthest);
      if (steps < least && (isFound(word) || isFound(stemOf(word)))) [nearest, least] = [word, steps];
    }
  }
  return nearest;
}
