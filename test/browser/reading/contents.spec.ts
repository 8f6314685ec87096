import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openPage } from '../support/open-page';

test.describe('the table of contents', () => {
  const long = '/docs/api/supervisor/models';
  const contents = (page: Page): Locator => page.getByRole('navigation', { name: 'On this page' });

  test('keeps its active entry in view, and marks what was clicked until the reader scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await openPage(page, long);
    const last = contents(page).getByRole('link').last();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(contents(page).locator('[aria-current]')).toBeInViewport();
    await last.click();
    await expect(last).toHaveAttribute('aria-current', 'true');
    await page.mouse.move(600, 300);
    await page.mouse.wheel(0, -3000);
    await expect(last).not.toHaveAttribute('aria-current', 'true');
    await expect(contents(page).locator('[aria-current]')).toBeInViewport();
  });

  test('shows the whole ring around the entry that has the focus', async ({ page }) => {
    await openPage(page, long);
    const entry = contents(page).getByRole('link').first();
    await page.keyboard.press('Tab');
    await entry.focus();
    const cut = await entry.evaluate((link) => {
      const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(link);
      const around = outlineStyle === 'none' ? Number.NaN : parseFloat(outlineWidth) + parseFloat(outlineOffset);
      const frame = link.closest('nav')?.getBoundingClientRect();
      const { left, right } = link.getBoundingClientRect();
      return frame === undefined || left - around < frame.left - 1 || !(right + around <= frame.right);
    });
    expect(cut).toBe(false);
  });

  test('stands at the same place beside all docs of a large screen', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    const places = new Set<number | undefined>();
    for (const path of ['/docs/add-ons', '/docs/core/entity/sensor', '/docs/deprecations']) {
      await openPage(page, path);
      places.add((await contents(page).boundingBox())?.x);
    }
    expect(places.size).toBe(1);
  });
});
