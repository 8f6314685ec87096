/** Helpers of `@docusaurus/theme-common` that are no hooks, and hooks that have nothing to do here. */

type IsSame<T> = (one: T, other: T) => boolean;

export const duplicates = <T>(items: readonly T[], isSame: IsSame<T> = Object.is): T[] =>
  items.filter((item, at) => items.findIndex((other) => isSame(other, item)) !== at);

export const uniq = <T>(items: readonly T[]): T[] => [...new Set(items)];

export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Readonly<Record<string, T[]>> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return Object.fromEntries(groups);
}

export const isRegexpStringMatch = (pattern?: string, text?: string): boolean =>
  pattern !== undefined && text !== undefined && new RegExp(pattern, 'gi').test(text);

export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Tabs of this site keep their place while they change. */
export const useScrollPositionBlocker = (): object => ({ blockElementScrollPositionUntilNextRender: () => undefined });
