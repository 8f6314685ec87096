import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onlyAll } from '../../../../test/browser/support/only-all';
import { barriers } from '../../../../test/browser/support/measure/barriers';
import { openPage } from '../../../../test/browser/support/open-page';

// `src/docusaurus/test/trees/features`, a tree that was made for Docusaurus.
test.use({ baseURL: `http://localhost:${Number(process.env.TEST_PORT ?? 9123) + 1}` });

/** What the console says of errors from now on. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

test('a component that failed while the page was built is shown without errors', async ({ page }) => {
  const errors = errorsOf(page);
  await openPage(page, '/failing');
  await expect(page.locator('#window')).toHaveText('A window');
  expect(errors).toEqual([]);
});

test('components in place of elements of Markdown are hydrated without errors', async ({ page }) => {
  const errors = errorsOf(page);
  await openPage(page, '/global');
  await expect(page.locator('.framed > table .zoomed > img')).toHaveJSProperty('complete', true);
  expect(errors).toEqual([]);
});

test('a page whose module failed while it was built is shown without errors', onlyAll, async ({ page }) => {
  const errors = errorsOf(page);
  await openPage(page, '/more/wide');
  await expect(page.locator('#wide')).toHaveText('A window');
  expect(errors).toEqual([]);
});

test('what a component adds to the head in the browser is there without a touch, beside what the HTML has', async ({
  page,
}) => {
  await openPage(page, '/browser');
  await expect(page.locator('meta[name=written]')).toHaveAttribute('content', 'in the browser');
  await expect(page).toHaveTitle('Browser | Features');
});

test('a page whose HTML browsers repair is rendered without errors, and code inside of it is allowed', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await openPage(page, '/repaired');
  const button = page.getByRole('button', { name: /^\d$/ });
  await button.click();
  await expect(button).toHaveText('1');
  await expect(button).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await expect(page.locator('html')).toHaveAttribute('data-inline', 'ran');
  expect(errors).toEqual([]);
});

test(
  'axe finds no fault in lists by tag, and their titles begin where those of docs with a sidebar do',
  onlyAll,
  async ({ page }) => {
    await openPage(page, '/styles');
    const title = page.getByRole('heading', { level: 1 });
    const left = (await title.boundingBox())?.x;
    for (const path of ['/tags', '/tags/kettles', '/1.0']) {
      await openPage(page, path);
      expect((await title.boundingBox())?.x, path).toBe(left);
      expect(await barriers(page), path).toEqual([]);
    }
  },
);

test('text can be read in both color modes, though the primary color of the tree is light in light ones and dark in dark ones', async ({
  page,
}) => {
  await openPage(page, '/hooks');
  expect(await barriers(page, 'html', ['color-contrast'])).toEqual([]);
  await page.getByRole('button', { name: 'Color mode: dark. Switch to light' }).click();
  expect(await barriers(page, 'html', ['color-contrast'])).toEqual([]);
});

test('readers who have chosen no colors get those of the settings, and their choice stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const background = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const barColor = page.locator('meta[name=theme-color][media=all]');
  await openPage(page, '/directive');
  const dark = await background();
  await expect(barColor).toHaveAttribute('data-scheme', 'dark');
  await page.getByRole('button', { name: 'Color mode: dark. Switch to light' }).click();
  await expect(barColor).toHaveAttribute('data-scheme', 'light');
  const light = await background();
  expect(light).not.toBe(dark);
  await openPage(page, '/directive');
  expect(await background()).toBe(light);
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  await expect(barColor).toHaveAttribute('data-scheme', 'dark');
  expect(await background()).toBe(dark);
});
