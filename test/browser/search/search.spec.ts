import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { expectSameVisit, markVisit, openPage } from '../support/open-page';
import { firstDoc, longDoc } from '../support/routes';
import { hrefOf, options, searchBox, suggest } from '../support/search-box';
import { watchComplaints } from '../support/measure/watch-complaints';

const status = (page: Page) => page.locator('header[data-site]').getByRole('status');
/** The page is where the link led, with the words to mark in its address. */
async function expectMarked(page: Page, href: string): Promise<void> {
  const [path = '', hash = ''] = href.split('#');
  await expect(page).toHaveURL(
    (url) => url.pathname === path && url.hash.slice(1) === hash && url.searchParams.has('_highlight'),
  );
}
const activeOption = (page: Page) => page.locator('[role=option][aria-selected=true]');

test('a name typed in full gives at most eight suggestions, each with a link', async ({ page }) => {
  await openPage(page, firstDoc);
  const rows = await suggest(page, 'async_config_entry_first_refresh');
  const hits = rows.filter({ hasNotText: 'See all results' });
  const count = await hits.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(8);
  for (const row of await rows.all()) expect(await hrefOf(row)).toMatch(/^\/(docs|blog|search)/);
  const [path = ''] = (await hrefOf(hits.first()))?.split(/[?#]/) ?? [];
  expect(await (await page.request.get(`${path}.md`)).text()).toContain('async_config_entry_first_refresh');
  await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
});

test('a common word gives eight suggestions and the number of all results', async ({ page }) => {
  await openPage(page, '/');
  const rows = await suggest(page, 'config');
  await expect(rows).toHaveCount(9);
  await expect(status(page)).toHaveText(/^\d+ results$/);
  const total = /^\d+/.exec(await status(page).innerText())?.[0];
  expect(Number(total)).toBeGreaterThan(8);
  await expect(rows.last()).toHaveText(`See all results (${total ?? ''})`);
  await rows.last().click();
  await expect(page).toHaveURL('/search?q=config');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(new RegExp(`^${total ?? ''} results`));
});

test('names and parts of names are found', async ({ page }) => {
  await openPage(page, firstDoc);
  for (const [query, where] of [
    ['config_entry_first_refresh', '/docs/integration_fetching_data'],
    ['first_refresh', '/docs/integration_fetching_data'],
    ['ConfigEntryNotReady', '/docs/integration_setup_failures'],
    ['NotReady', '/docs/integration_setup_failures'],
    ['SensorDeviceClass', longDoc],
  ] as const) {
    const rows = await suggest(page, query);
    const links = await Promise.all((await rows.all()).slice(0, 3).map(hrefOf));
    expect(links.join(' '), query).toContain(where);
  }
});

test('arrows move through the suggestions and wrap around', async ({ page }) => {
  await openPage(page, '/');
  const rows = await suggest(page, 'config');
  const box = searchBox(page);
  await expect(activeOption(page)).toHaveId('search-results-0');
  await expect(box).toHaveAttribute('aria-activedescendant', 'search-results-0');
  await box.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-activedescendant', 'search-results-1');
  await box.press('ArrowUp');
  await box.press('ArrowUp');
  await expect(box).toHaveAttribute('aria-activedescendant', 'search-results-8');
  await expect(rows.last()).toHaveAttribute('aria-selected', 'true');
  await expect(rows.last()).toBeInViewport();
  await box.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-activedescendant', 'search-results-0');
  await expect(activeOption(page)).toHaveCount(1);
});

test('a new query forgets the row that the arrows had reached', onlyAll, async ({ page }) => {
  await openPage(page, firstDoc);
  await suggest(page, 'config');
  const box = searchBox(page);
  for (let press = 0; press < 3; press++) await box.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-activedescendant', 'search-results-3');
  await box.pressSequentially(' flow');
  await expect(box).toHaveAttribute('aria-activedescendant', 'search-results-0');
});

test('Shift+Enter shows all results, and the panel says so', async ({ page }) => {
  await openPage(page, firstDoc);
  await suggest(page, 'available device classes');
  await expect(page.getByText('Enter to open')).toBeVisible();
  await expect(page.getByText('Shift Enter for all results')).toBeVisible();
  await searchBox(page).press('ArrowDown');
  await searchBox(page).fill('available device classe');
  await searchBox(page).press('Shift+Enter');
  await expect(page).toHaveURL('/search?q=available+device+classe');
});

test('a selected suggestion opens at its section', async ({ page }) => {
  await openPage(page, firstDoc);
  await markVisit(page);
  const rows = await suggest(page, 'available device classes');
  const href = (await hrefOf(rows.first())) ?? '';
  expect(href).toContain('#');
  await searchBox(page).press('Enter');
  await expectMarked(page, href);
  await expect(page.locator(`[id="${href.replace(/.*#/, '')}"]`)).toBeInViewport();
  await expect(rows).toHaveCount(0);
  await expectSameVisit(page);
});

test('the whole way works by keyboard: shortcut, words, arrow, Enter', async ({ page }) => {
  await openPage(page, firstDoc);
  await page.keyboard.press('Control+k');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('long-term statistics');
  await expect(options(page).last()).toContainText('See all results');
  await expect(page.locator('header[data-site]').getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('ArrowDown');
  const href = (await hrefOf(options(page).nth(1))) ?? '';
  await page.keyboard.press('Enter');
  await expectMarked(page, href);
  await expect(page.locator(href.includes('#') ? `[id="${href.replace(/.*#/, '')}"]` : 'h1')).toBeInViewport();
});

test('Escape closes the suggestions and the shortcut brings them back, ready to be typed over', async ({ page }) => {
  await openPage(page, firstDoc);
  await suggest(page, 'config');
  await page.keyboard.press('Escape');
  await expect(options(page).first()).toBeHidden();
  await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
  await searchBox(page).blur();
  await page.keyboard.press('Control+k');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.type('light');
  await expect(searchBox(page)).toHaveValue('light');
});

test('a click beside the suggestions closes them', onlyAll, async ({ page }) => {
  await openPage(page, firstDoc);
  await suggest(page, 'config');
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } });
  await expect(options(page).first()).toBeHidden();
});

test('nonsense gives No results', async ({ page }) => {
  await openPage(page, firstDoc);
  await searchBox(page).fill('qqxzzvw');
  await expect(status(page)).toHaveText('No results');
  await expect(options(page)).toHaveCount(0);
});

test('no text does harm', onlyAll, async ({ page }) => {
  const complaints = await watchComplaints(page);
  await openPage(page, firstDoc);
  for (const [name, text] of [
    ['query syntax and markup', '*:+-~^"<script>'],
    ['clauses of a query language', '+config -flow title:light^9 ent?ty~2 *'],
    ['10,000 letters', 'a'.repeat(10_000)],
    ['10,000 characters of words', 'config_entry '.repeat(770)],
    ['other scripts and emoji', '设备 🏠 ‮ \u0000'],
  ] as const)
    await test.step(name, async () => {
      await searchBox(page).fill(text);
      // The first answer is made from titles alone; what counts is the last.
      await expect(page.locator('header[data-site]').getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
      await expect(status(page)).toHaveText(/result/i);
      await suggest(page, 'config');
    });
  expect(await complaints()).toEqual([]);
});

for (const [system, userAgent, hint, keys] of [
  ['Linux', undefined, 'Ctrl K', 'Control+k'],
  ['macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘ K', 'Meta+k'],
] as const)
  test.describe(`on ${system}`, () => {
    if (userAgent !== undefined) test.use({ userAgent });

    test(`the box shows the shortcut ${hint}, which leads into it`, often(system === 'Linux'), async ({ page }) => {
      await openPage(page, '/');
      await expect(page.locator('header[data-site] kbd').first()).toHaveText(hint);
      await page.keyboard.press(keys);
      await expect(searchBox(page)).toBeFocused();
    });
  });
