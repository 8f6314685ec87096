import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SampleHost, sampleSearchFiles } from '../../../test/samples/sample-search-files';
import type { SearchEvent, SearchQuestion, WorkerMessage, WorkerReply, WorkerRequest } from '../types';

const docsContents = '/search-index/current-docs-contents.json';
const rows = [
  { path: '/docs/light', title: 'Light entity', text: 'A light can be dimmed.' },
  { path: '/docs/lock', title: 'Lock entity', text: 'A lock can be jammed.' },
];

let host: SampleHost;
let replies: WorkerReply[];
let messages: WorkerMessage[];
let tell: (request: WorkerRequest) => Promise<void>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  host = new SampleHost(sampleSearchFiles(rows));
  replies = [];
  messages = [];
  const worker = new EventTarget();
  vi.stubGlobal('fetch', host.fetch);
  vi.stubGlobal('self', {
    addEventListener: worker.addEventListener.bind(worker),
    postMessage: (message: WorkerMessage) => (message === 'started' ? messages.push(message) : replies.push(message)),
  });
  vi.resetModules();
  await import('./search.worker');
  expect(messages).toEqual(['started']);
  tell = async (data) => {
    worker.dispatchEvent(new MessageEvent('message', { data }));
    await atRest();
  };
});
afterEach(() => vi.useRealTimers());

/** Until nothing is left to do but what waits for the clock. */
async function atRest(): Promise<void> {
  for (let round = 0; round < 50; round++) await new Promise(setImmediate);
}

const question = (query: string, more: Partial<SearchQuestion> = {}): SearchQuestion => ({
  ...{ query, context: '', offset: 0, limit: 8, hitsPerPage: 2, excerpts: false },
  ...more,
});
const ask = (id: number, query: string, more: Partial<SearchQuestion> = {}): Promise<void> =>
  tell({ type: 'ask', id, question: question(query, more) });
/** What a question led to: `failed contents`, `titles: /docs/light`, `titles+contents, final: /docs/light`. */
const told = (id: number): string[] =>
  replies.filter((reply) => reply.id === id && reply.event.type !== 'ready').map(({ event }) => textOf(event));

function textOf(event: SearchEvent): string {
  if (event.type === 'failed') return `failed ${event.failure.part}`;
  if (event.type === 'excerpts') return `excerpts: ${event.excerpts.map(({ text }) => text).join()}`;
  if (event.type === 'ready') return 'ready';
  const { tiers, final, pages } = event.answer;
  return `${tiers.join('+')}${final ? ', final' : ''}: ${pages.map(({ key }) => key).join()}`;
}

describe('a question', () => {
  test('is answered from titles, and again when the contents are there', async () => {
    await ask(1, 'light');
    expect(told(1)).toEqual(['titles: /docs/light', 'titles: /docs/light', 'titles+contents, final: /docs/light']);
  });

  test('is answered at once when all is there', async () => {
    await ask(1, '');
    host.asked.length = 0;
    await ask(2, 'dimmed');
    expect(told(2)).toEqual(['titles+contents, final: /docs/light']);
    expect(host.asked).toEqual([]);
  });

  test('of which the titles lack a word waits for the contents', async () => {
    await ask(1, 'light dimmed');
    expect(told(1)).toEqual(['titles+contents, final: /docs/light']);
  });

  test('that is empty loads the index and tells what can be searched', async () => {
    await ask(1, ' ');
    expect(told(1)).toEqual([]);
    expect(replies.at(-1)?.event).toEqual({
      type: 'ready',
      contexts: [
        { name: 'docs', label: 'docs' },
        { name: 'blog', label: 'blog' },
      ],
      popular: [],
    });
  });

  test('that was cancelled is answered no more', async () => {
    await ask(1, 'light');
    await tell({ type: 'cancel', id: 1 });
    const before = replies.length;
    await ask(2, 'lock');
    await vi.advanceTimersByTimeAsync(1000);
    expect(replies.slice(before).map(({ id }) => id)).not.toContain(1);
  });
});

test('a question about another version of the docs is answered from the index of that', async () => {
  host.files = new Map(
    [...host.files].map(([path, file]) => [path.replace('manifest.json', 'manifest-1.0.json'), file]),
  );
  await tell({ type: 'ask', id: 1, question: question('light'), version: '1.0' });
  expect(told(1).at(-1)).toBe('titles+contents, final: /docs/light');
  await ask(2, 'light');
  expect(told(2)).toEqual(['failed manifest']);
  expect(host.asked.filter((path) => path.includes('manifest'))).toEqual([
    '/search-index/manifest-1.0.json',
    '/search-index/manifest.json',
  ]);
});

test.each([
  ['en', 'lichter', true, false],
  ['de', 'licht', false, true],
  ['', 'lichter', false, false],
])(
  'in a site whose pack is %j, the stem is %s; “the” (%s) and “und” (%s) are stop words',
  async (pack, stem, the, und) => {
    vi.stubGlobal('SEARCH_PACK', pack);
    vi.resetModules();
    await import('./search.worker');
    const { stemOf, isStopWord } = await import('../words');
    expect([stemOf('lichter'), isStopWord('the'), isStopWord('und')]).toEqual([stem, the, und]);
    vi.resetModules();
  },
);

describe('without contents', () => {
  beforeEach(() => {
    host.files.set(docsContents, 500);
  });

  test('the failure is told, and answers from titles are as good as they get', async () => {
    await ask(1, 'light dimmed');
    expect(told(1)).toEqual(['failed contents', 'titles, final: /docs/light']);
  });

  test('the next question asks for them again, and its answer from titles may still be improved', async () => {
    await ask(1, 'light');
    host.files = sampleSearchFiles(rows);
    await ask(2, 'light');
    expect(told(2)).toEqual(['titles: /docs/light', 'titles+contents, final: /docs/light']);
  });

  test('all open questions hear of the failure', async () => {
    void ask(1, 'light');
    await ask(2, 'lock');
    expect([told(1).at(-2), told(2).at(-2)]).toEqual(['failed contents', 'failed contents']);
  });
});

test('where the titles of one part fail, no answer from the others is called final', async () => {
  host.files.set('/search-index/current-blog-titles.json', 500);
  await ask(1, 'light dimmed');
  expect(told(1)[0]).toBe('failed titles');
  expect(told(1).filter((line) => line.startsWith('titles, final'))).toEqual([]);
});

test('a failure of the manifest is told, without an answer', async () => {
  host.files.clear();
  await ask(1, 'light');
  expect(replies).toEqual([
    { id: 1, event: { type: 'failed', failure: { reason: 'stale', part: 'manifest', status: 404 } } },
  ]);
});

describe('texts', () => {
  const excerpts = 'excerpts: A light can be dimmed.';

  test('follow when nothing else is asked for a moment', async () => {
    await ask(1, 'light', { excerpts: true });
    await vi.advanceTimersByTimeAsync(149);
    await atRest();
    expect(told(1)).not.toContain(excerpts);
    await vi.advanceTimersByTimeAsync(1);
    await atRest();
    expect(told(1).filter((line) => line === excerpts)).toHaveLength(1);
  });

  test('that cannot be had are empty', async () => {
    host.files.delete('/search-index/current-docs-texts-0.json');
    await ask(1, 'light', { excerpts: true });
    await vi.advanceTimersByTimeAsync(150);
    await atRest();
    expect(told(1).at(-1)).toBe('excerpts: ');
  });

  test('are not fetched for a question that asks for none, or was cancelled', async () => {
    await ask(1, 'light');
    await ask(2, 'light', { excerpts: true });
    await tell({ type: 'cancel', id: 2 });
    await vi.advanceTimersByTimeAsync(1000);
    await atRest();
    expect(host.asked.filter((path) => path.includes('texts'))).toEqual([]);
  });

  test('of a question cancelled while they are fetched are not sent', async () => {
    await ask(1, 'light', { excerpts: true });
    vi.advanceTimersByTime(150);
    await tell({ type: 'cancel', id: 1 });
    await atRest();
    expect(host.asked.filter((path) => path.includes('texts'))).toHaveLength(1);
    expect(told(1)).not.toContain(excerpts);
  });
});
