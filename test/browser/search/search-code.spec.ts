import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { holdRequests } from '../support/network/hold-requests';
import { logRequests } from '../support/network/log-requests';
import { drawn, expectSameVisit, markVisit, openPage, openSettled } from '../support/open-page';
import { firstDoc } from '../support/routes';
import { options, searchBox } from '../support/search-box';

/** Lets nearly ten seconds pass at once, for the page but not for the network. */
async function waitTen(page: Page): Promise<void> {
  await drawn(page);
  await page.clock.fastForward(9_900);
}

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /could not be loaded/ });

/** Opens a page, and from then on does something to the scripts that it does not have yet. */
async function openWithout(page: Page, path: string, answer: 'missing' | 'never'): Promise<() => Promise<void>> {
  const loaded = logRequests(page);
  await page.clock.install();
  await openSettled(page, path);
  const known = new Set(loaded);
  let broken = true;
  await page.route('**/*.js*', async (route) => {
    if (!broken || known.has(new URL(route.request().url()).pathname)) await route.continue();
    else if (answer === 'missing') await route.fulfill({ status: 404 });
  });
  await markVisit(page);
  return () => Promise.resolve(void (broken = false));
}

for (const answer of ['missing', 'never'] as const) {
  test(
    `a panel whose code is ${answer} is told within ten seconds, and Try again works without a reload`,
    often(answer === 'never'),
    async ({ page }) => {
      const mend = await openWithout(page, firstDoc, answer);
      await searchBox(page).fill('config');
      await waitTen(page);
      await expect(alert(page)).toContainText('Check your connection and try again.');
      const link = alert(page).getByRole('link', { name: 'Open the search page' });
      await expect(link).toHaveAttribute('href', '/search?q=config');
      await expect(searchBox(page)).toBeFocused();
      await mend();
      await alert(page).getByRole('button', { name: 'Try again' }).click();
      await expect(options(page).last()).toContainText('See all results');
      await expect(alert(page)).toHaveCount(0);
      await expectSameVisit(page);
    },
  );

  test(
    `a search page whose code is ${answer} says so within ten seconds, and Try again works`,
    often(answer === 'missing'),
    async ({ page }) => {
      const mend = await openWithout(page, '/search', answer);
      await page.getByRole('searchbox', { name: 'Search for' }).fill('config');
      await page.keyboard.press('Enter');
      await waitTen(page);
      await expect(alert(page)).toBeVisible();
      await expect(alert(page).getByRole('link')).toHaveAttribute('href', '/docs/identifiers');
      await mend();
      await alert(page).getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/results/);
      await expectSameVisit(page);
    },
  );
}

test('a phone can close the search whose code is missing', onlyAll, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWithout(page, firstDoc, 'missing');
  await searchBox(page).click();
  await waitTen(page);
  await expect(alert(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(alert(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a worker whose script never answers is told within ten seconds, and Try again recovers', async ({ page }) => {
  await openPage(page, firstDoc);
  const [worker] = await Promise.all([page.waitForEvent('worker'), searchBox(page).focus()]);
  const script = worker.url();
  const never = (): Promise<void> => new Promise(() => undefined);
  await page.route(script, never);
  await page.clock.install();
  await openPage(page, firstDoc);
  await searchBox(page).fill('config');
  await expect(page.locator('header[data-site]').getByRole('status')).toHaveText('Loading the search index…');
  await waitTen(page);
  await expect(alert(page)).toContainText('does not respond');
  await page.unroute(script, never);
  await alert(page).getByRole('button', { name: 'Try again' }).click();
  await expect(options(page).last()).toContainText('See all results');
});

test('a touch after a failure tries again', onlyAll, async ({ page }) => {
  const mend = await openWithout(page, firstDoc, 'missing');
  await searchBox(page).focus();
  await expect(alert(page)).toBeVisible();
  await searchBox(page).blur();
  await expect(alert(page)).toHaveCount(0);
  await mend();
  await searchBox(page).fill('config');
  await expect(options(page).last()).toContainText('See all results');
});

test('while the code loads, the box shows a spinner after 200 ms', onlyAll, async ({ page }) => {
  await openSettled(page, firstDoc);
  const held = await holdRequests(page, '**/*.js');
  await searchBox(page).focus();
  const spinner = (): Promise<readonly [string, string, string]> =>
    page.locator('header[data-site] form').evaluate((form) => {
      const { content, animationDelay, opacity } = getComputedStyle(form, '::before');
      return [content, animationDelay, opacity] as const;
    });
  await expect.poll(spinner).toEqual(['""', '0.2s, 0s', '1']);
  await held.release();
  await expect(page.locator('#search-results')).toBeAttached();
  expect((await spinner())[0]).toBe('none');
});

test(
  'when every file hangs once, Try again gets on with the next until there are results',
  onlyAll,
  async ({ page }) => {
    // The worker has a clock of its own, so what it waits for takes ten seconds each time.
    test.setTimeout(180_000);
    // What the page needs to run at all is no matter of the search.
    const needed = logRequests(page);
    await openPage(page, firstDoc);
    const answered = new Set(needed.filter((path) => !/later-/.test(path)));
    await page.clock.install();
    await page.route('**/*.js*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (answered.has(pathname)) await route.continue();
      answered.add(pathname);
    });
    await openPage(page, firstDoc);
    await markVisit(page);
    await searchBox(page).fill('config');
    const found = options(page).last().filter({ hasText: 'See all results' });
    const again = page.locator('header[data-site]').getByRole('button', { name: 'Try again' });
    for (let tries = 0; tries < 4; tries++) {
      await waitTen(page);
      await expect(found.or(again)).toBeVisible({ timeout: 40_000 });
      if (await found.isVisible()) break;
      await again.click();
    }
    await expect(found).toBeVisible();
    await expectSameVisit(page);
  },
);
