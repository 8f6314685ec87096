/** How many rows `styles/rows.css` gives to what is not laid out yet: the next power of two, from 1 to 1024. */
export const rowsOf = (count: number): number => 2 ** Math.min(10, Math.max(0, Math.ceil(Math.log2(count))));
