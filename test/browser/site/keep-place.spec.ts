import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onlyAll } from '../support/only-all';
import { drawn, openPage } from '../support/open-page';
import { longDoc } from '../support/routes';
import { options, searchBox, suggest } from '../support/search-box';

const place = 2500;
const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);
/** Where the page's text stands in the window. */
const textTop = (page: Page): Promise<number> =>
  page.locator('main .prose').evaluate((text) => text.getBoundingClientRect().top);

/** Opens a long page in its middle. */
async function openInside(page: Page): Promise<void> {
  await openPage(page, longDoc);
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place);
  await expect.poll(() => scrolled(page)).toBe(place);
  await drawn(page);
}

/** Does something, after which the page must be where it was. */
async function expectStill(page: Page, what: string, act: () => Promise<unknown>): Promise<void> {
  const before = await textTop(page);
  await act();
  await drawn(page);
  expect(await textTop(page), what).toBeCloseTo(before, 0);
}

/** Moves the focus back with Shift and Tab through everything in the header. */
async function walkBack(page: Page): Promise<void> {
  for (let index = 0; index < 30; index++) {
    const isFirst = await page.evaluate(
      () => document.activeElement === document.querySelector('header[data-site] :is(a, button)'),
    );
    const isLogo = await page.evaluate(() => document.activeElement?.matches('header[data-site] > a'));
    if (isFirst || isLogo) return;
    await expectStill(page, `step ${index} back`, () => page.keyboard.press('Shift+Tab'));
  }
}

test('no focus, key or click in the header or the panel of the search moves the page', onlyAll, async ({ page }) => {
  await openInside(page);
  await expectStill(page, 'Ctrl+K', () => page.keyboard.press('Control+k'));
  for (const key of 'light fan') await expectStill(page, `key “${key}”`, () => page.keyboard.press(key));
  await expect(options(page).last()).toContainText('See all results');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Home', 'Backspace'])
    await expectStill(page, key, () => page.keyboard.press(key));
  await expectStill(page, 'Escape', () => page.keyboard.press('Escape'));
  await expectStill(page, 'a click', () => searchBox(page).click());
  await expectStill(page, 'typing after a click', () => page.keyboard.type('t en'));
  await expectStill(page, 'Escape again', () => page.keyboard.press('Escape'));
  await walkBack(page);
  for (const button of await page.locator('header[data-site] :is(button, summary):visible').all()) {
    await expectStill(page, 'a button', () => button.click());
    await expectStill(page, 'Escape', () => page.keyboard.press('Escape'));
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('neither the menu nor the search moves the page', onlyAll, async ({ page }) => {
    await openInside(page);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(menu).toBeVisible();
    for (let index = 0; index < 12; index++)
      await expectStill(page, `Tab ${index}`, () => page.keyboard.press(index < 6 ? 'Tab' : 'Shift+Tab'));
    await expectStill(page, 'main menu', () => menu.getByRole('button', { name: 'Back to main menu' }).tap());
    await expectStill(page, 'close', () => menu.getByRole('button', { name: 'Close menu' }).tap());
    await expect(menu).toBeHidden();
    await expectStill(page, 'search', () => searchBox(page).tap());
    await expectStill(page, 'typing', () => suggest(page, 'config flow'));
    await expectStill(page, 'an arrow', () => page.keyboard.press('ArrowUp'));
    await expectStill(page, 'close', () => page.getByRole('button', { name: 'Close search' }).tap());
    expect(await scrolled(page)).toBe(place);
  });
});

test('back from the search page returns to the very place', onlyAll, async ({ page }) => {
  await openInside(page);
  await page.keyboard.press('Control+k');
  await suggest(page, 'climate');
  await page.keyboard.press('Shift+Enter');
  await expect(page).toHaveURL('/search?q=climate');
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('what a link or the Tab key leads to stays below the header', async ({ page }) => {
  await openPage(page, longDoc);
  const below = (selector: string): Promise<number> =>
    page.evaluate(
      (wanted) =>
        (document.querySelector(wanted)?.getBoundingClientRect().top ?? 0) -
        (document.querySelector('header[data-site]')?.getBoundingClientRect().bottom ?? 0),
      selector,
    );
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(3).click();
  await expect.poll(() => below(':target, h2:target')).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
  await page.locator('main a:visible').last().focus();
  for (let index = 0; index < 25; index++) {
    await page.keyboard.press('Shift+Tab');
    expect(await below(':focus'), `step ${index}`).toBeGreaterThanOrEqual(0);
  }
});
