import { expect, test } from 'vitest';
import { summaryLine } from './build-summary';

test('the last line of a build says how many pages, seconds, megabytes and warnings there were', () => {
  expect(summaryLine({ pages: 523, seconds: 38.6, bytes: 61_249_000, warnings: 2 })).toBe(
    'Built 523 pages in 39 s, 61.2 MB in all, with 2 warnings about the content.',
  );
});
