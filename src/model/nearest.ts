import { editDistance } from './edit-distance';

/**
 * The known name that a mistyped one most likely means, or `undefined` when none is near:
 * at most a third of the letters may differ (and never fewer than two).
 */
export function nearest(name: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let most = Math.max(2, Math.floor(name.length / 3));
  for (const candidate of known) {
    const steps = stepsBetween(name, candidate, most);
    if (steps > most) continue;
    best = candidate;
    most = steps - 1;
  }
  return best;
}

/** The remedy sentence for an unknown name: the nearest one, or all of them when they are few, or the three nearest. */
export function suggest(name: string, known: readonly string[], listLimit = 15): string {
  const near = nearest(name, known);
  if (near !== undefined) return `Did you mean \`${near}\`?`;
  if (known.length === 0) return 'There is nothing to choose from yet.';
  if (known.length <= listLimit) return `Use one of: ${listed(known)}.`;
  return `Check the spelling or remove it. The nearest names are ${listed(byNearness(name, known).slice(0, 3))}.`;
}

/** The remedy sentence for an unknown path or address: the nearest one, or else what is given. */
export function suggestNearest(name: string, known: readonly string[], otherwise: string): string {
  const near = nearest(name, known);
  return near === undefined ? otherwise : `Did you mean \`${near}\`?`;
}

const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const stepsBetween = (one: string, other: string, most?: number): number =>
  editDistance(one.toLowerCase(), other.toLowerCase(), most);

const byNearness = (name: string, known: readonly string[]): string[] =>
  known
    .map((candidate) => ({ candidate, steps: stepsBetween(name, candidate) }))
    .sort((a, b) => a.steps - b.steps)
    .map(({ candidate }) => candidate);
