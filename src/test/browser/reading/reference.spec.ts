import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { z } from 'zod';
import { openPage } from '../support/open-page';
import { suggest } from '../support/search-box';

const { deprecations } = z
  .object({ deprecations: z.array(z.unknown()) })
  .parse(parse(readFileSync('content/data/deprecations.yml', 'utf8')));
const explorer = '/docs/core/entity/explorer';
const checklist = '/docs/core/integration-quality-scale/checklist';
const endpoints = '/docs/api/supervisor/endpoints';

test.describe('the entity explorer', () => {
  test('filters by words and choices, sorts, and keeps both in the address', async ({ page }) => {
    await openPage(page, explorer);
    const rows = page.locator('.prose tbody tr:visible');
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

  test('drops a choice from the address that there is not', async ({ page }) => {
    await openPage(page, `${explorer}?platform=nope&kind=property&sort=-nothing`);
    await expect(page.getByLabel('Platform')).toHaveValue('');
    await expect(page.getByLabel('Kind')).toHaveValue('property');
    await expect(page.getByText(/^\d+ of \d+ shown$/)).toBeVisible();
    await expect(page).toHaveURL(`${explorer}?kind=property`);
  });

  test('leads to the row on the page of the platform', async ({ page }) => {
    await openPage(page, `${explorer}?q=percentage&platform=fan&kind=property`);
    // Until the script has come all rows are there.
    await expect(page.getByText(/^1 of \d+ shown$/)).toBeVisible();
    await page.locator('.prose tbody tr:visible a').first().click();
    await expect(page).toHaveURL(/\/docs\/core\/entity\/fan#property-percentage$/);
    await expect(page.locator('tr#property-percentage')).toBeInViewport();
  });
});

test('the calendar of deprecations clears its filter for a row that it hides', async ({ page }) => {
  await openPage(page, '/docs/deprecations?q=nothinghasthis#deprecation-service-info');
  await expect(page.locator('#deprecation-service-info')).toBeInViewport();
  await expect(page.getByText(`Filter cleared. All ${deprecations.length} shown`, { exact: true })).toBeAttached();
  await expect(page).toHaveURL('/docs/deprecations#deprecation-service-info');
});

test.describe('the checklist', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('keeps ticks on the device and copies them as Markdown', async ({ page }) => {
    await page.clock.install();
    await openPage(page, checklist);
    await page.getByLabel('Target tier').selectOption('Bronze');
    await expect(page.getByRole('heading', { name: /Gold/ })).toBeHidden();
    await page.getByRole('checkbox', { name: 'UI setup (config flow)' }).check();
    await expect(page.getByText('1 of 18 rules done.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'UI setup (config flow)' })).toBeChecked();
    await page.clock.pauseAt(Date.now() + 60_000); // the button says so for a moment only
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.clock.resume();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^## Bronze\n- \[ \] `action-setup` - /);
    expect(copied).toContain('- [x] `config-flow` - UI setup (config flow)\n    - [ ] ');
    expect(copied).not.toContain('## Silver');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText('0 of 18 rules done.')).toBeVisible();
  });
});

test.describe('the endpoints of the Supervisor', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('filter by method and words, and copy as a request', async ({ page }) => {
    await openPage(page, `${endpoints}?method=DELETE`);
    const visible = page.locator('.prose h3:visible');
    await expect(visible).toHaveCount(10);
    await page.getByLabel('Filter', { exact: true }).last().fill('backup');
    await expect(page.getByRole('heading', { name: 'DELETE /backups/<backup>' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Add-ons' })).toBeHidden();
    await page.getByRole('button', { name: 'Copy request: DELETE /backups/<backup>' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('"http://supervisor/backups/BACKUP"');
  });

  test('the filter is cleared for an endpoint that it hides, however the reader comes there', async ({ page }) => {
    const target = page.locator('#get-osinfo');
    const box = page.getByLabel('Filter', { exact: true }).last();
    const expectCleared = async (): Promise<void> => {
      await expect(target).toBeInViewport();
      await expect(box).toHaveValue('');
      await expect(page.getByText(/^Filter cleared\. All \d+ shown$/)).toBeAttached();
      await expect(page).toHaveURL(/endpoints(\?_highlight=[^&]*)?#get-osinfo$/);
    };
    await openPage(page, `${endpoints}?q=boots&method=POST#get-osinfo`);
    await expectCleared();
    await box.fill('boots');
    await expect(target).toBeHidden();
    await page.keyboard.press('Control+k');
    await suggest(page, 'GET /os/info');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectCleared();
  });

  test('the filter stays for an endpoint that it shows, and goes back with the reader', async ({ page }) => {
    await openPage(page, `${endpoints}?method=DELETE`);
    const visible = page.locator('.prose h3:visible');
    await expect(visible).toHaveCount(10);
    await visible.last().locator('.heading-link').click();
    await expect(page).toHaveURL(/\?method=DELETE#delete-/);
    await expect(visible).toHaveCount(10);
    await page.evaluate(() => (location.hash = '#get-osinfo'));
    await expect(page.locator('#get-osinfo')).toBeInViewport();
    await page.goBack();
    await expect(visible).toHaveCount(10);
    await expect(page.getByLabel('Method')).toHaveValue('DELETE');
  });

  test('typing is answered once, at a pause, and changes at most 24 parts of the page in a frame', async ({ page }) => {
    await openPage(page, endpoints);
    await expect(page.getByLabel('Method')).toBeVisible();
    await page.evaluate(() => {
      const changes: number[] = [];
      Object.assign(window, { changes });
      new MutationObserver((records) => changes.push(records.length)).observe(document.body, {
        subtree: true,
        attributeFilter: ['hidden'],
      });
    });
    const hidden = page.locator('.prose [hidden]');
    await page.getByLabel('Filter', { exact: true }).last().pressSequentially('logs', { delay: 20 });
    await expect(page.locator('#get-addonsltaddonlogs')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'DELETE /backups/<backup>' })).toBeHidden();
    await expect(page.locator('.prose h3').first()).toBeHidden();
    const changes = await page.evaluate<number[]>('changes');
    expect(Math.max(...changes)).toBeLessThanOrEqual(24);
    expect(changes.reduce((sum, count) => sum + count)).toBe(await hidden.count());
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tables, rules and endpoints are there', async ({ page }) => {
    await page.goto(explorer);
    await expect(page.locator('.prose tbody tr')).toHaveCount(534);
    await page.goto(checklist);
    await expect(page.locator('.prose li[data-check]:has(a)')).toHaveCount(52);
    await page.goto(endpoints);
    await expect(page.locator('.prose h3')).toHaveCount(213);
    await page.goto('/docs/deprecations');
    await expect(page.locator('.prose tbody tr')).toHaveCount(deprecations.length);
  });
});
