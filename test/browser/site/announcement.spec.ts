import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onlyAll } from '../support/only-all';
import { watchShifts } from '../support/measure/layout-shifts';
import { drawn, markVisit, openPage, openSettled, runs, settled } from '../support/open-page';
import { longDoc } from '../support/routes';
import { site } from '../support/site';

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });

test('a dismissed announcement is hidden before the first paint, without any script file', async ({ page }) => {
  await openPage(page, longDoc);
  await bar(page).getByRole('button', { name: 'Close announcement' }).click();
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('nothing moves while a page loads, with the announcement and without it', async ({ page }) => {
  const shifted = await watchShifts(page);
  await openSettled(page, longDoc);
  await drawn(page);
  expect(await shifted()).toBe(0);
  await bar(page).getByRole('button', { name: 'Close announcement' }).click();
  await settled(page, () => page.reload());
  await runs(page);
  await drawn(page);
  await expect(bar(page)).toHaveCount(0);
  expect(await shifted()).toBe(0);
});

test('the keyboard goes on from the header when the announcement goes away', onlyAll, async ({ page }) => {
  await openPage(page, longDoc);
  await bar(page).getByRole('button', { name: 'Close announcement' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: site.title })).toBeFocused();
});

test('an announcement with another id comes back', onlyAll, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('announcement', 'the-one-before'));
  await openPage(page, longDoc);
  await expect(bar(page)).toBeVisible();
});

test('closing it in one tab closes it in the others', async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(page, longDoc);
  await openPage(other, '/blog');
  await markVisit(other);
  await bar(page).getByRole('button', { name: 'Close announcement' }).click();
  await expect(bar(other)).toHaveCount(0);
});
