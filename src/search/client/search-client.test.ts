import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchEvent, SearchQuestion, WorkerMessage, WorkerRequest } from '../types';

/** A worker that only notes what it is told. */
class FakeWorker extends EventTarget {
  readonly requests: WorkerRequest[] = [];
  terminated = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(request: WorkerRequest): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.terminated = true;
  }
  reply(id: number, event: SearchEvent): void {
    this.say({ id, event });
  }
  say(data: WorkerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  crash(): void {
    this.dispatchEvent(new Event('error'));
  }
}

const question = (query: string): SearchQuestion => ({
  ...{ query, context: '', offset: 0, limit: 8, hitsPerPage: 2, excerpts: false },
});
const ready: SearchEvent = { type: 'ready', contexts: [], popular: [] };
const crashed: SearchEvent = { type: 'failed', failure: { reason: 'crash', part: 'worker' } };

let workers: FakeWorker[];
let ask: (question: SearchQuestion, onEvent: (event: SearchEvent) => void) => () => void;
let shownVersion: () => string;

beforeEach(async () => {
  workers = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.resetModules();
  ({ ask, shownVersion } = await import('./search-client'));
});

describe('a question', () => {
  test('starts the worker, which serves the next ones too', () => {
    expect(workers).toHaveLength(0);
    ask(question('a'), () => undefined);
    ask(question('b'), () => undefined);
    expect(workers.map(({ requests }) => requests)).toEqual([
      [
        { type: 'ask', id: 1, question: question('a') },
        { type: 'ask', id: 2, question: question('b') },
      ],
    ]);
  });

  test('gets its own events', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    ask(question('a'), first);
    ask(question('b'), second);
    workers[0]?.reply(2, ready);
    expect(first).not.toHaveBeenCalled();
    expect(second.mock.calls).toEqual([[ready]]);
  });

  test('that is cancelled gets no more events, and the worker is told once', () => {
    const onEvent = vi.fn();
    const cancel = ask(question('a'), onEvent);
    cancel();
    cancel();
    workers[0]?.reply(1, ready);
    expect(onEvent).not.toHaveBeenCalled();
    expect(workers[0]?.requests.slice(1)).toEqual([{ type: 'cancel', id: 1 }]);
  });
});

describe('after a crash', () => {
  test('a new worker gets the open questions, unnoticed', () => {
    const onEvent = vi.fn();
    ask(question('a'), () => undefined)();
    ask(question('b'), onEvent);
    workers[0]?.crash();
    expect(workers[0]?.terminated).toBe(true);
    expect(workers[1]?.requests).toEqual([{ type: 'ask', id: 2, question: question('b') }]);
    workers[1]?.reply(2, ready);
    expect(onEvent.mock.calls).toEqual([[ready]]);
  });

  test('of the second worker too, the question has failed', () => {
    const onEvent = vi.fn();
    ask(question('a'), onEvent);
    workers[0]?.crash();
    workers[1]?.crash();
    expect(workers).toHaveLength(2);
    expect(onEvent.mock.calls).toEqual([[crashed]]);
  });

  test('a question cancelled without a worker starts none', () => {
    const cancel = ask(question('a'), () => undefined);
    workers[0]?.crash();
    workers[1]?.crash();
    cancel();
    expect(workers).toHaveLength(2);
  });

  test('the next question starts a worker again', () => {
    ask(question('a'), () => undefined)();
    workers[0]?.crash();
    expect(workers).toHaveLength(1);
    ask(question('b'), () => undefined);
    expect(workers[1]?.requests).toEqual([{ type: 'ask', id: 2, question: question('b') }]);
  });

  test('the error of a worker that was replaced changes nothing', () => {
    ask(question('a'), () => undefined);
    workers[0]?.crash();
    workers[0]?.crash();
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });
});

describe('a worker whose script does not come', () => {
  const late: SearchEvent = { type: 'failed', failure: { reason: 'timeout', part: 'worker' } };

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('has failed within ten seconds, and the next question starts another', () => {
    const heard = vi.fn();
    ask(question('a'), heard);
    vi.advanceTimersByTime(7999);
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(heard.mock.calls).toEqual([[late]]);
    expect(workers[0]?.terminated).toBe(true);
    ask(question('b'), heard);
    expect(workers).toHaveLength(2);
  });

  test('is any that has not said that it has started', () => {
    const heard = vi.fn();
    ask(question('a'), heard);
    workers[0]?.say('started');
    vi.advanceTimersByTime(60_000);
    expect(heard).not.toHaveBeenCalled();
  });

  test('and has crashed instead is not told twice', () => {
    const heard = vi.fn();
    ask(question('a'), heard);
    workers[0]?.crash();
    workers[1]?.say('started');
    vi.advanceTimersByTime(60_000);
    expect(heard).not.toHaveBeenCalled();
  });
});

test.each([
  ['', null, ''],
  ['', '1.0', '1.0'],
  ['?q=fan&version=2.0', '1.0', '2.0'],
  ['?q=fan&version=2.0', null, '2.0'],
  // That of the docs that links without a version lead to.
  ['?q=fan&version=current', '1.0', ''],
])(
  'at the address %j, on a page of version %j, search finds version %j, as the worker is told',
  (search, own, version) => {
    vi.stubGlobal('location', { search });
    const around = own === null ? null : { getAttribute: () => own };
    vi.stubGlobal('document', { querySelector: () => around });
    expect(shownVersion()).toBe(version);
    ask(question('fan'), () => undefined);
    const [asked] = workers[0]?.requests ?? [];
    expect(asked).toEqual({ type: 'ask', id: 1, question: question('fan'), ...(version === '' ? {} : { version }) });
  },
);
