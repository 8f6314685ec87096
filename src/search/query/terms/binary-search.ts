/** The first place of a sorted list, from one up to another, that is not before what is looked for; the end when all are. */
export function firstNotBefore(from: number, to: number, isBefore: (place: number) => boolean): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
