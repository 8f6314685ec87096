import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { drawn, expectSameVisit, markVisit, openPage } from '../support/open-page';
import { barriers } from '../support/measure/barriers';
import { firstDoc, longDoc, picturesDoc, post, tabsDoc } from '../support/routes';
import { options, searchBox, suggest } from '../support/search-box';
import { site, navbarLinks } from '../support/site';

test.use({ viewport: { width: 360, height: 740 } });

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);

async function openMenu(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
}

/** Links that stand alone, not in a sentence, and that are too low for a finger. */
const lowLinks = (page: Page): Promise<string[]> =>
  page.locator('main a:not(.prose *), .prose td a, .heading-link').evaluateAll((all) =>
    all
      .filter((link) => link.checkVisibility() && link.textContent === link.parentElement?.textContent)
      .filter(
        (link) => link.getBoundingClientRect().height < 24 && getComputedStyle(link, '::after').position !== 'absolute',
      )
      .map((link) => link.textContent),
  );

test('the narrowest phones have room, too, also for fingers', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  const tables = ['/docs/core/entity/explorer', '/docs/api/supervisor/endpoints', '/docs/deprecations'];
  for (const path of ['/', longDoc, '/blog', '/blog/archive', '/search?q=config', ...tables]) {
    await openPage(page, path);
    if (path.includes('?')) await expect(page.locator('main ol h2').first()).toBeVisible();
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
    expect(await lowLinks(page), path).toEqual([]);
  }
});

test(
  'a large font of the browser leaves the title of the site and the checklist within the window',
  onlyAll,
  async ({ page }) => {
    for (const path of [longDoc, '/docs/core/integration-quality-scale/checklist']) {
      await openPage(page, path);
      if (path !== longDoc) await expect(page.getByRole('checkbox').first()).toBeVisible();
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '24px'));
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
      const name = page.locator('header[data-site]').getByText(site.title);
      const search = page.locator('header[data-site] form');
      const [nameBox, searchBoxed] = [await name.boundingBox(), await search.boundingBox()];
      expect((nameBox?.x ?? 0) + (nameBox?.width ?? Infinity), path).toBeLessThanOrEqual(searchBoxed?.x ?? 0);
    }
  },
);

test('targets of the calendar are far enough from each other on the narrowest phones', onlyAll, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await openPage(page, '/docs/releases/2025-1');
  expect(await barriers(page, 'main', ['target-size'])).toEqual([]);
});

test('the text of a page begins in the upper third, below the announcement', onlyAll, async ({ page }) => {
  const longTitles = [
    '/docs/core/integration-quality-scale/rules/action-exceptions',
    '/docs/core/integration-quality-scale/rules/docs-supported-devices',
    '/blog/2020/10/29/supervisor-update',
    '/blog/2023/02/07/introducing-PR-drafting-in-reviews',
    '/blog/2024/02/27/deprecate-bind-hass-and-hass-components',
  ];
  for (const path of [longDoc, '/docs/creating_component_index', picturesDoc, post, ...longTitles]) {
    await openPage(page, path);
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
    const text = await page.locator('.prose').evaluate((prose) => prose.getBoundingClientRect().top);
    expect(text, path).toBeLessThanOrEqual(740 / 3);
  }
});

test('each level of headings is smaller than the one above it', onlyAll, async ({ page }) => {
  await openPage(page, longDoc);
  const sizes = await page.locator('main').evaluate((main) =>
    ['h1', 'h2', 'h3', 'p'].map((tag) => {
      const element = main.querySelector(tag === 'h1' ? tag : `.prose ${tag}`);
      return element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0;
    }),
  );
  for (const [index, size] of sizes.slice(1).entries()) expect(size).toBeLessThan(sizes[index] ?? 0);
});

test('the menu shows the pages of the section, with the current one marked', async ({ page }) => {
  await openMenu(page, longDoc);
  const pages = menu(page).getByRole('navigation', { name: 'Pages of this section' });
  await expect(pages.locator('[aria-current=page]')).toHaveText('Sensor');
  await expect(pages.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
});

test('Back to main menu shows the sections, and there is a way forward again', async ({ page }) => {
  await openMenu(page, longDoc);
  await menu(page).getByRole('button', { name: 'Back to main menu' }).click();
  const sections = menu(page).getByRole('navigation', { name: 'Sections' });
  await expect(sections.getByRole('link')).toHaveCount(navbarLinks);
  await expect(sections.locator('[aria-current]')).toHaveText('Core');
  await menu(page).getByRole('button', { name: 'Pages of this section' }).click();
  await expect(menu(page).locator('[aria-current=page]')).toHaveText('Sensor');
});

test('a page without a sidebar has the sections in its menu', onlyAll, async ({ page }) => {
  await openMenu(page, '/blog');
  await expect(menu(page).getByRole('link')).toHaveCount(navbarLinks);
  await expect(menu(page).getByRole('button', { name: 'Back to main menu' })).toHaveCount(0);
});

test('the shortcut of the search leaves the menu for the box', onlyAll, async ({ page }) => {
  for (const width of [360, 700]) {
    await page.setViewportSize({ width, height: 740 });
    await openMenu(page, longDoc);
    await page.keyboard.press('Control+k');
    await expect(menu(page)).toHaveCount(0);
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type('light');
    await expect(searchBox(page)).toHaveValue('light');
  }
});

test('focus stays in the menu', async ({ page }) => {
  await openMenu(page, firstDoc);
  const insideOrNowhere = (): Promise<boolean> =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('dialog[open]') !== null;
    });
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  const focusable = await menu(page).locator('a, button, summary').count();
  for (let press = 0; press < focusable + 3; press++) {
    await page.keyboard.press('Tab');
    expect(await insideOrNowhere()).toBe(true);
  }
  await page.keyboard.press('Shift+Tab');
  expect(await insideOrNowhere()).toBe(true);
  await page.locator('main a').first().focus();
  expect(await insideOrNowhere()).toBe(true);
});

for (const [way, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => menu(page).getByRole('button', { name: 'Close menu' }).click()],
  ['a tap beside it', (page: Page) => page.mouse.click(350, 400)],
] as const)
  test(
    `${way} closes the menu, and focus returns to the button that opened it`,
    often(way === 'Escape'),
    async ({ page }) => {
      await openMenu(page, firstDoc);
      await close(page);
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
    },
  );

test('choosing a page closes the menu and shows the page', async ({ page }) => {
  await openMenu(page, firstDoc);
  await markVisit(page);
  await menu(page).locator('a[href="/docs/add-ons/tutorial"]').click();
  await expect(page).toHaveURL('/docs/add-ons/tutorial');
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expectSameVisit(page);
});

test('choosing the page that is already open closes the menu', onlyAll, async ({ page }) => {
  await openMenu(page, firstDoc);
  await menu(page).locator('[aria-current=page]').click();
  await expect(menu(page)).toBeHidden();
});

test('a window that becomes a desktop closes the menu and shows the sections', onlyAll, async ({ page }) => {
  await openMenu(page, firstDoc);
  await page.setViewportSize({ width: 996, height: 740 });
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 997, height: 740 });
  await expect(page.locator('dialog[open]')).toHaveCount(0); // hidden is not enough: it would block the page
  await expect(menuButton(page)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages of this section' })).toBeVisible();
});

test('the page behind the menu does not scroll', async ({ page }) => {
  await openMenu(page, longDoc);
  await page.mouse.move(350, 400);
  await page.mouse.wheel(0, 600);
  await drawn(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the folded table of contents opens and leads to a section', async ({ page }) => {
  await openPage(page, longDoc);
  const contents = page.locator('main details').filter({ hasText: 'On this page' });
  const link = contents.getByRole('link', { name: 'Long-term statistics' });
  await expect(link).toBeHidden();
  await contents.getByText('On this page').click();
  await link.click();
  await expect(page).toHaveURL(`${longDoc}#long-term-statistics`);
  const top = (): Promise<number> =>
    page.locator('#long-term-statistics').evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(140);
  await expect.poll(top).toBeGreaterThanOrEqual(60);
  await openPage(page, tabsDoc);
  await expect(contents, 'a page with a single section').toBeHidden();
});

test('the search box opens over the whole header, with the suggestions below it', async ({ page }) => {
  await openPage(page, longDoc);
  const box = searchBox(page);
  const width = async (): Promise<number> => (await box.boundingBox())?.width ?? 0;
  expect(await width()).toBeLessThan(60);
  await box.click();
  // The button that closes the box stands beside it.
  await expect.poll(width).toBeGreaterThan(300);
  // An announcement would push the header below the box.
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
  expect(await page.locator('header[data-site]').evaluate((header) => header.getBoundingClientRect().top)).toBe(0);
  const rows = await suggest(page, 'config');
  await expect(rows.first()).toBeInViewport({ ratio: 1 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await rows.first().click();
  await expect(options(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(longDoc);
});

test.describe('by touch', onlyAll, () => {
  test.use({ hasTouch: true, isMobile: true });

  test('phones do not zoom into any field', async ({ page }) => {
    for (const path of [
      '/',
      longDoc,
      '/search',
      '/docs/identifiers',
      '/docs/core/entity/explorer',
      '/docs/deprecations',
    ]) {
      await openPage(page, path);
      const fields = page.locator('input:not([type=checkbox], [type=hidden]), select, textarea');
      if (/explorer|deprecations/.test(path)) await expect(fields.nth(3)).toBeAttached();
      const small = await fields.evaluateAll((all) =>
        all.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16).map((field) => field.outerHTML),
      );
      expect(small, path).toEqual([]);
    }
  });

  test('what scrolls in the menu stays below its bar', async ({ page }) => {
    await openMenu(page, longDoc);
    const bar = menu(page).getByRole('button', { name: 'Close menu' });
    await menu(page).evaluate((dialog) => dialog.scrollTo(0, 0));
    for (let index = 0; index < 10; index++) {
      await page.mouse.move(100, 300);
      await menu(page).evaluate((dialog) => dialog.scrollBy(0, 37));
      const onTop = await bar.evaluate((button) => {
        const { top, height } = button.parentElement?.getBoundingClientRect() ?? button.getBoundingClientRect();
        return [20, 120, 220, 290].map((x) => document.elementFromPoint(x, top + height / 2)?.tagName);
      });
      expect(onTop).not.toContain('SUMMARY');
      expect(onTop).not.toContain('A');
    }
  });
});
