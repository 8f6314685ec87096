/** How many items fit beside each other into `room`. If not all do, they leave a place as wide as `more`. */
export function countFitting(widths: readonly number[], room: number, more: number): number {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0));
  const whole = (ends.at(-1) ?? 0) <= room;
  return ends.filter((end) => end + (whole ? 0 : more) <= room).length;
}
