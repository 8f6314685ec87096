import './define-site.mts';
import { answerFrom } from '../../src/search/query/answer';
import { makeCorpus } from '../../src/search/query/corpus';
import type { Corpus } from '../../src/search/query/corpus';
import { parseContents, parseTitles } from '../../src/search/index/index-files';
import type { SearchManifest } from '../../src/search/index/index-files';
import { loadIndex } from '../../src/search/worker/load-index';
import type { TermIndex } from '../../src/search/query/term-index';
import type { Tier } from '../../src/search/types';
import { depth } from './engine.mts';
import type { Engine } from './engine.mts';

/** The site's own search, and what it rests on. */
export interface OurEngine extends Engine {
  readonly search: (query: string) => string[];
  /** All pages and sections, as path or path#anchor. */
  readonly addresses: ReadonlySet<string>;
  readonly index: TermIndex;
  readonly corpus: Corpus;
}

/** The site's own search from these tiers, without the worker around it; `read` gives the content of an index file. */
export function ourEngine(
  manifest: SearchManifest,
  read: (address: string) => string,
  tiers: readonly Tier[] = ['titles', 'contents'],
): OurEngine {
  const json = (address: string): unknown => JSON.parse(read(address));
  const titles = manifest.contexts.map((files) => parseTitles(json(files.titles)));
  const contents = manifest.contexts.map((files) => parseContents(json(files.contents)));
  const corpus = makeCorpus(manifest, titles);
  const parts = [...titles, ...(tiers.includes('contents') ? contents : [])].map(({ index }, at) => ({
    index,
    firstRow: corpus.contexts[at % manifest.contexts.length]?.firstRow ?? 0,
  }));
  const index = run(loadIndex(parts, corpus.documents.length));
  const search = (query: string): string[] => {
    const question = { query, context: '', offset: 0, limit: depth, hitsPerPage: 1, excerpts: false };
    const { answer } = answerFrom({ index, corpus, tiers, final: tiers.includes('contents') }, question);
    return answer.pages.map(({ hits: [hit] }) => hit.key.replace(/#$/, ''));
  };
  const addresses = new Set(corpus.documents.flatMap(({ u, h }) => (h === '' ? [u] : [`${u}#${h}`])));
  return { name: 'this site', search, addresses, index, corpus };
}

function run<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
