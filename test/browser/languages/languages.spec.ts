import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { barriers } from '../support/measure/barriers';
import { markVisit, expectSameVisit, openPage } from '../support/open-page';
import { options, searchBox } from '../support/search-box';

// `test/fixtures/languages`, which `npm test` builds.
test.use({ baseURL: `http://localhost:${Number(process.env.TEST_PORT ?? 9123) + 2}` });

const menu = (page: Page) => page.locator('header[data-site] summary[aria-label*=": "]');
const entry = (page: Page, name: string) => page.locator('header[data-site]').getByRole('link', { name });

test('the menu leads to the same page in the other language and back, by keyboard', async ({ page }) => {
  await openPage(page, '/docs/devices/houses');
  await expect(menu(page)).toHaveAccessibleName('Language: English');
  await menu(page).focus();
  await page.keyboard.press('Enter');
  await expect(entry(page, 'English')).toHaveAttribute('aria-current', 'true');
  await entry(page, 'Deutsch').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/docs/devices/houses');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Häuser');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await menu(page).click();
  await entry(page, 'English').click();
  await expect(page).toHaveURL('/docs/devices/houses');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Houses');
});

test('after a navigation within a language, the menu leads to the page that is shown', async ({ page }) => {
  await openPage(page, '/de/docs/start');
  await markVisit(page);
  await page.getByRole('link', { name: 'Wasser kochen' }).first().click();
  await expect(page).toHaveURL('/de/docs/boil');
  await expectSameVisit(page);
  await menu(page).click();
  await entry(page, 'English').click();
  await expect(page).toHaveURL('/docs/boil');
});

test('“Copy page” asks for the Markdown of the language, also after a navigation', async ({ page }) => {
  await openPage(page, '/de/docs/start');
  const copied = async (address: string): Promise<number> => {
    const answer = page.waitForResponse(`**${address}`);
    await page.locator('[data-copy-page]').click();
    return (await answer).status();
  };
  expect(await copied('/de/docs/start.md')).toBe(200);
  await page.getByRole('link', { name: 'Wasser kochen' }).first().click();
  await expect(page).toHaveURL('/de/docs/boil');
  expect(await copied('/de/docs/boil.md')).toBe(200);
});

test('a page without a translation says so, and the note goes with the page', async ({ page }) => {
  await openPage(page, '/de/docs/devices/untranslated');
  const article = page.locator('main article');
  await expect(article).toHaveAttribute('lang', 'en');
  await expect(article.getByRole('note')).toContainText('noch nicht übersetzt');
  await article.getByRole('link', { name: 'Houses' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Häuser');
  await expect(article).not.toHaveAttribute('lang');
  await expect(article.getByRole('note')).toHaveCount(0);
});

test('search finds German words in their other forms, and speaks German', async ({ page }) => {
  await openPage(page, '/de/docs/start');
  await searchBox(page).fill('Haus');
  await expect(options(page).first()).toContainText('Häuser');
  await expect(options(page).last()).toContainText('Alle Ergebnisse anzeigen');
  await page.goto('/de/search?q=leuchten');
  await expect(page.locator('main')).toContainText('1 Ergebnis');
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /Lampen/ })
      .first(),
  ).toBeVisible();
});

test('English search knows nothing of German pages', async ({ page }) => {
  await openPage(page, '/search?q=leuchten');
  await expect(page.locator('main')).toContainText('No results');
});

test('dates are written as the language does, after a navigation, too', async ({ page }) => {
  await openPage(page, '/de/blog');
  await page.getByRole('link', { name: 'Der Kessel pfeift' }).first().click();
  await expect(page.locator('main time').first()).toHaveText('24. Dezember 2024');
});

test('an address without a page has the not-found page of its language', async ({ page }) => {
  const response = await page.goto('/de/docs/nirgends');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden');
});

test('the open menu has no barrier, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/de/docs/devices/untranslated');
  await menu(page).click();
  await expect(entry(page, 'English')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await barriers(page, 'html')).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens and leads to the other language', async ({ page }) => {
    await page.goto('/de/docs/boil');
    await menu(page).click();
    await entry(page, 'English').click();
    await expect(page).toHaveURL('/docs/boil');
  });
});
