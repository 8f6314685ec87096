import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onlyAll } from '../support/only-all';
import { openPage } from '../support/open-page';

const path = '/docs/identifiers';
const names = (page: Page) => page.locator('main section > ul > li > code');

// The page is long, so one visit shows all that a reader does there.
test('has every name once, under its letter, filters them and leads to their sections', async ({ page }) => {
  await openPage(page, path);
  const status = page.getByRole('main').getByRole('status');
  await test.step('in order', async () => {
    const all = await names(page).allTextContents();
    expect(all.length).toBeGreaterThan(300);
    expect(new Set(all).size).toBe(all.length);
    const keys = all.map((name) => name.replace(/^\W*_*/, '').toLowerCase());
    expect(keys).toEqual([...keys].sort());
    await expect(status).toHaveText(`${all.length} names`);
  });
  await test.step('a letter leads to its names', async () => {
    await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'S', exact: true }).click();
    await expect(page.locator('#letter-S')).toBeInViewport();
  });
  await test.step('the filter leaves the names that contain what is typed, and tells their number', async () => {
    const box = page.getByRole('searchbox', { name: 'Filter names' });
    await box.fill('DEVICE_CLASS');
    await expect(status).toHaveText(/^\d+ of \d+ names$/);
    const shown = await names(page).allTextContents();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((name) => !name.toLowerCase().includes('device_class'))).toEqual([]);
    await box.fill('qqxzzvw');
    await expect(status).toHaveText('No names match. Try part of a name.');
    await box.fill('');
    await expect(status).toHaveText(/^\d+ names$/);
  });
  await test.step('a name leads to a section that is there', async () => {
    const named = page.getByText('native_value', { exact: true });
    await page.locator('main section > ul > li').filter({ has: named }).getByRole('link').first().click();
    await expect(page).toHaveURL(/#/);
    await expect(page).not.toHaveURL(/#letter/);
    await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport();
  });
});

test('the filter stays in reach, and shows from the first name what is left', onlyAll, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/docs/identifiers');
  await page.evaluate(() => scrollTo({ top: 20_000, behavior: 'instant' }));
  const filter = page.getByRole('searchbox', { name: 'Filter names' });
  await expect(filter).toBeInViewport({ ratio: 1 });
  await filter.fill('async_setup_entry');
  await expect(names(page).first()).toBeInViewport({ ratio: 1 });
  await filter.fill('');
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'S', exact: true }).click();
  const top = async (): Promise<number> => (await page.locator('#letter-S').boundingBox())?.y ?? 0;
  const below = async (): Promise<number> => {
    const box = await filter.boundingBox();
    return (await top()) - (box ? box.y + box.height : Infinity);
  };
  await expect.poll(below, 'the letter is below the filter').toBeGreaterThan(0);
  await expect(page.locator('#letter-S')).toBeInViewport();
});

test('the filter stands in the address, which can be shared, and comes back with Back', onlyAll, async ({ page }) => {
  const filter = page.getByRole('searchbox', { name: 'Filter names' });
  await openPage(page, '/blog');
  await openPage(page, path);
  await filter.fill('turn_o');
  await expect(page).toHaveURL(`${path}?q=turn_o`);
  await expect(filter).toBeFocused();
  const shown = await names(page).allTextContents();
  await page.locator('main section li li a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Index of names');
  await page.goBack();
  await expect(filter).toHaveValue('turn_o');
  await expect(names(page)).toHaveText(shown);
  // All that was typed is one entry of the history.
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await openPage(page, `${path}?q=FAN_`);
  await expect(filter).toHaveValue('FAN_');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ of \d+ names$/);
});
