import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openPage } from '../support/open-page';

const path = '/docs/identifiers';
const names = (page: Page) => page.locator('main section > ul > li > code');

test('every name stands once, in order, under its letter', async ({ page }) => {
  await openPage(page, path);
  const all = await names(page).allTextContents();
  expect(all.length).toBeGreaterThan(300);
  expect(new Set(all).size).toBe(all.length);
  const keys = all.map((name) => name.replace(/^\W*_*/, '').toLowerCase());
  expect(keys).toEqual([...keys].sort());
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${all.length} names`);
});

test('a letter leads to its names', async ({ page }) => {
  await openPage(page, path);
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'S', exact: true }).click();
  await expect(page.locator('#letter-S')).toBeInViewport();
});

test('the filter leaves the names that contain what is typed, and tells their number', async ({ page }) => {
  await openPage(page, path);
  const box = page.getByRole('searchbox', { name: 'Filter names' });
  await box.fill('DEVICE_CLASS');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(/^\d+ of \d+ names$/);
  const shown = await names(page).allTextContents();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((name) => !name.toLowerCase().includes('device_class'))).toEqual([]);
  await box.fill('qqxzzvw');
  await expect(status).toHaveText('No names match. Try part of a name.');
  await box.fill('');
  await expect(status).toHaveText(/^\d+ names$/);
});

test('a name leads to a section that is there', async ({ page }) => {
  await openPage(page, path);
  const entry = page.locator('main section > ul > li').filter({ has: page.getByText('native_value', { exact: true }) });
  await entry.getByRole('link').first().click();
  await expect(page).toHaveURL(/#/);
  await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport();
});
