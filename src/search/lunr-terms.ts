import lunr from 'lunr';

/** Lunr's set of strings, an automaton; documented by Lunr, but missing from its published types. */
interface TokenSet {
  intersect(other: TokenSet): TokenSet;
  toArray(): string[];
}
interface TokenSetMaker {
  fromString(pattern: string): TokenSet;
  fromFuzzyString(text: string, editDistance: number): TokenSet;
}

const maker = (lunr as unknown as { readonly TokenSet: TokenSetMaker }).TokenSet;
const termsOf = (index: lunr.Index): TokenSet => (index as unknown as { readonly tokenSet: TokenSet }).tokenSet;

/** Terms of the index that begin with these letters. */
export const termsBeginningWith = (index: lunr.Index, beginning: string): string[] =>
  termsOf(index)
    .intersect(maker.fromString(`${beginning}*`))
    .toArray();

/** Terms of the index that differ in at most so many letters. */
export const termsNear = (index: lunr.Index, text: string, editDistance: number): string[] =>
  termsOf(index).intersect(maker.fromFuzzyString(text, editDistance)).toArray();

/** Whether the index has exactly this term. */
export const hasTerm = (index: lunr.Index, term: string): boolean =>
  termsOf(index).intersect(maker.fromString(term)).toArray().length > 0;
