import type { SearchEvent, SearchQuestion, WorkerReply, WorkerRequest } from '../types';

interface Open {
  readonly question: SearchQuestion;
  readonly onEvent: (event: SearchEvent) => void;
  /** Whether it was repeated after a crash. */
  repeated: boolean;
}

let worker: Worker | undefined;
let lastId = 0;
const open = new Map<number, Open>();

/** Starts the worker on first use. */
function start(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL('../worker/search.worker.ts', import.meta.url));
  started.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => open.get(data.id)?.onEvent(data.event));
  started.addEventListener('error', () => {
    if (worker === started) recover();
  });
  worker = started;
  return started;
}

/** After a crash a new worker gets the open questions once more; one that brings down that one too has failed. */
function recover(): void {
  worker?.terminate();
  worker = undefined;
  for (const [id, one] of open) {
    if (one.repeated) one.onEvent({ type: 'failed', failure: { reason: 'crash', part: 'worker' } });
    else {
      one.repeated = true;
      post({ type: 'ask', id, question: one.question });
    }
  }
}

const post = (request: WorkerRequest): void => start().postMessage(request);

/**
 * Asks a question. Its events go on until it is cancelled: an answer from titles, a better one when the contents are there,
 * excerpts. Ask again to retry after a failure. Returns what cancels it.
 */
export function ask(question: SearchQuestion, onEvent: (event: SearchEvent) => void): () => void {
  lastId += 1;
  const id = lastId;
  open.set(id, { question, onEvent, repeated: false });
  post({ type: 'ask', id, question });
  return () => {
    if (!open.delete(id)) return;
    if (worker) post({ type: 'cancel', id });
  };
}
