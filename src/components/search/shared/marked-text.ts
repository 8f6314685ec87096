import type { Range } from '../../../search/types';

/** A stretch of a text, marked or not. */
export interface Stretch {
  readonly start: number;
  readonly text: string;
  readonly marked: boolean;
}

/** Cuts a text at the ends of its marks. Ranges are in order and do not overlap. */
export function stretches(text: string, marks: readonly Range[]): Stretch[] {
  const found: Stretch[] = [];
  let at = 0;
  const take = (to: number, marked: boolean): void => {
    if (to > at) found.push({ start: at, text: text.slice(at, to), marked });
    at = Math.max(at, to);
  };
  for (const [start, end] of marks) {
    take(start, false);
    take(end, true);
  }
  take(text.length, false);
  return found;
}
