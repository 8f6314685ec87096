import type { Groups } from './terms/candidates';

/** What a row or a page has of a query, a bit for each group of terms. Bits, because thousands of rows are judged a keystroke. */
export interface FoundWords {
  /** The groups that a term stands for; 0 for none. */
  readonly bitsOf: (term: string) => number;
  /** The share of the words of which all groups are there. */
  readonly share: (bits: number) => number;
}

const lastBit = 30;

/** For the words of a query; groups beyond the thirtieth, in a query of very long names, share the last bit. */
export function foundWords(wanted: readonly Groups[]): FoundWords {
  const bits = new Map<string, number>();
  let next = 0;
  const words = wanted.map((groups) =>
    groups.reduce((word, group) => {
      const bit = 1 << Math.min(next++, lastBit);
      for (const { term } of group) bits.set(term, (bits.get(term) ?? 0) | bit);
      return word | bit;
    }, 0),
  );
  // Thousands of rows have the same few words.
  const shares = new Map<number, number>();
  return {
    bitsOf: (term) => bits.get(term) ?? 0,
    share: (found) => {
      let share = shares.get(found);
      if (share === undefined) {
        share = words.filter((word) => word !== 0 && (found & word) === word).length / words.length;
        shares.set(found, share);
      }
      return share;
    },
  };
}
