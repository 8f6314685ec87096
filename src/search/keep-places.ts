import type { PageHits } from './types';

/**
 * A better answer to the same question, without moving what a reader is about to click: pages already shown keep their places and
 * get their new hits, pages that are gone give theirs to the best of the new ones.
 */
export function keepPlaces(shown: readonly PageHits[], improved: readonly PageHits[]): PageHits[] {
  const better = new Map(improved.map((page) => [page.key, page]));
  const before = new Set(shown.map(({ key }) => key));
  const fresh = improved.filter(({ key }) => !before.has(key));
  const places = shown.map(({ key }) => better.get(key) ?? fresh.shift()).filter((page) => page !== undefined);
  return [...places, ...fresh].slice(0, Math.max(shown.length, improved.length));
}
