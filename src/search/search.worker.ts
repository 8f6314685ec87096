import lunr from 'lunr';
import { registerPipeline } from './lunr-pipeline';
import { ask, queryWords } from './query';
import { mergeAnswers } from './rank';
import { parseManifest, parseSearchFile } from './index-files';
import { manifestPath } from './types';
import type { SearchDocument, SearchReply, SearchRequest } from './types';

interface LoadedContext {
  readonly name: string;
  readonly label: string;
  readonly index: lunr.Index;
  readonly documents: readonly SearchDocument[];
}

registerPipeline();
let loading: Promise<readonly LoadedContext[]> | undefined;

/** Fetches the manifest and its index files once; a failed try is forgotten, so that the next request tries again. */
function loaded(): Promise<readonly LoadedContext[]> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<readonly LoadedContext[]> {
  const { contexts } = parseManifest(await fetchJson(manifestPath));
  return Promise.all(
    contexts.map(async ({ name, label, file }) => {
      const { documents, index } = parseSearchFile(await fetchJson(file));
      return { name, label, documents, index: lunr.Index.load(index) };
    }),
  );
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(__PATH_PREFIX__ + path);
  if (!response.ok) throw new Error(`The search index could not be loaded (${response.status}).`);
  return response.json();
}

async function reply(request: SearchRequest): Promise<SearchReply> {
  const { id } = request;
  try {
    const contexts = await loaded();
    if (request.type === 'load')
      return { type: 'loaded', id, contexts: contexts.map(({ name, label }) => ({ name, label })) };
    const words = queryWords(request.query);
    const asked = contexts.filter(({ name }) => request.context === '' || request.context === name);
    const answers = asked.map(({ name, documents, index }) => ({ context: name, documents, ...ask(index, words) }));
    const { hits, match } = mergeAnswers(answers, new Date());
    return { type: 'answer', id, answer: { hits: hits.slice(0, request.limit), total: hits.length, match } };
  } catch (error) {
    return { type: 'failed', id, message: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  void reply(data).then((answer) => self.postMessage(answer));
});
