import { expect, test } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { openPage } from '../support/open-page';
import { moment, openStopped } from '../support/stopped-time';
import { longDoc, picturesDoc, post, tabsDoc } from '../support/routes';

test.describe('code', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the button of a code block copies the code and says so for a moment', async ({ page }) => {
    await openStopped(page, post);
    const block = page.locator('figure', { hasText: 'icons.json' }).first();
    const button = block.locator('[data-copy]');
    await expect(button).toHaveText('Copy');
    await button.click();
    await expect(button).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(((await block.locator('code').textContent()) ?? '').replace(/\n$/, ''));
    expect(JSON.parse(copied)).toHaveProperty('entity.sensor.battery_level.default', 'mdi:battery-unknown');
    await page.clock.runFor(moment);
    await expect(button).toHaveText('Copy');
  });

  test('every code block has a button and a name for its scrolling part', async ({ page }) => {
    await openPage(page, longDoc);
    const blocks = page.locator('figure.code');
    expect(await blocks.count()).toBeGreaterThan(2);
    for (const block of await blocks.all()) {
      await expect(block.getByRole('button', { name: 'Copy' })).toHaveCount(1);
      const scrolls = await block.locator('pre').evaluate((region) => region.scrollWidth > region.clientWidth);
      await expect(block.getByRole('group', { name: /^Code: / })).toHaveCount(scrolls ? 1 : 0);
    }
    await expect(page.getByRole('group', { name: /^Code: / })).not.toHaveCount(0);
  });
});

test('a code block says when the browser does not allow to copy', onlyAll, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('Denied')) });
  });
  await openStopped(page, post);
  const button = page.locator('figure.code').first().locator('[data-copy]');
  await button.click();
  await expect(button).toHaveText('Could not copy');
  await page.clock.runFor(moment);
  await expect(button).toHaveText('Copy');
});

test('arrow keys move between tabs and wrap around', async ({ page }) => {
  await openPage(page, tabsDoc);
  const [ui, yaml] = [page.getByRole('tab', { name: 'UI' }), page.getByRole('tab', { name: 'YAML' })];
  const panel = page.getByRole('tabpanel');
  await expect(ui).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toHaveCount(1);
  await expect(panel).toContainText('Add resource');
  await ui.focus();
  await page.keyboard.press('ArrowRight');
  await expect(yaml).toBeFocused();
  await expect(yaml).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toHaveAccessibleName('YAML');
  await expect(panel).toContainText('lovelace');
  await page.keyboard.press('ArrowRight');
  await expect(ui).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(yaml).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tab', { name: 'UI' })).not.toBeFocused();
});

test('a chosen tab is remembered on later visits and shared with other pages', async ({ page }) => {
  await openPage(page, tabsDoc);
  await page.getByRole('tab', { name: 'YAML' }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'YAML' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('lovelace');
  expect(await page.evaluate(() => localStorage.getItem('tabs.config'))).toBe('yaml');
  await page.getByRole('link', { name: /Previous/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Creating custom panels');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'YAML' })).toHaveAttribute('aria-selected', 'true');
});

test('a remembered tab that the page does not have is left out of account', onlyAll, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tabs.config', 'xml'));
  await openPage(page, tabsDoc);
  await expect(page.getByRole('tab', { name: 'UI' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('the table of contents marks the section that the reader is in', async ({ page }) => {
  await openPage(page, longDoc);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const current = contents.locator('[aria-current]');
  for (const id of ['available-state-classes', 'long-term-statistics', 'properties']) {
    await page.evaluate((target) => {
      const top = (document.getElementById(target)?.getBoundingClientRect().top ?? 0) + scrollY - 100;
      scrollTo({ top, behavior: 'instant' });
    }, id);
    await expect(current).toHaveAttribute('href', `#${id}`);
  }
});

test('the table of contents lists the headings of levels two and three in order', async ({ page }) => {
  await openPage(page, longDoc);
  const ids = await page.locator('.prose :is(h2, h3)').evaluateAll((all) => all.map(({ id }) => `#${id}`));
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(ids);
});

test('an announcement that was closed stays closed', async ({ page }) => {
  await openPage(page, longDoc);
  const bar = page.getByRole('region', { name: 'Announcement' });
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Close announcement' }).click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await expect(page.locator('header[data-site] kbd')).toBeAttached();
  await expect(bar).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('announcement', 'an-older-one'));
  await page.reload();
  await expect(bar).toBeVisible();
});

for (const path of ['/', picturesDoc, '/docs/voice/overview', '/docs/add-ons/tutorial'])
  test(`the pictures of ${path} load and have their room reserved`, often(path === '/'), async ({ page }) => {
    await openPage(page, path);
    const pictures = page.locator('main img').filter({ visible: true });
    expect(await pictures.count()).toBeGreaterThan(0);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('width', /^[1-9]\d*$/);
      await expect(picture).toHaveAttribute('height', /^[1-9]\d*$/);
      await expect(picture).toHaveAttribute('alt');
      const before = await picture.boundingBox();
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0))
        .toBe(true);
      const after = await picture.boundingBox();
      expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
    }
  });

test('headings carry links to themselves', async ({ page }) => {
  await openPage(page, longDoc);
  const heading = page.locator('.heading', { has: page.locator('#properties') });
  await heading.hover();
  await heading.getByRole('link', { name: 'Link to “Properties”' }).click();
  await expect(page).toHaveURL(`${longDoc}#properties`);
});

test('wide tables scroll inside themselves and can be reached by keyboard', async ({ page }) => {
  await openPage(page, longDoc);
  const regions = page.locator('main .table-scroll');
  // A table without room, whatever the tables of the page need.
  await regions.first().evaluate((region) => {
    const table = region.querySelector('table');
    table?.style.setProperty('min-inline-size', '200%');
    // The observer looks at the size of the region.
    region.style.setProperty('inline-size', '90%');
  });
  await expect(regions.first()).toHaveAttribute('tabindex', '0');
  for (const region of await regions.all()) {
    const scrolls = await region.evaluate((element) => element.scrollWidth > element.clientWidth);
    await expect(region).toHaveJSProperty('tabIndex', scrolls ? 0 : -1);
  }
});

test('the buttons of every code block are within its frame', onlyAll, async ({ page }) => {
  for (const path of ['/docs/creating_component_index', '/docs/dev_101_services']) {
    await openPage(page, path);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      const outside = await page
        .locator('.code-bar > button')
        .evaluateAll(
          (all) =>
            all.filter(
              (button) =>
                button.getBoundingClientRect().right > (button.closest('figure')?.getBoundingClientRect().right ?? 0),
            ).length,
        );
      expect(outside, path).toBe(0);
    }
  }
});

test('controls are no part of selected text, show at rest, and have names that differ', async ({ page }) => {
  await openPage(page, '/docs/api/websocket');
  const buttons = page.getByRole('main').getByRole('button', { name: /^Copy/ });
  await expect(buttons.nth(2)).toHaveAccessibleName(/^Copy, .+/);
  const names = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(new Set(names).size).toBeGreaterThan(names.length / 2);
  await expect(buttons.nth(2)).toHaveCSS('opacity', '1');
  await page.keyboard.press('Control+a');
  expect(
    await page.evaluate(() =>
      String(getSelection())
        .split('\n')
        .filter((line) => /^(?:Copy|Wrap|Copy page)$/.test(line)),
    ),
  ).toEqual([]);
});

test('tab lists and tables without a heading have a name', onlyAll, async ({ page }) => {
  for (const path of [tabsDoc, '/docs/core/entity/explorer', '/blog/2024/12/08/new-vacuum-state-property']) {
    await openPage(page, path);
    const named = page.locator('main :is(table, [role=tablist])');
    await expect(named.first()).toBeVisible();
    const without = () =>
      named.evaluateAll(
        (all) =>
          all.filter((one) => (one.getAttribute('aria-label') ?? '') === '' && !one.hasAttribute('aria-labelledby'))
            .length,
      );
    await expect.poll(without, path).toBe(0);
  }
});

test('the cells of a column stand where its line of dashes says', async ({ page }) => {
  await openPage(page, '/docs/core/entity/climate');
  const sides = await page
    .locator('.prose table')
    .first()
    .evaluate((table) => {
      const cells = [...table.querySelectorAll('th, td')].slice(0, 8);
      const side = (): string[] => [
        ...new Set(cells.map((cell) => getComputedStyle(cell).textAlign.replace('-webkit-', ''))),
      ];
      const before = side();
      for (const cell of cells) cell.setAttribute('align', 'right');
      return [before, side()];
    });
  expect(sides).toEqual([['start'], ['right']]);
});
