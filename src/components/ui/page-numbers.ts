/** Numbers of pages to link to: the first, the last, the current and its neighbors; 0 where some are left out. */
export function pageNumbers(current: number, last: number): number[] {
  const shown = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const sorted = [...new Set(shown)].sort((a, b) => a - b);
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1] ?? 0;
    // One left out takes as much room as the gap.
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [0, page] : [page];
  });
}
