import { constants, brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { firstLoadBudget, firstSuggestionBudget, whenFull } from '../../site/budgets';
import { drawn, leaveUntouched, openSettled } from '../support/open-page';
import { touch } from '../support/open-touched';
import { firstDoc } from '../support/routes';
import { suggest } from '../support/search-box';

/** How hosts compress while they answer, or with the highest quality beforehand. */
const sizeOnTheWire = (body: Buffer, quality = 6): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Counts the bytes of all files that the page and its workers fetch from now on and whose path fits. */
function countBytes(page: Page, fits: RegExp, quality?: number): () => Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (fits.test(new URL(response.url()).pathname)) bodies.push(response.body());
  });
  return async () =>
    (await Promise.all(bodies)).map((body) => sizeOnTheWire(body, quality)).reduce((sum, size) => sum + size, 0);
}

test('all scripts that a doc fetches within five seconds, without a touch, are within their budget', async ({
  page,
}) => {
  const bytes = countBytes(page, /\.js$/);
  await page.clock.install();
  await leaveUntouched(page);
  await openSettled(page, firstDoc);
  await page.clock.fastForward(5000);
  await drawn(page);
  expect(await bytes()).toBeGreaterThan(firstLoadBudget / 2);
  expect(await bytes(), `bytes; ${whenFull}`).toBeLessThanOrEqual(firstLoadBudget);
});

test('the scripts that must arrive before the first suggestion are within their budget', async ({ page }) => {
  await openSettled(page, firstDoc);
  // A touch of the page itself brings what has nothing to do with the search.
  await touch(page);
  await drawn(page);
  const bytes = countBytes(page, /\.js$/, 11);
  await suggest(page, 'sensor');
  await drawn(page);
  expect(await bytes()).toBeGreaterThan(firstSuggestionBudget / 2);
  expect(await bytes(), `bytes; ${whenFull}`).toBeLessThanOrEqual(firstSuggestionBudget);
});
