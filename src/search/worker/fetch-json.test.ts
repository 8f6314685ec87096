import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FetchError, fetchJson, fetchTimeout } from './fetch-json';

const parseList = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value as unknown[];
  throw new Error('no list');
};
const answerWith = (make: (signal: AbortSignal) => Response | Promise<Response>): void => {
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => Promise.resolve(make(signal)));
};
const failure = async (): Promise<FetchError> => {
  const error: unknown = await fetchJson('/file', parseList).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof FetchError) return error;
  throw new Error('It did not fail.');
};
/** A request that fails only when it is given up. */
const silence = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))));

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a file that arrives whole is checked and returned', async () => {
  answerWith(() => new Response('[1, 2]'));
  expect(await fetchJson('/file', parseList)).toEqual([1, 2]);
});

describe('what goes wrong is told apart', () => {
  test.each([
    ['missing', () => new Response('', { status: 404 })],
    ['missing', () => new Response('', { status: 410 })],
    ['server', () => new Response('', { status: 500 })],
    ['corrupt', () => new Response('<!doctype html>')],
    ['corrupt', () => new Response('{"no": "list"}')],
    ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s', async (reason, make) => {
    answerWith(make);
    expect((await failure()).reason).toBe(reason);
  });

  test('offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await failure()).reason).toBe('offline');
  });

  test('timeout: nothing came for ten seconds', async () => {
    vi.useFakeTimers();
    answerWith(silence);
    const failed = failure();
    await vi.advanceTimersByTimeAsync(fetchTimeout);
    expect((await failed).reason).toBe('timeout');
  });

  test('a slow file that keeps coming is no failure', async () => {
    vi.useFakeTimers();
    answerWith((signal) => new Response(slowly(['[1', ',2', ']'], fetchTimeout * 0.8, signal)));
    const result = fetchJson('/file', parseList);
    await vi.advanceTimersByTimeAsync(fetchTimeout * 4);
    expect(await result).toEqual([1, 2]);
  });
});

function slowly(pieces: readonly string[], pause: number, signal: AbortSignal): ReadableStream<Uint8Array> {
  const left = [...pieces];
  return new ReadableStream({
    start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
    pull: async (controller) => {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (signal.aborted) return;
      const piece = left.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(piece));
    },
  });
}

test('a manifest that is gone means that the site has changed', () => {
  expect(new FetchError('missing', 404).of('manifest')).toEqual({ reason: 'stale', part: 'manifest', status: 404 });
  expect(new FetchError('missing', 404).of('titles')).toEqual({ reason: 'missing', part: 'titles', status: 404 });
});

test('only the manifest is stale when it is gone, and a failure without a status has none', () => {
  expect(new FetchError('network').of('manifest')).toEqual({ reason: 'network', part: 'manifest' });
  expect(new FetchError('network').of('manifest')).not.toHaveProperty('status');
});

test('the file is asked for at its address', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response('[]'));
  });
  await fetchJson('/file', parseList);
  expect(asked).toEqual(['/file']);
});

test('letters of several bytes may be cut by the network', async () => {
  const bytes = new TextEncoder().encode('["漢字"]');
  const pieces = [bytes.slice(0, 3), bytes.slice(3, 6), bytes.slice(6)];
  answerWith(
    () =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            for (const piece of pieces) controller.enqueue(piece);
            controller.close();
          },
        }),
      ),
  );
  expect(await fetchJson('/file', parseList)).toEqual(['漢字']);
});

test('a file without a body is damaged', async () => {
  answerWith(() => new Response(null));
  expect((await failure()).reason).toBe('corrupt');
});
