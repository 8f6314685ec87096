import type { Node } from 'gatsby';
import lunr from 'lunr';
import { shortFormsIn } from '../../model/names/abbreviations';
import type { Abbreviations } from '../../model/names/abbreviations';
import { fieldBoosts, lengthWeight, nameFields, saturation, searchFields } from '../weights';
import type { SearchField } from '../weights';
import { isStopWord, namesOf, stemOf, wordsOf, fold } from '../words';
import { lunrJson } from './lean-index';
import type { LunrJson, Postings } from './lean-index';
import { createRequire } from 'node:module';
import path from 'node:path';
import { english, languageOfPack, packOf, plainLanguage } from '../language-pack';
import type { LunrModule, SearchLanguage } from '../language-pack';

/** Marks tokens that are names, which are neither stemmed nor dropped as stop words. */
const nameMark = 'name';

const namesOnly: ReadonlySet<string> = new Set(nameFields);
/** The last part of a dotted name counts only as a mention (`mentionsOf` in `gatsby/nodes/page-nodes`). */
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

const stopWords: lunr.PipelineFunction = (token) => (isName(token) || !isStopWord(String(token)) ? token : null);
const stem: lunr.PipelineFunction = (token) => (isName(token) ? token : token.update((word) => stemOf(word)));

lunr.Pipeline.registerFunction(stopWords, 'docs-stop-words');
lunr.Pipeline.registerFunction(stem, 'docs-stem');

/** Lunr plugin: our tokenizer, and stop words and stemmer of the language for prose only. */
export function docsLanguage(builder: lunr.Builder): void {
  builder.tokenizer = Object.assign(tokenize, { separator: lunr.tokenizer.separator });
  builder.pipeline.reset();
  builder.pipeline.add(stopWords, stem);
  builder.searchPipeline.reset();
  builder.searchPipeline.add(stem);
  builder.b(lengthWeight);
  builder.k1(saturation);
}

/**
 * Lunr plugin: keeps how often each term is used, and neither vectors nor the automaton of terms. What is shipped is cut from that
 * alone (`lean-index`), and its reader computes the vectors again (`load-index`). Lunr would keep an object with the name of the document for
 * each use; two numbers do.
 */
export function postingsOnly(builder: lunr.Builder): void {
  const invertedIndex = bare<Postings>();
  let position = 0;
  const add = (document: Readonly<Record<string, unknown>>): void => {
    for (const field of searchFields) {
      const terms = builder.pipeline.run(tokenize(document[field], { fields: [field] })).map(String);
      const uses = new Map<string, number>();
      for (const term of terms) uses.set(term, (uses.get(term) ?? 0) + 1);
      for (const [term, count] of uses) ((invertedIndex[term] ??= bare())[field] ??= []).push(position, count);
    }
    position += 1;
  };
  const nothing = (): void => undefined;
  const left = { calculateAverageFieldLengths: nothing, createFieldVectors: nothing, createTokenSet: nothing };
  Object.assign(builder, { invertedIndex, fieldVectors: {}, add, ...left });
}

/** An object in which a word such as `constructor` is nothing yet. */
const bare = <Value>(): Record<string, Value> => Object.create(null) as Record<string, Value>;

const textOf = (node: Node, field: string): string => {
  const value = node[field];
  return typeof value === 'string' ? value : '';
};

/** Where gatsby-plugin-lunr leaves its index; `finish-build` splits it and deletes it. */
export const lunrOutput = 'search_index.json';

/**
 * What each field holds of a section. The title counts in the row of the page, a heading in the section's row. Short forms of words
 * count as much as the words themselves.
 */
function resolversFor(abbreviations: Abbreviations): Record<SearchField, (node: Node) => string> {
  const shortForms = shortFormsIn(abbreviations);
  const withShortForms = (text: string): string => [text, ...shortForms(text)].join(' ');
  return {
    title: (node) => (node.anchor === '' ? withShortForms(textOf(node, 'title')) : ''),
    heading: (node) => withShortForms(textOf(node, 'heading')),
    reference: (node) => textOf(node, 'reference'),
    keywords: (node) => textOf(node, 'keywords'),
    mentions: (node) => textOf(node, 'mentions'),
    // Short forms of names and of the text are among the names in code, because no section defines them.
    code: (node) => {
      const others = ['reference', 'keywords', 'mentions', 'text'].map((field) => textOf(node, field)).join(' ');
      return [textOf(node, 'code'), ...shortForms(others)].join(' ');
    },
    text: (node) => textOf(node, 'text'),
  };
}

/** Options of gatsby-plugin-lunr: index every section, with our tokenizer and pipeline, as far as the files of the search need it. */
export const lunrOptions = (abbreviations: Abbreviations) => ({
  languages: [
    {
      name: 'en',
      filterNodes: (node: Node): boolean => node.internal.type === 'SearchSection',
      plugins: [() => docsLanguage, () => postingsOnly],
    },
  ],
  fields: searchFields.map((name) => ({ name, attributes: { boost: fieldBoosts[name] } })),
  resolvers: { SearchSection: resolversFor(abbreviations) },
  filename: lunrOutput,
});

/** What gatsby-plugin-lunr writes of the same nodes, where there is no build: while developing, and in benchmarks. */
export function lunrJsonOf(nodes: readonly Node[], abbreviations: Abbreviations = {}): LunrJson {
  const resolvers = Object.entries(resolversFor(abbreviations));
  const index = lunr((builder) => {
    for (const plugin of [docsLanguage, postingsOnly]) builder.use(plugin);
    builder.ref('id');
    for (const field of searchFields) builder.field(field, { boost: fieldBoosts[field] });
    for (const node of nodes)
      builder.add({ id: node.id, ...Object.fromEntries(resolvers.map(([field, resolve]) => [field, resolve(node)])) });
  });
  return lunrJson.parse({ index: index.toJSON(), store: Object.fromEntries(nodes.map(({ id }) => [id, {}])) });
}

/** What search knows of a language while the index is made. The worker has its own in its script (`worker/language.ts`). */
export function loadLanguage(code: string): SearchLanguage {
  if (/^en\b/.test(code)) return english;
  const name = packOf(code);
  if (name === undefined) return plainLanguage;
  const load = createRequire(path.resolve('package.json'));
  const module = (file: string): LunrModule => load(`lunr-languages/${file}`) as LunrModule;
  return languageOfPack(name, module(`lunr.${name}`), module('lunr.stemmer.support'), fold);
}
