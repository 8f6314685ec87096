import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { followInjected } from '../support/follow-injected';
import { holdRequests, pageDataOf } from '../support/network/hold-requests';
import { logRequests } from '../support/network/log-requests';
import { arrived, drawn, expectSameVisit, markVisit, openPage, runs, settled } from '../support/open-page';
import { openTouched } from '../support/open-touched';
import { firstDoc, longDoc, post, tabsDoc } from '../support/routes';
import { fullTitle } from '../support/site';

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Pages of this section' });
const scrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test('a sidebar link changes the page, not the sidebar, and loads nothing again', async ({ page }) => {
  await openPage(page, longDoc);
  await markVisit(page);
  const sidebar = sidebarOf(page);
  const before = await sidebar.elementHandle();
  await sidebar.getByRole('link', { name: 'Lock', exact: true }).click();
  await expect(page).toHaveURL('/docs/core/entity/lock');
  await expect(page).toHaveTitle(fullTitle('Lock entity'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lock entity');
  expect(await sidebar.evaluate((element, old) => element === old, before)).toBe(true);
  await expectSameVisit(page);
});

test('the sidebar keeps its scroll position and its open categories', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openPage(page, longDoc);
  const sidebar = sidebarOf(page);
  await sidebar.getByText('The hass object', { exact: true }).click();
  // If the link moves or is covered in the meantime, a click also scrolls. Hovering waits for the same.
  await sidebar.getByRole('link', { name: 'Lock', exact: true }).hover();
  const before = await sidebar.evaluate((element) => element.scrollTop);
  expect(before).toBeGreaterThan(0);
  await sidebar.getByRole('link', { name: 'Lock', exact: true }).click();
  await expect(page).toHaveTitle(fullTitle('Lock entity'));
  expect(await sidebar.evaluate((element) => element.scrollTop)).toBe(before);
  await expect(sidebar.getByRole('link', { name: 'States', exact: true })).toBeVisible();
});

test('a new page starts at its top, and going back returns to the place left', async ({ page }) => {
  await openPage(page, longDoc);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(() => scrollTop(page)).toBe(1500);
  await sidebarOf(page).getByRole('link', { name: 'Lock', exact: true }).click();
  await expect(page).toHaveTitle(fullTitle('Lock entity'));
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(fullTitle('Sensor entity'));
  await expect.poll(() => scrollTop(page)).toBe(1500);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('a reload stays at the place', async ({ page }) => {
  await openPage(page, longDoc);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(() => scrollTop(page)).toBe(1500);
  await page.reload();
  await runs(page);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1450);
});

test('a new page is at its top at once: only within a page scrolling shows the way', async ({ page }) => {
  await openPage(page, longDoc);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(() => scrollTop(page)).toBe(1500);
  const places = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    addEventListener('scroll', () => seen.add(scrollY));
    return seen;
  });
  await sidebarOf(page).getByRole('link', { name: 'Lock', exact: true }).click();
  await expect(page).toHaveTitle(fullTitle('Lock entity'));
  await expect.poll(() => scrollTop(page)).toBe(0);
  // A page that is shorter may come between.
  expect(await places.evaluate((seen) => seen.size)).toBeLessThanOrEqual(2);
});

for (const [way, follow] of [
  [
    'chosen from the table of contents',
    (page: Page) => page.locator('[aria-labelledby=on-this-page] a[href="#long-term-statistics"]').click(),
  ],
  ['typed as an address', (page: Page) => openPage(page, `${longDoc}#long-term-statistics`)],
  ['linked from another page', (page: Page) => followInjected(page, `${longDoc}#long-term-statistics`)],
] as const)
  test(`a section ${way} stands right below the header`, often(!way.startsWith('typed')), async ({ page }) => {
    await openPage(page, way.startsWith('chosen') ? longDoc : firstDoc);
    await follow(page);
    await expect(page).toHaveURL(`${longDoc}#long-term-statistics`);
    const distance = (): Promise<number> =>
      page.evaluate(() => {
        const bottom = document.querySelector('header[data-site]')?.getBoundingClientRect().bottom ?? 0;
        return (document.getElementById('long-term-statistics')?.getBoundingClientRect().top ?? -1000) - bottom;
      });
    await expect.poll(distance).toBeLessThan(60);
    await expect.poll(distance).toBeGreaterThanOrEqual(0);
  });

test('a change of the query alone leaves the reader where they are', async ({ page }) => {
  await openPage(page, longDoc);
  await markVisit(page);
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await followInjected(page, '?from=elsewhere');
  await expect(page).toHaveURL(`${longDoc}?from=elsewhere`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sensor entity');
  // Gatsby scrolls in the effect after the render.
  await drawn(page);
  expect(await scrollTop(page)).toBe(1200);
  await expectSameVisit(page);
});

for (const [path, section] of [
  [longDoc, 'Core'],
  [firstDoc, 'Add-ons'],
  [tabsDoc, 'Frontend'],
  ['/blog/page/2', 'Blog'],
  [post, 'Blog'],
] as const)
  test(`${path} is marked as part of ${section}`, often(path === longDoc || path === post), async ({ page }) => {
    await openPage(page, path);
    const current = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]');
    await expect(current).toHaveText([section]);
  });

test('the page is marked in the sidebar, in view, with its category open', async ({ page }) => {
  await openPage(page, '/docs/api/rest');
  const sidebar = sidebarOf(page);
  const current = sidebar.locator('[aria-current=page]');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('href', '/docs/api/rest');
  await expect(current).toBeInViewport();
  await expect(sidebar.locator('details[open]')).toHaveCount(1);
  await expect(sidebar.locator('details[open] > summary')).toHaveText('External APIs');
});

test('moving to a page in another category opens that one', async ({ page }) => {
  await openPage(page, '/docs/core/entity/weather');
  const next = page.getByRole('link', { name: /Next/ });
  const path = (await next.getAttribute('href')) ?? '';
  await next.click();
  await expect(page).toHaveURL(path);
  const sidebar = sidebarOf(page);
  await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', path);
  await expect(sidebar.locator('details', { has: page.locator('[aria-current=page]') })).toHaveAttribute('open');
});

test('a screen reader hears the name of the new page, and focus moves to its beginning', async ({ page }) => {
  await openPage(page, longDoc);
  await sidebarOf(page).getByRole('link', { name: 'Lock', exact: true }).click();
  await expect(page.locator('#gatsby-announcer')).toHaveText('Navigated to Lock entity');
  await arrived(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('a click that asks for a new tab is left to the browser', async ({ page }) => {
  await openPage(page, longDoc);
  await page.evaluate(() => {
    window.addEventListener('click', (event) => {
      Object.assign(window, { taken: event.defaultPrevented });
      event.preventDefault(); // the tab itself is the browser's affair
    });
  });
  const taken = (): Promise<unknown> => page.evaluate(() => (window as unknown as { taken?: boolean }).taken);
  const link = sidebarOf(page).getByRole('link', { name: 'Lock', exact: true });
  await link.click({ modifiers: ['ControlOrMeta'] });
  expect(await taken()).toBe(false);
  await expect(page).toHaveURL(longDoc);
  await link.click();
  expect(await taken()).toBe(true);
});

test('a doc stands in the layout of the docs, which stands in that of their version; both stay', async ({ page }) => {
  await openPage(page, longDoc);
  const version = page.locator('[data-version=current]');
  const docs = version.locator('> div').filter({ has: sidebarOf(page) });
  const before = [await version.elementHandle(), await docs.elementHandle()];
  for (const [link, title] of [
    ['Lock', 'Lock entity'],
    ['Climate', 'Climate entity'],
  ] as const) {
    await sidebarOf(page).getByRole('link', { name: link, exact: true }).click();
    await expect(docs.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await version.evaluate((element, old) => element === old, before[0])).toBe(true);
    expect(await docs.evaluate((element, old) => element === old, before[1])).toBe(true);
  }
});

test('the old page stays until the content of the new one is there', async ({ page }) => {
  const target = '/docs/core/entity/lock';
  await page.clock.install();
  const held = await holdRequests(page, pageDataOf(target));
  await openPage(page, longDoc);
  await markVisit(page);
  await sidebarOf(page).getByRole('link', { name: 'Lock', exact: true }).click();
  await expect.poll(held.count).toBeGreaterThan(0);
  await page.clock.fastForward(5000);
  await drawn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sensor entity');
  await held.release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lock entity');
  await expectSameVisit(page);
});

test('a page whose data cannot be fetched is loaded as a document instead', onlyAll, async ({ page }) => {
  const target = '/docs/core/entity/lock';
  await openPage(page, longDoc);
  await markVisit(page);
  let loading = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loading = true;
  });
  await page.route(`**/page-data${target}/page-data.json`, (route) => (loading ? route.continue() : route.abort()));
  await sidebarOf(page).getByRole('link', { name: 'Lock', exact: true }).click();
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lock entity');
  await runs(page);
  expect(await page.evaluate(() => 'visit' in window)).toBe(false);
});

test('entries of the history have keys of six characters', onlyAll, async ({ page }) => {
  await openPage(page, longDoc);
  const keyOf = (): Promise<unknown> => page.evaluate(() => (history.state as { key?: unknown } | null)?.key);
  const keys = new Set<unknown>();
  for (const path of ['/docs/core/entity/lock', '/docs/core/entity/climate', longDoc]) {
    await followInjected(page, path);
    await expect(page).toHaveURL(path);
    const key = await keyOf();
    expect(key).toMatch(/^[a-z\d]{6}$/);
    keys.add(key);
  }
  expect(keys.size).toBe(3);
});

test('a change of the query alone fetches no data, script or index', async ({ page }) => {
  // The first touch fetches listeners, on every page once.
  await settled(page, () => openTouched(page, longDoc));
  const requests = logRequests(page);
  await followInjected(page, '?from=elsewhere');
  await expect(page).toHaveURL(`${longDoc}?from=elsewhere`);
  await page.goBack();
  await expect(page).toHaveURL(longDoc);
  await drawn(page);
  // Whether the icon is asked for again is the browser's business.
  expect(requests.filter((path) => /\.(?:js|json)$/.test(path))).toEqual([]);
});
