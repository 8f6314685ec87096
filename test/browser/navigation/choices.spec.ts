import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onlyAll } from '../support/only-all';
import { loadingDelay } from '../../../src/browser/navigation/pending-navigation';
import { followInjected } from '../support/follow-injected';
import { holdFrames } from '../support/hold-frames';
import { holdRequests, pageDataOf } from '../support/network/hold-requests';
import { drawn, holdsPage, openPage } from '../support/open-page';
import { longDoc } from '../support/routes';
import { fullTitle } from '../support/site';

const target = '/docs/core/entity/lock';
const other = '/docs/core/entity/climate';
const blog = '/blog';

/** Opens a page that can be left by a step back, to the page at `target`, which is not in memory, or to that of `longDoc`. */
async function openWithPast(page: Page, past: typeof target | typeof longDoc): Promise<void> {
  await openPage(page, longDoc);
  await page.evaluate((href) => history.replaceState({ key: 'abcdef' }, '', href), past);
  await followInjected(page, other);
  await expect(page).toHaveTitle(fullTitle('Climate entity'));
}

/** The reader is at an address, sees its page, and nothing is under way. */
async function expectAt(page: Page, path: string, title: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(fullTitle(title));
  await page.evaluate((delay) => new Promise((done) => setTimeout(done, delay)), 2 * loadingDelay);
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(fullTitle(title));
  expect(await page.evaluate(() => 'loading' in document.documentElement.dataset)).toBe(false);
}

test('a page chosen later wins over one that comes late', async ({ page }) => {
  await openPage(page, longDoc);
  const data = await holdRequests(page, pageDataOf(target));
  await followInjected(page, target);
  await expect.poll(data.count).toBeGreaterThan(0);
  await followInjected(page, other);
  await expect(page).toHaveTitle(fullTitle('Climate entity'));
  await data.release();
  await holdsPage(page, target);
  await drawn(page);
  await expect(page).toHaveURL(other);
  await expect(page).toHaveTitle(fullTitle('Climate entity'));
});

test('a page chosen when the address has changed, but the page has not, opens', onlyAll, async ({ page }) => {
  await openPage(page, longDoc);
  await page.evaluate((href) => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      history.pushState = push;
      push(...entry);
      // The router asks React to show the page after this, and React does so in a later task.
      queueMicrotask(() => window.___navigate(href));
    };
  }, other);
  await followInjected(page, target);
  await expect(page).toHaveTitle(fullTitle('Climate entity'));
  await expect(page).toHaveURL(other);
});

test(
  'a page chosen after a step back, before the router asks for the page of that step, opens',
  onlyAll,
  async ({ page }) => {
    await openWithPast(page, target);
    const show = await holdFrames(page);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(target);
    const data = await holdRequests(page, pageDataOf(blog));
    await followInjected(page, blog);
    await show();
    await drawn(page);
    await data.release();
    await expectAt(page, blog, 'Blog');
  },
);

test('a step back wins over a page that comes before the page of that step is shown', async ({ page }) => {
  await openWithPast(page, longDoc);
  const data = await holdRequests(page, pageDataOf(blog));
  await followInjected(page, blog);
  await expect.poll(data.count).toBeGreaterThan(0);
  const show = await holdFrames(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(longDoc);
  await data.release();
  await holdsPage(page, blog);
  await show();
  await expectAt(page, longDoc, 'Sensor entity');
});

test(
  'a step back to the page that is still shown ends the loading of the page that was not shown yet',
  onlyAll,
  async ({ page }) => {
    await openPage(page, longDoc);
    const show = await holdFrames(page);
    await followInjected(page, target);
    await expect(page).toHaveURL(target);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(longDoc);
    await show();
    await expectAt(page, longDoc, 'Sensor entity');
  },
);

test(
  'a step forward to the page that is still shown wins over the page of a step back, which comes late',
  onlyAll,
  async ({ page }) => {
    await openWithPast(page, target);
    const data = await holdRequests(page, pageDataOf(target));
    await page.evaluate(() => history.back());
    await expect.poll(data.count).toBeGreaterThan(0);
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL(other);
    await drawn(page);
    await data.release();
    await holdsPage(page, target);
    await expectAt(page, other, 'Climate entity');
  },
);
