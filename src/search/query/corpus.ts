import type { ContextFiles, SearchManifest, TitlesFile } from '../index/index-files';
import { unpackRows } from '../index/rows';
import type { SearchContext, SearchDocument } from '../types';

/** A context and where its rows stand among those of all. */
export interface LoadedContext {
  readonly files: ContextFiles;
  readonly firstRow: number;
}

/** All rows of the site, with what is asked of them for each query. */
export interface Corpus {
  readonly documents: readonly SearchDocument[];
  /** How many of them are pages, not sections. */
  readonly pageCount: number;
  readonly contexts: readonly LoadedContext[];
  /** Of each row: the row of its page. */
  readonly pageOf: (row: number) => number;
  readonly contextOf: (row: number) => LoadedContext | undefined;
}

/** Puts the rows of the contexts one after the other. */
export function makeCorpus({ contexts }: SearchManifest, titles: readonly TitlesFile[]): Corpus {
  const documents: SearchDocument[] = [];
  const loaded: LoadedContext[] = [];
  contexts.forEach((files, at) => {
    loaded.push({ files, firstRow: documents.length });
    const packed = titles[at]?.rows;
    if (packed) for (const row of unpackRows(packed)) documents.push(row);
  });
  let page = 0;
  const pages = documents.map(({ h }, row) => (h === '' ? (page = row) : page));
  return {
    documents,
    pageCount: documents.filter(({ h }) => h === '').length,
    contexts: loaded,
    pageOf: (row) => pages[row] ?? row,
    contextOf: (row) => loaded.findLast(({ firstRow }) => firstRow <= row),
  };
}

/** Everything that can be searched alone, as the interface offers it. */
export const contextsOf = ({ contexts }: Corpus): SearchContext[] =>
  contexts.flatMap(({ files: { name, label, filters } }) => [
    { name, label },
    ...filters.map((filter) => ({ name: filter.name, label: filter.label })),
  ]);

/** Names of the contexts that a row belongs to, the whole site first. */
export function contextNames(corpus: Corpus, row: number): string[] {
  const context = corpus.contextOf(row);
  const [trail] = corpus.documents[row]?.b ?? [];
  if (!context) return [''];
  const filters = context.files.filters.filter((filter) => filter.trail === trail);
  return ['', context.files.name, ...filters.map(({ name }) => name)];
}
