import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { backgroundLightness, darkUpTo, lightFrom } from '../support/measure/background';
import { often } from '../support/only-all';
import { openPage } from '../support/open-page';
import { longDoc, tabsDoc } from '../support/routes';
import { barLinks } from '../support/site';

test.use({ javaScriptEnabled: false });

/** What a reader can see of the page's own text, line by line. */
async function readableText(page: Page): Promise<string[]> {
  const text = await page.getByRole('main').innerText();
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !['', 'Copy', 'Wrap', 'Copy page'].includes(line));
}

test('a doc reads the same without scripts as with them', async ({ page, browser }) => {
  await page.goto(longDoc);
  const without = await readableText(page);
  const context = await browser.newContext({ javaScriptEnabled: true, viewport: page.viewportSize() });
  const other = await context.newPage();
  await openPage(other, page.url());
  expect(without).toEqual(await readableText(other));
  expect(without.length).toBeGreaterThan(100);
  await context.close();
});

test('all alternatives of tabs show, each under its name', async ({ page }) => {
  await page.goto(tabsDoc);
  const panels = page.locator('[role=tabpanel]');
  await expect(panels).toHaveCount(2);
  await expect(panels.filter({ visible: true })).toHaveCount(2);
  await expect(panels.nth(0).getByText('UI', { exact: true })).toBeVisible();
  await expect(panels.nth(1).getByText('YAML', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('the sidebar opens and closes its categories', async ({ page }) => {
  await page.goto(longDoc);
  const sidebar = page.getByRole('navigation', { name: 'Pages of this section' });
  await expect(sidebar.locator('a[aria-current=page]')).toHaveText('Sensor');
  const states = sidebar.getByRole('link', { name: 'States', exact: true });
  await expect(states).toBeHidden();
  await sidebar.getByText('The hass object', { exact: true }).click();
  await expect(states).toBeVisible();
  await states.click();
  await expect(page).toHaveURL('/docs/dev_101_states');
});

test('no control is offered that does nothing without scripts', async ({ page }) => {
  await page.goto(longDoc);
  await expect(page.locator('button:visible')).toHaveCount(0);
});

test('the search box leads to the search page, which lists all pages instead', async ({ page }) => {
  await page.goto(longDoc);
  const box = page.getByRole('banner').getByLabel('Search', { exact: true });
  await box.fill('device class');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=device+class');
  await expect(page.locator('noscript p')).toContainText('needs JavaScript');
  await expect(page.getByRole('main').locator('a[href^="/blog/2"]').first()).toBeVisible();
  const letters = page.getByRole('navigation', { name: 'Letters' });
  await letters.getByRole('link', { name: 'S', exact: true }).click();
  await expect(page).toHaveURL(/#letter-S$/);
  await page.getByRole('main').getByRole('link', { name: 'Sensor entity', exact: true }).click();
  await expect(page).toHaveURL(longDoc);
});

test('the index of names lists every name with its section', async ({ page }) => {
  await page.goto('/docs/identifiers');
  await expect(page.getByRole('searchbox', { name: 'Filter names' })).toBeHidden();
  const name = page.getByRole('main').getByRole('listitem').filter({ hasText: 'suggested_display_precision' }).first();
  await name.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/docs\/core\/entity\/sensor#/);
});

for (const [colorScheme, light] of [
  ['light', true],
  ['dark', false],
] as const)
  test(`a ${colorScheme} system gets a ${colorScheme} page`, often(!light), async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(longDoc);
    const lightness = await backgroundLightness(page);
    if (light) expect(lightness).toBeGreaterThan(lightFrom);
    else expect(lightness).toBeLessThan(darkUpTo);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the sections, the sidebar and the table of contents are within reach', async ({ page }) => {
    await page.goto(longDoc);
    const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
    await expect(sections.filter({ visible: true })).toHaveCount(barLinks);
    await expect(page.getByRole('navigation', { name: 'Pages of this section' })).toBeVisible();
    const contents = page.locator('main details').first();
    await contents.getByText('On this page').click();
    await expect(contents.getByRole('link', { name: 'Properties' })).toBeVisible();
    const overflow = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
