import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onlyAll } from '../support/only-all';
import { expectSameVisit, holdsPage, leaveUntouched, markVisit, openPage, openSettled } from '../support/open-page';
import { offline } from '../support/network/offline';
import { longDoc } from '../support/routes';
import { fullTitle } from '../support/site';

const lock = '/docs/core/entity/lock';

async function expectHead(page: Page, title: string, path: string, description: RegExp): Promise<void> {
  await expect(page).toHaveTitle(fullTitle(title));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
}
const expectSensor = (page: Page): Promise<void> => expectHead(page, 'Sensor entity', longDoc, /sensor/i);
const expectLock = (page: Page): Promise<void> => expectHead(page, 'Lock entity', lock, /lock/i);

test('the head of the page follows the reader, there and back', async ({ page }) => {
  await openPage(page, longDoc);
  await markVisit(page);
  const sidebar = page.getByRole('navigation', { name: 'Pages of this section' });
  await sidebar.getByRole('link', { name: 'Lock', exact: true }).click();
  await expectLock(page);
  await page.goBack();
  await expectSensor(page);
  await expectSameVisit(page);
});

test('the head follows, too, when the address changes without a touch', onlyAll, async ({ page }) => {
  await leaveUntouched(page);
  await openSettled(page, longDoc);
  await markVisit(page);
  await page.evaluate((path) => window.___navigate(path), lock);
  await expectLock(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectSameVisit(page);
});

test('what writes the head is fetched at the first touch, not when the next page is there', async ({
  page,
  context,
}) => {
  await leaveUntouched(page);
  await openSettled(page, longDoc);
  const code = page.waitForEvent('requestfinished', (request) => /\/head-\w+\.js$/.test(request.url()));
  const link = page
    .getByRole('navigation', { name: 'Pages of this section' })
    .getByRole('link', { name: 'Lock', exact: true });
  await link.hover();
  await holdsPage(page, lock);
  await code;
  await offline(context, async () => {
    await link.click();
    await expectLock(page);
  });
});

test('the title follows the reader, even if the code for the head does not come', onlyAll, async ({ page }) => {
  await page.route('**/head-*.js*', (route) => route.abort());
  await openPage(page, longDoc);
  await markVisit(page);
  await page
    .getByRole('navigation', { name: 'Pages of this section' })
    .getByRole('link', { name: 'Lock', exact: true })
    .click();
  await expect(page).toHaveTitle(fullTitle('Lock entity'));
  await expectSameVisit(page);
});
