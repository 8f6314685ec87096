import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { holdRequests, pageDataOf } from '../support/network/hold-requests';
import { drawn, openPage } from '../support/open-page';
import { openTouched } from '../support/open-touched';

const doc = '/docs/core/entity/light';
const preview = (page: Page) => page.getByRole('tooltip');
const toSection = (page: Page) =>
  page.locator('main .prose a[href="/docs/integration_fetching_data#request-parallelism"]');
const within = (page: Page) => page.locator('main .prose a[href$="#color-mode-when-rendering-effects"]').first();

test('a link that a mouse rests on shows where it leads, until the mouse has left link and preview', async ({
  page,
}) => {
  const target = await page.request.get('/docs/integration_fetching_data');
  const [, firstSentence = 'none'] = /id="request-parallelism"[\s\S]*?<p>([^<.]+\.)/.exec(await target.text()) ?? [];
  await openTouched(page, doc);
  await toSection(page).hover();
  await expect(preview(page)).toContainText('Fetching data');
  await expect(preview(page)).toContainText('Request parallelism');
  await expect(preview(page)).toContainText(firstSentence);
  await preview(page).hover();
  await page.waitForFunction(() => document.querySelector('[role=tooltip]')?.matches(':hover'));
  await expect(preview(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(preview(page)).toHaveCount(0);
});

test('the keyboard shows a preview that describes its link; Escape closes it and leaves the focus', async ({
  page,
}) => {
  await openTouched(page, doc);
  await page.keyboard.press('Tab');
  await within(page).focus();
  // The page scrolls below a mouse that rests, as browsers tell it.
  await page.locator('main h1').dispatchEvent('pointerover', { pointerType: 'mouse' });
  await expect(preview(page)).toContainText('Color mode when rendering effects');
  // The card names the page by its heading, not by its title, which has the name of the site.
  await expect(preview(page)).toContainText((await page.locator('main h1').textContent()) ?? 'none');
  await expect(preview(page)).not.toContainText(await page.title());
  await expect(within(page)).toHaveAccessibleDescription(/Color mode when rendering effects .{20}/);
  await page.keyboard.press('Escape');
  await expect(preview(page)).toHaveCount(0);
  await expect(within(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(within(page)).not.toBeFocused();
});

test('a link that is a name shows the type of the name and what its table says', async ({ page }) => {
  await openTouched(page, '/docs/add-ons/presentation');
  await page.locator('main .prose a[href$="#optional-configuration-options"]', { hasText: /^ingress$/ }).hover();
  await expect(preview(page)).toContainText('Add-on configuration');
  await expect(preview(page).getByRole('code')).toHaveText('ingress');
  await expect(preview(page)).toContainText('bool');
  await expect(preview(page)).toContainText('Turn ingress on.');
});

test('a preview is gone with its page', onlyAll, async ({ page }) => {
  await openTouched(page, doc);
  await toSection(page).hover();
  await expect(preview(page)).toBeVisible();
  await toSection(page).click();
  await expect(page).toHaveTitle(/Fetching data/);
  await expect(preview(page)).toHaveCount(0);
});

test('a link whose page does not come has no preview, and works', onlyAll, async ({ page }) => {
  let isDown = true;
  await page.route('**/page-data/docs/integration_fetching_data/page-data.json', (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await openTouched(page, doc);
  // The same touch prefetches the page, as a link of the document's head.
  const asked = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'fetch');
  await toSection(page).hover();
  await asked;
  await drawn(page);
  await expect(preview(page)).toHaveCount(0);
  isDown = false;
  await page.mouse.move(5, 5);
  await toSection(page).hover();
  await expect(preview(page)).toBeVisible();
  await toSection(page).click();
  await expect(page).toHaveTitle(/Fetching data/);
});

for (const [what, giveUp] of [
  ['the mouse leaves the link', (page: Page) => page.mouse.move(5, 5)],
  // By the keyboard or a script; the mouse rests.
  ['something is clicked', (page: Page) => page.locator('main h1').dispatchEvent('click')],
] as const)
  test(
    `a link shows no preview if ${what} before its page comes`,
    often(what.startsWith('the mouse')),
    async ({ page }) => {
      const held = await holdRequests(page, pageDataOf('/docs/integration_fetching_data'));
      await openTouched(page, doc);
      const asked = page.waitForEvent('request', (request) => request.resourceType() === 'fetch');
      await toSection(page).hover();
      const request = await asked;
      await giveUp(page);
      await held.release();
      await (await request.response())?.finished();
      await drawn(page);
      await drawn(page);
      await expect(preview(page)).toHaveCount(0);
    },
  );

test.describe('on a touch screen', onlyAll, () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 800 } });

  test('a tap follows the link without a preview', async ({ page }) => {
    await openTouched(page, doc);
    await toSection(page).tap();
    await expect(page).toHaveTitle(/Fetching data/);
    await expect(preview(page)).toHaveCount(0);
  });
});

test('a pen shows no preview, as it touches what it points at', onlyAll, async ({ page }) => {
  await openTouched(page, doc);
  const point = (pointerType: string, clientX: number): Promise<boolean> =>
    toSection(page).evaluate(
      (link, event) => link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, ...event })),
      { pointerType, clientX },
    );
  await point('pen', 2);
  // A preview comes after 350 ms.
  await page.waitForTimeout(700);
  await expect(preview(page)).toHaveCount(0);
  await point('mouse', 3);
  await expect(preview(page)).toBeVisible();
});

for (const [name, viewport] of [
  ['a phone', { width: 360, height: 640 }],
  ['a desktop', { width: 1280, height: 700 }],
] as const)
  test(`a preview is within the window of ${name}`, onlyAll, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openTouched(page, doc);
    for (const link of [toSection(page), within(page)]) {
      await link.scrollIntoViewIfNeeded();
      await link.hover();
      await expect(preview(page)).toBeInViewport({ ratio: 1 });
      await page.mouse.move(1, 1);
      await expect(preview(page)).toHaveCount(0);
    }
  });

test(
  'the first thing that the mouse touches shows its preview once the mouse moves on it',
  onlyAll,
  async ({ page }) => {
    await openPage(page, doc);
    await toSection(page).scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await toSection(page).boundingBox()) ?? {};
    await page.mouse.move(x + 5, y + 5);
    await page.waitForLoadState('networkidle');
    await page.mouse.move(x + 9, y + 6);
    await expect(preview(page)).toContainText('Request parallelism');
  },
);

test('a link that comes below a resting mouse shows no preview', onlyAll, async ({ page }) => {
  await openTouched(page, doc);
  await toSection(page).evaluate((link) => link.scrollIntoView({ block: 'end' }));
  const { x = 0 } = (await toSection(page).boundingBox()) ?? {};
  await page.mouse.move(x + 4, 299);
  await page.mouse.move(x + 5, 300);
  await toSection(page).evaluate((link) => {
    const { top, height } = link.getBoundingClientRect();
    scrollBy({ top: top + height / 2 - 300, behavior: 'instant' });
  });
  await page.waitForFunction(
    (at) => document.querySelector('main a:hover') === document.elementFromPoint(at, 300),
    x + 5,
  );
  // Longer than a preview waits.
  await page.waitForTimeout(800);
  await expect(preview(page)).toHaveCount(0);
  await page.mouse.move(x + 8, 301);
  await expect(preview(page)).toBeVisible();
});
