import { stemmer } from 'stemmer';

/** What search knows of a language. */
export interface SearchLanguage {
  /** The stem of a word in lower case. */
  readonly stem: (word: string) => string;
  /** Words that stand in nearly every text. */
  readonly stopWords: ReadonlySet<string>;
}

/** Languages of which `lunr-languages` has a stemmer that needs nothing else. Other packs cut texts into words in their own way. */
const packs: ReadonlySet<string> = new Set('da de es fi fr hu it nl no pt ro ru sv tr'.split(' '));

/** Name of the pack of a language in `lunr-languages`, such as `de` for `de-CH`; undefined where there is none. */
export function packOf(code: string): string | undefined {
  const [name = ''] = code.split('-');
  const found = name === 'nb' || name === 'nn' ? 'no' : name;
  return packs.has(found) ? found : undefined;
}

/** The words of lunr.stopWordFilter (Lunr is under the MIT license), which is all that the worker would need of Lunr. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'a able about across after all almost also am among an and any are as at be because been but by can cannot could dear did do does ' +
    'either else ever every for from get got had has have he her hers him his how however i if in into is it its just least let like ' +
    'likely may me might most must my neither no nor not of off often on only or other our own rather said say says she should since so ' +
    'some than that the their them then there these they this tis to too twas us wants was we were what when where which while who whom ' +
    'why will with would yet you your'
  ).split(' '),
);

export const english: SearchLanguage = { stem: stemmer, stopWords };

/** A language without a pack is searched by the words as they stand. */
export const plainLanguage: SearchLanguage = { stem: (word) => word, stopWords: new Set() };

/** A module of `lunr-languages`, which adds to Lunr. */
export type LunrModule = (lunr: object) => void;

/**
 * The language of a pack. Of Lunr, packs only need what is given here; the worker would otherwise load all of it. The index folds words
 * before it looks at their stems, so the stop words are folded by `fold`, too.
 */
export function languageOfPack(
  name: string,
  pack: LunrModule,
  support: LunrModule,
  fold: (word: string) => string,
): SearchLanguage {
  const lunr: Record<string, unknown> = {
    Pipeline: { registerFunction: () => undefined },
    generateStopWordFilter: (words: readonly string[]) => words,
  };
  support(lunr);
  pack(lunr);
  const made = Object(lunr[name]) as { stemmer: (word: string) => string; stopWordFilter: readonly string[] };
  return { stem: made.stemmer, stopWords: new Set(made.stopWordFilter.map(fold)) };
}
