import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { deployAgain, isOfNextDeploy } from '../support/network/next-deploy';
import { openPage, openSettled } from '../support/open-page';
import { firstDoc, longDoc, post } from '../support/routes';
import { options, searchBox, suggest } from '../support/search-box';

// Requests that a test leaves open are no failure.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Follows a link that an author could have written into the page. */
const follow = (page: Page, href: string): Promise<void> =>
  page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.querySelector('main')?.append(link);
    link.click();
  }, href);

test.describe('after a deploy, a page of the last one', () => {
  for (const [kind, from] of [
    ['doc', firstDoc],
    ['post', post],
    ['home page', '/'],
    ['search page', '/search?q=light'],
  ] as const) {
    test(
      `leads from a ${kind} to a doc with at most one full load, and keeps query and hash`,
      often(kind === 'doc'),
      async ({ page }) => {
        await openSettled(page, from);
        const documents = await deployAgain(page);
        await follow(page, `${longDoc}?a=b#properties`);
        await expect(title(page)).toHaveText('Sensor entity');
        await expect(page).toHaveURL(`${longDoc}?a=b#properties`);
        await isOfNextDeploy(page);
        expect(documents()).toBeLessThanOrEqual(1);
      },
    );
  }

  test('shows the changed content of another page', onlyAll, async ({ page }) => {
    await openSettled(page, firstDoc);
    const documents = await deployAgain(page, { texts: { 'Sensor entity': 'Sensors, rewritten' } });
    await follow(page, longDoc);
    await expect(title(page)).toHaveText('Sensors, rewritten');
    await isOfNextDeploy(page);
    expect(documents()).toBeLessThanOrEqual(1);
  });

  test('leads to the not-found page where a page was removed', onlyAll, async ({ page }) => {
    await openSettled(page, firstDoc);
    const documents = await deployAgain(page, { removed: [longDoc] });
    await follow(page, `${longDoc}?a=b#c`);
    await expect(title(page)).toHaveText('Page not found');
    await expect(page).toHaveURL(`${longDoc}?a=b#c`);
    await isOfNextDeploy(page);
    expect(documents()).toBeLessThanOrEqual(1);
  });

  test('leads to the new address of a page that moved, with query and hash', onlyAll, async ({ page }) => {
    await openSettled(page, firstDoc);
    const documents = await deployAgain(page, { moved: { '/docs/add-ons/old': longDoc } });
    await follow(page, '/docs/add-ons/old?a=b#properties');
    await expect(title(page)).toHaveText('Sensor entity');
    await expect(page).toHaveURL(`${longDoc}?a=b#properties`);
    // The redirect is followed by its target.
    expect(documents()).toBeLessThanOrEqual(2);
  });

  test('goes back to pages that it has shown, and to those of the document before', onlyAll, async ({ page }) => {
    await openSettled(page, firstDoc);
    await follow(page, post);
    await expect(title(page)).toHaveText('Icon translations now support ranges');
    const documents = await deployAgain(page);
    await page.goBack();
    await expect(title(page)).toHaveText('Developing an add-on');
    await follow(page, longDoc);
    await expect(title(page)).toHaveText('Sensor entity');
    await page.goBack();
    await expect(title(page)).toHaveText('Developing an add-on');
    await page.goForward();
    await expect(title(page)).toHaveText('Sensor entity');
    expect(documents()).toBeLessThanOrEqual(3);
  });

  test('searches with the index of the new deploy, and what was typed stays', onlyAll, async ({ page }) => {
    await openSettled(page, firstDoc);
    const documents = await deployAgain(page);
    await searchBox(page).fill('sensor device');
    const alert = page.locator('header[data-site]').getByRole('alert');
    await expect(options(page).last().or(alert)).toBeVisible();
    await expect(searchBox(page)).toHaveValue('sensor device');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=sensor(?:\+|%20)device/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
    await expect(
      page.getByRole('main').getByRole('combobox').or(page.getByRole('main').getByRole('searchbox')),
    ).toHaveValue('sensor device');
    expect(documents()).toBeLessThanOrEqual(1);
  });

  test('opens a result of the index that it had loaded', onlyAll, async ({ page }) => {
    await openSettled(page, firstDoc);
    await suggest(page, 'sensor entity');
    const documents = await deployAgain(page);
    await options(page).first().click();
    await expect(title(page)).toHaveText('Sensor entity');
    expect(documents()).toBeLessThanOrEqual(1);
  });

  test(
    'whose search was never loaded leads to the search page with what was typed, in one full load',
    onlyAll,
    async ({ page }) => {
      await openPage(page, '/');
      const documents = await deployAgain(page);
      await searchBox(page).fill('async_setup_entry');
      const alert = page.locator('header[data-site]').getByRole('alert');
      await alert.getByRole('link', { name: 'Open the search page' }).click();
      await expect(page).toHaveURL('/search?q=async_setup_entry');
      await expect(page.getByRole('main').getByRole('link', { name: 'async_setup_entry' }).first()).toBeVisible();
      expect(documents()).toBeLessThanOrEqual(1);
    },
  );
});
