import type { SearchAnswer, SearchContext, SearchQuestion, SearchReply, SearchRequest } from './types';

type Pending = { resolve: (reply: SearchReply) => void; reject: (error: Error) => void };

let worker: Worker | undefined;
let lastId = 0;
const pending = new Map<number, Pending>();

/** Starts the worker on first use. A worker that crashes is dropped, so that the next call starts another. */
function start(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL('./search.worker.ts', import.meta.url));
  started.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => {
    pending.get(data.id)?.resolve(data);
    pending.delete(data.id);
  });
  started.addEventListener('error', () => {
    started.terminate();
    worker = undefined;
    for (const { reject } of pending.values()) reject(new Error('Search stopped unexpectedly.'));
    pending.clear();
  });
  worker = started;
  return started;
}

async function call(question: SearchQuestion): Promise<SearchReply> {
  lastId += 1;
  const request: SearchRequest = { ...question, id: lastId };
  const reply = await new Promise<SearchReply>((resolve, reject) => {
    pending.set(request.id, { resolve, reject });
    start().postMessage(request);
  });
  if (reply.type === 'failed') throw new Error(reply.message);
  return reply;
}

/** Loads the index; resolves with the contexts that can be searched alone. */
export async function loadSearch(): Promise<readonly SearchContext[]> {
  const reply = await call({ type: 'load' });
  return reply.type === 'loaded' ? reply.contexts : [];
}

/** The best hits for a query; `context` is '' for the whole site. */
export async function search(query: string, context: string, limit: number): Promise<SearchAnswer> {
  const reply = await call({ type: 'search', query, context, limit });
  return reply.type === 'answer' ? reply.answer : { hits: [], total: 0, match: 'all' };
}
