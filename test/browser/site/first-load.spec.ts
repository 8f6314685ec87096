import { readFileSync } from 'node:fs';
import { constants, brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { bytesOf, searchCode } from '../../../bench/search/size.mts';
import { manifestPath } from '../../../src/search/types';
import { parseManifest } from '../../../src/search/index/index-files';
import { firstLoadBudget, firstSuggestionBudget } from '../../site/budgets';
import { drawn, openSettled } from '../support/open-page';
import { firstDoc } from '../support/routes';

/** How hosts compress while they answer. */
const sizeOnTheWire = (body: Buffer): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;

test('all scripts that a doc fetches within five seconds, without a touch, are within their budget', async ({
  page,
}) => {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) bodies.push(response.body());
  });
  await page.clock.install();
  await openSettled(page, firstDoc);
  await page.clock.fastForward(5000);
  await drawn(page);
  const bytes = (await Promise.all(bodies)).map(sizeOnTheWire).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(firstLoadBudget / 2);
  expect(bytes).toBeLessThanOrEqual(firstLoadBudget);
});

test('what must arrive before the first suggestion of search, its scripts included, is within its budget', () => {
  const folder = process.env.SITE_DIR ?? 'public';
  const read = (address: string): string => readFileSync(`${folder}${address}`, 'utf8');
  const { beforeFirst } = bytesOf(parseManifest(JSON.parse(read(manifestPath))), read, searchCode(folder));
  expect(beforeFirst).toBeGreaterThan(firstSuggestionBudget / 2);
  expect(beforeFirst).toBeLessThanOrEqual(firstSuggestionBudget);
});
