/** How long an animation of a height takes, in milliseconds: Material's curve, in which tall things move faster but not abruptly. */
export function autoHeightDuration(height: number): number {
  if (height <= 0) return 0;
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}
