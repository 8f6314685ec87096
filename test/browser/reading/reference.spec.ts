import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { often, onlyAll } from '../support/only-all';
import { watchShifts } from '../support/measure/layout-shifts';
import { drawn, openPage } from '../support/open-page';
import { deprecations, endpointMethods, qualityRules } from '../support/site';

const rows = z.array(z.unknown());
const entities = z
  .array(z.object({ properties: rows, features: rows, deviceClasses: rows }))
  .transform((all) => all.flatMap((one) => [...one.properties, ...one.features, ...one.deviceClasses]));
/** How many rules the lowest tier has. */
const bronze = qualityRules.filter(({ tier }) => tier === 'bronze').length;
const explorer = '/docs/core/entity/explorer';
const checklist = '/docs/core/integration-quality-scale/checklist';
const endpoints = '/docs/api/supervisor/endpoints';

test.describe('the entity explorer', () => {
  test('filters by words and choices, sorts, and keeps both in the address', async ({ page }) => {
    await openPage(page, explorer);
    const rows = page.locator('.prose tbody tr:visible');
    const name = page.getByRole('link', { name: 'AlarmControlPanelEntityFeature. ARM_CUSTOM_BYPASS', exact: true });
    expect((await name.boundingBox())?.height, 'a name in one line').toBeLessThan(30);
    await page.getByLabel('Filter', { exact: true }).last().fill('battery');
    await page.getByLabel('Kind').selectOption('property');
    await expect(rows).toHaveCount(4);
    await page.getByRole('button', { name: 'Platform' }).click();
    await page.getByRole('button', { name: 'Platform' }).click();
    await expect(rows.first()).toContainText('vacuum');
    await expect(page.locator('th[aria-sort=descending]')).toHaveText('Platform');
    await expect(page).toHaveURL(/\?q=battery&kind=property&sort=-platform$/);
    await page.reload();
    await expect(rows).toHaveCount(4);
    await expect(rows.first()).toContainText('vacuum');
  });

  test('sorts members by the name that shows, not by that of their class', onlyAll, async ({ page }) => {
    await openPage(page, `${explorer}?kind=feature&sort=-name`);
    const names = page.locator('.prose tbody tr:visible td:first-child');
    await expect(names.first()).toHaveText('MediaPlayerEntityFeature.VOLUME_STEP');
  });

  test('drops a choice from the address that there is not', onlyAll, async ({ page }) => {
    await openPage(page, `${explorer}?platform=nope&kind=property&sort=-nothing`);
    await expect(page.getByLabel('Platform')).toHaveValue('');
    await expect(page.getByLabel('Kind')).toHaveValue('property');
    await expect(page.getByText(/^\d+ of \d+ shown$/)).toBeVisible();
    await expect(page).toHaveURL(`${explorer}?kind=property`);
  });

  test('leads to the row on the page of the platform', async ({ page }) => {
    await openPage(page, `${explorer}?q=percentage&platform=fan&kind=property`);
    // Until the script has come all rows are there.
    await expect(page.getByText(/^\d of \d+ shown$/)).toBeVisible();
    await page.locator('.prose tbody tr:visible a', { hasText: /^percentage$/ }).click();
    await expect(page).toHaveURL(/\/docs\/core\/entity\/fan#property-percentage$/);
    await expect(page.locator('tr#property-percentage')).toBeInViewport();
  });
});

test('the calendar of deprecations clears its filter for a row that it hides', onlyAll, async ({ page }) => {
  await openPage(page, '/docs/deprecations?q=nothinghasthis#deprecation-service-info');
  await expect(page.locator('#deprecation-service-info')).toBeInViewport();
  await expect(page.getByText(`Filter cleared. All ${deprecations.length} shown`, { exact: true })).toBeAttached();
  await expect(page).toHaveURL('/docs/deprecations#deprecation-service-info');
});

test(
  'the heading of a chapter of the calendar stays as long as one of its tables has a row',
  onlyAll,
  async ({ page }) => {
    await openPage(page, '/docs/deprecations');
    const visible = page.locator('.prose tr[id]:visible');
    const first = (await visible.first().locator('a').first().innerText()).trim();
    await page.getByLabel('Filter', { exact: true }).last().fill(first);
    await expect(visible).toHaveCount(1);
    await expect(page.locator('.prose h3:visible')).toHaveCount(1);
    await expect(page.locator('h2#upcoming')).toBeVisible();
    await expect(page.locator('h2#past')).toBeHidden();
  },
);

test.describe('the checklist', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('keeps ticks on the device and copies them as Markdown', async ({ page }) => {
    await page.clock.install();
    await openPage(page, checklist);
    await page.getByLabel('Target tier').selectOption('Bronze');
    await expect(page.getByRole('heading', { name: /Gold/ })).toBeHidden();
    const contents = page.locator('[data-contents] li').filter({ has: page.locator(':scope > a') });
    await expect(contents.filter({ hasText: /Gold/ }).first()).toHaveJSProperty('hidden', true);
    await expect(contents.filter({ hasText: /Bronze/ }).first()).toHaveJSProperty('hidden', false);
    await page.getByRole('checkbox', { name: 'The integration is set up in the UI with a config flow' }).check();
    await expect(page.getByText(`1 of ${bronze} rules done.`)).toBeVisible();
    await page.reload();
    await expect(
      page.getByRole('checkbox', { name: 'The integration is set up in the UI with a config flow' }),
    ).toBeChecked();
    await page.clock.pauseAt(Date.now() + 60_000); // the button says so for a moment only
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.clock.resume();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^## Bronze\n- \[ \] `action-setup` - /);
    expect(copied).toContain(
      '- [x] `config-flow` - The integration is set up in the UI with a config flow\n    - [ ] ',
    );
    expect(copied).not.toContain('## Silver');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText(`0 of ${bronze} rules done.`)).toBeVisible();
  });
});

test(
  'the checklist keeps what several tabs tick, ticks by its text, and gives back what was cleared',
  onlyAll,
  async ({ page, context }) => {
    const other = await context.newPage();
    await openPage(page, checklist);
    await openPage(other, checklist);
    const first = 'The integration is set up in the UI with a config flow';
    const boxes = (tab: Page) => tab.getByRole('checkbox');
    await boxes(page).and(page.getByLabel(first)).check();
    await expect(boxes(other).and(other.getByLabel(first))).toBeChecked();
    await boxes(other).first().check();
    await expect(boxes(page).first()).toBeChecked();
    await page.reload();
    await expect(boxes(page).and(page.getByLabel(first))).toBeChecked();
    const count = () =>
      boxes(page).evaluateAll((all) => all.filter((box) => box instanceof HTMLInputElement && box.checked).length);
    await expect.poll(count).toBe(2);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(count).toBe(0);
    await page.getByRole('button', { name: 'Undo clear' }).click();
    await expect.poll(count).toBe(2);
    const part = page.locator('[data-check*="/"] > label').last();
    await part.locator('span').click();
    await expect(part.getByRole('checkbox')).toBeChecked();
    expect((await part.getByRole('checkbox').boundingBox())?.width).toBeGreaterThanOrEqual(24);
  },
);

test.describe('the calendar of deprecations', () => {
  const rows = '.prose tbody tr:visible';

  test('filters by release and area, and the table of contents follows', async ({ page }) => {
    await openPage(page, '/docs/deprecations');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    // Those of a section that the reader is not in are folded.
    const entries = contents.locator('li:not([hidden]) > a', { hasText: /^Removed in/ });
    await page.getByRole('combobox', { name: 'Release', exact: true }).selectOption('2025.6');
    await expect(entries).toHaveText(['Removed in 2025.6']);
    // A heading without entries goes; those after the calendar stay.
    await expect(contents.getByRole('link', { name: 'Past removals' })).toHaveCount(0);
    await expect(contents.getByRole('link', { name: 'How to check an integration' })).toBeVisible();
    await expect(page.locator(rows).first()).toHaveAttribute('data-release', '2025.6');
    await expect(page).toHaveURL(/\?release=2025\.6$/);
    await page.getByRole('combobox', { name: 'Release', exact: true }).selectOption('');
    await expect.poll(() => entries.count()).toBeGreaterThan(5);
  });

  test('finds what changes for code that is pasted in, and sends it nowhere', async ({ page }) => {
    await openPage(page, '/docs/deprecations');
    await page.locator('summary', { hasText: 'What changes for my integration?' }).click();
    await expect(page.getByText(/^Check by hand: \d+ entries/)).toBeVisible();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const box = page.getByLabel(/^Paste names or code/);
    await box.fill('import x\nhass.config.set_time_zone(zone)\nfrom homeassistant.core import Config, callback');
    await expect(page.getByText('Entries of the calendar that concern this code: 2.')).toBeVisible();
    await expect(page.locator(rows)).toHaveCount(2);
    await expect(page.locator(rows).first()).toContainText('hass.config.set_time_zone');
    await expect(page.getByText(/exists until/)).toHaveText(
      'Line 3: homeassistant.core.Config exists until 2025.12. It is now in homeassistant.core_config.',
    );
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Line 3: The core config class has been moved/ })
      .getByRole('link')
      .click();
    await expect(page.locator('#deprecation-core-config-moved')).toBeInViewport();
    expect(requests).toEqual([]);
    expect(page.url()).not.toContain('set_time_zone');
  });

  test('says what it did not check when nothing concerns pasted code', onlyAll, async ({ page }) => {
    await openPage(page, '/docs/deprecations');
    await page.locator('summary', { hasText: 'What changes for my integration?' }).click();
    const byHand = page.getByText(/^Check by hand: \d+ entries/);
    await expect(byHand).toBeVisible();
    await page.getByLabel(/^Paste names or code/).fill('state = 1');
    await expect(page.getByText(/^None of the \d+ entries shows in this code.*no guarantee/)).toBeVisible();
    await expect(page.locator(rows)).toHaveCount(deprecations.length);
    await byHand.click();
    await expect(page.getByRole('link', { name: 'New checks for config flow unique ID' })).toBeVisible();
  });

  test('shows what is still to come apart from the past, and what goes away from a release on', async ({ page }) => {
    await openPage(page, '/docs/deprecations');
    const heads = page.locator('.prose h2:visible');
    await expect(heads.first()).toHaveText('Upcoming removals');
    const from = page.getByRole('combobox', { name: 'From release' });
    const months = await from.locator('option').evaluateAll((all) =>
      all.flatMap(({ textContent }) => {
        const [, year, month] = /^(\d+)\.(\d+)$/.exec(textContent) ?? [];
        return year === undefined ? [] : [12 * Number(year) + Number(month)];
      }),
    );
    expect(months.length).toBeGreaterThan(12);
    expect(months, 'the latest first').toEqual([...months].sort((a, b) => b - a));
    await from.selectOption('2026.1');
    const shown = page.getByRole('heading', { name: /^Removed in/ });
    const later = (await from.locator('option').allTextContents()).filter(
      (release) => Number.parseInt(release) >= 2026,
    );
    expect(later.length).toBeGreaterThan(1);
    await expect(shown).toHaveText(later.reverse().map((release) => `Removed in ${release}`));
    await expect(page.getByRole('heading', { name: 'Past removals' })).toBeHidden();
    await expect(page).toHaveURL(/\?from=2026\.1$/);
  });

  test('has the same columns for each release, and dates in words', onlyAll, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await openPage(page, '/docs/deprecations');
    const edges = await page
      .locator('.calendar thead')
      .evaluateAll((heads) => heads.map((head) => [...head.querySelectorAll('th')].map((cell) => cell.offsetLeft)));
    expect(new Set(edges.map((columns) => columns.join())).size).toBe(1);
    const days = page.locator('.calendar td:last-child > :first-child');
    await expect(days.first()).toHaveText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/);
    expect(await days.evaluateAll((all) => all.filter((day) => day.getClientRects().length > 2).length)).toBe(0);
  });
});

test('on a wide screen, long texts leave the names beside them whole', onlyAll, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openPage(page, '/docs/core/entity/light');
  const names = page.locator('main td:first-child code');
  const heights = await names.evaluateAll((all) =>
    all.map((name) => name.clientHeight || name.getClientRects().length),
  );
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.max(...heights)).toBeLessThan(30);
});

test('from a tablet on, sentences beside three more columns stand below them', onlyAll, async ({ page }) => {
  const sizes = [768, 1280].map((width) => ({ width, height: 900 }));
  for (const path of ['/docs/core/entity/light', '/docs/releases/2025-6']) {
    await openPage(page, path);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const table = page.locator('.stacked', { has: page.locator('tr > :nth-child(4)') }).first();
      const text = table.locator('tbody tr').first().locator('td:last-child, td:first-child');
      const widest = () => text.evaluateAll((all) => Math.max(...all.map(({ clientWidth }) => clientWidth)));
      await expect.poll(widest, path).toBeGreaterThan(0.85 * ((await table.boundingBox())?.width ?? 0));
    }
  }
  await openPage(page, '/docs/core/entity/explorer');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(page.locator('.whole-names td').first()).toHaveCSS('display', 'table-cell');
  }
});

test('all names that are links have a line, also those that may break', onlyAll, async ({ page }) => {
  await openPage(page, '/docs/core/entity/explorer');
  const name = page.locator('td a > .code-name', { has: page.locator('wbr') }).first();
  await expect(name).toHaveCSS('text-decoration-line', 'underline');
});

test.describe('tables on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('show every column, with constants that copy with their class', async ({ page }) => {
    await openPage(page, '/docs/core/entity/sensor#available-device-classes');
    const row = page.locator('#device-class-area');
    const last = row.locator('td').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await row.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(360);
    await expect(row.locator('code').first()).toHaveText('SensorDeviceClass.AREA');
    expect(await row.locator('.prefix').evaluate((element) => element.getBoundingClientRect().width)).toBeLessThan(2);
    const copied = await row
      .locator('code')
      .first()
      .evaluate((code) => {
        getSelection()?.selectAllChildren(code);
        return String(getSelection());
      });
    expect(copied).toContain('SensorDeviceClass.AREA');
  });

  test('have names in one line where the row has room for them', async ({ page }) => {
    await openPage(page, '/docs/core/entity/sensor');
    const name = page.locator('td:first-child code', { hasText: 'native_unit_of_measurement' });
    expect((await name.boundingBox())?.height).toBeLessThan(30);
  });
});

test('stacked tables keep a header for every cell, and their names head the rows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/docs/core/entity/climate', '/docs/deprecations']) {
    await openPage(page, path);
    const table = page
      .getByRole('table')
      .filter({ has: page.locator('tbody tr') })
      .first();
    const heads = await table.locator('thead th').count();
    await expect(table.getByRole('columnheader')).toHaveCount(heads);
    await expect(table.getByRole('row').nth(1).getByRole('rowheader')).toHaveCount(1);
    await expect(table.getByRole('columnheader').last()).toHaveCSS('clip-path', 'inset(50%)');
  }
});

test(
  'what releases changed is set smaller than what a property is, in the color of remarks',
  onlyAll,
  async ({ page }) => {
    await openPage(page, '/docs/core/entity/sensor');
    const cell = page.locator('#property-last_reset td').last();
    const remarks = cell.locator('small');
    await expect(remarks).toHaveText([/^Changed in 2021\.9: /, /^Changed in 2021\.10: /]);
    const look = (element: Element): string[] => [getComputedStyle(element).fontSize, getComputedStyle(element).color];
    const [[size, color], [smallSize, smallColor]] = [await cell.evaluate(look), await remarks.first().evaluate(look)];
    expect(Number.parseFloat(smallSize ?? '')).toBeLessThan(Number.parseFloat(size ?? ''));
    expect(smallColor).not.toBe(color);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tables, rules and endpoints are there', async ({ page }) => {
    await page.goto(explorer);
    const published = z
      .record(z.string(), z.unknown())
      .parse(await (await page.request.get('/data/entities.json')).json());
    const shown = Object.values(published).flatMap((value) => entities.safeParse(value).data ?? []);
    expect(shown.length).toBeGreaterThan(0);
    await expect(page.locator('.prose tbody tr')).toHaveCount(shown.length);
    await page.goto(checklist);
    await expect(page.locator('.prose li[data-check]:has(a)')).toHaveCount(qualityRules.length);
    await page.goto(endpoints);
    await expect(page.locator('.prose .endpoint-list tbody tr')).toHaveCount(endpointMethods.length);
    await page.goto(`${endpoints}/add-ons`);
    await expect(page.getByText('from requests import get').first()).toBeVisible();
    await page.goto('/docs/deprecations');
    await expect(page.locator('.prose tbody tr')).toHaveCount(deprecations.length);
  });
});

for (const [what, path, label, most] of [
  ['filters of the entity explorer', explorer, 'Kind', 0.05],
  ['boxes of the checklist', checklist, 'Target tier', 0.01],
] as const)
  test(`on a phone nothing moves when the ${what} come`, often(path === explorer), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const shifted = await watchShifts(page);
    await openPage(page, path);
    await expect(page.getByLabel(label)).toBeVisible();
    await drawn(page);
    expect(await shifted()).toBeLessThan(most);
  });
