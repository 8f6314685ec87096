import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPositions, writePositions } from './scroll';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('positions come back as they were kept', () => {
  expect(readPositions()).toEqual([]);
  writePositions(new Map([['abc123', 1500.5]]));
  expect(readPositions()).toEqual([['abc123', 1500.5]]);
});

test('the latest fifty are kept', () => {
  writePositions(new Map(Array.from({ length: 60 }, (_, index) => [`key${index}`, index])));
  expect(readPositions().map(([, top]) => top)).toEqual(Array.from({ length: 50 }, (_, index) => index + 10));
});

test.each(['{', 'null', '7', '{"abc123":"far"}'])('what another program left does no harm: %s', (text) => {
  kept.set('scroll', text);
  expect(readPositions()).toEqual([]);
});

test('storage that is denied or full does no harm', () => {
  const denied = (): never => {
    throw new Error('denied');
  };
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied });
  expect(readPositions()).toEqual([]);
  expect(() => writePositions(new Map([['abc123', 1]]))).not.toThrow();
});
