import { expect, test } from '@playwright/test';
import { onlyAll } from '../support/only-all';
import { expectSameVisit, markVisit, openPage } from '../support/open-page';
import { firstDoc, longDoc, post, tabsDoc } from '../support/routes';
import { blogPages, listedPosts, site } from '../support/site';

test('a doc shows the trail to it', async ({ page }) => {
  await openPage(page, tabsDoc);
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('listitem')).toHaveText(['', 'Custom UI', 'Registering resources']);
  await expect(trail.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  await expect(trail.locator('[aria-current=page]')).toHaveText('Registering resources');
});

test('a doc leads to the pages before and after it', async ({ page }) => {
  await openPage(page, longDoc);
  const neighbors = page.getByRole('navigation', { name: 'Previous and next page' });
  await expect(neighbors.getByRole('link', { name: /Previous/ })).toHaveAttribute('href', '/docs/core/entity/select');
  await expect(neighbors.getByRole('link', { name: /Next/ })).toHaveAttribute('href', '/docs/core/entity/siren');
  await openPage(page, firstDoc);
  await expect(neighbors.getByRole('link', { name: /Previous/ })).toHaveCount(0);
  await expect(neighbors.getByRole('link', { name: /Next/ })).toHaveAttribute('href', '/docs/add-ons/tutorial');
});

test('a post leads to newer and older posts', async ({ page }) => {
  await openPage(page, '/blog/2025/04/24/device-tracker-accuracy');
  const neighbors = page.getByRole('navigation', { name: 'Newer and older post' });
  await expect(neighbors.getByRole('link', { name: /Newer/ })).toHaveAttribute('href', post);
  await expect(neighbors.getByRole('link', { name: /Older/ })).toHaveAttribute(
    'href',
    '/blog/2025/04/17/search-media-play',
  );
  await expect(neighbors.getByRole('link', { name: /Newer · 22 May 2025/ })).toHaveCount(1);
});

test('a year of posts can be read from the beginning, and a post leads back to its year', async ({ page }) => {
  await openPage(page, '/blog/archive');
  await page.getByRole('link', { name: 'Read 2024 from the beginning' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/blog\/2024\/01\//);
  const neighbors = page.getByRole('navigation', { name: 'Newer and older post' });
  await expect(neighbors.getByRole('link', { name: /Older · \d+ \w+ 2023/ })).toHaveCount(1);
  await neighbors.getByRole('link', { name: /Newer · \d+ \w+ 2024/ }).click();
  await expect(page).toHaveURL(/\/blog\/2024\//);
  await page.getByRole('link', { name: 'All posts from 2024' }).click();
  await expect(page).toHaveURL('/blog/archive#2024');
  await expect(page.getByRole('heading', { name: '2024' })).toBeInViewport();
});

test('the list pages lead to each other', async ({ page }) => {
  await openPage(page, '/blog/page/2');
  const pages = page.getByRole('navigation', { name: 'List pages' });
  await expect(pages.getByRole('link', { name: /Newer posts/ })).toHaveAttribute('href', '/blog');
  await expect(pages.getByRole('link', { name: /Older posts/ })).toHaveAttribute('href', '/blog/page/3');
  await expect(page.locator('main article')).toHaveCount(10);
  await openPage(page, `/blog/page/${blogPages}`);
  await expect(pages.getByRole('link', { name: /Older posts/ })).toHaveCount(0);
});

test('a doc and a post lead to their source', async ({ page }) => {
  await openPage(page, firstDoc);
  const edit = page.getByRole('link', { name: 'Edit this page' });
  await expect(edit).toHaveAttribute('href', `${site.editUrl}docs/add-ons.md`);
  await openPage(page, post);
  await expect(edit).toHaveAttribute('href', `${site.editUrl}blog/2025-05-22-range-based-icons.md`);
});

test('the archive lists every post under its year', async ({ page }) => {
  await openPage(page, '/blog/archive');
  const years = await page.locator('main h2').allTextContents();
  expect(years).toEqual([...new Set(years)].sort().reverse());
  const section = page.locator('main section');
  for (const year of years) {
    const links = section.filter({ has: page.getByRole('heading', { name: year, exact: true }) }).locator('li a');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.filter((href) => !href.startsWith(`/blog/${year}/`))).toEqual([]);
  }
  await expect(page.locator(`main a[href="${post}"]`)).toHaveCount(1);
  await expect(page.locator('main section li a')).toHaveCount(listedPosts.length);
});

test(
  'a link to a page whose address ends like a file changes the page, and one to a file leaves the site',
  onlyAll,
  async ({ page }) => {
    await openPage(page, '/docs/releases/2021-5');
    await markVisit(page);
    await page.locator('main a[href="/blog/2021/04/09/astral-2.2"]').first().click();
    await expect(page).toHaveURL('/blog/2021/04/09/astral-2.2');
    await expectSameVisit(page);
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL('/blog/2021/04/09/astral-2.2.md');
    expect(await page.evaluate(() => 'visit' in window)).toBe(false);
  },
);
