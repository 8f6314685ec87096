import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onlyAll } from '../support/only-all';
import { breakDoc } from '../support/break-doc';
import { followInjected } from '../support/follow-injected';
import { offline } from '../support/network/offline';
import { drawn, expectSameVisit, holdsPage, markVisit, openPage, openSettled } from '../support/open-page';
import { firstDoc, longDoc } from '../support/routes';
import { fullTitle } from '../support/site';

const target = '/docs/core/entity/lock';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a page that crashes says so, with the chain of errors, and Try again recovers without a reload', async ({
  page,
}) => {
  await breakDoc(page, target);
  await openPage(page, longDoc);
  await markVisit(page);
  await followInjected(page, target);
  await expect(title(page)).toHaveText('This page crashed.');
  const chain = page.getByRole('list', { name: 'Errors, each caused by the next' }).getByRole('listitem');
  await expect(chain).toHaveText(['The title broke.', 'No letters left.', 'fire']);
  await expect(page).toHaveTitle(fullTitle('This page crashed.'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages of this section' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('This page crashed.');
  await page.evaluate(() => void Object.assign(window, { broken: false }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Lock entity');
  await expectSameVisit(page);
});

test('a page that crashed says what to do next, and announces no success', async ({ page }) => {
  await breakDoc(page, target);
  await openPage(page, longDoc);
  await markVisit(page);
  await followInjected(page, target);
  await expect(page.getByRole('main')).toContainText('Try again, or reload the page.');
  await expect(page.getByRole('main').getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
  await drawn(page);
  await expect(page.locator('#gatsby-announcer')).not.toContainText('Navigated');
  await page.getByRole('main').getByRole('button', { name: 'Reload page' }).click();
  await expect.poll(() => page.evaluate(() => 'visit' in window)).toBe(false);
});

test('another page opens from a page that crashed', async ({ page }) => {
  await breakDoc(page, target);
  await openPage(page, longDoc);
  await markVisit(page);
  await followInjected(page, target);
  await expect(title(page)).toHaveText('This page crashed.');
  await page.getByRole('navigation', { name: 'Pages of this section' }).getByRole('link', { name: 'Climate' }).click();
  await expect(title(page)).toHaveText('Climate entity');
  await expectSameVisit(page);
});

test('a crash without network is shown too', onlyAll, async ({ page, context }) => {
  await breakDoc(page, target);
  await openSettled(page, longDoc);
  await page.getByRole('link', { name: 'Lock', exact: true }).hover();
  await holdsPage(page, target);
  await offline(context, async () => {
    await page.getByRole('link', { name: 'Lock', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test('a crash is told although the code that shows it does not come', onlyAll, async ({ page }) => {
  await page.route('**/later-*.js', (route) => route.abort());
  await breakDoc(page, target);
  await page.goto(longDoc);
  await expect(page.locator('header[data-site] kbd').first()).toBeAttached();
  await followInjected(page, target);
  await expect(page.getByRole('alert')).toContainText('This page crashed.');
  await page.getByRole('alert').getByRole('button', { name: 'Reload page' }).click();
  await expect.poll(() => page.evaluate(() => 'broken' in window)).toBe(true);
});

test('a page module without a default export is an error that names the page', onlyAll, async ({ page }) => {
  await page.route('**/component---src-templates-doc-tsx-*.js', async (route) => {
    const script = await (await route.fetch()).text();
    expect(script).toMatch(/\bdefault:/);
    await route.fulfill({ contentType: 'text/javascript', body: script.replace(/\bdefault:/, 'standard:') });
  });
  await openPage(page, '/blog/archive');
  await followInjected(page, firstDoc);
  await expect(title(page)).toHaveText('This page crashed.');
  await expect(page.getByRole('alert')).toContainText(`The module of ${firstDoc} has no default export`);
});

test('an error of hydration is logged to the console', onlyAll, async ({ page }) => {
  const logged: string[] = [];
  page.on('pageerror', (error) => logged.push(error.message));
  page.on('console', (message) => logged.push(message.text()));
  await page.route(firstDoc, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('<h1', '<h2>Not from React</h2><h1');
    await route.fulfill({ response, body: html });
  });
  await openPage(page, firstDoc);
  expect(logged.join('\n')).toMatch(/Minified React error #(418|423|425)/);
  await expect(page.getByText('Not from React')).toHaveCount(0);
});
