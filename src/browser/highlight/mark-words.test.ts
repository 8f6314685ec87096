import { expect, test, afterEach, beforeEach, vi } from 'vitest';
import { findWords, markFrames, unmark } from './mark-words';

const found = (text: string, ...words: string[]): string[] =>
  findWords(text, words).map(([start, end]) => text.slice(start, end));

test.each([
  ['any case', 'State and STATE', ['state'], ['State', 'STATE']],
  ['inside of names', 'state_class, ConfigEntry', ['class', 'entry'], ['class', 'Entry']],
  ['words of three letters also inside of others', 'fans', ['fan'], ['fan']],
  ['the longest first', 'configuration', ['config', 'configuration'], ['configuration']],
  ['short words only as words', 'id of width, id_x', ['id'], ['id', 'id']],
  ['characters that mean something in patterns', 'a.b (c++) a-b', ['a.b', 'c++', 'a-b'], ['a.b', 'c++', 'a-b']],
  ['nothing', 'state', [], []],
])('%s', (_, text, words, expected) => {
  expect(found(text, ...words)).toEqual(expected);
});

/** A frame, and whether its texts were looked through. */
class FakeFrame extends EventTarget {
  src = '/embedded';
  searched = false;
  contentDocument: unknown = null;

  load(URL = 'https://site/embedded', readyState = 'complete'): void {
    const createTreeWalker = (): { nextNode: () => boolean } => {
      this.searched = true;
      return { nextNode: () => false };
    };
    this.contentDocument = { URL, readyState, body: { ownerDocument: { createTreeWalker } } };
    this.dispatchEvent(new Event('load'));
  }
}

let frame: FakeFrame;
let leaving: AbortController;
let over: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('NodeFilter', {});
  frame = new FakeFrame();
  leaving = new AbortController();
  over = false;
});
afterEach(() => vi.useRealTimers());

function mark(): void {
  const root: unknown = { querySelectorAll: () => [frame] };
  void markFrames(root as Element, ['light'], leaving.signal).then(() => (over = true));
}
const after = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

test('a frame that is there is marked at once', async () => {
  frame.load();
  mark();
  await after(0);
  expect([frame.searched, over]).toEqual([true, true]);
});

test('a frame is waited for, for five seconds', async () => {
  mark();
  await after(4999);
  expect(over).toBe(false);
  frame.load();
  await after(0);
  expect([frame.searched, over]).toEqual([true, true]);
});

test('a frame that loads longer is left alone', async () => {
  mark();
  await after(5000);
  expect(over).toBe(true);
  frame.load();
  await after(5000);
  expect(frame.searched).toBe(false);
});

test('in code only whole words count, which underscores part', () => {
  const code = 'class HVACMode: fan_mode, modes, Mode';
  expect(findWords(code, ['mode'], true).map(([start, end]) => code.slice(start - 1, end))).toEqual(['_mode', ' Mode']);
  expect(findWords(code, ['mode'])).toHaveLength(4);
});

test.each([
  ['of which only the empty document is there that comes first', 'about:blank', 'complete'],
  ['that is not there as a whole', 'https://site/embedded', 'interactive'],
])('a frame %s is waited for', async (_, url, readyState) => {
  frame.load(url, readyState);
  mark();
  await after(4999);
  expect([frame.searched, over]).toEqual([false, false]);
  frame.load();
  await after(0);
  expect(frame.searched).toBe(true);
});

test.each(['', 'about:blank', 'about:srcdoc'])('a frame without an address is there at once: %j', async (src) => {
  frame.src = src;
  frame.load('about:blank');
  mark();
  await after(0);
  expect(frame.searched).toBe(true);
});

test('a frame that is there is not marked for a reader who leaves at once', async () => {
  frame.load();
  mark();
  leaving.abort();
  await after(0);
  expect([frame.searched, over]).toEqual([false, true]);
});

test('a frame is not marked for a reader who has left', async () => {
  mark();
  leaving.abort();
  frame.load();
  await after(0);
  expect([frame.searched, over]).toEqual([false, true]);
});

test('a text is whole again when its marks are gone', () => {
  const normalize = vi.fn();
  const mark: Record<string, unknown> = { parentNode: { normalize }, childNodes: ['fan'] };
  // Once it is replaced, it has no parent any more.
  const replaceWith = vi.fn(() => void (mark.parentNode = null));
  unmark([Object.assign(mark, { replaceWith }) as unknown as HTMLElement]);
  expect(replaceWith).toHaveBeenCalledWith('fan');
  expect(normalize).toHaveBeenCalledTimes(1);
});
