import { expect, test } from '@playwright/test';
import { followInjected } from '../support/follow-injected';
import { drawn, openPage } from '../support/open-page';
import { longDoc } from '../support/routes';

test('a screen reader hears nothing of a change of query or hash', async ({ page }) => {
  await openPage(page, longDoc);
  await page.evaluate(() => {
    const said: string[] = [];
    const announcer = document.getElementById('gatsby-announcer');
    if (!announcer) throw new Error('There is no announcer.');
    new MutationObserver(() => said.push(announcer.textContent)).observe(announcer, { childList: true, subtree: true });
    Object.assign(window, { said });
  });
  const said = (): Promise<string[]> => page.evaluate(() => (window as unknown as { said: string[] }).said);
  // That a slow page is on its way is said, too.
  const arrivals = async (): Promise<string[]> => (await said()).filter((words) => words !== 'Loading the page');
  await page.locator('[aria-labelledby=on-this-page] a[href="#long-term-statistics"]').click();
  await expect(page).toHaveURL(/#long-term-statistics$/);
  await followInjected(page, `${longDoc}?from=elsewhere`);
  await expect(page).toHaveURL(/from=elsewhere$/);
  await page.goBack();
  await expect(page).toHaveURL(/#long-term-statistics$/);
  await drawn(page);
  expect(await said()).toEqual([]);
  await page
    .getByRole('navigation', { name: 'Pages of this section' })
    .getByRole('link', { name: 'Lock', exact: true })
    .click();
  await expect.poll(arrivals).toEqual(['Navigated to Lock entity']);
  await expect(page.locator('#gatsby-announcer')).toHaveAttribute('aria-live', 'polite');
});
