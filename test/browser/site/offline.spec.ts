import { build } from 'esbuild';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onlyAll } from '../support/only-all';
import { barriers } from '../support/measure/barriers';
import { watchComplaints } from '../support/measure/watch-complaints';
import { RepublishingServer } from '../support/network/republishing-server';
import { isOfBuild } from '../support/network/next-deploy';
import { drawn, openPage, runs } from '../support/open-page';
import { openTouched } from '../support/open-touched';
import { searchBox } from '../support/search-box';

const read = '/docs/add-ons/tutorial';
const alsoRead = '/docs/add-ons/configuration';
const unread = '/docs/add-ons/security';

/** Each test has an origin of its own, so that nothing is kept from the one before. */
const test = base.extend<{ host: RepublishingServer }>({
  host: async ({ baseURL }, provide) => {
    const host = new RepublishingServer(baseURL ?? '');
    await host.start();
    await provide(host);
    await host.stop();
  },
});
test.use({ serviceWorkers: 'allow' });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const note = (page: Page) => page.locator('#kept-note');
const today = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date());
const copyOfToday = new RegExp(`This page was saved on ${today}\\.$`);

/** Waits until the service worker answers the requests of the page and has kept it, with its data and all that it has loaded. */
const kept = (page: Page, path: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async (at) => {
        if (navigator.serviceWorker.controller?.state !== 'activated') return false;
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        const needed = [at, `/page-data${at}/page-data.json`].map((address) => location.origin + address);
        const files = [...needed, ...loaded].filter((address) => !address.endsWith('/sw.js'));
        return (await Promise.all(files.map((address) => caches.match(address)))).every(Boolean);
      }, path),
    )
    .toBe(true);

/** Opens a page as somebody who reads it: the service worker comes with the first touch. */
async function readPage(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  // Beside all links, which would fetch their pages.
  await page.mouse.move(2, 890);
  await page.mouse.move(4, 880);
  await kept(page, new URL(address).pathname);
}

const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
  }, path);

async function openDialog(page: Page) {
  // The button comes with the first touch.
  await page.mouse.move(3, 880);
  await page.mouse.move(5, 870);
  await page.getByRole('button', { name: 'Read offline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Read offline' });
  await expect(dialog.getByRole('button', { name: 'Remove saved pages' })).toBeVisible();
  return dialog;
}

test('pages that were read open without network, after a reload and by links, and say that they are copies', async ({
  page,
  host,
}) => {
  await readPage(page, host.origin + read);
  await follow(page, alsoRead);
  await expect(title(page)).toHaveText('Add-on configuration');
  await kept(page, alsoRead);
  await expect(note(page)).toHaveCount(0);
  await host.stop();
  await page.reload();
  await expect(note(page)).toHaveText(copyOfToday);
  await runs(page);
  await expect(title(page)).toHaveText('Add-on configuration');
  await follow(page, read);
  await expect(page).toHaveTitle(/first add-on/);
  await expect(note(page)).toHaveText(copyOfToday);
  await follow(page, unread);
  await expect(page.getByRole('alert')).toContainText('The page could not be loaded');
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await page.goto(host.origin + unread);
  await expect(title(page)).toHaveText("You're offline, and this page isn't saved");
  await page.getByRole('link', { name: /first add-on/ }).click();
  await expect(note(page)).toHaveText(copyOfToday);
  await host.start();
  await page.reload();
  await runs(page);
  await expect(note(page)).toHaveCount(0);
});

test('a section that was saved opens without network, and is searched', async ({ page, host }) => {
  await readPage(page, host.origin + read);
  const dialog = await openDialog(page);
  expect(await barriers(page, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: /^Save this section \(\d+ pages, [\d.]+ MB\)$/ }).click();
  await expect(dialog.getByRole('status')).toHaveText('Saved.');
  await expect(dialog).toContainText(/\d+ pages are saved, with search \([\d.]+ MB\)/);
  await expect(dialog.getByRole('button', { name: /^Save this section/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await host.stop();
  await follow(page, unread);
  await expect(title(page)).toHaveText('Add-on security');
  await expect(note(page)).toHaveText(copyOfToday);
  await searchBox(page).fill('ingress');
  await expect(page.getByRole('option').first()).toContainText(/ingress/i);
  await page.goto(`${host.origin}/search?q=ingress`);
  await runs(page);
  await expect(page.locator('main ol h2').first()).toBeVisible();
  await page.goto(host.origin + alsoRead);
  await runs(page);
  await expect(title(page)).toHaveText('Add-on configuration');
  await (await openDialog(page)).getByRole('button', { name: 'Remove saved pages' }).click();
  await expect(page.getByRole('dialog')).toContainText('No section is saved.');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('saving everything shows how far it is, and can be cancelled', onlyAll, async ({ page, host }) => {
  await readPage(page, host.origin + read);
  const dialog = await openDialog(page);
  host.delay = 200;
  await dialog.getByRole('button', { name: /^Save everything/ }).click();
  await expect
    .poll(() => dialog.getByRole('progressbar').evaluate((bar) => bar instanceof HTMLProgressElement && bar.value))
    .toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Stopped.');
  await expect(dialog).toContainText('No section is saved.');
});

test('a device without space says so', onlyAll, async ({ page, host }) => {
  await page.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  await readPage(page, host.origin + read);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: /^Save this section/ }).click();
  await expect(dialog.getByRole('status')).toContainText('not enough space');
});

test(
  'with network, a reader of the last deploy gets the pages of the new one, which replace the copies',
  onlyAll,
  async ({ page, host }) => {
    await readPage(page, host.origin + read);
    await page.getByRole('button', { name: 'Read offline' }).waitFor();
    const before = await page.evaluate(() => window.___webpackCompilationHash);
    host.publish({ [before]: 'ffffffffffffffffffff', 'Add-on configuration': 'Configuration, rewritten' });
    await follow(page, alsoRead);
    await expect(title(page)).toHaveText('Configuration, rewritten');
    await isOfBuild(page, /^f{20}$/);
    await kept(page, alsoRead);
    await host.stop();
    await page.reload();
    await expect(title(page)).toHaveText('Configuration, rewritten');
    await expect(note(page)).toHaveText(copyOfToday);
    await runs(page);
    // The copy of the other page is of the build before, whose scripts it needs.
    await follow(page, read);
    await expect(page).toHaveTitle(/first add-on/);
    await isOfBuild(page, new RegExp(`^${before}$`));
    await expect(note(page)).toHaveText(copyOfToday);
  },
);

test('a copy is shown when the network takes too long', onlyAll, async ({ page, host }) => {
  await readPage(page, host.origin + read);
  host.delay = 20_000;
  await page.reload();
  await expect(note(page)).toHaveText(copyOfToday, { timeout: 15_000 });
  host.delay = 0;
});

test(
  'browsers without service workers, or with denied storage, show no control and complain of nothing',
  onlyAll,
  async ({ page, host }) => {
    for (const deny of [
      () => Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }),
      () => {
        ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('denied', 'SecurityError'));
      },
    ]) {
      const complaints = await watchComplaints(page);
      await page.addInitScript(deny);
      await openTouched(page, host.origin + read);
      await drawn(page);
      await expect(page.getByRole('button', { name: 'Read offline' })).toHaveCount(0);
      expect(await complaints()).toEqual([]);
    }
  },
);

test(
  'the control is in the footer of pages without a line of origin, and within reach of a thumb',
  onlyAll,
  async ({ page, host }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openTouched(page, `${host.origin}/`);
    const button = page.getByRole('button', { name: 'Read offline' });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport();
    await button.click();
    await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Escape');
    await page.locator('main a[href^="/docs/"]').first().click();
    await expect(page.locator('article').getByRole('button', { name: 'Read offline' })).toBeVisible();
  },
);

test(
  'a site that keeps no pages any more publishes a worker that removes itself and what was kept',
  onlyAll,
  async ({ page, host }) => {
    await readPage(page, host.origin + read);
    const { outputFiles } = await build({
      ...{ entryPoints: ['src/browser/offline/retired-worker.ts'], bundle: true, format: 'iife', write: false },
    });
    host.replaced.set('/sw.js', outputFiles[0]?.text ?? '');
    const left = (): Promise<readonly [number, number]> =>
      page.evaluate(async () => {
        const workers = await navigator.serviceWorker.getRegistrations();
        return [workers.length, (await caches.keys()).length] as const;
      });
    expect(await left()).not.toEqual([0, 0]);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(left).toEqual([0, 0]);
  },
);
