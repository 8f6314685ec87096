import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { onlyAll } from '../support/only-all';
import { holdRequests } from '../support/network/hold-requests';
import { offline } from '../support/network/offline';
import { arrived, expectSameVisit, markVisit, openPage } from '../support/open-page';
import { openTouched } from '../support/open-touched';
import { firstDoc } from '../support/routes';
import { hrefOf, options, searchBox, suggest } from '../support/search-box';

const header = (page: Page) => page.locator('header[data-site]');
const alert = (page: Page) => header(page).getByRole('alert');
/** Options under a title, which an empty box offers. */
const group = (page: Page, name: string) => header(page).getByRole('group', { name });
const status = (page: Page) => header(page).getByRole('status');
const keys = (page: Page): Promise<(string | null)[]> =>
  options(page).evaluateAll((rows) =>
    rows.map((row) => row.getAttribute('href')).filter((href) => !/^\/search/.test(href ?? '')),
  );

test.describe('recent searches', () => {
  test('are offered to an empty box, search again, and can be cleared for good', async ({ page }) => {
    await openPage(page, firstDoc);
    await suggest(page, 'long-term statistics');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await arrived(page);
    await expect(page).toHaveURL(/_highlight/);
    await searchBox(page).fill('');
    await expect(group(page, 'Recent searches').getByRole('option')).toHaveText(['long-term statistics']);
    await searchBox(page).press('ArrowDown');
    await searchBox(page).press('Enter');
    await expect(searchBox(page)).toHaveValue('long-term statistics');
    await expect(options(page).last()).toContainText('See all results');
    await searchBox(page).fill('');
    await header(page).getByRole('button', { name: 'Clear' }).click();
    await expect(group(page, 'Recent searches')).toHaveCount(0);
    await page.reload();
    await searchBox(page).focus();
    await expect(options(page).first()).toBeVisible();
    await expect(group(page, 'Recent searches')).toHaveCount(0);
  });

  test('that another program left damaged do no harm', onlyAll, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('recent-searches', '{"a": [1'));
    await openPage(page, firstDoc);
    await suggest(page, 'config');
    await searchBox(page).fill('');
    await expect(group(page, 'Recent searches')).toHaveCount(0);
  });
});

test.describe('before anything is typed', () => {
  test('a reader without visits gets popular pages, by the keyboard as well', async ({ page }) => {
    await openPage(page, '/');
    await searchBox(page).focus();
    const popular = group(page, 'Popular pages').getByRole('option');
    await expect(popular).toHaveCount(5);
    await expect(header(page).getByRole('button', { name: 'Clear' })).toHaveCount(0);
    const href = await hrefOf(popular.nth(1));
    await searchBox(page).press('ArrowDown');
    await searchBox(page).press('ArrowDown');
    await expect(popular.nth(1)).toHaveAttribute('aria-selected', 'true');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(href ?? '');
  });

  test('pages that were visited are offered, the last first, until they are cleared', async ({ page }) => {
    for (const path of ['/docs/core/entity/light', '/docs/core/entity/lock', '/docs/core/entity/fan']) {
      await openTouched(page, path);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-pages'))).toContain(path);
    }
    await searchBox(page).focus();
    const visited = group(page, 'Recently visited').getByRole('option');
    await expect(visited).toHaveText(['Lock entity', 'Light entity']);
    await expect(group(page, 'Popular pages')).toHaveCount(0);
    await header(page).getByRole('button', { name: 'Clear' }).click();
    await expect(group(page, 'Popular pages')).toBeVisible();
    await expect(visited).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('recent-pages'))).toBe('[]');
  });

  test('denied storage stops nothing', onlyAll, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('denied');
        },
      }),
    );
    await openPage(page, '/');
    await searchBox(page).focus();
    await expect(group(page, 'Popular pages').getByRole('option')).toHaveCount(5);
  });
});

test('words that stand on no page together are told, with pages that have some', async ({ page }) => {
  await openPage(page, '/');
  await suggest(page, 'vacuum pipeline weather');
  await expect(status(page)).toContainText('No page has all of these words. Showing pages with some of them.');
});

test('a misspelled word gets another spelling, which a click searches for', async ({ page }) => {
  await openPage(page, '/');
  await suggest(page, 'temprature');
  await expect(status(page)).toContainText('Showing pages with similar ones.');
  const spelling = header(page).getByRole('button', { name: 'temperature' });
  await expect(spelling).toBeVisible();
  await spelling.click();
  await expect(searchBox(page)).toHaveValue('temperature');
  await expect(status(page)).toHaveText(/^\d+ results?$/);
});

test('no results say what helps', async ({ page }) => {
  await openPage(page, '/');
  await searchBox(page).fill('qqxzzvw');
  await expect(status(page)).toHaveText('No results');
  await header(page).getByRole('link', { name: 'index of names' }).click();
  await expect(page).toHaveURL('/docs/identifiers');
});

test('a doc offers all results within and outside of the docs, with true numbers', onlyAll, async ({ page }) => {
  await openPage(page, firstDoc);
  await suggest(page, 'config');
  for (const [line, context] of [
    ['within', 'docs'],
    ['outside', 'blog'],
  ] as const) {
    const row = options(page).filter({ hasText: `See all results ${line} "Docs"` });
    const count = /\((\d+)\)/.exec(await row.innerText())?.[1] ?? '';
    expect(await hrefOf(row)).toBe(`/search?q=config&ctx=${context}`);
    const other = await page.context().newPage();
    await openPage(other, `/search?q=config&ctx=${context}`);
    await expect(other.getByRole('main').getByRole('status')).toHaveText(new RegExp(`^${count} results?`));
    await other.close();
  }
});

test('better answers leave the rows under the pointer where they are', onlyAll, async ({ page }) => {
  const held = await holdRequests(page, '**/search-index/*-contents-*');
  await openPage(page, '/');
  await searchBox(page).fill('state');
  await expect(options(page).last()).toContainText('See all results');
  // From here on rows stay; titles of posts may have come in between.
  await options(page).first().hover();
  const early = await keys(page);
  await held.release();
  await expect(header(page).getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  expect((await keys(page)).slice(0, early.length)).toEqual(early);
  // Without the pointer the better answer has another order, which proves that the check above is meaningful.
  await page.mouse.move(5, 890);
  await suggest(page, 'states');
  await suggest(page, 'state');
  expect((await keys(page)).slice(0, early.length)).not.toEqual(early);
});

test('contents that fail leave the titles, with a note; Try again brings the rest', onlyAll, async ({ page }) => {
  await page.route('**/search-index/*-contents-*', (route) => route.fulfill({ status: 500 }));
  await openPage(page, '/');
  await searchBox(page).fill('sensor');
  await expect(alert(page)).toContainText('Only titles and names are searched');
  await expect(options(page).last()).toContainText('See all results');
  await page.unroute('**/search-index/*-contents-*');
  await alert(page).getByRole('button', { name: 'Try again' }).click();
  await expect(alert(page)).toHaveCount(0);
});

test('a site that was deployed again offers a reload', onlyAll, async ({ page }) => {
  await page.route('**/search-index/manifest.json', (route) => route.fulfill({ status: 404 }));
  await openPage(page, '/');
  await markVisit(page);
  await searchBox(page).fill('sensor');
  await expect(alert(page)).toContainText('The site has changed');
  await alert(page).getByRole('button', { name: 'Reload page' }).click();
  await expect.poll(() => page.evaluate(() => 'visit' in window)).toBe(false);
});

test('an index that never answers is told after ten seconds, and Try again recovers', onlyAll, async ({ page }) => {
  test.setTimeout(45_000);
  const pattern = '**/search-index/manifest.json';
  const never = (): Promise<void> => new Promise(() => undefined);
  await page.route(pattern, never);
  await openPage(page, '/');
  await searchBox(page).fill('sensor');
  await expect(status(page)).toHaveText('Loading the search index…');
  await expect(alert(page)).toContainText('does not respond', { timeout: 15_000 });
  await page.unroute(pattern, never);
  await alert(page).getByRole('button', { name: 'Try again' }).click();
  await expect(options(page).last()).toContainText('See all results');
});

test(
  'search goes on when the network goes away, and offers to come back when it was away from the start',
  onlyAll,
  async ({ page, context }) => {
    await openPage(page, '/');
    await suggest(page, 'config');
    await offline(context, async () => {
      await suggest(page, 'sensor');
      await expect(alert(page)).toHaveCount(0);
    });
  },
);

test.describe('a worker that crashes', onlyAll, () => {
  const broken = "self.addEventListener('message', () => { throw new Error('crash'); });";
  const brokenScript = (route: Route): Promise<void> => route.fulfill({ contentType: 'text/javascript', body: broken });

  /** Address of the worker's script. */
  async function workerScript(page: Page): Promise<string> {
    await openPage(page, '/');
    const [worker] = await Promise.all([page.waitForEvent('worker'), searchBox(page).focus()]);
    return worker.url();
  }

  test('once is started again, unnoticed', async ({ page }) => {
    const script = await workerScript(page);
    await page.route(script, brokenScript, { times: 1 });
    await openPage(page, '/');
    await suggest(page, 'config');
    await expect(alert(page)).toHaveCount(0);
  });

  test('again is told, and Try again recovers without a reload', async ({ page }) => {
    const script = await workerScript(page);
    await page.route(script, brokenScript);
    await openPage(page, '/');
    await markVisit(page);
    await searchBox(page).fill('config');
    await expect(alert(page)).toContainText('Search stopped unexpectedly');
    await page.unroute(script);
    await alert(page).getByRole('button', { name: 'Try again' }).click();
    await expect(options(page).last()).toContainText('See all results');
    await expectSameVisit(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a tap opens the box over the whole screen, ready to type; a button closes it', async ({ page }) => {
    await openPage(page, firstDoc);
    await searchBox(page).tap();
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveAttribute('enterkeyhint', 'search');
    await suggest(page, 'config');
    const box = await searchBox(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    const panel = await header(page).getByRole('listbox').locator('..').boundingBox();
    expect(panel?.width).toBe(360);
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeCloseTo(740, 0);
    await header(page).getByRole('button', { name: 'Close search' }).tap();
    await expect(options(page).first()).toBeHidden();
  });
});
