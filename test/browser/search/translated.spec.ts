import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onlyAll } from '../support/only-all';
import { arrived, drawn, expectSameVisit, markVisit, openPage } from '../support/open-page';
import { firstDoc } from '../support/routes';
import { options, searchBox, suggest } from '../support/search-box';

/** Does to all texts, also to those to come, what browsers do to translate them: each moves into two elements. */
const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wrap = (text: Text): void => {
      const parent = text.parentElement;
      if (!parent || text.data.trim() === '' || parent.closest('b, script, style, [translate=no]')) return;
      const [inner, outer] = [document.createElement('b'), document.createElement('b')];
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(text.data);
    };
    const wrapBelow = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
      found.forEach(wrap);
    };
    wrapBelow(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (node instanceof Text) wrap(node);
          else wrapBelow(node);
        }
    }).observe(document.body, { childList: true, subtree: true });
  });

test('in a page that the browser translates, everything that changes goes on', onlyAll, async ({ page }) => {
  const errors: string[] = [];
  await openPage(page, firstDoc);
  // The window is that of other tests, of which something may fail until then.
  page.on('pageerror', ({ stack = '' }) => errors.push(stack));
  await markVisit(page);
  await translatePage(page);
  for (const query of ['climate', 'climate fan', 'fan', 'set fan mode', 'no_such_thing_at_all zzz', 'climte']) {
    await searchBox(page).fill(query);
    await expect(page.locator('header[data-site]').getByRole('status')).toHaveText(/result/i);
    await drawn(page);
  }
  await searchBox(page).fill('');
  await drawn(page);
  await suggest(page, 'climate fan');
  await expect(options(page).first()).toContainText('Fan');
  await page.keyboard.press('Shift+Enter');
  await expect(page).toHaveURL('/search?q=climate+fan');
  const field = page.getByRole('searchbox', { name: 'Search for' });
  for (const query of ['light', 'light color', 'climte', 'zzzz', 'config flow']) {
    await field.fill(query);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/results/i);
    await drawn(page);
  }
  await page.getByRole('link', { name: /Next/ }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  // Each page is awaited, until it has the focus: Gatsby reports an error in a document that is left while it still loads one.
  await expect(field).toHaveCount(0);
  await arrived(page);
  const section = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Core' });
  const target = (await section.getAttribute('href')) ?? '';
  expect(new URL(page.url()).pathname).not.toBe(target);
  await section.click();
  await expect(page).toHaveURL(target);
  await arrived(page);
  await openPage(page, '/docs/identifiers');
  await translatePage(page);
  const filter = page.getByRole('searchbox', { name: 'Filter names' });
  for (const text of ['turn_o', '', 'zzzzz', 'fan']) {
    await filter.fill(text);
    await drawn(page);
  }
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/of \d+ names/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText('crashed')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('names and samples are left alone by translators', async ({ page }) => {
  await openPage(page, '/docs/core/entity/climate');
  await expect.poll(() => page.locator(':is(pre, code, kbd):not([translate=no], [translate=no] *)').count()).toBe(0);
});

test(
  'a crash of the suggestions takes nothing else with it, and is over with the next key or Try again',
  onlyAll,
  async ({ page }) => {
    await openPage(page, firstDoc);
    await markVisit(page);
    await suggest(page, 'config');
    const alert = page.locator('header[data-site]').getByRole('alert');
    const breakBox = (): Promise<void> =>
      searchBox(page).evaluate((box) => {
        box.setAttribute = (name, value) => {
          if (name === 'aria-activedescendant') throw new Error('broken');
          Element.prototype.setAttribute.call(box, name, value);
        };
      });
    const mend = (): Promise<void> =>
      searchBox(page).evaluate((box) => {
        Reflect.deleteProperty(box, 'setAttribute');
      });
    await breakBox();
    await page.keyboard.press('ArrowDown');
    await expect(alert).toContainText('Search stopped unexpectedly.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Developing an add-on');
    await mend();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(options(page).first()).toBeVisible();
    await breakBox();
    await page.keyboard.press('ArrowDown');
    await expect(alert).toBeVisible();
    await mend();
    await suggest(page, 'config flow');
    await expect(alert).toHaveCount(0);
    await expectSameVisit(page);
  },
);
