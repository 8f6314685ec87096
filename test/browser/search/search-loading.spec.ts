import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { holdRequests } from '../support/network/hold-requests';
import { logRequests } from '../support/network/log-requests';
import { expectSameVisit, markVisit, openPage, openSettled } from '../support/open-page';
import { longDoc } from '../support/routes';
import { options, searchBox, suggest } from '../support/search-box';

/** Requests for the index; texts for excerpts come when they are shown. */
const ofIndex = (paths: readonly string[]): string[] =>
  paths.filter((path) => path.startsWith('/search-index/') && !path.includes('-texts-'));

/** How many files of the index there are: its list, and two for each part of the site in the version that readers get. */
const indexFiles = readdirSync(path.join(process.env.SITE_DIR ?? 'public', 'search-index')).filter(
  (file) => file === 'manifest.json' || /^current-.*-(?:titles|contents)-/.test(file),
).length;

test('a page loads nothing of the search before the box is touched', async ({ page }) => {
  const requests = logRequests(page);
  await openSettled(page, longDoc);
  expect(ofIndex(requests)).toEqual([]);
  expect(page.workers()).toHaveLength(0);
  const loaded = new Set(requests);
  // All of the search's code comes in files that the page did not have.
  await searchBox(page).hover();
  await expect.poll(() => ofIndex(requests).length).toBe(indexFiles);
  expect(page.workers()).toHaveLength(1);
  const scripts = [...new Set(requests)].filter((path) => !loaded.has(path) && path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThanOrEqual(2);
});

for (const [way, touch] of [
  ['hover', (page: Page) => searchBox(page).hover()],
  ['focus', (page: Page) => searchBox(page).focus()],
  ['shortcut', (page: Page) => page.keyboard.press('Control+k')],
] as const)
  test(`the index comes with the first ${way}, once`, often(way === 'focus'), async ({ page }) => {
    const requests = logRequests(page);
    await openPage(page, longDoc);
    await touch(page);
    await expect.poll(() => ofIndex(requests).length).toBe(indexFiles);
    await suggest(page, 'config');
    await page.getByRole('heading', { level: 1 }).hover({ position: { x: 5, y: 5 } });
    await suggest(page, 'light');
    expect(ofIndex(requests)).toHaveLength(indexFiles);
    expect(page.workers()).toHaveLength(1);
  });

test(
  'a slow index shows that it is loading, then the results of what was typed meanwhile',
  onlyAll,
  async ({ page }) => {
    const held = await holdRequests(page, '**/search-index/current-docs-titles*');
    await openPage(page, longDoc);
    await searchBox(page).fill('config');
    await expect(page.locator('header[data-site]').getByRole('status')).toHaveText('Loading the search index…');
    await held.release();
    await expect(options(page).last()).toContainText('See all results');
  },
);

const failures: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['is missing (404)', (route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['fails (500)', (route) => route.fulfill({ status: 500, body: 'Error' })],
  ['cannot be reached', (route) => route.abort()],
  ['is damaged', (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"contexts": 7}' })],
];
for (const [name, fail] of failures)
  test(
    `a file of the index that ${name} is told, and Try again recovers without a reload`,
    onlyAll,
    async ({ page }) => {
      const patterns = ['manifest.json', 'current-docs-titles*'].map((file) => `**/search-index/${file}`);
      for (const pattern of patterns) await page.route(pattern, fail);
      await openPage(page, longDoc);
      await markVisit(page);
      const alert = page.locator('header[data-site]').getByRole('alert');
      let begin = (): Promise<void> => searchBox(page).fill('config');
      for (const pattern of patterns) {
        await Promise.all([page.waitForRequest(pattern), begin()]);
        await expect(alert).toContainText(/[a-z]{3}.*try again/i);
        await expect(alert).not.toContainText(/undefined|\[object|\{/);
        await page.unroute(pattern);
        begin = () => alert.getByRole('button', { name: 'Try again' }).click();
      }
      await begin();
      await expect(options(page).last()).toContainText('See all results');
      await expect(alert).toHaveCount(0);
      await expectSameVisit(page);
    },
  );

test('while the index is on its way, no part of the site is called unknown', onlyAll, async ({ page }) => {
  await page.route('**/search-index/**', () => new Promise(() => undefined));
  await openPage(page, '/search?q=config&ctx=docs');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('Loading the search index…');
  await expect(main).not.toContainText('The site has no part');
});

test('an index that comes back is used for the next words, even without Try again', onlyAll, async ({ page }) => {
  await page.route('**/search-index/manifest.json', (route) => route.abort());
  await openPage(page, longDoc);
  await searchBox(page).fill('config');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/search-index/manifest.json');
  await suggest(page, 'light');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a panel whose code cannot be loaded leaves a form that leads to the search page', onlyAll, async ({ page }) => {
  const before = logRequests(page);
  await openSettled(page, longDoc);
  const known = new Set(before);
  await page.route('**/*.js', (route) =>
    known.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await searchBox(page).fill('config');
  await page.unroute('**/*.js');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL('/search?q=config');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results/);
});
