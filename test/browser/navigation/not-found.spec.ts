import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { followInjected } from '../support/follow-injected';
import { drawn, openPage, runs } from '../support/open-page';
import { firstDoc, unknown } from '../support/routes';
import { exceptNotFound, watchComplaints } from '../support/measure/watch-complaints';

test('an unknown address offers a search for its last words', async ({ page }) => {
  await openPage(page, unknown);
  const form = page.getByRole('search', { name: 'Search for the page' });
  await expect(form.getByRole('searchbox')).toHaveValue('no such page');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=no+such+page');
});

test('an unknown address that is almost one lists the pages that come close', async ({ page }) => {
  await openPage(page, '/docs/core/entity/senser');
  const nearest = page.getByRole('region', { name: 'Similar pages' });
  await expect(nearest.getByRole('link').first()).toHaveText('Sensor entity');
  // Their pages name everything that a release changes, but are called otherwise.
  await expect(nearest.getByRole('link', { name: 'Changes in' })).toHaveCount(0);
  await nearest.getByRole('link', { name: 'Sensor entity', exact: true }).click();
  await expect(page).toHaveURL('/docs/core/entity/sensor');
});

test('pages that only have the words of an address in their text are not called similar', onlyAll, async ({ page }) => {
  // The index is asked, so that there is something to leave out.
  const asked = page.waitForEvent('requestfinished', (request) => /-contents-/.test(request.url()));
  await openPage(page, '/docs/nothing/here');
  await asked;
  await drawn(page);
  await expect(page.getByRole('searchbox', { name: 'Search for' })).toHaveValue('here');
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1000)));
  await expect(page.getByRole('region', { name: 'Similar pages' })).toHaveCount(0, { timeout: 1 });
});

test(
  'a short word of an address with a slip in it leads to the page of its folder that is spelled almost so',
  onlyAll,
  async ({ page }) => {
    await openPage(page, '/docs/core/entity/ligt');
    const nearest = page.getByRole('region', { name: 'Similar pages' });
    await expect(nearest.getByRole('link')).toHaveText(['Light entity']);
  },
);

for (const path of ['/blog/no-such-post', '/%E2%82%AC', '/docs/index']) {
  test(
    `an address that nobody gave out shows the not-found page: ${path}`,
    often(path.startsWith('/%')),
    async ({ page }) => {
      const complaints = await watchComplaints(page);
      const response = await openPage(page, path);
      expect(response.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      expect(exceptNotFound(await complaints(), path)).toEqual([]);
    },
  );
}

for (const path of ['/docs/50%-off', '/docs/50%25-off'])
  test(
    `an address with a per cent sign shows the not-found page, and it works: ${path}`,
    often(!path.includes('%25')),
    async ({ page }) => {
      const complaints = await watchComplaints(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await runs(page);
      // The boot script escapes the sign, or Gatsby would not start.
      expect(new URL(page.url()).pathname).toBe('/docs/50%25-off');
      expect(exceptNotFound(await complaints(), path)).toEqual([]);
    },
  );

for (const suffix of ['.html', '/index.html', '/'])
  test(`an address with ${suffix} at its end leads to the page`, often(suffix === '.html'), async ({ page }) => {
    await page.goto(`${firstDoc}${suffix}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Developing an add-on');
    await expect(page).toHaveURL(firstDoc);
  });

for (const suffix of ['.html', '/index.html'])
  for (const [way, go] of [
    ['typed', (page: Page, address: string) => page.goto(address)],
    ['linked', (page: Page, address: string) => openPage(page, '/blog').then(() => followInjected(page, address))],
  ] as const)
    test(
      `an unknown address with ${suffix}, ${way}, loses it and keeps query and hash on any host`,
      often(suffix === '.html' && way === 'typed'),
      async ({ page }) => {
        // A host that does not support clean addresses responds with the not-found page.
        const notFound = await (await page.request.get('/404.html')).text();
        await page.route(
          ({ pathname }) => pathname === `${firstDoc}${suffix}`,
          (route) => route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
        );
        await go(page, `${firstDoc}${suffix}?a=b#main`);
        await expect(page).toHaveURL(`${firstDoc}?a=b#main`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Developing an add-on');
      },
    );
