import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onlyAll } from '../support/only-all';
import { backgroundLightness, darkUpTo, lightFrom } from '../support/measure/background';
import { expectSameVisit, markVisit, openPage } from '../support/open-page';
import { firstDoc } from '../support/routes';
import { watchComplaints } from '../support/measure/watch-complaints';

const toggle = (page: Page) => page.getByRole('button', { name: /^Color mode:/ });
const expectLight = (page: Page) => expect.poll(() => backgroundLightness(page)).toBeGreaterThan(lightFrom);
const expectDark = (page: Page) => expect.poll(() => backgroundLightness(page)).toBeLessThan(darkUpTo);

test.use({ colorScheme: 'light' });

test('a light system gets a light page, and the button says so', async ({ page }) => {
  await openPage(page, firstDoc);
  await expectLight(page);
  await expect(toggle(page)).toHaveAccessibleName('Color mode: light. Switch to dark');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('a page without a stored choice follows the system while it is open', async ({ page }) => {
  await openPage(page, firstDoc);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectDark(page);
  await expect(toggle(page)).toHaveAccessibleName('Color mode: dark. Switch to light');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectLight(page);
  await expect(toggle(page)).toHaveAccessibleName('Color mode: light. Switch to dark');
});

test('the button switches the theme by keyboard, and back', async ({ page }) => {
  await openPage(page, firstDoc);
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expectDark(page);
  await expect(toggle(page)).toHaveAccessibleName('Color mode: dark. Switch to light');
  await page.keyboard.press('Space');
  await expectLight(page);
  await expect(toggle(page)).toHaveAccessibleName('Color mode: light. Switch to dark');
});

test('a choice outlives the visit and outranks the system', async ({ page }) => {
  await openPage(page, firstDoc);
  await toggle(page).click();
  await expectDark(page);
  await openPage(page, '/blog');
  await expectDark(page);
  await expect(toggle(page)).toHaveAccessibleName('Color mode: dark. Switch to light');
  await toggle(page).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expectLight(page);
});

test('the chosen theme is there before the page has a body: no flash', async ({ page }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('body')) return;
      observer.disconnect();
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme ?? 'none' });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await openPage(page, firstDoc);
  const seen = (): Promise<string> => page.evaluate(() => (window as unknown as { themeAtBody: string }).themeAtBody);
  expect(await seen()).toBe('none');
  await toggle(page).click();
  await page.reload();
  expect(await seen()).toBe('dark');
});

test('the chosen theme needs none of the script files', onlyAll, async ({ page }) => {
  await openPage(page, firstDoc);
  await toggle(page).click();
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectDark(page);
});

test('a second tab follows a choice', onlyAll, async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(page, firstDoc);
  await openPage(other, '/blog');
  await toggle(page).click();
  await expectDark(other);
  await expect(toggle(other)).toHaveAccessibleName('Color mode: dark. Switch to light');
  await toggle(other).click();
  await expectLight(page);
  await page.evaluate(() => localStorage.clear());
  await other.emulateMedia({ colorScheme: 'dark' });
  await expectDark(other);
});

test('a choice that makes no sense is left out of account', onlyAll, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', '"><b>purple'));
  const complaints = await watchComplaints(page);
  await openPage(page, firstDoc);
  await expectLight(page);
  await toggle(page).click();
  await expectDark(page);
  expect(await complaints()).toEqual([]);
});

test('where storage is denied, a choice holds for the visit', onlyAll, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  const complaints = await watchComplaints(page);
  await openPage(page, firstDoc);
  await markVisit(page);
  await toggle(page).click();
  await expectDark(page);
  await page.getByRole('link', { name: /Next/ }).click();
  await expect(page).toHaveURL('/docs/add-ons/tutorial');
  await expectDark(page);
  await expect(toggle(page)).toHaveAccessibleName('Color mode: dark. Switch to light');
  await page.getByRole('button', { name: 'Close announcement' }).click();
  await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0);
  await expectSameVisit(page);
  expect(await complaints()).toEqual([]);
});

test('the browser’s own bars follow the choice, on later pages, too', async ({ page }) => {
  /** Colors whose condition holds. */
  const colors = (): Promise<string[]> =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((all) =>
        all.flatMap((meta) =>
          meta instanceof HTMLMetaElement && matchMedia(meta.media).matches ? [meta.content] : [],
        ),
      );
  await openPage(page, firstDoc);
  const [light] = await colors();
  expect(await colors()).toHaveLength(1);
  await toggle(page).click();
  const [dark] = await colors();
  expect(await colors()).toHaveLength(1);
  expect(dark).not.toBe(light);
  await page.getByRole('link', { name: /Next/ }).click();
  await expect(page).toHaveURL('/docs/add-ons/tutorial');
  expect(await colors()).toEqual([dark]);
  await page.reload();
  expect(await colors()).toEqual([dark]);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  expect(await colors()).toEqual([light]);
});

test('the home page shows the picture of the chosen theme, and code blocks have its colors', async ({ page }) => {
  await openPage(page, '/');
  const shown = (): Promise<(string | null)[]> =>
    page
      .locator('main img[srcset]')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((img) => img.getAttribute('src')));
  const [light] = await shown();
  await toggle(page).click();
  await expect.poll(shown).toHaveLength(1);
  expect(await shown()).not.toEqual([light]);
  await openPage(page, '/docs/core/entity/sensor');
  const code = page.locator('.code').first();
  const background = (): Promise<string> => code.evaluate((block) => getComputedStyle(block).backgroundColor);
  const dark = await background();
  await toggle(page).click();
  expect(await background()).not.toBe(dark);
});
