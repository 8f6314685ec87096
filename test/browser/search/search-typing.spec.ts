import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { followInjected } from '../support/follow-injected';
import { holdFrames } from '../support/hold-frames';
import { holdRequests, pageDataOf } from '../support/network/hold-requests';
import { watchShifts } from '../support/measure/layout-shifts';
import { expectSameVisit, markVisit, openPage } from '../support/open-page';
import { fullTitle } from '../support/site';

const summary = (page: Page) => page.getByRole('main').getByRole('status');
const hits = (page: Page) => page.locator('main ol[aria-busy=false] > li');
const filters = (page: Page) => page.getByRole('navigation', { name: 'Search in' });
const numberIn = async (text: Promise<string>): Promise<number> => Number(/\d+/.exec(await text)?.[0]);
const field = (page: Page) => page.getByRole('search', { name: 'Search the site' }).getByRole('searchbox');

test('results come while the reader types, the field keeps the focus, and back returns to the search before', async ({
  page,
}) => {
  await openPage(page, '/search?q=webhook');
  await expect(summary(page)).toHaveText(/results/);
  await markVisit(page);
  await field(page).press('ControlOrMeta+a');
  await field(page).pressSequentially('light ent', { delay: 20 });
  await expect(hits(page).first()).toContainText('Light entity');
  await expect(page).toHaveURL('/search?q=light+ent');
  await field(page).pressSequentially('ity');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=light+entity');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('light entity');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=webhook');
  await expect(field(page)).toHaveValue('webhook');
  await expectSameVisit(page);
});

test(
  'a result that is chosen right after a key opens, however late it comes, and back returns to the search',
  onlyAll,
  async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/search');
    await field(page).fill('climate');
    const result = hits(page).locator('a[href="/docs/core/entity/climate"]').first();
    await expect(result).toBeVisible();
    await expect(page).toHaveURL('/search?q=climate');
    const data = await holdRequests(page, pageDataOf('/docs/core/entity/climate'));
    await page.clock.pauseAt(Date.now() + 60_000);
    await field(page).fill('climate entity');
    await result.click();
    // The address would follow the words after half a second.
    await page.clock.runFor(600);
    await expect(page).toHaveURL('/search?q=climate+entity');
    expect(await page.evaluate(() => 'loading' in document.documentElement.dataset)).toBe(true);
    await data.release();
    await page.clock.resume();
    await expect(page).toHaveTitle(fullTitle('Climate entity'));
    await page.goBack();
    await expect(page).toHaveURL('/search?q=climate+entity');
  },
);

test('words that wait for their address leave a page alone that is on its way', onlyAll, async ({ page }) => {
  await openPage(page, '/search');
  const data = await holdRequests(page, pageDataOf('/docs/core/entity/climate'));
  await field(page).fill('climate');
  // Not every browser takes the focus from the field for a link that is touched.
  await followInjected(page, '/docs/core/entity/climate');
  await expect(hits(page)).not.toHaveCount(0);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 600)));
  await data.release();
  await expect(page).toHaveTitle(fullTitle('Climate entity'));
});

test('what is typed right after Enter is not lost', onlyAll, async ({ page }) => {
  await openPage(page, '/search');
  const show = await holdFrames(page);
  await field(page).pressSequentially('config');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=config');
  await field(page).pressSequentially(' flow');
  await show();
  await expect(page).toHaveURL('/search?q=config+flow');
  await expect(field(page)).toHaveValue('config flow');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=config');
});

test('the other places on a page open and close, with the keyboard too', async ({ page }) => {
  await openPage(page, '/search?q=device+class&ctx=docs');
  await expect(hits(page)).toHaveCount(20);
  const first = hits(page)
    .filter({ has: page.getByRole('button') })
    .first();
  const toggle = first.getByRole('button');
  const before = await first.getByRole('listitem').count();
  const more = await numberIn(toggle.innerText());
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(first.getByRole('listitem')).toHaveCount(before + more);
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first.getByRole('listitem')).toHaveCount(before);
});

test('numbers of results are shown when they are final', onlyAll, async ({ page }) => {
  const held = await holdRequests(page, '**/search-index/*-contents-*');
  await openPage(page, '/search?q=config');
  const core = filters(page).getByRole('link', { name: /^Core/ });
  await expect(core).toHaveAccessibleName('Core');
  await held.release();
  await expect(core).toHaveAccessibleName(/^Core \d+$/);
});

for (const width of [360, 1280])
  test(`at ${width} px nothing moves when results and their texts come`, often(width === 360), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifted = await watchShifts(page);
    // On a slow machine, too, the whole answer must come before the reader is shown one from titles.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/search?q=config');
    for (let waited = 0; waited < 500 && (await hits(page).count()) === 0; waited += 20) {
      await page.clock.runFor(20);
      await page.evaluate(() => fetch('/robots.txt'));
    }
    await expect(hits(page)).toHaveCount(20);
    await expect(hits(page).first().locator('p').last()).toContainText('config');
    expect(await shifted()).toBeLessThan(0.01);
  });

test('the parts of the site stand in the order of the navbar, on a phone in one line that scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, '/search?q=config');
  await expect(hits(page)).toHaveCount(20);
  const labels = await filters(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.textContent.replace(/[\s\d]+$/, '')));
  const inNavbar = [
    'Overview',
    'Core',
    'Frontend',
    'Supervisor',
    'Add-ons',
    'Operating System',
    'Voice',
    'Translations',
  ];
  expect(labels.filter((label) => inNavbar.includes(label))).toEqual(
    inNavbar.filter((label) => labels.includes(label)),
  );
  // Five lines of them would push the results out of view.
  expect((await hits(page).first().boundingBox())?.y).toBeLessThan(400);
  await filters(page)
    .getByRole('list')
    .evaluate((list) => list.scrollTo(list.scrollWidth, 0));
  await expect(filters(page).getByRole('link').last()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('without a query there are recent searches, sections and common names', onlyAll, async ({ page }) => {
  await openPage(page, '/search?q=light+entity');
  await hits(page).first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveTitle(/Light entity/);
  await openPage(page, '/search');
  const recent = page.getByRole('region', { name: 'Recent searches' });
  await expect(recent.getByRole('link')).toHaveText('light entity');
  await expect(page.getByRole('region', { name: 'Sections' }).getByRole('link', { name: 'Core' })).toBeVisible();
  await page.getByRole('region', { name: 'Common names' }).getByRole('link', { name: 'async_setup_entry' }).click();
  await expect(page).toHaveURL('/search?q=async_setup_entry');
  await expect(hits(page).first()).toContainText('Config entries');
  await openPage(page, '/search');
  await recent.getByRole('button', { name: 'Clear' }).click();
  await expect(recent).toHaveCount(0);
});
