import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { holdRequests } from '../support/network/hold-requests';
import { openPage, runs } from '../support/open-page';
import { firstDoc } from '../support/routes';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load properly' });
const bundle = '**/app-*.js';

for (const [what, sabotage] of [
  ['is blocked', (page: Page) => page.route(bundle, (route) => route.abort('blockedbyclient'))],
  ['is missing', (page: Page) => page.route(bundle, (route) => route.fulfill({ status: 404 }))],
  [
    'throws before the site starts',
    (page: Page) =>
      page.route(bundle, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
      ),
  ],
] as const)
  test(
    `when the app bundle ${what}, a banner says so and suggests the base URL`,
    often(what.startsWith('throws')),
    async ({ page }) => {
      await sabotage(page);
      await page.goto(firstDoc);
      await expect(notice(page)).toBeVisible();
      await expect(notice(page)).toContainText('check its base URL: it was built for “/”');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Developing an add-on');
    },
  );

test('when all scripts are blocked, the banner says so', onlyAll, async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort('blockedbyclient'));
  await page.goto(firstDoc);
  await expect(notice(page)).toContainText('it was built for “/”');
});

test('when the site is mounted elsewhere than it was built for, the banner suggests the base URL of the build', async ({
  page,
}) => {
  // A host that has the site below /sub/ finds none of its files.
  await page.route('**/sub/**', async (route) => {
    const { pathname, origin } = new URL(route.request().url());
    await route.fulfill({ response: await page.request.get(origin + pathname.replace('/sub', '')) });
  });
  await page.route(
    ({ pathname }) => !pathname.startsWith('/sub/'),
    (route) => route.fulfill({ status: 404 }),
  );
  await page.goto(`/sub${firstDoc}`);
  await expect(notice(page)).toContainText('Reload the page.');
  await expect(notice(page)).toContainText('check its base URL: it was built for “/”');
});

test('when the content of the first page cannot be had, the banner says so', onlyAll, async ({ page }) => {
  await page.route(`**/page-data${firstDoc}/page-data.json`, (route) => route.abort());
  await page.goto(firstDoc);
  await expect(notice(page)).toBeVisible();
});

test('a site that starts shows no banner, even after an error without harm', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const foreign = document.createElement('script');
      foreign.src = '/no-such-extra.js';
      document.head.append(foreign);
    });
  });
  await page.clock.install();
  await openPage(page, firstDoc);
  await page.clock.runFor(2000);
  await expect(notice(page)).toHaveCount(0);
});

test('a site that starts after all takes the banner away', onlyAll, async ({ page }) => {
  const held = await holdRequests(page, bundle);
  await page.route('**/extra.js', (route) => route.abort());
  await page.addInitScript(() => {
    // A load does not bubble, but it can be caught on its way.
    document.addEventListener(
      'load',
      ({ target }) => {
        if (!(target instanceof HTMLScriptElement) || !target.src.includes('/boot-')) return;
        const extra = document.createElement('script');
        extra.src = '/extra.js';
        document.head.append(extra);
      },
      true,
    );
  });
  await page.goto(firstDoc, { waitUntil: 'commit' });
  await expect(notice(page)).toBeVisible();
  await held.release();
  await runs(page);
  await expect(notice(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no banner', async ({ page }) => {
    await page.goto(firstDoc);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Developing an add-on');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
