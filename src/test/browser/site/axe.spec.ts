import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { identifiersPath } from '../../../model/addresses/routes';
import { breakDoc } from '../support/break-doc';
import { followInjected } from '../support/follow-injected';
import { openPage } from '../support/open-page';
import { openTouched } from '../support/page-extras';
import { firstDoc, longDoc, picturesDoc, routes } from '../support/routes';
import { suggest } from '../support/search-box';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const widths = [1280, 360];
const target = '/docs/core/entity/lock';

/** Pages with a toolbar, filtered, of which axe sees the text: what surrounds it is that of other docs, and takes long. */
const filtered = [
  { name: 'the entity explorer', path: '/docs/core/entity/explorer?q=battery', control: 'Kind' },
  {
    name: 'the checklist',
    path: '/docs/core/integration-quality-scale/checklist',
    control: 'Tier to reach',
  },
  { name: 'the endpoints', path: '/docs/api/supervisor/endpoints?q=backup&method=DELETE', control: 'Method' },
  { name: 'a filter without matches', path: '/docs/core/entity/explorer?q=qqxzzvw', control: 'Kind' },
];

/** What the theme can change. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Violations: of every rule in light, of the rules about colours in dark. Each names rule and element. */
async function violations(page: Page, within = 'html'): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Naming every element that passes takes most of the time on long pages; the site has no frames to look into.
    const axe = new AxeBuilder({ page })
      .include(within)
      .options({ resultTypes: ['violations'] })
      .setLegacyMode();
    const result = await (colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(colourRules)).analyze();
    for (const { id, nodes } of result.violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${colorScheme}: ${id} at ${target.join(' ')}: ${failureSummary ?? ''}`);
  }
  return found;
}

for (const width of widths)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const { name, path } of routes)
      test(`${name} has no barrier that axe knows`, async ({ page }) => {
        await openPage(page, path);
        // Thousands of like rows keep axe for minutes; a few say the same.
        if (path === identifiersPath) await page.getByRole('searchbox', { name: 'Filter names' }).fill('async_setup');
        if (path.includes('?')) await expect(page.getByRole('main').getByRole('status')).toHaveText(/results/);
        expect(await violations(page)).toEqual([]);
      });

    for (const { name, path, control } of filtered)
      test(`${name} has no barrier that axe knows`, async ({ page }) => {
        await openPage(page, path);
        await expect(page.getByLabel(control)).toBeVisible();
        // Axe would step over what the filter hid, but take half a minute for it.
        await page.locator('.prose [hidden]').evaluateAll((all) => all.forEach((element) => element.remove()));
        expect(await violations(page, '.prose')).toEqual([]);
      });

    test('the deprecation calendar has no barrier that axe knows', async ({ page }) => {
      await openPage(page, '/docs/deprecations');
      expect(await violations(page)).toEqual([]);
    });

    test('search results have no barrier that axe knows', async ({ page }) => {
      await openPage(page, firstDoc);
      await suggest(page, 'config');
      await page.keyboard.press('ArrowDown');
      expect(await violations(page)).toEqual([]);
    });

    test('a page with marked words has no barrier that axe knows', async ({ page }) => {
      await openPage(page, `${longDoc}?_highlight=state`);
      await expect(page.getByRole('region', { name: 'Marked words' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('an enlarged picture has no barrier that axe knows', async ({ page }) => {
      await openTouched(page, picturesDoc);
      await page.locator('a[data-zoom]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('a failed search has no barrier that axe knows', async ({ page }) => {
      await page.route('**/search-index/**', (route) => route.abort());
      await openPage(page, firstDoc);
      await page.locator('header[data-site]').getByRole('combobox').fill('config');
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('a search without results has no barrier that axe knows', async ({ page }) => {
      await openPage(page, '/search?q=qqxzzvw');
      await expect(page.getByRole('main').getByRole('status')).toHaveText('No results');
      expect(await violations(page)).toEqual([]);
    });

    test('a page that could not be loaded has no barrier that axe knows', async ({ page }) => {
      await openPage(page, firstDoc);
      await page.waitForLoadState('networkidle');
      await page.route(`**${target}**`, (route) => route.abort('connectionrefused'));
      await followInjected(page, target);
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('a page that crashed has no barrier that axe knows', async ({ page }) => {
      await breakDoc(page, target);
      await openPage(page, firstDoc);
      await followInjected(page, target);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
      expect(await violations(page)).toEqual([]);
    });
  });

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('has no barrier that axe knows', async ({ page }) => {
    await openPage(page, firstDoc);
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to main menu' }).click();
    expect(await violations(page)).toEqual([]);
  });
});
