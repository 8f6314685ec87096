import './language';
import { answerFrom, keyOf } from '../query/answer';
import type { Answered } from '../query/answer';
import { Engine } from './engine';
import type { Loaded } from './engine';
import { excerptOf } from '../query/marks';
import { termsOfHit } from '../query/rank';
import { manifestPathOf } from '../types';
import type { SearchEvent, SearchQuestion, WorkerMessage, WorkerReply, WorkerRequest } from '../types';

/** A reader who types on wants no texts of what is on the way. */
const excerptDelay = 150;

/** The questions about one version of the docs, and the index that answers them. */
interface Session {
  readonly engine: Engine;
  readonly open: Map<number, SearchQuestion>;
  /** Whether the contents have failed to load. If so, answers from titles are the best there are. */
  contentsFailed: boolean;
}

const sessions = new Map<string, Session>();

function sessionOf(version: string): Session {
  const known = sessions.get(version);
  if (known) return known;
  const session: Session = {
    open: new Map(),
    contentsFailed: false,
    engine: new Engine(
      (loaded) => {
        for (const [id, question] of session.open) answer(session, id, question, loaded);
      },
      (failure) => {
        session.contentsFailed = failure.part === 'contents';
        for (const [id, question] of session.open) {
          send(id, { type: 'failed', failure });
          const { loaded } = session.engine;
          if (session.contentsFailed && loaded) answer(session, id, question, loaded);
        }
      },
      manifestPathOf(version),
    ),
  };
  sessions.set(version, session);
  return session;
}

function send(id: number, event: SearchEvent): void {
  const reply: WorkerReply = { id, event };
  self.postMessage(reply);
}

function answer(session: Session, id: number, question: SearchQuestion, loaded: Loaded): void {
  send(id, { type: 'ready', contexts: loaded.contexts, popular: loaded.popular });
  if (question.query.trim() === '') return;
  const final = loaded.tiers.includes('contents') || session.contentsFailed;
  const answered = answerFrom({ ...loaded, final }, question);
  // That no title has all words says nothing yet: rows with some of them would only be swept away by the contents.
  if (!final && answered.answer.coverage !== 'all') return;
  send(id, { type: 'answer', answer: answered.answer });
  if (question.excerpts && final) setTimeout(() => void sendExcerpts(session, id, answered), excerptDelay);
}

async function sendExcerpts({ open, engine }: Session, id: number, { hits }: Answered): Promise<void> {
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
    for (const { open } of sessions.values()) open.delete(data.id);
    return;
  }
  const session = sessionOf(data.version ?? '');
  const { engine, open } = session;
  open.set(data.id, data.question);
  if (engine.loaded?.tiers.includes('contents') !== true) session.contentsFailed = false;
  if (engine.loaded) answer(session, data.id, data.question, engine.loaded);
  engine.load();
});
