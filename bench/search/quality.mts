import { depth } from './engine.mts';
import type { Engine } from './engine.mts';
import type { Gold } from './gold.mts';

/** Shares of queries, and the mean of 1/rank, within the first eight pages. */
export interface Quality {
  readonly queries: number;
  readonly recall1: number;
  readonly recall8: number;
  readonly mrr: number;
  /** Share of queries whose first result is the very section, of those that name one. */
  readonly section1: number;
}

export interface Outcome {
  readonly gold: Gold;
  /** Counted from 1; 0 when the page is not among the first eight. */
  readonly rank: number;
  readonly section: boolean;
  readonly found: readonly string[];
}

const pageOf = (address: string): string => address.replace(/#.*/, '');

/** A target without an anchor is met by any section of its page. */
const leadsTo = (address: string, target: string): boolean =>
  target.includes('#') ? address === target : pageOf(address) === target;

/** Asks every query. All engines are judged by pages, since some find no sections. */
export async function outcomes(engine: Engine, gold: readonly Gold[]): Promise<Outcome[]> {
  const results: Outcome[] = [];
  for (const one of gold) {
    const found = await engine.search(one.query);
    const pages = [...new Set(found.map(pageOf))].slice(0, depth);
    const targets = new Set(one.targets.map(pageOf));
    const rank = pages.findIndex((page) => targets.has(page)) + 1;
    results.push({ gold: one, rank, section: one.targets.some((target) => leadsTo(found[0] ?? '', target)), found });
  }
  return results;
}

export function qualityOf(results: readonly Outcome[]): Quality {
  const mean = (value: (result: Outcome) => number, of = results): number =>
    of.reduce((sum, result) => sum + value(result), 0) / Math.max(1, of.length);
  return {
    queries: results.length,
    recall1: mean(({ rank }) => (rank === 1 ? 1 : 0)),
    recall8: mean(({ rank }) => (rank > 0 ? 1 : 0)),
    mrr: mean(({ rank }) => (rank > 0 ? 1 / rank : 0)),
    section1: mean(({ section }) => (section ? 1 : 0)),
  };
}
