import { expect, test } from '@playwright/test';
import { openPage } from './open-page';
import { firstDoc, routes } from './routes';
import { exceptNotFound, watchComplaints } from './watch-complaints';

for (const { name, path, h1, title, status = 200 } of routes) {
  test.describe(name, () => {
    test('has its heading and title, and the browser has nothing to complain about', async ({ page }) => {
      const complaints = await watchComplaints(page);
      const response = await openPage(page, path);
      expect(response.status()).toBe(status);
      await expect(page).toHaveTitle(
        title === undefined ? 'Developer Docs | All you need to start developing' : `${title} | Developer Docs`,
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
      await page.waitForLoadState('networkidle');
      const heard = await complaints();
      expect(status === 404 ? exceptNotFound(heard, path) : heard).toEqual([]);
    });

    test('keeps the text and elements of its HTML when the scripts start', async ({ page }) => {
      await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          if (document.readyState !== 'interactive') return;
          Object.assign(window, {
            served: [...document.querySelectorAll('header[data-site], main, footer[data-site]')],
          });
        });
      });
      const response = await openPage(page, path);
      const same = await page.evaluate(() => {
        const { served } = window as unknown as { served: Element[] };
        return served.map((element) => document.contains(element));
      });
      expect(same).toEqual([true, true, true]);
      const lost = await page.evaluate(
        (html) => {
          const textOf = (root: Document, selector: string): string => {
            const copy = root.querySelector(selector)?.cloneNode(true);
            if (!(copy instanceof Element)) return '';
            for (const extra of copy.querySelectorAll('noscript, kbd')) extra.remove();
            return copy.textContent;
          };
          const server = new DOMParser().parseFromString(html, 'text/html');
          return ['header[data-site]', 'main', 'footer[data-site]'].filter((selector) => {
            const text = textOf(server, selector);
            return text === '' || !textOf(document, selector).startsWith(text);
          });
        },
        await response.text(),
      );
      // The HTML of the search page lists all pages; with words in the address their results take its place.
      expect(lost).toEqual(path.includes('?') ? ['main'] : []);
    });

    test('says what it is to search engines and assistive technology', async ({ page }) => {
      const response = await openPage(page, path);
      expect(await response.text()).toMatch(/^<!DOCTYPE html><html [^>]*lang="en" dir="ltr"/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S.{9,}/);
      const canonical = page.locator('link[rel=canonical]');
      if (status === 404) await expect(canonical).toHaveCount(0);
      else
        await expect(canonical).toHaveAttribute(
          'href',
          `https://developers.home-assistant.io${path.replace(/\?.*/, '')}`,
        );
      const robots = page.locator('meta[name=robots]');
      if (status === 404) await expect(robots).toHaveAttribute('content', 'noindex');
      else await expect(robots).toHaveCount(0);
    });

    test('has a skip link that leads past the header', async ({ page }) => {
      await openPage(page, path);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to main content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#main$/);
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
}

test('a page is served without the null characters that React can leave', async ({ request }) => {
  for (const { path } of routes) expect((await (await request.get(path)).text()).includes('\0'), path).toBe(false);
});

test('the docs begin with the add-ons', async ({ page }) => {
  await openPage(page, '/docs');
  await expect(page).toHaveURL(firstDoc);
});
