import { expect, test } from '@playwright/test';
import { followInjected } from '../support/follow-injected';
import { holdRequests, pageDataOf } from '../support/hold-requests';
import { drawn, holdsPage, openPage } from '../support/open-page';
import { longDoc } from '../support/routes';

const target = '/docs/core/entity/lock';
const other = '/docs/core/entity/climate';

test('a page chosen later wins over one that comes late', async ({ page }) => {
  await openPage(page, longDoc);
  const data = await holdRequests(page, pageDataOf(target));
  await followInjected(page, target);
  await expect.poll(data.count).toBeGreaterThan(0);
  await followInjected(page, other);
  await expect(page).toHaveTitle('Climate entity | Developer Docs');
  await data.release();
  await holdsPage(page, target);
  await drawn(page);
  await expect(page).toHaveURL(other);
  await expect(page).toHaveTitle('Climate entity | Developer Docs');
});

test('a page chosen when the address has changed, but the page has not, opens', async ({ page }) => {
  await openPage(page, longDoc);
  await page.evaluate((href) => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      history.pushState = push;
      push(...entry);
      // The router asks React to show the page after this, which happens in a task of its own.
      queueMicrotask(() => window.___navigate(href));
    };
  }, other);
  await followInjected(page, target);
  await expect(page).toHaveTitle('Climate entity | Developer Docs');
  await expect(page).toHaveURL(other);
});
