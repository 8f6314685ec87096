import lunr from 'lunr';

/** Lunr's set of strings, an automaton; documented by Lunr, but missing from its published types. */
interface TokenSet {
  intersect(other: TokenSet): TokenSet;
  toArray(): string[];
}
interface TokenSetMaker {
  fromString(pattern: string): TokenSet;
  fromFuzzyString(text: string, editDistance: number): TokenSet;
  readonly Builder: new () => { insert(term: string): void; finish(): void; readonly root: lunr.TokenSet };
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

/** Makes the set of an index from its terms, in the order of their characters. */
export class TermSetBuilder {
  private readonly builder = new maker.Builder();

  insert(term: string): void {
    this.builder.insert(term);
  }

  finish(): lunr.TokenSet {
    this.builder.finish();
    return this.builder.root;
  }
}
