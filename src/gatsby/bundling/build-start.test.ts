import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { buildStart, noteBuildStart } from './build-start';

afterEach(() => vi.useRealTimers());

test('every start changes the file on which kept results depend', () => {
  const texts = ['2025-01-01T00:00:00.000Z', '2025-01-01T00:00:00.001Z'].map((now) => {
    vi.useFakeTimers({ now: new Date(now) });
    noteBuildStart();
    return readFileSync(buildStart, 'utf8');
  });
  expect(new Set(texts).size).toBe(2);
});
