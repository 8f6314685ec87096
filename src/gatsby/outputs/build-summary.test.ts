import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeFiles } from '../../../test/write-files';
import { keepReport } from '../../content/report-problems';
import { summarize, summaryLine } from './build-summary';

vi.mock('../../content/report-problems', () => ({ keepReport: vi.fn() }));

test('the last line of a build says how many pages, seconds, megabytes and warnings there were', () => {
  expect(summaryLine({ pages: 523, seconds: 38.6, bytes: 61_249_000, warnings: 2 })).toBe(
    'Built 523 pages in 39 s, 61.2 MB in all, with 2 warnings about the content.',
  );
});

test('pages that stand for moved addresses, as on GitHub Pages, count as bytes and not as pages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
  const moved = 'x'.repeat(600_000);
  writeFiles(folder, { 'a/index.html': 'A', 'b/index.html': 'B', 'old/index.html': moved, 'older/index.html': moved });
  summarize(folder, 2);
  expect(keepReport).toHaveBeenCalledWith(expect.stringMatching(/^Built 2 pages in \d+ s, 1\.2 MB in all/));
});
