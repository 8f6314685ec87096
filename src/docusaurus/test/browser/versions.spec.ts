import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { drawn, openPage, sections } from '../../../../test/browser/support/open-page';
import { options, suggest } from '../../../../test/browser/support/search-box';

// `src/docusaurus/test/trees/features`, whose docs have two versions.
test.use({ baseURL: `http://localhost:${Number(process.env.TEST_PORT ?? 9123) + 1}` });

const preference = (page: Page) => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));

test('the menu of versions leads to the same page by keyboard, and the version that was read last is kept', async ({
  page,
}) => {
  await openPage(page, '/1.0');
  await expect.poll(() => preference(page)).toBe('1.0');
  const menu = sections(page).locator('summary, button').filter({ hasText: 'Old' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const entries = sections(page).getByRole('link', { name: /^(2\.0|Old)$/ });
  await expect(entries).toHaveText(['2.0', 'Old']);
  await page.keyboard.press('Tab');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
  await expect(page).toHaveURL('/');
  await expect.poll(() => preference(page)).toBe('current');
});

test('the sections of the navbar stay in the version that is read', async ({ page }) => {
  await openPage(page, '/1.0/old');
  await expect(sections(page).getByRole('link', { name: 'Guide' })).toHaveAttribute('href', '/1.0');
  await openPage(page, '/styles');
  await expect(sections(page).getByRole('link', { name: 'Guide' })).not.toHaveAttribute('href', '/1.0');
});

test('the banner of an old version leads to the same page of the last one', async ({ page }) => {
  await openPage(page, '/1.0');
  const banner = page.getByRole('region', { name: 'Version' }).filter({ hasText: 'no longer maintained' });
  await banner.getByRole('link', { name: '2.0' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
  await expect(banner).toHaveCount(0);
});

test('search finds the version that is read, and nothing of others', async ({ page }) => {
  await openPage(page, '/1.0');
  await suggest(page, 'teapot');
  await expect(options(page).first()).toContainText('Old page');
  await page.keyboard.press('Shift+Enter');
  await expect(page).toHaveURL('/search?q=teapot&version=1.0');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Old page/ })
      .first(),
  ).toBeVisible();
  await openPage(page, '/');
  await suggest(page, 'start');
  await expect(options(page).filter({ hasText: 'Start of the old version' })).toHaveCount(0);
});

test('the narrowest phones show banner, menu and sidebar of a version', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/1.0/old');
  await drawn(page);
  expect(await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText(['Start of the old version', 'Old page']);
});
