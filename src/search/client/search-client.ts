import { site } from '../../config/browser-config';
import { searchVersionAttribute } from '../../model/navigation/docs-version';
import type { SearchEvent, SearchFailure, SearchQuestion, WorkerMessage, WorkerRequest } from '../types';

interface Open {
  readonly question: SearchQuestion;
  readonly version: string;
  readonly onEvent: (event: SearchEvent) => void;
  /** Whether it was repeated after a crash. */
  repeated: boolean;
}

/** Milliseconds that the worker's script has to arrive. Failures of the index are the worker's affair. */
const patience = 8000;

let worker: Worker | undefined;
let lastId = 0;
const open = new Map<number, Open>();

/** Starts the worker on first use. */
function start(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL('../worker/search.worker.ts', import.meta.url));
  const timer = setTimeout(() => {
    if (worker !== started) return;
    stop();
    for (const id of open.keys()) fail(id, 'timeout');
  }, patience);
  started.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    clearTimeout(timer);
    if (data !== 'started') open.get(data.id)?.onEvent(data.event);
  });
  started.addEventListener('error', () => {
    if (worker === started) recover();
  });
  worker = started;
  return started;
}

/** The next question starts another worker. */
function stop(): void {
  worker?.terminate();
  worker = undefined;
}

const fail = (id: number, reason: SearchFailure['reason']): void =>
  open.get(id)?.onEvent({ type: 'failed', failure: { reason, part: 'worker' } });

/** After a crash a new worker gets the open questions once more; one that brings down that one too has failed. */
function recover(): void {
  stop();
  for (const [id, one] of open) {
    if (one.repeated) fail(id, 'crash');
    else {
      one.repeated = true;
      post(request(id, one));
    }
  }
}

const request = (id: number, { question, version }: Open): WorkerRequest => ({
  ...{ type: 'ask', id, question },
  ...(version === '' ? {} : { version }),
});

const post = (request: WorkerRequest): void => start().postMessage(request);

/**
 * Asks a question. Its events go on until it is cancelled: an answer from titles, a better one when the contents are there,
 * excerpts. Ask again to retry after a failure. Returns what cancels it.
 */
export function ask(question: SearchQuestion, onEvent: (event: SearchEvent) => void): () => void {
  lastId += 1;
  const id = lastId;
  const asked = { question, version: shownVersion(), onEvent, repeated: false };
  open.set(id, asked);
  post(request(id, asked));
  return () => {
    if (!open.delete(id)) return;
    if (worker) post({ type: 'cancel', id });
  };
}

/** The version of the docs to search: that of the address of a search, or of the page; empty for the last one. */
export function shownVersion(): string {
  if (typeof document === 'undefined') return '';
  const asked = new URLSearchParams(location.search).get('version');
  if (asked === site.docsVersion) return '';
  return asked ?? document.querySelector(`[${searchVersionAttribute}]`)?.getAttribute(searchVersionAttribute) ?? '';
}
