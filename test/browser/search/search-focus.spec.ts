import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { openPage } from '../support/open-page';
import { firstDoc } from '../support/routes';
import { options, searchBox, suggest } from '../support/search-box';
import { site } from '../support/site';

const close = (page: Page) => page.getByRole('button', { name: 'Close search' });
const ways: [string, (page: Page) => Promise<void>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a tap on the button', (page) => close(page).tap()],
  ['the button, by keyboard', (page) => close(page).press('Enter')],
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const [way, leave] of ways)
    test(
      `${way} closes the search, which becomes the icon again and keeps the focus`,
      often(way.includes('tap')),
      async ({ page }) => {
        await openPage(page, firstDoc);
        await suggest(page, 'config');
        await leave(page);
        await expect(options(page).first()).toBeHidden();
        await expect(searchBox(page)).toBeFocused();
        // No phone shows its keyboard for it.
        await expect(searchBox(page)).toHaveAttribute('inputmode', 'none');
        const box = await searchBox(page).boundingBox();
        expect(box?.width).toBeLessThanOrEqual(44);
        await expect(page.getByRole('link', { name: site.title }).first()).toBeInViewport({ ratio: 1 });
        await searchBox(page).tap();
        await expect(options(page).first()).toBeVisible();
        await expect(searchBox(page)).not.toHaveAttribute('inputmode');
        await leave(page);
        await searchBox(page).blur();
        await expect(searchBox(page)).not.toHaveAttribute('inputmode');
        await page.getByRole('button', { name: 'Open menu' }).tap();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    );

  test('a name that was searched for does not push the name of the site away', onlyAll, async ({ page }) => {
    await openPage(page, firstDoc);
    await suggest(page, 'config');
    await options(page).first().tap();
    await expect(page).toHaveURL(/_highlight/);
    expect((await searchBox(page).boundingBox())?.width).toBeLessThanOrEqual(44);
    await searchBox(page).tap();
    await expect(searchBox(page)).toHaveValue('config');
  });
});

test.describe('without scripts on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test('the box is as wide as the window while it has the focus', async ({ page }) => {
    await page.goto(firstDoc);
    await searchBox(page).click();
    expect((await searchBox(page).boundingBox())?.width).toBeGreaterThan(280);
  });
});

test('Ctrl+K, a click and an arrow open the suggestions again after Escape', async ({ page }) => {
  await openPage(page, firstDoc);
  await suggest(page, 'config');
  for (const show of [
    () => page.keyboard.press('Control+k'),
    () => searchBox(page).click(),
    () => page.keyboard.press('ArrowDown'),
  ]) {
    await page.keyboard.press('Escape');
    await expect(options(page).first()).toBeHidden();
    await show();
    await expect(options(page).first()).toBeVisible();
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
  }
});

test('clearing the recent searches by keyboard leaves the focus in the box', onlyAll, async ({ page }) => {
  await openPage(page, firstDoc);
  await suggest(page, 'config');
  await page.keyboard.press('Shift+Enter');
  // The address changes first; then the new page takes the focus, which closes the box.
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  await searchBox(page).fill('');
  await page.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Clear' })).toHaveCount(0);
  await expect(searchBox(page)).toBeFocused();
});
