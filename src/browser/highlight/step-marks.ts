/** The mark that a step leads to: from the current one in a circle or, at first, from where the reader is in the page. */
export function nextMark(tops: readonly number[], current: number | undefined, by: 1 | -1): number {
  const count = tops.length;
  if (current !== undefined) return (current + by + count) % count;
  const below = tops.findIndex((top) => top >= 0);
  if (by === 1) return Math.max(0, below);
  return ((below === -1 ? count : below) - 1 + count) % count;
}

/** Marks one of the marks as the current one and shows it, even in folded details. */
export function showMark(marks: readonly HTMLElement[], current: number): void {
  marks.forEach((mark, at) => mark.toggleAttribute('data-current', at === current));
  const mark = marks[current];
  for (let folded = mark?.closest('details:not([open])'); folded; folded = mark?.closest('details:not([open])'))
    folded.setAttribute('open', '');
  mark?.scrollIntoView({ block: 'center' });
}
