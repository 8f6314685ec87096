import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { expectSameVisit, markVisit, openPage } from '../support/open-page';
import { fullTitle } from '../support/site';
import { watchComplaints } from '../support/measure/watch-complaints';

const summary = (page: Page) => page.getByRole('main').getByRole('status');
const hits = (page: Page) => page.locator('main ol[aria-busy=false] > li');
const hrefs = (page: Page): Promise<(string | null)[]> =>
  hits(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const filters = (page: Page) => page.getByRole('navigation', { name: 'Search in' });
const paging = (page: Page) => page.getByRole('navigation', { name: 'Pages of results' });
const numberIn = async (text: Promise<string>): Promise<number> => Number(/\d+/.exec(await text)?.[0]);

test('an address with a query lists results page by page and tells their number', async ({ page }) => {
  await openPage(page, '/search?q=config');
  await expect(summary(page)).toHaveText(/^\d+ results · page 1 of \d+$/);
  const total = await numberIn(summary(page).innerText());
  expect(total).toBeGreaterThan(20);
  await expect(hits(page)).toHaveCount(20);
  const last = Math.ceil(total / 20);
  await openPage(page, `/search?q=config&page=${last}`);
  await expect(hits(page)).toHaveCount(total - 20 * (last - 1));
  await expect(paging(page).getByRole('link', { name: 'Next' })).toHaveCount(0);
});

test('paging changes the address, starts at the top, and back returns', async ({ page }) => {
  await openPage(page, '/search?q=config&ctx=docs');
  await expect(hits(page)).toHaveCount(20);
  await markVisit(page);
  const first = await hits(page).first().innerText();
  await paging(page).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/search?q=config&ctx=docs&page=2');
  await expect(summary(page)).toContainText('page 2 of');
  await expect(summary(page)).toBeInViewport();
  await expect(hits(page).first()).not.toContainText(first.slice(0, 40));
  await expect(paging(page).locator('[aria-current=page]')).toHaveText('2');
  await page.goBack();
  await expect(summary(page)).toContainText('page 1 of');
  await expectSameVisit(page);
});

test('a page beyond the last leads to the first', onlyAll, async ({ page }) => {
  await openPage(page, '/search?q=config&page=99');
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(hits(page)).toHaveCount(20);
});

test('parts of the site filter the results, and their numbers are true', async ({ page }) => {
  await openPage(page, '/search?q=config');
  await expect(hits(page)).toHaveCount(20);
  await markVisit(page);
  const core = filters(page).getByRole('link', { name: /^Core/ });
  const count = await numberIn(core.innerText());
  await core.click();
  await expect(page).toHaveURL('/search?q=config&ctx=docs.Core');
  await expect(summary(page)).toHaveText(new RegExp(`^${count} results?`));
  await expect(core).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('main form input[name=ctx]')).toHaveValue('docs.Core');
  await filters(page)
    .getByRole('link', { name: /^Whole site/ })
    .click();
  await expect(page).toHaveURL('/search?q=config');
  await expectSameVisit(page);
});

test('the version stays in the address and in the form; an unknown one is told', onlyAll, async ({ page }) => {
  await openPage(page, '/search?q=config&version=current');
  await expect(hits(page)).toHaveCount(20);
  await expect(page.locator('main form input[name=version]')).toHaveValue('current');
  await page.getByRole('search', { name: 'Search the site' }).getByRole('searchbox').fill('light');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=light&version=current');
  await openPage(page, '/search?q=config&version=0.1');
  await expect(summary(page)).toContainText('no version “0.1”');
  await summary(page).getByRole('link').click();
  await expect(page).toHaveURL('/search?q=config');
  await expect(hits(page)).toHaveCount(20);
});

test('a page shows its best sections with excerpts, and marks the words', async ({ page }) => {
  await openPage(page, '/search?q=device+class&ctx=docs');
  await expect(hits(page).first().getByRole('heading', { level: 2 })).toBeVisible();
  await expect(hits(page).locator('p mark').first()).toHaveText(/device|class/i);
  await expect(hits(page).locator('a mark').first()).toHaveText(/device|class/i);
});

test('search engines may list the search page, under its own address', async ({ page }) => {
  await openPage(page, '/search?q=config&page=2');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/search$/);
});

for (const context of ['blog', 'docs'])
  test(`ctx=${context} lists only addresses of the ${context}`, often(context === 'blog'), async ({ page }) => {
    await openPage(page, `/search?q=config&ctx=${context}`);
    await expect(summary(page)).toHaveText(/results/);
    const found = await hrefs(page);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((href) => href?.startsWith(`/${context}/`) !== true)).toEqual([]);
    await expect(page.locator('main form input[name=ctx]')).toHaveValue(context);
  });

test('the form changes the address and the results, without a load', async ({ page }) => {
  await openPage(page, '/search?q=config');
  await expect(summary(page)).toHaveText(/results/);
  await markVisit(page);
  const form = page.getByRole('search', { name: 'Search the site' });
  await filters(page).getByRole('link', { name: /^Blog/ }).click();
  await expect(page).toHaveURL('/search?q=config&ctx=blog');
  await form.getByRole('searchbox').fill('light');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=light&ctx=blog');
  await expect(page).toHaveTitle(fullTitle('Search for “light”'));
  await expect.poll(() => hrefs(page).then((found) => found.every((href) => href?.startsWith('/blog/')))).toBe(true);
  await page.goBack();
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
  test(`${name} gives No results`, often(name === 'nonsense'), async ({ page }) => {
    await openPage(page, address);
    await expect(summary(page)).toHaveText('No results');
    await expect(hits(page)).toHaveCount(0);
    await expect(page.locator('footer[data-site]'), 'nothing keeps room for results').toBeInViewport();
  });

test('hostile queries in the address do no harm', onlyAll, async ({ page }) => {
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
  await expect(summary(page)).toHaveText(/^\d+ results/);
});

test('a part of the site that does not exist is told, with a way to all results', async ({ page }) => {
  await openPage(page, '/search?q=entity&ctx=nonsense');
  await expect(page.getByRole('main')).toContainText('The site has no part “nonsense”.');
  await expect(page.getByRole('main')).not.toContainText('Check the spelling');
  await page.getByRole('link', { name: 'Search the whole site' }).click();
  await expect(page).toHaveURL('/search?q=entity');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results/);
});

test('of a very long text, only its beginning is searched for, wherever it is entered', onlyAll, async ({ page }) => {
  const trace = 'Traceback line '.repeat(1500);
  const isShort = (url: URL): boolean => url.pathname === '/search' && url.search.length < 300;
  for (const [path, field] of [
    ['/docs/add-ons', page.locator('header[data-site]').getByRole('combobox')],
    ['/', page.getByRole('search', { name: 'Search the docs and the blog' }).getByRole('searchbox')],
    ['/search', page.getByRole('searchbox', { name: 'Search for' })],
  ] as const) {
    await openPage(page, path);
    await field.click();
    await page.keyboard.insertText(trace);
    // Before the panel is there, the browser itself answers the keys.
    if (path === '/docs/add-ons')
      await expect(page.locator('header[data-site]').getByRole('status')).toHaveText(/results/i);
    await field.press(path === '/docs/add-ons' ? 'Shift+Enter' : 'Enter');
    await expect(page).toHaveURL(isShort);
    const response = await page.reload();
    expect(response?.status()).toBe(200);
  }
  await openPage(page, `/search?q=${trace.slice(0, 3000)}`);
  await expect(page).toHaveTitle(/^.{0,260}$/);
  await expect(page.getByRole('searchbox', { name: 'Search for' })).toHaveValue(trace.slice(0, 200));
});
