import { expect, test } from '@playwright/test';
import { dataRequests, logRequests } from './log-requests';
import { openPage } from './open-page';
import { longDoc } from './routes';

const lock = '/docs/core/entity/lock';
/** A reader clicks a second after pointing at a link; what comes later is of no use. */
const soon = { timeout: 2000 };
/** Gatsby waits three seconds before it fetches for a `Link` in view. */
const later = { timeout: 10_000 };
const neighbours = ['/docs/core/entity/number', '/docs/core/entity/switch'];

test('links in view fetch nothing until a reader turns to one', async ({ page }) => {
  const requests = logRequests(page);
  await openPage(page, longDoc);
  await page.waitForLoadState('networkidle');
  expect(dataRequests(requests).filter((path) => path !== longDoc)).toEqual([]);
  const sidebar = page.getByRole('navigation', { name: 'Pages of this section' });
  await sidebar.getByRole('link', { name: 'Lock', exact: true }).hover();
  await expect.poll(() => dataRequests(requests), soon).toContain(lock);
  await sidebar.getByRole('link', { name: 'Climate', exact: true }).focus();
  await expect.poll(() => dataRequests(requests), soon).toContain('/docs/core/entity/climate');
  const fetched = new Set(dataRequests(requests).filter((path) => path !== longDoc));
  expect([...fetched]).toEqual([lock, '/docs/core/entity/climate']);
});

test('the pages before and after are fetched once their links come into view', async ({ page }) => {
  const requests = logRequests(page);
  await openPage(page, longDoc);
  await page.waitForLoadState('networkidle');
  const fetched = (): string[] => dataRequests(requests).filter((path) => neighbours.includes(path));
  expect(fetched()).toEqual([]);
  await page.getByRole('link', { name: /Next/ }).scrollIntoViewIfNeeded();
  await expect.poll(() => [...new Set(fetched())].sort(), later).toEqual(neighbours);
});

test('a reader who saves data gets nothing in advance', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const requests = logRequests(page);
  await openPage(page, longDoc);
  const link = page.getByRole('link', { name: 'Lock', exact: true });
  await link.hover();
  await page.waitForLoadState('networkidle');
  expect(dataRequests(requests).filter((path) => path !== longDoc)).toEqual([]);
  await link.click();
  await expect(page).toHaveTitle('Lock entity | Developer Docs');
});
