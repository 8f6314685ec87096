import { contextsOf, makeCorpus } from '../query/corpus';
import type { Corpus } from '../query/corpus';
import type { ContentsFile, SearchManifest, TitlesFile } from '../index/index-files';
import { parseContents, parseExcerpts, parseManifest, parseTitles } from '../index/index-files';
import { loadIndex } from './load-index';
import type { IndexPart } from './load-index';
import type { TermIndex } from '../query/term-index';
import { manifestPath } from '../types';
import type { FailureReason, PageLink, SearchContext, SearchFailure, Tier } from '../types';

/** An index that can be asked, and what it rests on. */
export interface Loaded {
  readonly index: TermIndex;
  readonly corpus: Corpus;
  readonly tiers: readonly Tier[];
  readonly contexts: readonly SearchContext[];
  readonly popular: readonly PageLink[];
}

/** Lets waiting messages in. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
/** Milliseconds of work after which waiting messages are let in. */
const slice = 4;

/** Fetches the tiers one after the other. What failed is forgotten, so that the next call tries it again. */
export class Engine {
  private loading: Promise<void> | undefined;
  private manifest: SearchManifest | undefined;
  private titleFiles: readonly TitlesFile[] = [];
  private titleParts: readonly IndexPart[] = [];
  private titles: Loaded | undefined;
  private complete: Loaded | undefined;
  private readonly excerpts = new Map<string, Promise<readonly string[]>>();

  /** `onChange` is told of each tier that arrives, `onFailure` of what could not be had. */
  constructor(
    private readonly onChange: (loaded: Loaded) => void,
    private readonly onFailure: (failure: SearchFailure) => void,
    private readonly manifestAddress = manifestPath,
  ) {}

  /** The best index so far. */
  get loaded(): Loaded | undefined {
    return this.complete ?? this.titles;
  }

  /** Starts to load what is not there and not on its way. */
  load(): void {
    if (this.complete) return;
    // The page hears of errors of the worker, but not of rejected promises.
    this.loading ??= this.loadTiers()
      .catch((error: unknown) => reportError(error))
      .finally(() => (this.loading = undefined));
  }

  private async loadTiers(): Promise<void> {
    let part: SearchFailure['part'] = 'manifest';
    try {
      const manifest = (this.manifest ??= await fetchJson(this.manifestAddress, parseManifest));
      part = 'titles';
      await this.loadTitles(manifest);
      part = 'contents';
      await this.loadContents(
        await Promise.all(manifest.contexts.map((files) => fetchJson(files.contents, parseContents))),
      );
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      // It may name files of a deploy that is gone.
      if (part !== 'contents' || error.reason === 'missing') {
        this.manifest = undefined;
        this.titleFiles = [];
      }
      this.onFailure(error.of(part));
    }
  }

  /** Titles of one context after the other, and of the first part of the first one, so that the first suggestions wait for no others. */
  private async loadTitles(manifest: SearchManifest): Promise<void> {
    for (const files of manifest.contexts.slice(this.titleFiles.length)) {
      this.titleFiles = [...this.titleFiles, await fetchJson(files.titles, parseTitles)];
      const count = this.titleFiles.length;
      // To build the index again for each of many parts would take longer than to fetch them.
      if (count > 1 && manifest.contexts[count]?.name === files.name) continue;
      const corpus = makeCorpus(manifest, this.titleFiles);
      this.titleParts = partsOf(this.titleFiles, corpus);
      const index = await build(this.titleParts, corpus);
      this.titles = { index, corpus, contexts: contextsOf(corpus), popular: manifest.popular ?? [], tiers: ['titles'] };
      this.onChange(this.titles);
    }
  }

  private async loadContents(contents: readonly ContentsFile[]): Promise<void> {
    const { titles } = this;
    if (!titles) return;
    const { corpus } = titles;
    const index = await build([...this.titleParts, ...partsOf(contents, corpus)], corpus);
    this.titleParts = [];
    this.titleFiles = [];
    this.complete = { ...titles, index, tiers: ['titles', 'contents'] };
    this.onChange(this.complete);
  }

  /** The text of a row; undefined when it cannot be had, since an excerpt is worth no message. */
  async textOf(row: number): Promise<string | undefined> {
    const context = this.loaded?.corpus.contextOf(row);
    if (!context) return undefined;
    const at = row - context.firstRow;
    const { excerpts, rowsPerExcerpt } = context.files;
    const file = excerpts[Math.floor(at / rowsPerExcerpt)];
    if (file === undefined) return undefined;
    let texts = this.excerpts.get(file);
    if (!texts) {
      texts = fetchJson(file, parseExcerpts);
      this.excerpts.set(file, texts);
    }
    try {
      return (await texts)[at % rowsPerExcerpt];
    } catch {
      this.excerpts.delete(file);
      return undefined;
    }
  }
}

/** The indexes of the contexts' files, in the order of the contexts, each with its place among all rows. */
const partsOf = (files: readonly (TitlesFile | ContentsFile)[], { contexts }: Corpus): IndexPart[] =>
  files.map(({ index }, at) => ({ index, firstRow: contexts[at]?.firstRow ?? 0 }));

/** Builds an index in steps, between which questions are answered. */
async function build(parts: readonly IndexPart[], { documents }: Corpus): Promise<TermIndex> {
  const steps = loadIndex(parts, documents.length);
  let began = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (performance.now() - began > slice) {
      await pause();
      began = performance.now();
    }
  }
}

/** If nothing arrives for this long, the host does not respond. */
export const fetchTimeout = 10_000;

/** Why a file could not be had. */
export class FetchError extends Error {
  constructor(
    readonly reason: FailureReason,
    readonly status?: number,
  ) {
    super(reason);
  }

  /** The failure that the reader is told; `part` is what was wanted. */
  of(part: SearchFailure['part']): SearchFailure {
    const reason = part === 'manifest' && this.reason === 'missing' ? 'stale' : this.reason;
    return { reason, part, ...(this.status === undefined ? {} : { status: this.status }) };
  }
}

/** Fetches a file of the index and checks it; throws a FetchError that says what is wrong. */
export async function fetchJson<T>(path: string, parse: (value: unknown) => T): Promise<T> {
  const text = await fetchText(path);
  try {
    return parse(JSON.parse(text));
  } catch {
    throw new FetchError('corrupt');
  }
}

async function fetchText(path: string): Promise<string> {
  const abort = new AbortController();
  let timer = setTimeout(() => abort.abort(), fetchTimeout);
  const stillComing = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => abort.abort(), fetchTimeout);
  };
  try {
    const response = await fetch(__PATH_PREFIX__ + path, { signal: abort.signal });
    if (!response.ok) throw new FetchError(reasonOf(response.status), response.status);
    return await read(response, stillComing);
  } catch (error) {
    if (error instanceof FetchError) throw error;
    if (abort.signal.aborted) throw new FetchError('timeout');
    throw new FetchError(navigator.onLine ? 'network' : 'offline');
  } finally {
    clearTimeout(timer);
  }
}

const reasonOf = (status: number): FailureReason => (status === 404 || status === 410 ? 'missing' : 'server');

/** A slow network is no failure as long as something comes. */
async function read(response: Response, onChunk: () => void): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    onChunk();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
}
