/** Helpers of `@docusaurus/theme-common` that are no hooks, and hooks that have nothing to do here. */

type IsSame<T> = (one: T, other: T) => boolean;

export const duplicates = <T>(items: readonly T[], isSame: IsSame<T> = Object.is): T[] =>
  items.filter((item, at) => items.findIndex((other) => isSame(other, item)) !== at);

export const uniq = <T>(items: readonly T[]): T[] => [...new Set(items)];

export function groupBy<T, Key extends PropertyKey>(
  items: readonly T[],
  keyOf: (item: T) => Key,
): Readonly<Record<PropertyKey, T[]>> {
  const groups = new Map<Key, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return Object.fromEntries(groups);
}

export const isRegexpStringMatch = (pattern?: string, text?: string): boolean =>
  pattern !== undefined && text !== undefined && new RegExp(pattern, 'gi').test(text);

export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Tabs of this site keep their place while they change. */
export const useScrollPositionBlocker = (): object => ({ blockElementScrollPositionUntilNextRender: () => undefined });
