import type { Tier } from './types';

/** Fields of the index and how much a match in each counts. Tested as promises in ranking.test.ts and ranking-names.test.ts. */
export const fieldBoosts = {
  title: 10,
  heading: 6,
  reference: 4,
  keywords: 4,
  mentions: 4,
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

/** Fields that hold names and nothing else. */
export const nameFields: readonly SearchField[] = ['reference', 'keywords', 'mentions', 'code'];

/**
 * Fields of names that a section defines, the weakest first. A section defines a name as strongly as the last field that has
 * it.
 */
export const definingFields: readonly SearchField[] = ['mentions', 'keywords', 'reference'];

/** The fields of each tier, in the order in which they are loaded. */
export const tierFields = {
  titles: ['title', 'heading', 'reference', 'keywords', 'mentions'],
  contents: ['code', 'text'],
} as const satisfies Record<Tier, readonly SearchField[]>;

export const boosts = {
  /** A name typed in full against the same letters found as parts. */
  wholeName: 12,
  /**
   * The section that defines a name. A factor on its score, because Lunr measures a query by field: a boost for one word changes
   * little where it is the only word.
   */
  definition: 1.7,
  /** A section with examples, against the section that explains what they use. */
  example: 0.6,
  /** A title that is what was typed, word for word. */
  exactTitle: 2.5,
  /** A heading that is what was typed, word for word. */
  exactHeading: 1.3,
  /** A post that mentions a name, against the page that defines it. */
  postOnName: 0.25,
  /** A name that is made of words typed side by side. */
  runWhole: 1,
  /** A name that has words typed side by side in it. */
  runPiece: 0.5,
  /** A name of which the beginning was typed. */
  namePrefix: 4,
  /** A name that has the typed name somewhere in it. */
  namePiece: 2,
  /** A name that has what was typed somewhere in it. */
  nameInfix: 0.3,
  /** A word that only begins with the last word typed, when that is a complete word itself. */
  longerWord: 0.02,
  /** What a page gains of whose title the query says all that tells. */
  titleCover: 3,
  /** A word of a title in another form than it was typed in. */
  otherForm: 0.6,
  /** What a section gains of whose heading the query says all that tells. */
  headingCover: 1,
  /** What a row gains for each doubling, roughly, of what its page has to say in other places. */
  restOfPage: 0.07,
  /** What a row gains whose titles say all words of a query of several: it is about them, others mention them here and there. */
  wordsInTitles: 1,
  /** Share of the score of the page's own row that a section gets, when the title has a word of the query. */
  titleOfPage: 0.6,
  /** Share of its score that a post keeps for each year of age. */
  postPerYear: 0.96,
  /** A post against a reference page of the same score. */
  post: 0.5,
  /** What a release changes of something, against the page about it. */
  release: 0.5,
  /** A post against a reference page, when the query asks for news. */
  postOnNews: 1.5,
} as const;
