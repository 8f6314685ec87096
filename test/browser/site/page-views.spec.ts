import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { followInjected } from '../support/follow-injected';
import { drawn, openPage, openSettled } from '../support/open-page';
import { firstDoc, longDoc } from '../support/routes';
import { fullTitle } from '../support/site';

/** Collects what is posted, and serves pages as a build that names an endpoint writes them. */
async function postsOf(page: Page, endpoint?: string): Promise<unknown[]> {
  const posts: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(JSON.parse(request.postData() ?? 'null'));
  });
  if (endpoint === undefined) return posts;
  await page.route(endpoint, (route) => route.fulfill({ status: 204 }));
  await page.route(`**${firstDoc}`, async (route) => {
    const response = await route.fetch();
    const meta = `<meta name="page-view-endpoint" content="${endpoint}"/>`;
    await route.fulfill({ response, body: (await response.text()).replace('<head>', `<head>${meta}`) });
  });
  return posts;
}

test('a site that names no endpoint sends nothing', async ({ page }) => {
  const posts = await postsOf(page);
  await openSettled(page, firstDoc);
  await followInjected(page, longDoc);
  await expect(page).toHaveTitle(fullTitle('Sensor entity'));
  await drawn(page);
  expect(posts).toEqual([]);
});

test('each change of address is sent to the endpoint with path, search and hash', async ({ page }) => {
  const posts = await postsOf(page, '/views');
  await openPage(page, firstDoc);
  const first = { path: firstDoc, search: '', hash: '' };
  await expect.poll(() => posts).toEqual([first]);
  await followInjected(page, `${longDoc}?a=b#properties`);
  const second = { path: longDoc, search: '?a=b', hash: '#properties' };
  await expect.poll(() => posts).toEqual([first, second]);
  await page.goBack();
  await expect.poll(() => posts).toEqual([first, second, first]);
});

test('an endpoint that does not answer holds up nothing', onlyAll, async ({ page }) => {
  await postsOf(page, '/views');
  await page.route('/views', () => undefined);
  await openPage(page, firstDoc);
  await followInjected(page, longDoc);
  await expect(page).toHaveTitle(fullTitle('Sensor entity'));
});

for (const wish of ['doNotTrack', 'globalPrivacyControl'] as const)
  test(`nothing is sent for a reader with ${wish}`, often(wish === 'doNotTrack'), async ({ page }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true });
    }, wish);
    const posts = await postsOf(page, '/views');
    await openSettled(page, firstDoc);
    await followInjected(page, longDoc);
    await expect(page).toHaveTitle(fullTitle('Sensor entity'));
    await drawn(page);
    expect(posts).toEqual([]);
  });
