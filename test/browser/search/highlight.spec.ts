import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { expectSameVisit, followSection, markVisit, openPage } from '../support/open-page';
import { longDoc } from '../support/routes';
import { suggest } from '../support/search-box';

const marks = (page: Page) => page.locator('main mark');
const bar = (page: Page) => page.getByRole('region', { name: 'Highlighted words' });
const marked = `${longDoc}?_highlight=state+class`;

async function openMarked(page: Page, path = marked): Promise<void> {
  await openPage(page, path);
  await expect(marks(page).first()).toBeVisible();
}

test('the words of a search are marked in the page, and nowhere else', async ({ page }) => {
  await openMarked(page);
  const words = await marks(page).evaluateAll((all) => all.map((mark) => mark.textContent.toLowerCase()));
  expect(new Set(words)).toEqual(new Set(['state', 'class']));
  await expect(page.locator('mark:not(main article :is(h1, .prose) mark)')).toHaveCount(0);
  await expect(bar(page).getByRole('status')).toHaveText(`Highlighted ${words.length} times: state class`);
});

test('a suggestion of the search box leads to its words, marked; its own link stays clean', async ({ page }) => {
  await openPage(page, '/docs/add-ons');
  const rows = await suggest(page, 'statistics');
  for (const href of await rows.evaluateAll((all) => all.map((row) => row.getAttribute('href'))))
    expect(href).not.toContain('_highlight');
  await rows.first().click();
  await expect(page).toHaveURL(/[?&]_highlight=statistics/);
  await expect(marks(page).first()).toHaveText(/statistics/i);
});

test('a result of the search page leads to its words, marked; its own link stays clean', onlyAll, async ({ page }) => {
  await openPage(page, '/search?q=statistics&ctx=docs');
  const link = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
  expect(await link.getAttribute('href')).not.toContain('_highlight');
  await link.click();
  await expect(page).toHaveURL(/[?&]_highlight=statistics/);
  await expect(marks(page).first()).toBeAttached();
});

test('the keyboard goes on from the text when the bar goes away', async ({ page }) => {
  await openMarked(page);
  await bar(page).getByRole('button', { name: 'Next highlight' }).focus();
  await page.keyboard.press('Enter');
  const text = await page.locator('main mark[data-current]').evaluate((mark) => mark.parentElement?.textContent);
  await bar(page).getByRole('button', { name: 'Clear highlights' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('main :focus')).toContainText(text ?? '');
});

test('the keyboard goes on from a heading that has the first word', onlyAll, async ({ page }) => {
  await openMarked(page, '/blog/2024/12/13/water-heater-entity-description?_highlight=waterheater');
  await bar(page).getByRole('button', { name: 'Clear highlights' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('h1')).toBeFocused();
});

for (const [way, clear] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the button', (page: Page) => bar(page).getByRole('button', { name: 'Clear highlights' }).click()],
] as const)
  test(
    `${way} takes the marks and the parameter away, and the text is as it was`,
    often(way === 'Escape'),
    async ({ page }) => {
      await openPage(page, longDoc);
      const before = await page.locator('.prose').innerHTML();
      await openMarked(page, `${marked}#properties`);
      await markVisit(page);
      await clear(page);
      await expect(marks(page)).toHaveCount(0);
      await expect(bar(page)).toHaveCount(0);
      await expect(page).toHaveURL(`${longDoc}#properties`);
      expect(await page.locator('.prose').innerHTML()).toBe(before);
      await expectSameVisit(page);
    },
  );

test('a long name is marked as a whole, also where it may break', onlyAll, async ({ page }) => {
  await openMarked(page, `${longDoc}?_highlight=suggested_unit_of_measurement`);
  await expect(marks(page).first()).toHaveText('suggested_unit_of_measurement');
  await expect(marks(page).first().locator('wbr')).toHaveCount(3);
  // The title is React's, which renews it on the next page.
  const titled = '/blog/2024/12/13/water-heater-entity-description';
  await openMarked(page, `${titled}?_highlight=waterheater`);
  await expect(page.locator('h1 mark')).toHaveText('WaterHeater');
  await page.getByRole('navigation', { name: 'Newer and older post' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(titled));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lights must use Kelvin for color temperatures');
});

test('buttons and keys lead from one mark to the next, in a circle', async ({ page }) => {
  await openMarked(page);
  const current = page.locator('mark[data-current]');
  const count = await marks(page).count();
  const status = bar(page).getByRole('status');
  await bar(page).getByRole('button', { name: 'Next highlight' }).click();
  await expect(current).toHaveCount(1);
  await expect(current).toBeInViewport();
  await expect(status).toHaveText(/^1 of \d+: state class$/);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(status).toHaveText(/^2 of/);
  await expect(current).toBeInViewport();
  await page.keyboard.press('Alt+ArrowUp');
  await bar(page).getByRole('button', { name: 'Previous highlight' }).click();
  await expect(status).toHaveText(new RegExp(`^(\\d+) of \\1:`));
  await expect(current).toBeInViewport();
  expect(count).toBeGreaterThan(2);
});

test('marks in a title have the colors of those in the text', onlyAll, async ({ page }) => {
  await openMarked(page, `${longDoc}?_highlight=sensor`);
  const colors = await marks(page).evaluateAll((all) =>
    all.slice(0, 8).map((mark) => getComputedStyle(mark).backgroundColor + getComputedStyle(mark).color),
  );
  await expect(page.locator('h1 mark')).toHaveCount(1);
  expect(new Set(colors).size).toBe(1);
  expect(colors[0]).not.toContain('255, 255, 0');
});

test('the canonical address and the links of the page never carry the words', async ({ page }) => {
  await openMarked(page);
  const hrefs = await page
    .locator('link[rel=canonical], link[rel=alternate], a')
    .evaluateAll((all) => all.map((link) => ('href' in link ? String(link.href) : '')));
  expect(hrefs.filter((href) => href.includes('_highlight'))).toEqual([]);
});

test('following a link within the page leaves the words behind, without a load', async ({ page }) => {
  await openMarked(page);
  await markVisit(page);
  const heading = page.locator('.heading', { has: page.locator('#properties') });
  await heading.hover();
  await heading.getByRole('link').click();
  await expect(page).toHaveURL(`${longDoc}#properties`);
  await expectSameVisit(page);
});

test('another page starts without marks', async ({ page }) => {
  await openMarked(page);
  await followSection(page, '/blog');
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('mark')).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
});

test('hostile words do no harm', async ({ page }) => {
  await openPage(page, `${longDoc}?_highlight=${encodeURIComponent('(.*)+[ <b>state</b> \\')}`);
  await expect(bar(page)).toBeVisible();
  await expect(page.locator('main b')).toHaveCount(0);
});

test.describe('frames', onlyAll, () => {
  test.use({ bypassCSP: true });

  test('are marked too when they load within five seconds, and left alone when they do not', async ({ page }) => {
    let answer: (() => void) | undefined;
    await page.route('**/frame-soon', (route) => route.fulfill({ contentType: 'text/html', body: 'a state' }));
    await page.route('**/frame-late', async (route) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await route.fulfill({ contentType: 'text/html', body: 'a state' });
    });
    await page.clock.install();
    await page.addInitScript(() => {
      if (window !== window.top) return;
      document.addEventListener('DOMContentLoaded', () => {
        for (const name of ['soon', 'late']) {
          const frame = document.createElement('iframe');
          frame.src = `/frame-${name}`;
          frame.title = name;
          document.querySelector('.prose .prose-run')?.append(frame);
        }
      });
    });
    await page.goto(marked, { waitUntil: 'domcontentloaded' });
    await expect(marks(page).first()).toBeVisible();
    await page.clock.runFor(5100);
    await expect(page.frameLocator('[title=soon]').locator('mark')).toHaveText('state');
    answer?.();
    await expect(page.frameLocator('[title=late]').locator('body')).toHaveText('a state');
    await expect(page.frameLocator('[title=late]').locator('mark')).toHaveCount(0);
  });
});
