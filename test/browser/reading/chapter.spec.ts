import { expect, test } from '@playwright/test';
import { onlyAll } from '../support/only-all';
import { expectSameVisit, markVisit, openPage } from '../support/open-page';
import { picturesDoc, tabsDoc } from '../support/routes';

const chapter = '/docs/chapters/frontend-custom-ui';
const longChapter = '/docs/chapters/core-entities';

test('a doc leads to its chapter, which has it as a section among the others, and back', async ({ page }) => {
  await openPage(page, tabsDoc);
  await markVisit(page);
  await page.getByRole('link', { name: 'Read the whole chapter' }).click();
  await expect(page).toHaveURL(chapter);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Custom UI');
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'Create a custom card feature' })).toHaveCount(
    1,
  );
  const sections = page.getByRole('main').locator('section');
  expect(await sections.count()).toBeGreaterThan(1);
  await expect(page.locator('.prose ol').first().locator('a')).toHaveCount(await sections.count());
  await page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Registering dashboard resources' }).click();
  await expect(page).toHaveURL(tabsDoc);
  await expectSameVisit(page);
});

test('a chapter has a trail and is the current entry of the sidebar, which other pages do not show', async ({
  page,
}) => {
  await openPage(page, chapter);
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('listitem')).toHaveText(['', 'Custom UI', 'All on one page']);
  const sidebar = page.getByRole('navigation', { name: 'Pages of this section' });
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('All on one page');
  await expect(sidebar.locator('[aria-current=page]')).toBeVisible();
  await openPage(page, tabsDoc);
  await expect(sidebar.getByText('All on one page')).toHaveCount(0);
});

test('every id of a chapter is there once, and every link within it leads somewhere', async ({ page }) => {
  await openPage(page, '/docs/chapters/core-building-integrations');
  const [twice, astray] = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')];
    return [
      ids.filter((id, at) => ids.indexOf(id) !== at),
      links.map(({ hash }) => hash).filter((hash) => !document.getElementById(decodeURIComponent(hash.slice(1)))),
    ];
  });
  expect(twice).toEqual([]);
  expect(astray).toEqual([]);
});

test('a link from one doc of a chapter to another stays on the page, and tabs and pictures work', async ({ page }) => {
  await openPage(page, chapter);
  const section = page.getByRole('main').locator('section', { has: page.locator(`[href="${tabsDoc}"]`) });
  await section.getByRole('tab', { name: 'YAML' }).click();
  await expect(section.getByRole('tab', { name: 'YAML' })).toHaveAttribute('aria-selected', 'true');
  const own = page.getByRole('main').locator('section', { has: page.locator(`h2 [href="${picturesDoc}"]`) });
  const picture = own.locator('a[data-zoom] img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.locator(`main section a[href^="#docs/"]:not(.heading-link)`).last().click();
  await expect(page).toHaveURL(/custom-ui#docs\//);
});

test('a long chapter has parts, which lead to each other and list the pages of all', async ({ page }) => {
  await openPage(page, longChapter);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^Entities, part 1 of \d+$/);
  const count = Number((await title.textContent())?.split(' ').at(-1));
  const list = page.locator('.prose details li');
  await page.getByText(`All ${await list.count()} pages of this chapter`).click();
  await list.last().getByRole('link').click();
  // Both pages are long, and a busy machine may need more than Playwright's five seconds.
  await page.waitForURL(new RegExp(`/core-entities/${count}#docs/core/entity/\\w+`));
  await expect(page.locator(`[id="${decodeURIComponent(new URL(page.url()).hash.slice(1))}"]`)).toBeInViewport();
  const sidebar = page.getByRole('navigation', { name: 'Pages of this section' });
  await expect(sidebar.locator('[aria-current=page]')).toHaveText(`Part ${count} of ${count}`);
  await page.getByRole('navigation', { name: 'Previous and next part' }).getByRole('link').click();
  await expect(title).toHaveText(`Entities, part ${count - 1} of ${count}`);
});

test(
  'an anchor of a chapter leads to the part that has it now, and back leads out of the chapter',
  onlyAll,
  async ({ page }) => {
    await openPage(page, tabsDoc);
    await openPage(page, `${longChapter}#docs/core/entity/light:color-modes`);
    await page.waitForURL(`${longChapter}/2#docs/core/entity/light:color-modes`);
    await expect(page.locator('[id="docs/core/entity/light:color-modes"]')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(tabsDoc);
  },
);

test('every link between the parts of a chapter leads to something', onlyAll, async ({ request }) => {
  const parts = new Map<string, string>();
  for (let path = longChapter; ; path = `${longChapter}/${parts.size + 1}`) {
    const response = await request.get(path);
    if (response.status() === 404) break;
    parts.set(path, await response.text());
  }
  expect(parts.size).toBeGreaterThan(1);
  for (const [part, html] of parts) {
    const hrefs = Array.from(html.matchAll(/ href="([^"]*\/chapters\/[^"]*#[^"]*)"/g), ([, href = '']) => href);
    expect(hrefs.length).toBeGreaterThan(0);
    const dead = hrefs.filter((href) => {
      const [path = '', id = ''] = href.split('#');
      return path === part || parts.get(path)?.includes(` id="${id}"`) !== true;
    });
    expect(dead, part).toEqual([]);
  }
});

for (const width of [360, 1280])
  test(
    `at ${width} px, the scroll bar tells the length of a chapter before it is laid out`,
    onlyAll,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of [longChapter, '/docs/chapters/core-releases', '/docs/chapters/internationalization']) {
        await openPage(page, path);
        const [claimed, real] = await page.evaluate(() => {
          const height = (): number => document.documentElement.scrollHeight;
          const before = height();
          for (const section of document.querySelectorAll<HTMLElement>('main section'))
            section.style.contentVisibility = 'visible';
          return [before, height()] as const;
        });
        expect(claimed / real, path).toBeGreaterThan(0.95);
        expect(claimed / real, path).toBeLessThan(1.45);
      }
    },
  );

test('search engines are led to the docs, not to their chapter', async ({ page, request }) => {
  await page.goto(chapter);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/chapters/');
});

test('each doc of a chapter begins a page on paper, below a list of them', onlyAll, async ({ page }) => {
  await openPage(page, chapter);
  const list = page.locator('.prose ol').first();
  await expect(list).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(list).toBeVisible();
  const sections = page.getByRole('main').locator('section');
  const breaks = await sections.evaluateAll((all) => all.map((section) => getComputedStyle(section).breakBefore));
  expect(new Set(breaks)).toEqual(new Set(['page']));
  await expect(list.getByRole('link')).toHaveCount(breaks.length);
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
});

test('the list of all pages is on paper, too, where nobody can open it', onlyAll, async ({ page }) => {
  await openPage(page, longChapter);
  const last = page.locator('.prose details li').last();
  await expect(last).not.toBeInViewport();
  const heightOfList = (): Promise<number> =>
    page
      .locator('.prose details')
      .first()
      .evaluate((list) => list.clientHeight);
  const closed = await heightOfList();
  await page.emulateMedia({ media: 'print' });
  expect(await heightOfList()).toBeGreaterThan(closed * 3);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a chapter has the text of its docs', async ({ page }) => {
    await page.goto(chapter);
    await expect(page.getByRole('main').locator('[role=tabpanel]').filter({ visible: true })).toHaveCount(2);
    // What the browser has not drawn yet has no text.
    const first = page.getByRole('main').locator('section').first();
    await expect(first).toHaveText(/[^]{1000}/, { useInnerText: true });
  });
});

test('the keyboard reaches code that scrolls, also where it is not laid out yet', onlyAll, async ({ page }) => {
  await openPage(page, longChapter);
  const missed = (): Promise<number> =>
    page
      .locator('.code pre')
      .evaluateAll(
        (all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth && pre.getAttribute('tabindex') !== '0').length,
      );
  await expect.poll(missed).toBe(0);
  expect(await page.locator('.code pre[tabindex="0"]').count()).toBeGreaterThan(20);
});
