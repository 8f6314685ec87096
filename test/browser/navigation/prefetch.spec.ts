import { expect, test } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { dataRequests, logRequests } from '../support/network/log-requests';
import { drawn, holdsPage, markVisit, openPage, openSettled, runs } from '../support/open-page';
import { longDoc } from '../support/routes';
import { fullTitle } from '../support/site';

const lock = '/docs/core/entity/lock';
/** Gatsby waits three seconds before it fetches for a `Link` in view. */
const later = 4000;
const neighbors = ['/docs/core/entity/select', '/docs/core/entity/siren'];

test('links in view fetch nothing until a reader turns to one', async ({ page }) => {
  const requests = logRequests(page);
  await page.clock.install();
  await openSettled(page, longDoc);
  await drawn(page);
  // From here on time stands still, so a link fetches its page at once.
  await page.clock.pauseAt(Date.now() + 60_000);
  expect(dataRequests(requests).filter((path) => path !== longDoc)).toEqual([]);
  const sidebar = page.getByRole('navigation', { name: 'Pages of this section' });
  await sidebar.getByRole('link', { name: 'Lock', exact: true }).hover();
  await expect.poll(() => dataRequests(requests)).toContain(lock);
  await sidebar.getByRole('link', { name: 'Climate', exact: true }).focus();
  await expect.poll(() => dataRequests(requests)).toContain('/docs/core/entity/climate');
  const fetched = new Set(dataRequests(requests).filter((path) => path !== longDoc));
  expect([...fetched]).toEqual([lock, '/docs/core/entity/climate']);
});

test('the pages before and after are fetched once their links come into view', async ({ page }) => {
  const requests = logRequests(page);
  await page.clock.install();
  await openSettled(page, longDoc);
  await drawn(page);
  await page.clock.fastForward(later);
  const fetched = (): string[] => dataRequests(requests).filter((path) => neighbors.includes(path));
  expect(fetched()).toEqual([]);
  await page.getByRole('link', { name: /Next/ }).scrollIntoViewIfNeeded();
  await drawn(page);
  await page.clock.fastForward(later);
  await expect.poll(() => [...new Set(fetched())].sort()).toEqual(neighbors);
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
  { saveData: false, effectiveType: 'slow-2g' },
])
  test(
    `a reader gets nothing in advance with ${JSON.stringify(connection)}`,
    often(connection.saveData),
    async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      const requests = logRequests(page);
      await openPage(page, longDoc);
      const link = page.getByRole('link', { name: 'Lock', exact: true });
      await link.hover();
      await drawn(page);
      expect(dataRequests(requests).filter((path) => path !== longDoc)).toEqual([]);
      await link.click();
      await expect(page).toHaveTitle(fullTitle('Lock entity'));
    },
  );

test('a link of the sidebar is fetched by a hint, once, and the click needs no other request', async ({ page }) => {
  await openPage(page, longDoc);
  const link = page.getByRole('link', { name: 'Lock', exact: true });
  await link.hover();
  const hint = page.locator(`link[rel=prefetch][href="/page-data${lock}/page-data.json"]`);
  await expect(hint).toHaveCount(1);
  await holdsPage(page, lock);
  await page.getByRole('link', { name: 'Climate', exact: true }).hover();
  await link.focus();
  await expect(hint).toHaveCount(1);
  const requests = logRequests(page);
  await link.click();
  await expect(page).toHaveTitle(fullTitle('Lock entity'));
  expect(dataRequests(requests).filter((path) => path === lock)).toEqual([]);
});

test('where the browser knows no hints, a GET fetches the page', onlyAll, async ({ page }) => {
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = (token) => token !== 'prefetch';
  });
  await openPage(page, longDoc);
  const fetched = page.waitForRequest((request) => request.url().endsWith(`/page-data${lock}/page-data.json`));
  await page.getByRole('link', { name: 'Lock', exact: true }).hover();
  expect((await fetched).method()).toBe('GET');
  expect((await fetched).resourceType()).toBe('xhr');
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
});

// Gatsby asks three more times before it gives up, and then remembers that.
for (const [what, failing, isSameVisit] of [
  ['fails once does not spoil the click', 1, true],
  ['fails for good lets the click load the page as a document', 4, false],
] as const)
  test(`a prefetch that ${what}`, often(failing === 4), async ({ page }) => {
    await openPage(page, longDoc);
    await markVisit(page);
    let asked = 0;
    // The route stays: a request that is on its way while a route is removed may never be answered.
    await page.route(`**/page-data${lock}/page-data.json`, (route) => {
      asked += 1;
      return asked > failing ? route.continue() : route.abort();
    });
    const link = page.getByRole('link', { name: 'Lock', exact: true });
    await link.hover();
    await expect.poll(() => asked).toBeGreaterThanOrEqual(failing);
    await link.click();
    await expect(page).toHaveTitle(fullTitle('Lock entity'));
    await runs(page);
    expect(await page.evaluate(() => 'visit' in window)).toBe(isSameVisit);
  });
