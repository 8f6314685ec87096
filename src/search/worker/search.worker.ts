import { answerFrom, keyOf } from '../query/answer';
import type { Answered } from '../query/answer';
import { Engine } from './engine';
import type { Loaded } from './engine';
import { excerptOf } from '../query/excerpt';
import { termsOfHit } from '../query/rank';
import type { SearchEvent, SearchQuestion, WorkerMessage, WorkerReply, WorkerRequest } from '../types';

/** A reader who types on wants no texts of what is on the way. */
const excerptDelay = 150;

const open = new Map<number, SearchQuestion>();
/** Whether the contents have failed to load. If so, answers from titles are the best there are. */
let contentsFailed = false;

const engine = new Engine(
  (loaded) => {
    for (const [id, question] of open) answer(id, question, loaded);
  },
  (failure) => {
    contentsFailed = failure.part === 'contents';
    for (const [id, question] of open) {
      send(id, { type: 'failed', failure });
      if (contentsFailed && engine.loaded) answer(id, question, engine.loaded);
    }
  },
);

function send(id: number, event: SearchEvent): void {
  const reply: WorkerReply = { id, event };
  self.postMessage(reply);
}

function answer(id: number, question: SearchQuestion, loaded: Loaded): void {
  send(id, { type: 'ready', contexts: loaded.contexts });
  if (question.query.trim() === '') return;
  const final = loaded.tiers.includes('contents') || contentsFailed;
  const answered = answerFrom({ ...loaded, final }, question);
  // That no title has all words says nothing yet: rows with some of them would only be swept away by the contents.
  if (!final && answered.answer.coverage !== 'all') return;
  send(id, { type: 'answer', answer: answered.answer });
  if (question.excerpts && final) setTimeout(() => void sendExcerpts(id, answered), excerptDelay);
}

async function sendExcerpts(id: number, { hits }: Answered): Promise<void> {
  if (!open.has(id)) return;
  const excerpts = await Promise.all(
    hits.map(async (hit) => excerptOf(keyOf(hit), (await engine.textOf(hit.row)) ?? '', termsOfHit(hit))),
  );
  if (open.has(id)) send(id, { type: 'excerpts', excerpts });
}

const started: WorkerMessage = 'started';
self.postMessage(started);

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'cancel') {
    open.delete(data.id);
    return;
  }
  open.set(data.id, data.question);
  if (engine.loaded?.tiers.includes('contents') !== true) contentsFailed = false;
  if (engine.loaded) answer(data.id, data.question, engine.loaded);
  engine.load();
});
