/**
 * The known name that a mistyped one most likely means, or `undefined` when none is near: the only one that it begins, or else the one with
 * the fewest differences, of at most a third of the letters (two of a short name, of which a letter stays). For a path, that is a third of its last part.
 */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const typed = name.toLowerCase();
  const begins = (one: string): boolean => one.toLowerCase().startsWith(typed) && !/[./]/.test(one.slice(name.length));
  const [longer, another] = name.length > 3 ? known.filter(begins) : [];
  if (longer !== undefined && another === undefined) return longer;
  let best: string | undefined;
  let most = Math.min(name.length - 1, Math.max(2, Math.floor((name.length - name.lastIndexOf('/') - 1) / 3)));
  for (const candidate of known) {
    const steps = editDistance(typed, candidate.toLowerCase(), most);
    if (steps > most) continue;
    best = candidate;
    most = steps - 1;
  }
  return best;
}

/** More names would hide the sentence that they stand in. */
const mostListed = 15;

/** The remedy sentence for an unknown name: the nearest one, or all of them when they are few, or up to three that have a word in common with it. */
export function suggest(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  if (near !== undefined) return `Did you mean \`${near}\`?`;
  if (known.length === 0) return 'There is nothing to choose from yet.';
  if (known.length <= mostListed) return `Use one of: ${listed(known)}.`;
  const words = wordsOf(name);
  const related = known.filter((one) => wordsOf(one).some((word) => words.includes(word))).slice(0, 3);
  return `Check the spelling or remove it.${related.length > 0 ? ` Similar names: ${listed(related)}.` : ''}`;
}

/** The remedy sentence for an unknown path or address: the nearest one, or else what is given. */
export function suggestNearest(name: string, known: readonly string[], otherwise: string): string {
  const near = nearest(name, known);
  return near === undefined ? otherwise : `Did you mean \`${near}\`?`;
}

const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];

/**
 * How many letters to add, drop, change or swap with their neighbor to make one word of another; `most + 1` as soon as it is
 * clear that it takes more than `most` (optimal string alignment).
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let steps = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) steps = Math.min(steps, (beforeLast[column - 2] ?? 0) + 1);
      current.push(steps);
      least = Math.min(least, steps);
    }
    if (least > most) return most + 1;
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}
