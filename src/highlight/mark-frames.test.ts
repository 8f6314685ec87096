import { beforeEach, expect, test, vi } from 'vitest';
import { markFrames } from './mark-frames';

const { markWords } = vi.hoisted(() => ({ markWords: vi.fn((body: { name: string }) => [body.name]) }));
vi.mock('./mark-words', () => ({ markWords }));

/** A frame of the site that is still loading; `finish` loads it. */
class Frame extends EventTarget {
  readonly src = '/frame';
  readonly contentDocument: { readyState: string; readonly URL: string; readonly body: { readonly name: string } };

  constructor(name: string) {
    super();
    this.contentDocument = { readyState: 'loading', URL: 'http://localhost/frame', body: { name } };
  }

  finish(): void {
    this.contentDocument.readyState = 'complete';
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Starts to mark the frames of a page; the marks stand for the bodies in which they are. */
const mark = (frames: readonly Frame[], signal = new AbortController().signal): Promise<unknown[]> =>
  markFrames({ querySelectorAll: () => frames } as unknown as Element, ['word'], signal);

test('a frame may take five seconds to load, and no longer', async () => {
  const frames = ['early', 'just in time', 'late'].map((name) => new Frame(name));
  const [early, justInTime, late] = frames;
  const marks = mark(frames);
  early?.finish();
  await vi.advanceTimersByTimeAsync(4999);
  justInTime?.finish();
  await vi.advanceTimersByTimeAsync(1);
  expect(vi.getTimerCount()).toBe(0);
  late?.finish();
  expect(await marks).toEqual(['early', 'just in time']);
});

test('nothing is marked for a reader who has left the page', async () => {
  const frame = new Frame('left');
  const ending = new AbortController();
  const marks = mark([frame], ending.signal);
  ending.abort();
  frame.finish();
  expect(await marks).toEqual([]);
});
