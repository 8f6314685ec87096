import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { often } from '../support/only-all';
import { leaveUntouched, openSettled, openPage } from '../support/open-page';
import { firstDoc, routes } from '../support/routes';
import { searchBox } from '../support/search-box';
import { fullTitle, site } from '../support/site';
import { alike } from '../support/screens';
import { exceptNotFound, watchComplaints } from '../support/measure/watch-complaints';

/** Keeps the elements that came in the HTML, to see which of them stay. */
async function keepServed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      Object.assign(window, { served: [...document.querySelectorAll('header[data-site], main, footer[data-site]')] });
    });
  });
}

/** Whether each of the served elements is still in the page. */
const servedStays = (page: Page): Promise<boolean[]> =>
  page.evaluate(() => (window as unknown as { served: Element[] }).served.map((element) => document.contains(element)));

/** Parts of the served HTML that the page says no longer. */
const lostParts = (page: Page, html: string): Promise<string[]> =>
  page.evaluate((text) => {
    const textOf = (root: Document, selector: string): string => {
      const copy = root.querySelector(selector)?.cloneNode(true);
      if (!(copy instanceof Element)) return '';
      // A section that has no room in the navbar moves into its menu.
      for (const extra of copy.querySelectorAll('noscript, kbd, nav [data-menu] ul')) extra.remove();
      return copy.textContent;
    };
    const heads = (root: Document): string[] =>
      ['lang', 'dir']
        .map((name) => root.documentElement.getAttribute(name) ?? '')
        .concat(
          ['meta[name=description]', 'meta[name=robots]', 'link[rel=canonical]'].map((selector) =>
            [...root.querySelectorAll(selector)]
              .map((one) => one.getAttribute('content') ?? one.getAttribute('href'))
              .join(),
          ),
        );
    const server = new DOMParser().parseFromString(text, 'text/html');
    const parts = ['header[data-site]', 'main', 'footer[data-site]'].filter((selector) => {
      const served = textOf(server, selector);
      return served === '' || !textOf(document, selector).startsWith(served);
    });
    return JSON.stringify(heads(server)) === JSON.stringify(heads(document)) ? parts : [...parts, 'head'];
  }, html);

for (const { name, path, h1, title, status = 200 } of routes)
  test.describe(name, () => {
    test(
      'starts as it was served, and the browser has nothing to complain about',
      often(!alike.has(name)),
      async ({ page }) => {
        const complaints = await watchComplaints(page);
        await keepServed(page);
        await leaveUntouched(page);
        const response = await openSettled(page, path);
        const expectSoft = expect.configure({ soft: true });
        await test.step('it has its heading and title', async () => {
          expectSoft(response.status()).toBe(status);
          await expectSoft(page).toHaveTitle(
            title === undefined ? site.title + site.titleDelimiter + site.tagline : fullTitle(title),
          );
          await expectSoft(page.getByRole('heading', { level: 1 })).toHaveText(h1);
        });
        await test.step('it keeps the text and elements of its HTML', async () => {
          expectSoft(await servedStays(page)).toEqual([true, true, true]);
          // The HTML of the search page lists all pages; with words in the address their results take its place.
          if (path.includes('?')) await expectSoft(page.getByRole('main').getByRole('status')).toHaveText(/results/);
          expectSoft(await lostParts(page, await response.text())).toEqual(path.includes('?') ? ['main'] : []);
        });
        await test.step('it stands between announcement, navbar with search and switch, and footer', async () => {
          await expectSoft(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
          const header = page.locator('header[data-site]');
          await expectSoft(header.getByRole('navigation', { name: 'Sections' })).toBeVisible();
          await expectSoft(searchBox(page)).toBeVisible();
          await expectSoft(header.getByRole('button', { name: /^Color mode:/ })).toBeVisible();
          await expectSoft(page.locator('footer[data-site]')).toBeVisible();
        });
        const heard = await complaints();
        expectSoft(status === 404 ? exceptNotFound(heard, path) : heard).toEqual([]);
        await test.step('its skip link leads past the header', async () => {
          await page.keyboard.press('Tab');
          const skip = page.getByRole('link', { name: 'Skip to main content' });
          await expectSoft(skip).toBeFocused();
          await expectSoft(skip).toBeInViewport();
          await page.keyboard.press('Enter');
          await expectSoft(page).toHaveURL(/#main$/);
          await expectSoft(page.getByRole('main')).toBeFocused();
        });
        await test.step('where the sections have no room, a menu has them', async () => {
          await page.setViewportSize({ width: 996, height: 740 });
          await expectSoft(page.getByRole('navigation', { name: 'Sections' })).toBeHidden();
          await expectSoft(page.getByRole('button', { name: 'Menu' })).toBeVisible();
        });
        await test.step('it fits a phone: nothing hangs out at the side', async () => {
          await page.setViewportSize({ width: 360, height: 740 });
          const overflow = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
          expectSoft(overflow).toBeLessThanOrEqual(0);
          await expectSoft(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
          await expectSoft(page.getByRole('button', { name: /^Color mode/ })).toBeInViewport({ ratio: 1 });
        });
      },
    );
  });

test('the docs begin with the add-ons', async ({ page }) => {
  await openPage(page, '/docs');
  await expect(page).toHaveURL(firstDoc);
});
