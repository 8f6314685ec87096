import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { drawn, expectSameVisit, markVisit, openPage } from '../support/open-page';
import { firstDoc, longDoc } from '../support/routes';
import { hrefOf, options, searchBox, suggest } from '../support/search-box';

for (const key of ['Control+k', '/'])
  test(`Escape after ${key} returns the focus to where it was`, often(key === '/'), async ({ page }) => {
    await openPage(page, longDoc);
    const link = page.locator('main .prose a').nth(2);
    await link.focus();
    await page.keyboard.press(key);
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type('config');
    await expect(searchBox(page)).toHaveValue('config');
    await expect(options(page).last()).toContainText('See all results');
    await page.keyboard.press('Escape');
    await expect(options(page).first()).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press(key);
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

test('other keys with a K are left to the browser', onlyAll, async ({ page }) => {
  await openPage(page, longDoc);
  for (const key of ['Control+Shift+k', 'Control+Alt+k', 'k']) {
    await page.keyboard.press(key);
    await drawn(page);
    await expect(searchBox(page), key).not.toBeFocused();
  }
});

test('Escape leaves the keys to a page in which nothing had the focus', onlyAll, async ({ page }) => {
  await openPage(page, longDoc);
  await page.keyboard.press('Control+k');
  await suggest(page, 'config');
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).not.toBeFocused();
});

test('Enter opens the first result, Shift+Enter all of them', async ({ page }) => {
  await openPage(page, firstDoc);
  const first = (await suggest(page, 'what is climate')).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  const hints = page.locator('header[data-site] form kbd + span');
  await expect(hints).toHaveText(['to move', 'to open', 'for all results', 'to close']);
  const href = await hrefOf(first);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === href && url.searchParams.get('_highlight') === 'climate');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Climate entity');
  await suggest(page, 'light');
  await page.keyboard.press('Shift+Enter');
  await expect(page).toHaveURL('/search?q=light');
});

test('the selected option stays in view in a low window', onlyAll, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 360 });
  await openPage(page, firstDoc);
  await suggest(page, 'entity');
  const selected = page.getByRole('option', { selected: true });
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('ArrowDown');
    await expect(selected).toBeInViewport({ ratio: 0.9 });
  }
  await page.keyboard.press('ArrowUp');
  await expect(selected).toBeInViewport({ ratio: 0.9 });
});

for (const key of ['Control+Enter', 'Meta+Enter'])
  test(
    `${key} opens the result in a new tab and leaves this one as it is`,
    often(key === 'Control+Enter'),
    async ({ page, context }) => {
      await openPage(page, firstDoc);
      await markVisit(page);
      await suggest(page, 'climate');
      await page.keyboard.press('ArrowDown');
      const href = await hrefOf(options(page).nth(1));
      const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(key)]);
      await expect(tab).toHaveURL((url) => url.pathname + url.hash === href);
      await tab.close();
      await expect(page).toHaveURL(firstDoc);
      await expect(options(page).nth(1)).toBeVisible();
      await expectSameVisit(page);
    },
  );

test('the Enter that confirms a conversion of an input method opens nothing', onlyAll, async ({ page }) => {
  await openPage(page, firstDoc);
  await suggest(page, 'climate');
  // Safari's, which comes after the end of the conversion.
  await searchBox(page).evaluate((box) => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    Object.defineProperty(enter, 'keyCode', { value: 229 });
    box.dispatchEvent(enter);
  });
  await expect(options(page).first()).toBeVisible();
  await expect(page).toHaveURL(firstDoc);
});

/** Collects what the system may ask to close, which no test can do by a key of its own. */
const watchClosing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { CloseWatcher } = window as unknown as { CloseWatcher: new () => EventTarget };
    const open: EventTarget[] = [];
    const Watcher = function () {
      const made = new CloseWatcher();
      open.push(made);
      return made;
    };
    Object.assign(window, { CloseWatcher: Watcher, askedToClose: open });
  });

test('what Android does by its Back button closes the suggestions and leaves the page', onlyAll, async ({ page }) => {
  await watchClosing(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/blog');
  await openPage(page, firstDoc);
  await searchBox(page).click();
  await suggest(page, 'config');
  await page.evaluate(() => {
    const { askedToClose } = window as unknown as { askedToClose: { requestClose: () => void }[] };
    askedToClose.at(-1)?.requestClose();
  });
  await expect(options(page).first()).toBeHidden();
  await expect(page).toHaveURL(firstDoc);
});

test('a slash in a field is a slash', onlyAll, async ({ page }) => {
  await openPage(page, '/docs/identifiers');
  const field = page.getByRole('searchbox', { name: 'Filter names' });
  await field.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('/');
});

test('? shows all shortcuts, and those of a single key can be turned off', async ({ page }) => {
  await openPage(page, longDoc);
  const link = page.locator('main .prose a').nth(2);
  await link.focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toContainText('Open the result in a new tab');
  await sheet.getByRole('checkbox', { name: 'Use the keys / and ? alone' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  await expect(link).toBeFocused();
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(searchBox(page)).toBeFocused();
});
