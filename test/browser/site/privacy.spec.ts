import { expect, test } from '@playwright/test';
import { drawn, followSection, openPage } from '../support/open-page';
import { longDoc } from '../support/routes';
import { suggest } from '../support/search-box';
import { fullTitle } from '../support/site';

test('a reader stays anonymous, and a visit asks for nothing but files of the site', async ({ page, baseURL }) => {
  const requests: { method: string; url: URL }[] = [];
  page.on('request', (request) => requests.push({ method: request.method(), url: new URL(request.url()) }));
  await openPage(page, longDoc);
  await suggest(page, 'config');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Lock', exact: true }).click();
  await expect(page).toHaveTitle(fullTitle('Lock entity'));
  await followSection(page, '/blog');
  const newest = page.locator('main article h2 a').first();
  const post = (await newest.getAttribute('href')) ?? '';
  await newest.click();
  await expect(page).toHaveURL(post);
  await drawn(page);

  const paths = requests.map(({ url }) => url.pathname);
  expect(requests.filter(({ url }) => url.origin !== baseURL && url.protocol !== 'data:')).toEqual([]);
  expect(new Set(requests.map(({ method }) => method))).toEqual(new Set(['GET']));
  for (const path of ['/docs/core/entity/lock', '/blog', post])
    expect(paths).toContain(`/page-data${path}/page-data.json`);
  expect(paths.filter((path) => path !== longDoc && !/\.\w+$/.test(path))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
