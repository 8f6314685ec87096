import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectSameVisit, markVisit, openPage } from './open-page';
import { watchComplaints } from './watch-complaints';

const summary = (page: Page) => page.getByRole('main').getByRole('status');
const hits = (page: Page) => page.getByRole('main').getByRole('listitem');
const hrefs = (page: Page): Promise<(string | null)[]> =>
  hits(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('an address with a query lists all results and tells their number', async ({ page }) => {
  await openPage(page, '/search?q=config');
  await expect(summary(page)).toHaveText(/^\d+ results$/);
  const total = Number.parseInt(await summary(page).innerText(), 10);
  expect(total).toBeGreaterThan(20);
  await expect(hits(page)).toHaveCount(total);
  await expect(hits(page).getByRole('link')).toHaveCount(total);
});

for (const context of ['blog', 'docs'])
  test(`ctx=${context} lists only addresses of the ${context}`, async ({ page }) => {
    await openPage(page, `/search?q=config&ctx=${context}`);
    await expect(summary(page)).toHaveText(/results/);
    const found = await hrefs(page);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((href) => href?.startsWith(`/${context}/`) !== true)).toEqual([]);
    await expect(page.getByRole('combobox', { name: 'Search in' })).toHaveValue(context);
  });

test('the form changes the address and the results, without a load', async ({ page }) => {
  await openPage(page, '/search?q=config');
  await expect(summary(page)).toHaveText(/results/);
  await markVisit(page);
  const form = page.getByRole('search', { name: 'Search the site' });
  await form.getByRole('searchbox').fill('light');
  await form.getByRole('combobox').selectOption('Blog');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=light&ctx=blog');
  await expect(page).toHaveTitle('Search for “light” | Developer Docs');
  await expect.poll(() => hrefs(page).then((found) => found.every((href) => href?.startsWith('/blog/')))).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=config');
  await expect(form.getByRole('searchbox')).toHaveValue('config');
  await expect.poll(() => hrefs(page).then((found) => found.some((href) => href?.startsWith('/docs/')))).toBe(true);
  await expectSameVisit(page);
});

test('the search page waits for a query', async ({ page }) => {
  await openPage(page, '/search');
  await expect(page.getByRole('searchbox', { name: 'Search for' })).toHaveValue('');
  await expect(summary(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a result leads to its section', async ({ page }) => {
  await openPage(page, '/search?q=long-term+statistics&ctx=docs');
  const link = hits(page).getByRole('link', { name: 'Long-term statistics' }).first();
  await link.click();
  await expect(page).toHaveURL(/\/docs\/core\/entity\/sensor\?_highlight=[^#]+#long-term-statistics$/);
  await expect(page.locator('#long-term-statistics')).toBeInViewport();
});

for (const [name, address] of [
  ['nonsense', '/search?q=qqxzzvw'],
  ['an unknown part of the site', '/search?q=config&ctx=nowhere'],
] as const)
  test(`${name} gives No results`, async ({ page }) => {
    await openPage(page, address);
    await expect(summary(page)).toHaveText('No results');
    await expect(hits(page)).toHaveCount(0);
  });

test('hostile queries in the address do no harm', async ({ page }) => {
  const complaints = await watchComplaints(page);
  const query = '<img src=x onerror=alert(1)>"\'*:+-~^';
  await openPage(page, `/search?q=${encodeURIComponent(query)}&ctx=%00&q=second`);
  await expect(page.getByRole('searchbox', { name: 'Search for' })).toHaveValue(query);
  await expect(summary(page)).toHaveText(/result/i);
  expect(await complaints()).toEqual([]);
});

test('an index that fails is told, and Try again lists the results', async ({ page }) => {
  await page.route('**/search-index/**', (route) => route.fulfill({ status: 500 }));
  await openPage(page, '/search?q=config');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('500');
  await page.unroute('**/search-index/**');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(summary(page)).toHaveText(/^\d+ results$/);
});
