import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onlyAll } from '../support/only-all';
import { expectSameVisit, markVisit, openPage } from '../support/open-page';
import { firstDoc, longDoc, post, unknown } from '../support/routes';
import { footer } from '../support/site';

/** A doc whose trail has a link, besides the one to the home page. */
const linkedTrailDoc = '/docs/api/supervisor/endpoints/backup';

test.describe('the navbar', () => {
  test('has the addresses of the specification, in order', async ({ page }) => {
    await openPage(page, '/');
    // Links in menus count. A section without room in the bar also stands in the last menu.
    const links = page.getByRole('navigation', { name: 'Sections' }).locator('a');
    const specified = [
      '/docs/architecture_index',
      '/docs/development_index',
      '/docs/frontend',
      '/docs/supervisor',
      '/docs/add-ons',
      '/docs/operating-system',
      '/docs/voice/overview',
      '/docs/translations',
      '/docs/android',
      '/docs/misc',
      '/blog',
    ];
    const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    // The navbar may have more.
    expect([...new Set(all)].filter((href) => specified.includes(href))).toEqual(specified);
  });

  test('stays in place while the page scrolls', async ({ page }) => {
    await openPage(page, longDoc);
    for (const top of [2000, 4000, 1000]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await expect(page.locator('header[data-site]')).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('the home page', () => {
  test('offers what to build: integration, add-on, card, voice, app and system', async ({ page }) => {
    await openPage(page, '/');
    const starts = page.getByRole('region', { name: 'What do you want to build?' }).getByRole('link');
    await expect(starts).toHaveText([
      'Integration',
      'Add-on',
      'Dashboard card',
      'Voice',
      'Android app',
      'Operating system',
    ]);
    for (const href of await starts.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      expect((await page.request.get(href ?? '')).status()).toBe(200);
  });

  test('shows the newest posts, newest first, with their dates in words', async ({ page }) => {
    await openPage(page, '/');
    const posts = page.getByRole('region', { name: 'Recent changes' });
    const dates = await posts
      .locator('time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
    expect(dates).toHaveLength(6);
    expect([...dates].sort().reverse()).toEqual(dates);
    await expect(posts.locator('time').first()).toHaveText(/^\d+ [A-Z][a-z]+ \d{4}$/);
    const newest = await posts.getByRole('link').first().getAttribute('href');
    await openPage(page, '/blog');
    await expect(page.locator('main article h2 a').first()).toHaveAttribute('href', newest ?? '');
  });

  test('has a search that leads to the results', async ({ page }) => {
    await openPage(page, '/');
    const form = page.getByRole('search', { name: 'Search the docs and the blog' });
    await form.getByRole('searchbox').fill('config flow');
    await form.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/search?q=config+flow');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });

  test('on a phone what to build is in the first two screens', onlyAll, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, '/');
    const last = await page.getByRole('link', { name: 'Operating system' }).boundingBox();
    expect(last?.y).toBeLessThan(2 * 740);
  });
});

test.describe('the blog', () => {
  test('pages through its posts, older and newer, without a load', async ({ page }) => {
    await openPage(page, '/blog');
    await markVisit(page);
    await expect(page.getByRole('article')).toHaveCount(10);
    const pager = page.getByRole('navigation', { name: 'List pages' });
    await expect(pager.getByRole('link', { name: /Newer posts/ })).toHaveCount(0);
    await pager.getByRole('link', { name: /Older posts/ }).click();
    await expect(page).toHaveURL('/blog/page/2');
    await expect(pager.locator('[aria-current]')).toHaveText('2');
    await pager.getByRole('link', { name: /Newer posts/ }).click();
    await expect(page).toHaveURL('/blog');
    await expectSameVisit(page);
  });

  test('lists every post in the archive, by year, newest first', async ({ page }) => {
    await openPage(page, '/blog/archive');
    const years = (await page.locator('main h2').allTextContents()).map(Number);
    expect(years.length).toBeGreaterThan(1);
    expect([...years].sort((a, b) => b - a)).toEqual(years);
    const dates = await page
      .locator('main time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
    expect([...dates].sort().reverse()).toEqual(dates);
    expect(dates.length).toBeGreaterThanOrEqual(224);
  });

  test('shows date, reading time and authors of a post, and leads to the newer and older', async ({ page }) => {
    await openPage(page, '/blog');
    const titles = page.getByRole('article').getByRole('heading', { level: 2 }).getByRole('link');
    const [newest = '', second = ''] = await titles.evaluateAll((all) =>
      all.map((one) => one.getAttribute('href') ?? ''),
    );
    await titles.nth(1).click();
    await expect(page).toHaveURL(second);
    const header = page.locator('article header');
    await expect(header.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
    await expect(header).toContainText(/\d+ min read/);
    await expect(header.getByRole('link')).toHaveAttribute('href', /^https:/);
    const neighbors = page.getByRole('navigation', { name: 'Newer and older post' });
    await expect(neighbors.getByRole('link')).toHaveCount(2);
    await neighbors.getByRole('link', { name: /Newer/ }).click();
    await expect(page).toHaveURL(newest);
    await expect(neighbors.getByRole('link')).toHaveCount(1);
  });

  test('has the recent posts and the way to the archive beside every page, with the current one marked', async ({
    page,
  }) => {
    for (const path of ['/blog', '/blog/archive', post]) {
      await openPage(page, path);
      const recent = page.getByRole('navigation', { name: 'Recent posts' });
      await expect(recent.getByRole('link')).toHaveCount(6);
      await expect(recent.locator('[aria-current=page]')).toHaveCount(path === '/blog' ? 0 : 1);
      // Where only a part has arrived, what comes first in the document shows first; later parts must not push it away.
      await expect(page.locator('main ~ nav')).toHaveAccessibleName('Recent posts');
      const [beside, text] = [await recent.boundingBox(), await page.getByRole('main').boundingBox()];
      if (!beside || !text) throw new Error('Something is not shown.');
      expect(beside.x + beside.width).toBeLessThanOrEqual(text.x);
      expect(beside.y).toBe(text.y);
    }
  });
});

test.describe('the footer', () => {
  test('has its columns with their links, the copyright and the host', async ({ page }) => {
    await openPage(page, firstDoc);
    const shown = page.getByRole('contentinfo');
    await expect(shown.getByRole('heading')).toHaveText(footer.columns.map(({ title }) => title));
    if (footer.copyright === undefined) await expect(shown).toContainText('Copyright © 2025');
    if (footer.hosting) await expect(shown.getByRole('link', { name: footer.hosting.label })).toBeVisible();
    for (const { title, items } of footer.columns) {
      const heading = page.getByRole('heading', { name: title, exact: true });
      const column = page.getByRole('contentinfo').locator('section').filter({ has: heading });
      const hrefs = await column.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(items.flatMap((item) => ('href' in item ? item.href : [])));
    }
  });
});

test(
  'the title of every kind of page begins at the same left edge, at any width, and that of all docs at one height',
  onlyAll,
  async ({ page }) => {
    const edges = new Map<number, Set<number>>();
    const tops = new Set<number>();
    const lists = ['/blog', '/blog/archive', '/search', '/docs/identifiers'];
    for (const path of [firstDoc, longDoc, linkedTrailDoc, ...lists, post, unknown]) {
      await openPage(page, path);
      const title = page.getByRole('heading', { level: 1 });
      if ((await page.getByRole('navigation', { name: 'Breadcrumbs' }).count()) > 0)
        tops.add(await title.evaluate((h1) => h1.getBoundingClientRect().top));
      for (const width of [1000, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const left = await title.evaluate((h1) => h1.getBoundingClientRect().left);
        edges.set(width, (edges.get(width) ?? new Set()).add(left));
      }
    }
    expect([...edges].map(([width, { size }]) => [width, size])).toEqual([
      [1000, 1],
      [1280, 1],
      [1920, 1],
    ]);
    expect([...tops]).toHaveLength(1);
  },
);

test('the home page stands in the middle, and so does the shell of wide windows', onlyAll, async ({ page }) => {
  await openPage(page, '/');
  for (const width of [360, 1024, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const { left, right } = await page.locator('main').evaluate((main) => ({
      left: main.getBoundingClientRect().left,
      right: document.documentElement.clientWidth - main.getBoundingClientRect().right,
    }));
    expect(Math.abs(left - right), `${width} px`).toBeLessThan(2);
  }
  await openPage(page, longDoc);
  const sidebar = await page.getByRole('navigation', { name: 'Pages of this section' }).boundingBox();
  expect(sidebar?.x).toBeGreaterThan(400);
});

test('texts, code and tables of a doc end at one edge', async ({ page }) => {
  await openPage(page, '/docs/creating_component_index');
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const edges = await page
      .locator('.prose > .prose-run > :is(p, .code, .table-scroll)')
      .evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().right)))]);
    expect(edges, `${width} px`).toHaveLength(1);
  }
});

test.describe('with a larger font size in the browser', () => {
  // The next test of this worker goes on in the same window, which would keep the size.
  const setFontSize = async (page: Page, size: number): Promise<void> => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    await session.detach();
  };
  test.afterEach(({ page }) => setFontSize(page, 16));

  for (const size of [24, 28])
    test(`of ${size} px, the text of a doc has room`, onlyAll, async ({ page }) => {
      await setFontSize(page, size);
      for (const path of ['/docs/core/entity/climate', '/']) {
        await openPage(page, path);
        for (const width of [1000, 1280, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const wide = await page
            .locator('main h1')
            .evaluate(
              (h1) =>
                h1.getBoundingClientRect().width /
                Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
            );
          expect(wide, `${path} at ${width} px`).toBeGreaterThan(20);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            `${path} at ${width} px`,
          ).toBeLessThanOrEqual(0);
        }
      }
    });
});
