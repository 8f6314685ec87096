import { expect, test } from '@playwright/test';
import { onlyAll } from '../support/only-all';
import { arrived, drawn, expectSameVisit, markVisit, openPage, openSettled } from '../support/open-page';
import { longDoc } from '../support/routes';
import { searchBox } from '../support/search-box';

test('behind a link to a section of another page, the Tab key goes on in that section', async ({ page }) => {
  await openPage(page, '/docs/core/entity/light');
  await markVisit(page);
  const link = page.locator('main .prose a[href="/docs/integration_fetching_data#request-parallelism"]').first();
  await link.press('Enter');
  await expect(page.locator('#request-parallelism')).toBeFocused();
  await expect(page.locator('#request-parallelism')).toBeInViewport();
  await expect(page.locator('#request-parallelism')).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href="#request-parallelism"].heading-link')).toBeFocused();
  await expectSameVisit(page);
});

// The code that remembers links comes last.
test('back gives the focus to the link that was followed, in the text', async ({ page }) => {
  await openSettled(page, longDoc);
  await markVisit(page);
  const link = page.locator('main .prose a[href^="/docs/"]:not([href*="#"])').last();
  await link.press('Enter');
  await arrived(page);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await expectSameVisit(page);
});

test(
  'back to the search gives the focus to the result that was opened, when it is there again',
  onlyAll,
  async ({ page }) => {
    await openSettled(page, '/search?q=config%20entry');
    const result = page.locator('main ol[aria-busy=false] > li').nth(3).getByRole('link').first();
    await result.press('Enter');
    await expect(page).toHaveURL(/_highlight/);
    await page.goBack();
    await expect(result).toBeFocused();
    await expect(result).toBeInViewport();
    // Better results may move it, which takes the focus away.
    const lost = await result.evaluate((link) => {
      const item = link.closest('li');
      item?.parentElement?.insertBefore(item, item.nextSibling);
      return document.activeElement === document.body;
    });
    expect(lost).toBe(true);
    await expect(result).toBeFocused();
  },
);

test('a reader who is back and goes on with the Tab key keeps that place', onlyAll, async ({ page }) => {
  await openSettled(page, '/docs/core/entity');
  const link = page.locator('main .prose a[href^="/docs/"]:not([href*="#"])').first();
  await link.press('Enter');
  await arrived(page);
  await page.goBack();
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await page.setViewportSize({ width: 1100, height: 700 });
  // As long as the site looks for the link, and longer.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1000)));
  await expect(link).not.toBeFocused();
  await expect(page.locator('main :focus')).toBeVisible();
});

// The code that gives the focus back comes last.
test('who begins a search while a page comes loses no letter', async ({ page }) => {
  await openSettled(page, longDoc);
  await page.locator('main .prose a[href^="/docs/"]:not([href*="#"])').last().press('Enter');
  await arrived(page);
  // Of all moments, the last before the router takes the focus.
  await page.evaluate(() =>
    window.addEventListener('shown', () => document.querySelector<HTMLElement>('header input')?.focus(), {
      once: true,
    }),
  );
  await page.goBack();
  await expect(searchBox(page)).toBeFocused();
  await drawn(page);
  await page.keyboard.type('config');
  await expect(searchBox(page)).toHaveValue('config');
  await page.locator('main h1').click();
  await expect(searchBox(page)).not.toBeFocused();
});
