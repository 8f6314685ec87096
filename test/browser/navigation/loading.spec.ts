import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { followInjected } from '../support/follow-injected';
import { holdRequests, pageDataOf } from '../support/network/hold-requests';
import { logRequests } from '../support/network/log-requests';
import { offline } from '../support/network/offline';
import { drawn, expectSameVisit, markVisit, openPage, openSettled } from '../support/open-page';
import { longDoc } from '../support/routes';
import { fullTitle } from '../support/site';

const target = '/docs/core/entity/lock';
const other = '/docs/core/entity/climate';
const isLoading = (page: Page): Promise<boolean> => page.evaluate(() => 'loading' in document.documentElement.dataset);
const box = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });

/** Opens the long doc, and then stops the clock until it is told to run. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await openSettled(page, longDoc);
  await markVisit(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('a page that comes within 200 ms shows no progress bar and no spinner', async ({ page }) => {
  await openWithClock(page);
  const data = await holdRequests(page, pageDataOf(target));
  await followInjected(page, target);
  await expect.poll(data.count).toBeGreaterThan(0);
  await page.clock.runFor(190);
  expect(await isLoading(page)).toBe(false);
  await data.release();
  await page.clock.resume();
  await expect(page).toHaveTitle(fullTitle('Lock entity'));
  await page.clock.runFor(1000);
  expect(await isLoading(page)).toBe(false);
});

test('a page unfinished after 200 ms shows a progress bar and a spinner, until it is there', async ({ page }) => {
  await openWithClock(page);
  const data = await holdRequests(page, pageDataOf(target));
  await followInjected(page, target);
  await page.clock.runFor(210);
  expect(await isLoading(page)).toBe(true);
  await expect(page.locator('#gatsby-announcer')).toHaveText('Loading the page');
  const drawn = await page.evaluate(() =>
    ['::before', '::after'].map((part) => {
      const { position, top, height } = getComputedStyle(document.documentElement, part);
      return { position, top, height };
    }),
  );
  expect(drawn).toEqual([
    { position: 'fixed', top: '0px', height: '3px' },
    { position: 'fixed', top: '0px', height: '44px' },
  ]);
  await data.release();
  await page.clock.resume();
  await expect(page).toHaveTitle(fullTitle('Lock entity'));
  await expect.poll(() => isLoading(page)).toBe(false);
  await expectSameVisit(page);
});

test('the progress of going back is shown too', onlyAll, async ({ page }) => {
  await openPage(page, target);
  await openPage(page, longDoc); // a separate load, so that the first page is not in memory
  await followInjected(page, other);
  await expect(page).toHaveTitle(fullTitle('Climate entity'));
  await page.evaluate((href) => history.replaceState({ key: 'abcdef' }, '', href), target);
  await followInjected(page, longDoc);
  await expect(page).toHaveTitle(fullTitle('Sensor entity'));
  const data = await holdRequests(page, pageDataOf(target));
  await page.evaluate(() => history.back());
  await expect.poll(() => isLoading(page)).toBe(true);
  await data.release();
  await expect(page).toHaveTitle(fullTitle('Lock entity'));
  expect(await isLoading(page)).toBe(false);
});

test('a change of query or hash alone shows no progress', async ({ page }) => {
  await openWithClock(page);
  await followInjected(page, `${longDoc}?a=b#long-term-statistics`);
  await page.clock.runFor(500);
  await expect(page).toHaveURL(/\?a=b#long/);
  expect(await isLoading(page)).toBe(false);
});

test('a request that never answers shows progress, and after 10 s a box with Retry', async ({ page }) => {
  await openWithClock(page);
  const data = await holdRequests(page, pageDataOf(target));
  await followInjected(page, `${target}?a=b#properties`);
  // On a busy machine the request comes to this test later than the end of ten seconds that pass at once.
  await expect.poll(data.count).toBeGreaterThan(0);
  await page.clock.runFor(9900);
  expect(await isLoading(page)).toBe(true);
  await expect(box(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(box(page)).toContainText('The site has not responded for 10 seconds.');
  expect(await isLoading(page)).toBe(false);
  await expect(page).toHaveURL(longDoc);
  await expect(box(page).getByRole('button', { name: 'Retry' })).toBeFocused();
  await page.unroute(pageDataOf(target));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${target}?a=b#properties`);
  await expect(page).toHaveTitle(fullTitle('Lock entity'));
});

test('a page that comes after all takes the box away and opens', onlyAll, async ({ page }) => {
  await openWithClock(page);
  const data = await holdRequests(page, pageDataOf(target));
  await followInjected(page, target);
  await page.clock.runFor(10_100);
  await page.clock.resume();
  await expect(box(page)).toBeVisible();
  await data.release();
  await expect(page).toHaveTitle(fullTitle('Lock entity'));
  await expect(box(page)).toHaveCount(0);
  await expectSameVisit(page);
});

test('a reader who stays is not taken away by a page that comes late', onlyAll, async ({ page }) => {
  await openWithClock(page);
  const data = await holdRequests(page, pageDataOf(target));
  await followInjected(page, target);
  await page.clock.runFor(10_100);
  await page.clock.resume();
  await box(page).getByRole('button', { name: 'Stay on this page' }).click();
  await expect(box(page)).toHaveCount(0);
  const arrived = page.waitForResponse(pageDataOf(target));
  await data.release();
  await (await arrived).finished();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(longDoc);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sensor entity');
});

test('page content that fails because the site is down shows the error in a red box, and Retry loads again', async ({
  page,
}) => {
  await openSettled(page, longDoc);
  await markVisit(page);
  await page.route(`**${target}**`, (route) => route.abort('connectionrefused'));
  await followInjected(page, `${target}?a=b#properties`);
  await expect(box(page)).toContainText('The page could not be loaded');
  await expect(box(page)).toContainText('Check your connection and try again.');
  await expect(box(page)).toContainText('Failed to fetch');
  const red = await box(page).evaluate((element) => getComputedStyle(element).color);
  expect(red).toBe(
    await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--danger)';
      return getComputedStyle(probe).color;
    }),
  );
  await expectSameVisit(page);
  const again = page.waitForRequest((request) => request.method() === 'HEAD');
  await box(page).getByRole('button', { name: 'Retry' }).click();
  await again;
  await expect(box(page)).toBeVisible();
  await page.unrouteAll();
  await box(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveTitle(fullTitle('Lock entity'));
  await expect(page).toHaveURL(`${target}?a=b#properties`);
});

test('a site that answers with an error keeps the reader on the page', onlyAll, async ({ page }) => {
  await openSettled(page, longDoc);
  await page.route(`**${target}**`, (route) => route.fulfill({ status: 503 }));
  await followInjected(page, target);
  await expect(box(page)).toContainText('The site responded with status 503.');
  await expect(page).toHaveURL(longDoc);
});

for (const [name, pattern] of [
  ['content', pageDataOf('/blog/archive')],
  ['code', '**/component---src-templates-blog-archive*.js'],
] as const)
  test(
    `a page whose ${name} cannot be fetched is loaded as a document: once, with query and hash`,
    often(name === 'content'),
    async ({ page }) => {
      const documents: string[] = [];
      await openPage(page, longDoc);
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
      });
      await page.route(pattern, (route) => route.abort());
      await followInjected(page, '/blog/archive?a=b#posts-2024');
      await expect(page).toHaveURL('/blog/archive?a=b#posts-2024');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archive');
      // The document cannot start either; it stays readable and is not loaded again.
      await expect(page.getByText('This site did not load properly')).toBeVisible();
      expect(documents).toEqual(['/blog/archive']);
    },
  );

test.describe('without network', () => {
  test('a message stands in the page, and the page opens by itself when the network is back', async ({
    page,
    context,
  }) => {
    await openSettled(page, longDoc);
    await offline(context, async () => {
      await followInjected(page, `${target}?a=b#properties`);
      await expect(box(page)).toContainText('You are offline');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sensor entity');
      await expect(page).toHaveURL(longDoc);
      await box(page).getByRole('button', { name: 'Retry' }).click();
      await expect(box(page)).toContainText('You are offline');
    });
    await expect(page).toHaveURL(`${target}?a=b#properties`);
    await expect(page).toHaveTitle(fullTitle('Lock entity'));
    await expect(box(page)).toHaveCount(0);
  });

  test('a reader who stays is left alone when the network is back', onlyAll, async ({ page, context }) => {
    await openSettled(page, longDoc);
    await offline(context, async () => {
      await followInjected(page, target);
      await box(page).getByRole('button', { name: 'Stay on this page' }).click();
    });
    const requests = logRequests(page);
    await page.waitForFunction(() => navigator.onLine);
    await drawn(page);
    expect(requests.filter((path) => path.includes(target))).toEqual([]);
    await expect(page).toHaveURL(longDoc);
  });

  test('pages that were read before still open', onlyAll, async ({ page, context }) => {
    await openPage(page, longDoc);
    await followInjected(page, target);
    await expect(page).toHaveTitle(fullTitle('Lock entity'));
    await offline(context, async () => {
      await page.goBack();
      await expect(page).toHaveTitle(fullTitle('Sensor entity'));
      await expect(box(page)).toHaveCount(0);
    });
  });
});
