/** Each is three fifths more than the one before, so that rounding takes or adds a quarter at most. */
const known = [1, 2, 3, 5, 8, 13, 21, 34, 54, 86, 137, 220, 352] as const;

/** The number of rows that `styles/base.css` has for what is not laid out yet: the nearest, in proportion. */
export const rowsOf = (count: number): number =>
  known.find((rows, at) => count * count <= rows * (known[at + 1] ?? Infinity)) ?? 1;
