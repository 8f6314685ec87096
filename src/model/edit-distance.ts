/**
 * How many letters to add, drop, change or swap with their neighbor to make one word of another; `most + 1` as soon as it is
 * clear that it takes more than `most` (optimal string alignment).
 */
export function editDistance(a: string, b: string, most = Infinity): number {
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
