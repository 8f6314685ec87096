/** The powers of two whose sum is a number of rows up to 511. `styles/rows.css` adds them up to the height of what is not laid out yet. */
export const rowsOf = (count: number): string => {
  const rows = Math.min(511, Math.max(1, Math.round(count)));
  return Array.from({ length: 9 }, (_, power) => 2 ** power)
    .filter((part) => (rows & part) !== 0)
    .join(' ');
};
