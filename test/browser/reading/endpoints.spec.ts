import { expect, test } from '@playwright/test';
import { onlyAll } from '../support/only-all';
import { openPage } from '../support/open-page';
import { endpointMethods } from '../support/site';

const endpoints = '/docs/api/supervisor/endpoints';

test.describe('the endpoints of the Supervisor', () => {
  test('are filtered by words and method, and the table of contents follows', async ({ page }) => {
    await openPage(page, `${endpoints}?method=DELETE`);
    const visible = page.locator('.prose .endpoint-list tbody tr:visible');
    await expect(visible).toHaveCount(endpointMethods.filter((method) => method === 'DELETE').length);
    await page.getByLabel('Filter', { exact: true }).last().fill('backup');
    await expect(visible).toHaveText([/\/backups\/<backup>/]);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link', { name: 'Backup' })).toBeVisible();
    await expect(contents.getByRole('link', { name: 'Add-ons' })).toBeHidden();
    await page.getByLabel('Filter', { exact: true }).last().fill('');
    await page.getByLabel('Method').selectOption('');
    await expect(visible).toHaveCount(endpointMethods.length);
    await expect(contents.getByRole('link', { name: 'Add-ons' })).toBeVisible();
  });

  test('keep the anchors that other sites link to: each leads to its row, and the row to its page', async ({
    page,
  }) => {
    await openPage(page, `${endpoints}#post-addonsltaddonrestart`);
    const row = page.locator('#post-addonsltaddonrestart');
    await expect(row).toBeInViewport();
    await row.getByRole('link').click();
    await expect(page).toHaveURL(`${endpoints}/add-ons#post-addons-addon-restart`);
    const heading = page.getByRole('heading', { name: 'POST /addons/<addon>/restart' });
    await expect(heading).toBeInViewport();
    await expect(heading).toHaveAttribute('id', 'post-addons-addon-restart');
  });

  test('the filter is cleared for a row that it hides, however the reader comes there', onlyAll, async ({ page }) => {
    const target = page.locator('#get-osinfo');
    const box = page.getByLabel('Filter', { exact: true }).last();
    const expectCleared = async (): Promise<void> => {
      await expect(target).toBeInViewport();
      await expect(box).toHaveValue('');
      await expect(page.getByText(/^Filter cleared\. All \d+ shown$/)).toBeAttached();
      await expect(page).toHaveURL(/endpoints#get-osinfo$/);
    };
    await openPage(page, `${endpoints}?q=boots&method=POST#get-osinfo`);
    await expectCleared();
    await box.fill('boots');
    await expect(target).toBeHidden();
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Access' }).click();
    await page.evaluate(() => (location.hash = '#get-osinfo'));
    await expectCleared();
  });

  test(
    'a key is answered in a frame, and rows that come back come at most 30 in a frame',
    onlyAll,
    async ({ page }) => {
      await openPage(page, endpoints);
      await expect(page.getByLabel('Method')).toBeVisible();
      const box = page.getByLabel('Filter', { exact: true }).last();
      await box.fill('logs');
      const rows = page.locator('.prose .endpoint-list tbody tr');
      await expect(rows.filter({ hasText: 'Lists the installed add-ons' })).toBeHidden();
      await page.evaluate(() => {
        const changes: number[] = [];
        Object.assign(window, { changes });
        new MutationObserver((records) => changes.push(records.length)).observe(
          document.querySelector('.prose') ?? document.body,
          { subtree: true, attributeFilter: ['hidden'] },
        );
      });
      await box.fill('');
      await expect(page.locator('.prose .endpoint-list tbody tr:visible')).toHaveCount(endpointMethods.length);
      const changes = await page.evaluate<number[]>('changes');
      expect(changes.length).toBeGreaterThan(3);
      expect(Math.max(...changes)).toBeLessThanOrEqual(30);
    },
  );

  test('have their samples beside the description from 1200 px on, and below it before', async ({ page }) => {
    await openPage(page, `${endpoints}/host#get-host-info`);
    const endpoint = page.locator('.endpoint').filter({ hasText: 'agent_version' });
    const sides = (): Promise<number[]> =>
      endpoint
        .locator('.endpoint-about, .endpoint-samples')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
    await page.setViewportSize({ width: 1200, height: 900 });
    const [about = 0, samples = 0] = await sides();
    expect(samples).toBeGreaterThan(about + 300);
    await page.setViewportSize({ width: 1100, height: 900 });
    const [left, below] = await sides();
    expect(below).toBe(left);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(endpoint.getByText('"hostname": "homeassistant"')).toBeAttached();
    await endpoint.getByRole('tab', { name: 'JavaScript' }).click();
    await expect(endpoint.getByText('await fetch("http://supervisor/host/info"')).toBeVisible();
  });
});
