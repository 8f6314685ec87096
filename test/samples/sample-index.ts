import type { Node } from 'gatsby';
import lunr from 'lunr';
import type { Abbreviations } from '../../src/model/names/abbreviations';
import { docsLanguage, lunrOptions, postingsOnly } from '../../src/search/index/lunr-index';
import { leanIndexes, lunrJson } from '../../src/search/index/lean-index';
import type { LunrJson } from '../../src/search/index/lean-index';
import { findMatches } from '../../src/search/query/match';
import type { Corpus, LoadedContext } from '../../src/search/query/corpus';
import { rankHits } from '../../src/search/query/rank';
import type { RankedHit } from '../../src/search/query/rank';
import type { ContextFiles } from '../../src/search/index/index-files';
import type { TermIndex } from '../../src/search/query/term-index';
import { loadIndex } from '../../src/search/worker/load-index';
import type { IndexPart } from '../../src/search/worker/load-index';
import { fieldBoosts, searchFields } from '../../src/search/weights';
import type { SearchField } from '../../src/search/weights';
import type { Coverage, SearchDocument } from '../../src/search/types';

/** A row of an index for tests; fields left out are empty. It is a doc, unless told otherwise. */
export type SampleRow = Partial<Record<SearchField, string>> & {
  readonly path: string;
  readonly context?: ContextFiles['name'];
};

/** Loads an index in one go. */
export function loadAtOnce(parts: readonly IndexPart[], rowCount: number): TermIndex {
  const steps = loadIndex(parts, rowCount);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** An index as the worker has it. */
export function sampleIndex(rows: readonly SampleRow[]): TermIndex {
  const refs = new Map(rows.map((_, row) => [String(row), row]));
  const parts = leanIndexes(sampleLunrJson(rows), [refs], searchFields).map((index) => ({ index, firstRow: 0 }));
  return loadAtOnce(parts, rows.length);
}

/** An index that Lunr can be asked. Its refs are the positions of the rows. */
export const sampleLunr = (rows: readonly SampleRow[]): lunr.Index => build(rows, [docsLanguage], String);

/** The same of nodes, with the fields that gatsby-plugin-lunr's index has of them. Its refs are their ids. */
export function lunrIndexOf(nodes: readonly Node[], abbreviations: Abbreviations = {}): lunr.Index {
  const resolvers = Object.entries(lunrOptions(abbreviations).resolvers.SearchSection);
  const rowOf = (node: Node): SampleRow => ({
    path: '',
    ...Object.fromEntries(resolvers.map(([field, resolve]) => [field, resolve(node)])),
  });
  return build(nodes.map(rowOf), [docsLanguage], (position) => nodes[position]?.id ?? '');
}

/** What gatsby-plugin-lunr writes of a language. The refs are the positions of the rows, unless told otherwise. */
export const sampleLunrOutput = (rows: readonly SampleRow[], refOf: (position: number) => string = String): unknown =>
  JSON.parse(
    JSON.stringify({
      index: build(rows, [docsLanguage, postingsOnly], refOf),
      store: Object.fromEntries(rows.map((_, position) => [refOf(position), {}])),
    }),
  );

/** What the build has of an index. */
export const sampleLunrJson = (...rows: Parameters<typeof sampleLunrOutput>): LunrJson =>
  lunrJson.parse(sampleLunrOutput(...rows));

function build(
  rows: readonly SampleRow[],
  plugins: readonly lunr.Builder.Plugin[],
  refOf: (position: number) => string,
): lunr.Index {
  return lunr(function addAll(this: lunr.Builder) {
    for (const plugin of plugins) this.use(plugin);
    this.ref('id');
    for (const field of searchFields) this.field(field, { boost: fieldBoosts[field] });
    rows.forEach((row, position) =>
      this.add({
        title: '',
        heading: '',
        reference: '',
        keywords: '',
        mentions: '',
        code: '',
        text: '',
        ...row,
        id: refOf(position),
      }),
    );
  });
}

const documentOf = ({ path, title = '', heading = '' }: SampleRow): SearchDocument => ({
  t: title,
  u: path,
  s: heading,
  h: '',
  b: [],
});

const contextOf = ({ context = 'docs' }: SampleRow): LoadedContext => ({
  files: { name: context, label: context, filters: [], titles: '', contents: '', excerpts: [], rowsPerExcerpt: 1 },
  firstRow: 0,
});

/** The rows with what queries ask of them. */
export function sampleCorpus(rows: readonly SampleRow[]): Corpus {
  const pages = rows.map(({ path }) => rows.findIndex((row) => row.path === path.replace(/#.*/, '')));
  const contexts = rows.map(contextOf);
  return {
    documents: rows.map(documentOf),
    pageCount: rows.filter(({ path }) => !path.includes('#')).length,
    contexts: [],
    pageOf: (row) => pages[row] ?? row,
    contextOf: (row) => contexts[row],
  };
}

/** Searches rows as the worker does; `/a#b` is a section of the page `/a` above it. `paths` are the addresses of the hits, best first. */
export function searchRows(
  rows: readonly SampleRow[],
  query: string,
  now = new Date('2025-06-01T00:00:00Z'),
  release = '',
): { paths: string[]; hits: readonly RankedHit[]; coverage: Coverage } {
  const corpus = sampleCorpus(rows);
  const index = sampleIndex(rows);
  const found = findMatches(index, query, corpus);
  const hits = rankHits(found, corpus, index, query, now, release);
  return { paths: hits.map(({ document }) => document.u), hits, coverage: found.coverage };
}
