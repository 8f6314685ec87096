import { oncePerKey, oncePerObject } from '../../model/once';
import { unpackRows } from '../index/index-files';
import type { ContextFiles, SearchManifest, TitlesFile } from '../index/index-files';
import type { SearchContext, SearchDocument } from '../types';

/** A context, or a part of one, and where its rows stand among those of all. */
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
  const ofRows: LoadedContext[] = [];
  contexts.forEach((files, at) => {
    const context = { files, firstRow: documents.length };
    loaded.push(context);
    const packed = titles[at]?.rows;
    if (!packed) return;
    for (const row of unpackRows(packed)) {
      documents.push(row);
      ofRows.push(context);
    }
  });
  let page = 0;
  const pages = documents.map(({ h }, row) => (h === '' ? (page = row) : page));
  return {
    documents,
    pageCount: documents.filter(({ h }) => h === '').length,
    contexts: loaded,
    pageOf: (row) => pages[row] ?? row,
    contextOf: (row) => ofRows[row],
  };
}

/** Everything that can be searched alone, as the interface offers it. */
export const contextsOf = ({ contexts }: Corpus): SearchContext[] =>
  contexts.flatMap(({ files: { name, label, filters } }, at) =>
    contexts[at - 1]?.files.name === name
      ? []
      : [{ name, label }, ...filters.map((filter) => ({ name: filter.name, label: filter.label }))],
  );

const namesByRow = oncePerObject((corpus: Corpus) => oncePerKey((row: number) => namesOf(corpus, row)));

/** Names of the contexts that a row belongs to, the whole site first. Kept, because each keystroke counts the pages of each. */
export const contextNames = (corpus: Corpus, row: number): readonly string[] => namesByRow(corpus)(row);

function namesOf(corpus: Corpus, row: number): readonly string[] {
  const context = corpus.contextOf(row);
  const [trail] = corpus.documents[row]?.b ?? [];
  if (!context) return [''];
  const filters = context.files.filters.filter((filter) => filter.trail === trail);
  return ['', context.files.name, ...filters.map(({ name }) => name)];
}
