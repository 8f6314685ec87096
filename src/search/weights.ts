import type { Tier } from './types';

/** Fields of the index and how much a match in each counts. */
export const fieldBoosts = {
  title: 10,
  heading: 4,
  reference: 4,
  keywords: 4,
  mentions: 1,
  code: 2,
  text: 1,
} as const;

export type SearchField = keyof typeof fieldBoosts;
export const searchFields: readonly SearchField[] = [
  'title',
  'heading',
  'reference',
  'keywords',
  'mentions',
  'code',
  'text',
];

/** Fields that say what a page or a section is about. */
export const labelFields: readonly SearchField[] = ['title', 'heading'];

/** Fields that hold names and nothing else. */
export const nameFields: readonly SearchField[] = ['reference', 'keywords', 'mentions', 'code'];

/**
 * Fields of names that a section defines, the weakest first. A section defines a name as strongly as the last field that has
 * it.
 */
export const definingFields: readonly SearchField[] = ['mentions', 'keywords', 'reference'];

/** The fields of each tier, in the order in which they are loaded. Names that are only mentioned are a ninth of what titles would be. */
export const tierFields = {
  titles: ['title', 'heading', 'reference', 'keywords'],
  contents: ['mentions', 'code', 'text'],
} as const satisfies Record<Tier, readonly SearchField[]>;

/** What else counts. `rank.ts` and `query-terms.ts` use each of them in one place. */
export const boosts = {
  /** A word that only begins with the last word typed, when that is a complete word itself. */
  longerWord: 0.02,
  /** Share of the score of the page's own row that a section gets, when the title has a word of the query. */
  titleOfPage: 0.5,
  /** What a page gains when the query says its whole title. A section gains 1 by its heading. */
  titleCover: 3,
  /** A word of a title in another form than it was typed in. */
  otherForm: 0.5,
  /** What a row gains for each doubling, roughly, of what its page has to say in other places. */
  restOfPage: 0.15,
  /** What reports on a thing, such as a post, or shows an example of it, against the section that explains it. */
  secondary: 0.5,
  /** Share of its score that a post keeps for each year of age. */
  postPerYear: 0.96,
} as const;

/**
 * Lunr's `b`: how much a field is punished for being longer than others. Only a page's own row has a title, so the average title
 * is a fraction of a word and Lunr's default of 0.75 would punish every title for its length. Sections of text differ in length
 * for good reasons, such as tables.
 */
export const lengthWeight = 0.1;
/** Lunr's `k1`: how soon more uses of a word stop counting. */
export const saturation = 1.2;
