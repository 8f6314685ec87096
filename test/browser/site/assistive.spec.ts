import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { often } from '../support/only-all';
import { drawn, openPage, openSettled } from '../support/open-page';
import { openTouched } from '../support/open-touched';
import { firstDoc, longDoc, picturesDoc, tabsDoc } from '../support/routes';
import { searchBox, suggest } from '../support/search-box';
import { site } from '../support/site';

const announcer = (page: Page) => page.locator('#gatsby-announcer');

/** Regions that scroll sideways and cannot be reached with Tab, or that can be reached and do not scroll. */
const wrongStops = (page: Page): Promise<string[]> =>
  page.locator('.table-scroll, .code pre').evaluateAll((all) =>
    all
      .filter((region) => region.checkVisibility())
      .filter((region) => region.scrollWidth > region.clientWidth !== region.hasAttribute('tabindex'))
      .map((region) => region.textContent.slice(0, 40)),
  );

test('the name of a heading is its text, and its link stands beside it; code, notes and trails say no more than they must', async ({
  page,
}) => {
  await openPage(page, longDoc);
  await expect(page.getByRole('main').getByRole('heading', { name: 'Properties', exact: true })).toMatchAriaSnapshot(
    `- heading "Properties" [level=2]`,
  );
  const link = page.getByRole('link', { name: 'Link to “Properties”' });
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await link.press('Enter');
  await expect(page).toHaveURL(`${longDoc}#properties`);
  const main = page.getByRole('main');
  await expect(main.getByRole('figure', { name: 'sensor.py', exact: true }).first()).toBeVisible();
  await expect(main.getByRole('note').filter({ hasText: 'Tip' }).first()).toBeVisible();
  await expect(main.locator('aside.admonition:not([role=note], [aria-label])')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')).toHaveText([
    '',
    'Entities',
    'Sensor',
  ]);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toMatchAriaSnapshot(`
    - navigation "Breadcrumbs":
      - list:
        - listitem:
          - link "Home page"
        - listitem: Entities
        - listitem: Sensor
  `);
});

for (const width of [1280, 360])
  for (const path of [longDoc, tabsDoc, '/docs/core/entity/light'])
    test(
      `at ${width} px, what scrolls in ${path}, and nothing else, is a stop for the Tab key`,
      often(path === (width === 360 ? longDoc : tabsDoc)),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await openSettled(page, path);
        await expect.poll(() => wrongStops(page)).toEqual([]);
        await page.setViewportSize({ width: 700, height: 740 });
        await expect.poll(() => wrongStops(page)).toEqual([]);
      },
    );

test('a table is named by the heading above it, and so is the frame in which it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSettled(page, longDoc);
  await expect(page.getByRole('table', { name: 'Properties' }).first()).toBeAttached();
  const frames = page.locator('.table-scroll[tabindex]');
  await expect(frames.first()).toHaveAttribute('aria-labelledby', /./);
  for (const frame of await frames.all()) await expect(frame).toHaveAccessibleName(/\w/);
});

test.describe('what was copied', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is announced, each time', async ({ page }) => {
    await openTouched(page, longDoc);
    const said = await page.evaluateHandle(() => {
      const words: string[] = [];
      const place = document.getElementById('gatsby-announcer');
      if (place) new MutationObserver(() => words.push(place.textContent.trim())).observe(place, { childList: true });
      return words;
    });
    const copy = page.locator('.code-copy:visible').first();
    await copy.click();
    await copy.click();
    await expect.poll(() => said.evaluate((words) => words)).toEqual(['Copied', 'Copied']);
    await expect(announcer(page)).toHaveAttribute('aria-live', 'polite');
  });
});

test('tabs follow the pattern: arrows wrap, Home and End, one stop for the Tab key', async ({ page }) => {
  await openPage(page, tabsDoc);
  const list = page.getByRole('tablist').first();
  const tabs = list.getByRole('tab');
  const names = await tabs.allTextContents();
  await tabs.first().focus();
  const chosen = async (name: string | undefined): Promise<void> => {
    await expect(list.getByRole('tab', { selected: true })).toHaveText([name ?? '']);
    await expect(list.getByRole('tab', { selected: true })).toBeFocused();
  };
  for (const [key, name] of [
    ['End', names.at(-1)],
    ['ArrowRight', names[0]],
    ['ArrowLeft', names.at(-1)],
    ['Home', names[0]],
  ] as const) {
    await page.keyboard.press(key);
    await chosen(name);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: names[0] ?? '' })).toBeFocused();
  expect(await list.locator('[tabindex="0"]').count()).toBe(1);
});

test('the combobox tells what is expanded and active', async ({ page }) => {
  await openPage(page, firstDoc);
  const form = page.locator('header[data-site] form');
  await expect(form).toMatchAriaSnapshot(`
    - search:
      - combobox "Search"
  `);
  await suggest(page, 'add-on tutorial');
  await page.keyboard.press('ArrowDown');
  await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(form).toMatchAriaSnapshot(`
    - search:
      - combobox "Search" [expanded]: add-on tutorial
      - status: /\\d+ results/
      - listbox "Search results":
        - option /./ [selected]
        - option /See all results/
  `);
  const active = await searchBox(page).getAttribute('aria-activedescendant');
  await expect(page.locator(`#${active ?? ''}`)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(searchBox(page)).not.toHaveAttribute('aria-activedescendant');
});

test('dialogs have a name, take the focus and give it back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openTouched(page, picturesDoc);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toMatchAriaSnapshot(`
    - dialog "Menu":
      - button "← Back to main menu"
      - button "Close menu"
      - navigation "Pages of this section":
        - list
  `);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  const picture = page.locator('a[data-zoom]').first();
  await picture.click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog /./:
      - button "Close"
      - group "Image, scrollable when it is large":
        - img /./
  `);
  await page.keyboard.press('Escape');
  await expect(picture).toBeFocused();
});

test('a doc is a page of landmarks with names', async ({ page }) => {
  await openPage(page, longDoc);
  await drawn(page);
  // Quoted twice, because a title may contain a colon or quotation marks.
  const siteLink = JSON.stringify(`link ${JSON.stringify(site.title)}`);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to main content"
    - region "Announcement"
    - banner:
      - ${siteLink}
      - navigation "Sections"
      - search:
        - combobox "Search"
      - button /Color mode/
    - navigation "Pages of this section"
    - main:
      - article:
        - navigation "Breadcrumbs"
        - heading "Sensor entity" [level=1]
      - navigation "On this page"
    - contentinfo
  `);
});
