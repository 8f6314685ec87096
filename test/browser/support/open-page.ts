import { expect } from '@playwright/test';
import type { Locator, Page, Request, Response } from '@playwright/test';

/**
 * Keeps one event from pages that are opened from now on: without a window, Chromium tells each new page of a pointer in its corner. One that
 * comes after the scripts would be the first touch.
 */
export async function leaveUntouched(page: Page): Promise<void> {
  await page.addInitScript(() =>
    window.addEventListener(
      'pointerover',
      (event) => {
        if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
      },
      true,
    ),
  );
}

/** Opens a page and waits until its scripts run, which is when the search box shows its shortcut. */
export async function openPage(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  if (!response) throw new Error(`No response for ${path}`);
  await runs(page);
  return response;
}

/** Waits until React has taken over the page. */
export async function runs(page: Page): Promise<void> {
  // Benchmarks measure how long that takes. Of the longest pages, a busy machine needs half a minute.
  await expect(page.locator('header[data-site] kbd').first()).toBeAttached({ timeout: 30_000 });
  // What scrolls becomes a stop for the Tab key as soon as the page is measured.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.table-scroll, .code pre')].every(
      (region) =>
        !region.checkVisibility({ contentVisibilityAuto: true }) ||
        region.scrollWidth > region.clientWidth === region.hasAttribute('tabindex'),
    ),
  );
}

/** The last file that a page fetches by itself: the code for failures (`browser/navigation/navigation.ts`). */
const isLastFile = (request: Request): boolean => /\/later-\w+\.js$/.test(request.url());

/** Loads a page and waits until it has fetched all that it fetches by itself. */
export async function settled<T>(page: Page, load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), page.waitForEvent('requestfinished', isLastFile)]);
  return loaded;
}

/** Opens a page and waits until it has fetched all that it fetches by itself. */
export const openSettled = (page: Page, path: string): Promise<Response> => settled(page, () => openPage(page, path));

/**
 * Waits until the page has drawn what was done to it: effects and observers have run. Requests that they make are known by then,
 * because the browser announces requests in order and this makes the last one.
 */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await fetch('/robots.txt').catch(() => undefined);
  });
}

/**
 * Waits until the page has come that a link or Enter leads to. Until then, the link has the focus, or nothing has it; the address changes before.
 */
export const arrived = (page: Page): Promise<void> => expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();

export const sections = (page: Page): Locator => page.getByRole('navigation', { name: 'Sections' });
/** What opens the menu of the sections that have no room in the navbar. */
export const moreSections = (page: Page): Locator => sections(page).locator('> ul > li').last().locator('summary');

/** The visible link of the navbar to an address. Links without room stay in the bar, out of sight. */
export const sectionLink = (page: Page, href: string): Locator =>
  sections(page).locator(`a[href="${href}"]`).filter({ visible: true });

/** Follows a link of the navbar, which may stand in that menu. */
export async function followSection(page: Page, href: string): Promise<void> {
  const link = sectionLink(page, href);
  if (!(await link.isVisible())) await moreSections(page).click();
  await link.click();
}

/** Waits until Gatsby's loader holds the page at `path`, so that going there needs no request. */
export async function holdsPage(page: Page, path: string): Promise<void> {
  await page.waitForFunction((wanted) => window.___loader.loadPageSync(wanted) !== undefined, path);
}

/** Puts a mark on the window, which only a full load wipes off. */
export async function markVisit(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { visit: 'first' }));
}

/** The page was never loaded again since `markVisit`. */
export async function expectSameVisit(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'visit' in window)).toBe(true);
}
