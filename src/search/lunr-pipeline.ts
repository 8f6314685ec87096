import lunr from 'lunr';
import { nameFields, searchFields } from './weights';
import type { SearchField } from './weights';
import { namesOf, wordsOf } from './tokenizer';

/** Marks tokens that are names, which are neither stemmed nor dropped as stop words. */
const nameMark = 'name';

/**
 * Lunr's `b`: how much a field is punished for being longer than others. Only a page's own row has a title, so the average title
 * is a fraction of a word and Lunr's default of 0.75 would punish every title for its length. Sections of text differ in length
 * for good reasons, such as tables.
 */
export const lengthWeight = 0.1;
/** Lunr's `k1`: how soon more uses of a word stop counting. */
export const saturation = 1.2;

const namesOnly: ReadonlySet<string> = new Set(nameFields);
/** The last part of a dotted name counts only as a mention (`mentionsOf` in `gatsby/section-nodes`). */
const namesAsTheyStand: ReadonlySet<string> = new Set<SearchField>(['reference', 'keywords']);

/**
 * A field's text → Lunr tokens: every name whole and in parts, every plain word once. In fields of names they stay whole: a query
 * finds them by any piece of them (`query`), and their parts would make up a third of the index.
 */
function tokenize(text: unknown, metadata: { readonly fields?: readonly string[] } = {}): lunr.Token[] {
  if (typeof text !== 'string') return [];
  const withParts = metadata.fields?.some((field) => namesOnly.has(field)) !== true;
  const words = metadata.fields?.some((field) => namesAsTheyStand.has(field)) === true ? namesOf(text) : wordsOf(text);
  return words.flatMap(({ whole, parts, isName }) => [
    new lunr.Token(whole, { [nameMark]: isName }),
    ...(withParts ? parts : []).map((part) => new lunr.Token(part, { [nameMark]: false })),
  ]);
}

const isName = (token: lunr.Token): boolean =>
  'metadata' in token && (token.metadata as Record<string, unknown>)[nameMark] === true;

const stopWords: lunr.PipelineFunction = (token) => (isName(token) ? token : lunr.stopWordFilter(token));
const stem: lunr.PipelineFunction = (token) => (isName(token) ? token : token.update((word) => stemOf(word)));

/** Gives Lunr's own stop words and stemmer to prose only. Call before building or loading an index. */
export function registerPipeline(): void {
  lunr.Pipeline.registerFunction(stopWords, 'docs-stop-words');
  lunr.Pipeline.registerFunction(stem, 'docs-stem');
}

/** Lunr plugin: tokenizer and pipeline of our index. */
export function docsLanguage(builder: lunr.Builder): void {
  builder.tokenizer = Object.assign(tokenize, { separator: lunr.tokenizer.separator });
  builder.pipeline.reset();
  builder.pipeline.add(stopWords, stem);
  builder.searchPipeline.reset();
  builder.searchPipeline.add(stem);
  builder.b(lengthWeight);
  builder.k1(saturation);
}

/** Where a term stands: field → ref of the document → how often it is used there. */
export type Postings = Record<string, Record<string, number>>;

/**
 * Lunr plugin: keeps how often each term is used, and neither vectors nor the automaton of terms. What is shipped is cut from that
 * alone (`lean-index`), and its reader computes the vectors again (`load-index`). Lunr would keep an object for each use.
 */
export function postingsOnly(builder: lunr.Builder): void {
  const invertedIndex = bare<Postings>();
  const add = (document: Readonly<Record<string, unknown>>): void => {
    const ref = String(document.id);
    for (const field of searchFields) {
      const tokens = tokenize(document[field], { fields: [field] });
      for (const term of builder.pipeline.run(tokens)) {
        const uses = ((invertedIndex[String(term)] ??= bare())[field] ??= bare());
        uses[ref] = (uses[ref] ?? 0) + 1;
      }
    }
  };
  const nothing = (): void => undefined;
  const left = { calculateAverageFieldLengths: nothing, createFieldVectors: nothing, createTokenSet: nothing };
  Object.assign(builder, { invertedIndex, fieldVectors: {}, add, ...left });
}

/** An object in which a word such as `constructor` is nothing yet. */
const bare = <Value>(): Record<string, Value> => Object.create(null) as Record<string, Value>;

const stems = new Map<string, string>();

/** The stem of a plain word, as the index holds it. Texts repeat few words, queries those of the keystroke before. */
export function stemOf(word: string): string {
  const stemmed = stems.get(word) ?? String(lunr.stemmer(new lunr.Token(word, {})));
  stems.set(word, stemmed);
  return stemmed;
}

/** Whether Lunr leaves the word out of prose. Its filter returns nothing then, which its types do not say. */
export function isStopWord(word: string): boolean {
  const kept: lunr.Token | undefined = lunr.stopWordFilter(new lunr.Token(word, {}));
  return String(kept) !== word;
}
