import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { drawn, expectSameVisit, markVisit, openPage, openSettled } from '../support/open-page';
import { firstDoc, longDoc } from '../support/routes';
import { fullTitle } from '../support/site';
import { watchComplaints } from '../support/measure/watch-complaints';

const versionKey = 'docs-preferred-version-default';
const kept = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), versionKey);

test('the version of the docs that was read is kept by the id of the docs', async ({ page }) => {
  await openPage(page, firstDoc);
  await expect.poll(() => kept(page)).toBe('current');
});

test('a preference for a version that does not exist is cleared', onlyAll, async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'gone'), versionKey);
  await openPage(page, '/blog');
  await expect.poll(() => kept(page)).toBeNull();
});

test('a preference for a version that exists stays on pages that are no docs', onlyAll, async ({ page }) => {
  await openPage(page, firstDoc);
  await expect.poll(() => kept(page)).toBe('current');
  // The code that clears preferences comes last.
  await openSettled(page, '/blog');
  await drawn(page);
  expect(await kept(page)).toBe('current');
});

for (const [name, deny] of [
  [
    'denied',
    () => {
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const)
  test(`with storage ${name}, everything works for the visit`, often(name === 'full'), async ({ page }) => {
    const complaints = await watchComplaints(page);
    await page.addInitScript(deny);
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, longDoc);
    await markVisit(page);
    await page.getByRole('button', { name: /^Color mode: light/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
    await drawn(page);
    await page.getByRole('link', { name: 'Lock', exact: true }).click();
    await expect(page).toHaveTitle(fullTitle('Lock entity'));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.goBack();
    await expect(page).toHaveTitle(fullTitle('Sensor entity'));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
    await expectSameVisit(page);
    expect(await complaints()).toEqual([]);
  });
