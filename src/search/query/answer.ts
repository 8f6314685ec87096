import { contextNames } from './corpus';
import type { Corpus } from './corpus';
import { marksIn } from './marks';
import { findMatches } from './match';
import { kindOf, rankHits, termsOfHit } from './rank';
import type { RankedHit } from './rank';
import { suggestionFor } from './spelling';
import type { TermIndex } from './term-index';
import type { PageHits, SearchAnswer, SearchHit, SearchQuestion, Tier } from '../types';

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
  const found = findMatches(index, question.query, corpus, most);
  const { coverage, unknown } = found;
  const ranked = rankHits(found, corpus, index, question.query, now);
  const suggestion =
    coverage === 'similar' ? suggestionFor(question.query, unknown, ranked.slice(0, suggestionSample)) : undefined;
  // What is meant may be what a title says, word for word.
  const hits = suggestion === undefined ? ranked : rankHits(found, corpus, index, suggestion, now);
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
