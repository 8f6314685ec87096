import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onlyAll } from '../support/only-all';
import { barLinks, navbarLinks } from '../support/site';
import { drawn, moreSections, openPage, runs, sectionLink, sections } from '../support/open-page';
import { openTouched } from '../support/open-touched';
import { firstDoc, post } from '../support/routes';
import { searchBox, suggest } from '../support/search-box';

/** Where the links that show, or would in a menu that is closed, lead, in order. */
const reachable = (page: Page): Promise<(string | null)[]> =>
  sections(page)
    .locator('a')
    .evaluateAll((all) =>
      all
        .filter((link) => link.checkVisibility({ visibilityProperty: true }) || link.closest('details:not([open])'))
        .map((link) => link.getAttribute('href')),
    );

/** Gives the page another font, as if it were the only one of the reader's system. */
const useFont = (page: Page, font: string): Promise<void> =>
  page.evaluate((name) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root { --font-text: ${name}; }`);
    document.adoptedStyleSheets = [sheet];
  }, font);

/** Names of links and menus in the header that something else lies over, or that stand outside of it. */
const covered = (page: Page): Promise<string[]> =>
  page.locator('header[data-site] :is(a, summary, button, input)').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const points = [left + 1, (left + right) / 2, right - 1];
        return !points.every((x) => element.contains(document.elementFromPoint(x, (top + bottom) / 2)));
      })
      .map((element) => element.textContent || (element.getAttribute('aria-label') ?? '')),
  );

test('at any width, in a narrow and in a wide font, every item of the header can be clicked', async ({ page }) => {
  await openTouched(page, firstDoc);
  const all = await reachable(page);
  expect(all).toHaveLength(navbarLinks);
  for (const font of ['"Liberation Sans Narrow", "DejaVu Sans Condensed"', '"DejaVu Sans", Verdana']) {
    await useFont(page, font);
    for (const width of [997, 1024, 1100, 1160, 1200, 1280, 1920])
      await test.step(`${width} px, ${font}`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await drawn(page);
        await expect.poll(() => covered(page)).toEqual([]);
        if (await moreSections(page).isVisible()) {
          await moreSections(page).click();
          expect(await covered(page)).toEqual([]);
        }
        expect(await reachable(page)).toEqual(all);
        await page.keyboard.press('Escape');
      });
  }
});

test('a window that becomes wider gives the links their places back', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 });
  await openPage(page, firstDoc);
  await expect(moreSections(page)).toBeVisible();
  await page.setViewportSize({ width: 3000, height: 800 });
  await expect(moreSections(page)).toBeHidden();
  await expect(sections(page).getByRole('link')).toHaveCount(barLinks);
});

test('an item is as wide when it is current: what fits depends on the window alone', onlyAll, async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 });
  await openPage(page, firstDoc);
  const widths = await sections(page).evaluate((bar) =>
    [...bar.querySelectorAll('ul:first-child > li')].map((item) => {
      const link = item.querySelector('a, summary');
      return [true, false].map((isCurrent) => {
        link?.toggleAttribute('aria-current', isCurrent);
        link?.toggleAttribute('data-current', isCurrent);
        return item.getBoundingClientRect().width;
      });
    }),
  );
  expect(widths.length).toBeGreaterThan(5);
  for (const [current, other] of widths) expect(current).toBe(other);
});

test('the menu marks the section of the page, closes on Escape, and leads to its pages', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 });
  await openTouched(page, post);
  await expect(moreSections(page)).toHaveAttribute('data-current', 'true');
  await moreSections(page).focus();
  await page.keyboard.press('Enter');
  const blog = sectionLink(page, '/blog');
  await expect(blog).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(blog).toBeHidden();
  await expect(moreSections(page)).toBeFocused();
  await moreSections(page).click();
  await blog.click();
  await expect(page).toHaveURL('/blog');
  await expect(blog).toBeHidden();
});

test('the menu stays open while the focus is in it, and closes when that moves on', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 });
  await openTouched(page, post);
  await moreSections(page).click();
  const blog = sectionLink(page, '/blog');
  await blog.focus();
  await expect(blog).toBeFocused();
  await searchBox(page).focus();
  await expect(blog).toBeHidden();
});

test('before scripts run, links that have no room are not in the way', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.route('**/app-*.js', () => new Promise(() => undefined));
  await page.goto(firstDoc, { waitUntil: 'commit' });
  await expect(searchBox(page)).toBeVisible();
  const box = await searchBox(page).boundingBox();
  expect(
    await page.evaluate(
      ({ x, y, width, height }) =>
        [0.05, 0.5, 0.95].every((part) =>
          document.elementFromPoint(x + part * width, y + height / 2)?.matches('input, svg, path, circle'),
        ),
      box ?? { x: 0, y: 0, width: 0, height: 0 },
    ),
  ).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1024, height: 800 } });

  test('the links wrap', async ({ page }) => {
    await page.goto(firstDoc);
    await expect(sections(page).getByRole('link')).toHaveCount(barLinks);
    for (const link of await sections(page).getByRole('link').all()) await link.click({ trial: true });
    await expect(moreSections(page)).toBeHidden();
  });
});

// 400 % of 1280 × 900 is a window of 320 × 225.
const windows = [
  [320, 225],
  [320, 640],
  [427, 300],
  [561, 740],
  [600, 400],
  [640, 450],
  [700, 740],
  [768, 1024],
  [997, 600],
  [1280, 900],
  [1920, 1080],
] as const;

test('the search panel is inside of the window, however small or large', onlyAll, async ({ page }) => {
  // It lays out and searches in eleven windows.
  test.slow();
  await openPage(page, firstDoc);
  const panel = page.locator('header[data-site]').getByRole('listbox').locator('..');
  for (const [width, height] of windows)
    await test.step(`${width} × ${height}`, async () => {
      // It opens in this window; that of the window before is closed.
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await page.setViewportSize({ width, height });
      await searchBox(page).fill('');
      await suggest(page, 'config');
      for (const top of [0, 300]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        await expect
          .poll(async () => {
            const box = await panel.boundingBox();
            if (!box || box.height < 100) return box;
            return [box.x, box.y, width - box.x - box.width, height - box.y - box.height].filter((room) => room < 0);
          })
          .toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
});

test('a page that was opened wide and is made narrow keeps its header in order', onlyAll, async ({ page }) => {
  await openPage(page, firstDoc);
  for (const width of [1200, 1050, 997]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => covered(page)).toEqual([]);
  }
  await page.reload();
  await runs(page);
  await expect.poll(() => covered(page)).toEqual([]);
});
