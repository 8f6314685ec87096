/**
 * Rows that a better answer improves while the reader points at them. Rows that are shown stay where they are, and new ones
 * follow.
 */
export function keepPlaces<Row extends { readonly key: string }>(
  shown: readonly Row[],
  improved: readonly Row[],
): Row[] {
  const known = new Set(shown.map(({ key }) => key));
  const added = improved.filter(({ key }) => !known.has(key));
  return [...shown, ...added].slice(0, Math.max(shown.length, improved.length));
}
