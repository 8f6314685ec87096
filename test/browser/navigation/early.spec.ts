import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { followInjected } from '../support/follow-injected';
import { holdRequests, pageDataOf } from '../support/network/hold-requests';
import type { Held } from '../support/network/hold-requests';
import { drawn, expectSameVisit, markVisit, openPage, runs } from '../support/open-page';
import { firstDoc, longDoc, tabsDoc } from '../support/routes';
import { searchBox } from '../support/search-box';
import { fullTitle } from '../support/site';
import { watchComplaints } from '../support/measure/watch-complaints';

const other = '/docs/core/entity/climate';

/** What a page waits for before it runs: its scripts, or with those its content. */
const waits: readonly (readonly [when: string, pattern: (path: string) => string])[] = [
  ['its scripts come', () => '**/app-*.js'],
  ['it runs', pageDataOf],
];

/** Loads a document that does not run until it is released. */
async function loadHeld(page: Page, pattern: string, load: () => Promise<unknown>): Promise<Held> {
  const held = await holdRequests(page, pattern);
  await load();
  await expect.poll(held.count).toBeGreaterThan(0);
  return held;
}

const openHeld = (page: Page, path: string, pattern: string): Promise<Held> =>
  loadHeld(page, pattern, () => page.goto(path, { waitUntil: 'commit' }));

for (const [when, patternOf] of waits) {
  test(`a step back before ${when} leads to the page before`, onlyAll, async ({ page }) => {
    await openPage(page, longDoc);
    await followInjected(page, other);
    await expect(page).toHaveTitle(fullTitle('Climate entity'));
    const held = await loadHeld(page, patternOf(other), () => page.reload({ waitUntil: 'commit' }));
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(longDoc);
    await held.release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sensor entity');
    await runs(page);
    await drawn(page);
    await expect(page).toHaveURL(longDoc);
    await expect(page).toHaveTitle(fullTitle('Sensor entity'));
  });

  test(
    `a link within the page that is followed before ${when} loads nothing again`,
    often(when !== 'it runs'),
    async ({ page }) => {
      const held = await openHeld(page, longDoc, patternOf(longDoc));
      await markVisit(page);
      await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Properties' }).click();
      await held.release();
      await runs(page);
      await expectSameVisit(page);
      await expect(page).toHaveURL(`${longDoc}#properties`);
    },
  );

  test(`a button that is pressed before ${when} works once it does`, often(when === 'it runs'), async ({ page }) => {
    const held = await openHeld(page, tabsDoc, patternOf(tabsDoc));
    await page.getByRole('button', { name: 'Color mode: light. Switch to dark' }).click();
    await held.release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await runs(page);
    await drawn(page);
    await expect(page.getByRole('button', { name: 'Color mode: dark. Switch to light' })).toBeVisible();
  });

  test(
    `words that are typed into the search box before ${when} stay and are searched`,
    often(when === 'it runs'),
    async ({ page }) => {
      const held = await openHeld(page, firstDoc, patternOf(firstDoc));
      await expect(searchBox(page)).toBeVisible();
      await page.keyboard.press('ControlOrMeta+k');
      await page.keyboard.type('config');
      await held.release();
      await runs(page);
      await expect(page.locator('header[data-site]').getByRole('option').first()).toBeVisible();
      await expect(searchBox(page)).toHaveValue('config');
      await searchBox(page).press('Shift+Enter');
      await expect(page).toHaveURL('/search?q=config');
    },
  );

  test(`words that are typed into the search page before ${when} stay and are searched`, onlyAll, async ({ page }) => {
    const held = await openHeld(page, '/search', patternOf('/search'));
    const field = page.getByRole('main').getByRole('searchbox');
    await field.pressSequentially('config');
    await held.release();
    await runs(page);
    await expect(page).toHaveURL('/search?q=config');
    await expect(field).toHaveValue('config');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/results/);
  });
}

test('a button that is pressed while React takes over the page works once', async ({ page }) => {
  // React takes over in steps, between which it lets the browser answer. This presses the button after the first one.
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      const begun = Object.keys(document.getElementById('___gatsby') ?? {}).some((key) => key.startsWith('__react'));
      // A call of `click` would keep a second one from the button.
      const press = new MouseEvent('click', { bubbles: true, cancelable: true });
      if (begun) document.querySelector('button[aria-label^="Color mode"]')?.dispatchEvent(press);
      else port2.postMessage('again');
    });
    port1.start();
    port2.postMessage('first');
  });
  await openPage(page, longDoc);
  await drawn(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a link that is followed before the page runs opens without errors', async ({ page }) => {
  const complaints = await watchComplaints(page);
  const held = await openHeld(page, firstDoc, pageDataOf(firstDoc));
  await followInjected(page, '/blog/archive');
  await expect(page).toHaveURL('/blog/archive');
  await held.release();
  await runs(page);
  await expect(page).toHaveTitle(fullTitle('Archive'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archive');
  expect(await complaints()).toEqual([]);
});
