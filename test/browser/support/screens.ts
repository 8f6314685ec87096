import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { breakDoc } from './break-doc';
import { followInjected } from './follow-injected';
import { drawn, moreSections, openPage, openSettled } from './open-page';
import { openTouched } from './open-touched';
import { firstDoc, longDoc, picturesDoc, post, routes } from './routes';
import { searchBox, suggest } from './search-box';

/** Address of the index of names. */
const namesPath = '/docs/identifiers';

const target = '/docs/core/entity/lock';

/** Opens a page in a state that readers meet; returns the part of it that axe is to look at, or nothing for all of it. */
export type Open = (page: Page) => Promise<string | undefined>;

const route =
  (path: string): Open =>
  async (page) => {
    await openPage(page, path);
    // Thousands of like rows keep axe for minutes; a few say the same.
    if (path === namesPath) await page.getByRole('searchbox', { name: 'Filter names' }).fill('async_setup');
    if (path.includes('?')) await expect(page.getByRole('main').getByRole('status')).toHaveText(/results/);
    return undefined;
  };

/** A page with a toolbar, filtered, of which axe sees the text: what surrounds it is that of other docs, and takes long. */
const filtered =
  (path: string, control: string): Open =>
  async (page) => {
    await openPage(page, path);
    await expect(page.getByLabel(control)).toBeVisible();
    // The filter has a separate script, which loads after the toolbar.
    if (path.includes('?')) await expect(page.locator('.prose [hidden]').first()).toBeAttached();
    // Axe would step over what the filter hid, but take half a minute for it.
    await page.locator('.prose [hidden]').evaluateAll((all) => all.forEach((element) => element.remove()));
    return '.prose';
  };

/** States that a phone shows in another layout: folded or stacked parts, the search over the whole screen. */
export const folding: Readonly<Record<string, Open>> = {
  'the home page': route('/'),
  'a post': route(post),
  'a doc with tables and code': route(longDoc),
  'the index of names': route(namesPath),
  'a search': route('/search?q=config'),
  'the entity explorer': filtered('/docs/core/entity/explorer?q=battery', 'Kind'),
  'the changes of a release': async (page) => {
    await openPage(page, '/docs/releases/2025-1');
    return '.prose';
  },
  'a list of suggestions': async (page) => {
    await openPage(page, firstDoc);
    await suggest(page, 'config');
    await page.keyboard.press('ArrowDown');
    return undefined;
  },
  'an enlarged picture': async (page) => {
    await openTouched(page, picturesDoc);
    await page.locator('a[data-zoom]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    return undefined;
  },
  'a failed search': async (page) => {
    await page.route('**/search-index/**', (request) => request.abort());
    await openPage(page, firstDoc);
    await page.locator('header[data-site]').getByRole('combobox').fill('config');
    await expect(page.getByRole('alert')).toBeVisible();
    return undefined;
  },
};

/** Screens that consist of what others have, or that few readers see. */
export const alike: ReadonlySet<string> = new Set([
  'the second list page',
  'the last list page',
  'the archive',
  'the first doc',
  'a doc with tabs',
  'a doc with pictures',
  'the search page',
  'a search without results',
  'a failed search',
  'a page that crashed',
  'a page that could not be loaded',
  'an unknown address',
  'a page with marked words',
  'a part of a chapter',
  'code that is compared with the calendar',
  'the changes of a release',
  'the checklist',
  'a search whose code is missing',
  'an enlarged picture',
  'the menu of links without room in the header',
  'the endpoints',
  'the index of names',
  'a filter without matches',
  'the endpoints of a group',
  'the menu of a phone, one level up',
  'a menu of links that has the section of the page',
]);

/** States that differ on a phone by their width alone. */
export const flowing: Readonly<Record<string, Open>> = {
  ...Object.fromEntries(
    routes.filter(({ name }) => !(name in folding)).map(({ name, path }) => [name, route(path)] as const),
  ),
  'the endpoints': filtered('/docs/api/supervisor/endpoints?q=backup&method=DELETE', 'Method'),
  'the endpoints of a group': route('/docs/api/supervisor/endpoints/backup'),
  'code that is compared with the calendar': async (page) => {
    await openPage(page, '/docs/deprecations');
    await page.locator('summary', { hasText: 'What changes for my integration?' }).click();
    await page.getByLabel(/^Paste names or code/).fill('hass.async_add_job(work)');
    await expect(page.locator('.prose [hidden]').first()).toBeAttached();
    return '.prose';
  },
  'a page with marked words': async (page) => {
    await openPage(page, `${longDoc}?_highlight=state`);
    await expect(page.getByRole('region', { name: 'Highlighted words' })).toBeVisible();
    // The rest of the page is that of the doc without marks.
    return 'main mark, [aria-label="Highlighted words"]';
  },
  'a doc with a diagram': route('/docs/architecture_index'),
  'the checklist': filtered('/docs/core/integration-quality-scale/checklist', 'Target tier'),
  'a filter without matches': filtered('/docs/core/entity/explorer?q=qqxzzvw', 'Kind'),
  'the deprecation calendar': route('/docs/deprecations'),
  'a chapter': async (page) => {
    await openPage(page, '/docs/chapters/frontend-extending-the-frontend');
    // Code that scrolls becomes a stop for the Tab key when it comes into view.
    for (const part of await page.locator('main section').all()) {
      await part.scrollIntoViewIfNeeded();
      await drawn(page);
    }
    return undefined;
  },
  'a part of a chapter': async (page) => {
    await openPage(page, '/docs/chapters/supervisor-supervisor-api/2');
    await page.getByText('pages of this chapter').last().click();
    // The docs are those of their pages.
    await page.locator('main section').evaluateAll((all) => all.forEach((section) => section.remove()));
    return 'main';
  },
  'a search without results': async (page) => {
    await openPage(page, '/search?q=qqxzzvw');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('No results');
    return undefined;
  },
  'a page that could not be loaded': async (page) => {
    await openSettled(page, firstDoc);
    await page.route(`**${target}**`, (request) => request.abort('connectionrefused'));
    await followInjected(page, target);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    return undefined;
  },
  'the menu of a phone': async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, firstDoc);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    return undefined;
  },
  'the menu of a phone, one level up': async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, firstDoc);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Back to main menu' }).click();
    return undefined;
  },
  'the menu of links without room in the header': async (page) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await openPage(page, firstDoc);
    await moreSections(page).click();
    return 'header[data-site]';
  },
  'a menu of links that has the section of the page': async (page) => {
    await page.setViewportSize({ width: 997, height: 800 });
    await openPage(page, post);
    await moreSections(page).click();
    return 'header[data-site]';
  },
  'a search whose code is missing': async (page) => {
    await openSettled(page, firstDoc);
    await page.route('**/*.js*', (request) => request.fulfill({ status: 404 }));
    await searchBox(page).fill('config');
    await expect(page.getByRole('alert').filter({ hasText: /could not be loaded/ })).toBeVisible();
    return 'header[data-site]';
  },
  'a page that crashed': async (page) => {
    await breakDoc(page, target);
    await openPage(page, firstDoc);
    await followInjected(page, target);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    return undefined;
  },
};
