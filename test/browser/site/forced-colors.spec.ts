import { expect, test } from '@playwright/test';
import { onlyAll } from '../support/only-all';
import { barriers, colorRules } from '../support/measure/barriers';
import { indistinct } from '../support/measure/indistinct';
import { openPage } from '../support/open-page';
import { firstDoc, tabsDoc } from '../support/routes';
import { searchBox } from '../support/search-box';

// With all of its rows; all other screens are in axe.spec.
test('the whole entity explorer says everything in the reader’s own colors', onlyAll, async ({ page }) => {
  await openPage(page, '/docs/core/entity/explorer');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    expect(await indistinct(page), colorScheme).toEqual([]);
    expect(await barriers(page, 'html', colorRules), colorScheme).toEqual([]);
  }
});

test('what has the focus has a thick edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, tabsDoc);
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press('Tab');
    const edge = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(edge).toBe('solid 3px');
  }
});

test('the switch between light and dark is there, and switches', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await openPage(page, firstDoc);
  await page.getByRole('button', { name: 'Color mode: light. Switch to dark' }).click();
  await expect(page.getByRole('button', { name: 'Color mode: dark. Switch to light' })).toBeVisible();
});

test('the folded search box of a phone shows its icon alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, firstDoc);
  const opacity = await searchBox(page).evaluate((box) => getComputedStyle(box, '::placeholder').opacity);
  expect(opacity).toBe('0');
});
