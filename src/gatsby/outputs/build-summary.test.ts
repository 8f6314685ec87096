import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeFiles } from '../../../test/write-files';
import { keepReport } from '../../content/report-problems';
import { countWarnings, summarize, summaryLine } from './build-summary';

vi.mock('../../content/report-problems', () => ({ keepReport: vi.fn() }));

test('the last line of a build says how many pages, seconds, megabytes and warnings there were', () => {
  expect(summaryLine({ pages: 523, seconds: 38.6, bytes: 61_249_000, warnings: 2 })).toBe(
    'Built 523 pages in 39 s, 61.2 MB in all, with 2 warnings about the content.',
  );
  expect(summaryLine({ pages: 1, seconds: 1, bytes: 0, warnings: 1 })).toMatch(/with 1 warning about/);
});

test('pages that stand for moved addresses, as on GitHub Pages, count as bytes and not as pages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
  const moved = 'x'.repeat(600_000);
  writeFiles(folder, { 'a/index.html': 'A', 'b/index.html': 'B', 'old/index.html': moved, 'older/index.html': moved });
  summarize(folder, 2);
  expect(keepReport).toHaveBeenCalledWith(expect.stringMatching(/^Built 2 pages in \d+ s, 1\.2 MB in all/));
  const before = Number(/(\d+) warnings? about/.exec(String(vi.mocked(keepReport).mock.lastCall?.[0]))?.[1]);
  for (const count of [2, 1]) countWarnings(count);
  summarize(folder, 2);
  expect(keepReport).toHaveBeenLastCalledWith(expect.stringContaining(`with ${before + 3} warnings about`));
});
