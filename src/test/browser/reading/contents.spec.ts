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
});
