import { expect, test } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { followInjected } from '../support/follow-injected';
import { holdRequests } from '../support/network/hold-requests';
import { openPage } from '../support/open-page';
import { openTouched } from '../support/open-touched';
import { firstDoc, picturesDoc } from '../support/routes';

test.describe('a picture', () => {
  for (const width of [360, 1280])
    test(
      `enlarges at the very first touch of a page of ${width} px, which stays`,
      often(width === 1280),
      async ({ browser, baseURL }) => {
        const context = await browser.newContext({
          viewport: { width, height: 740 },
          hasTouch: width === 360,
          ...(baseURL === undefined ? {} : { baseURL }),
        });
        const page = await context.newPage();
        await openPage(page, picturesDoc);
        const held = await holdRequests(page, '**/*.js');
        const picture = page.locator('a[data-zoom]').first();
        if (width === 360) await picture.tap();
        else await picture.click();
        await expect.poll(held.count).toBeGreaterThan(0);
        await expect(page).toHaveURL(picturesDoc);
        await held.release();
        await expect(page.getByRole('dialog').locator('img')).toBeVisible();
        await expect(page).toHaveURL(picturesDoc);
        await context.close();
      },
    );

  test('enlarges in a dialog that closes on Escape and gives the focus back', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await openTouched(page, picturesDoc);
    const picture = page.locator('a[data-zoom]').first();
    await picture.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAccessibleName((await picture.locator('img').getAttribute('alt')) ?? '');
    await expect
      .poll(() => dialog.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const frame = dialog.getByRole('group');
    expect(await frame.evaluate((box) => box.scrollHeight <= box.clientHeight), 'the whole picture').toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(picture).toBeFocused();
    await picture.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(picturesDoc);
  });

  test('goes with its page when the reader goes back', onlyAll, async ({ page }) => {
    await openPage(page, firstDoc);
    await followInjected(page, picturesDoc);
    await page.locator('a[data-zoom]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(firstDoc);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('has a button for its full size, which the keyboard reaches', onlyAll, async ({ page }) => {
    await openTouched(page, picturesDoc);
    await page.locator('a[data-zoom]').first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.setViewportSize({ width: 640, height: 400 });
    const overflow = () => dialog.getByRole('group').evaluate((box) => box.scrollWidth > box.clientWidth);
    expect(await overflow()).toBe(false);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Full size', pressed: true })).toBeFocused();
    expect(await overflow()).toBe(true);
  });

  test(
    'that a phone cannot enlarge to its window opens in full size, which scrolls; a tap shows the whole',
    onlyAll,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openTouched(page, '/docs/architecture/core');
      await page.locator('a[data-zoom]').first().click();
      await expect(page.getByRole('button', { name: 'Full size', pressed: true })).toBeVisible();
      const frame = page.getByRole('dialog').getByRole('group');
      expect(await frame.evaluate((box) => box.scrollWidth)).toBeGreaterThan(900);
      await frame.locator('img').click();
      expect(await frame.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
    },
  );

  test('leads to its file where scripts do not run', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const page = await context.newPage();
    await page.goto(picturesDoc);
    await page.locator('a[data-zoom]').first().click();
    await expect(page).toHaveURL(/\/static\/.*\.webp$/);
    await context.close();
  });
});
