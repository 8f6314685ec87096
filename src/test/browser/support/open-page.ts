import { expect } from '@playwright/test';
import type { Page, Response } from '@playwright/test';

/** Opens a page and waits until its scripts run: the search box shows its shortcut only then. */
export async function openPage(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  if (!response) throw new Error(`No response for ${path}`);
  await runs(page);
  return response;
}

/** Waits until React has taken over the page. */
export async function runs(page: Page): Promise<void> {
  // How long that takes is what benchmarks measure: a busy machine may need more than Playwright's five seconds.
  await expect(page.locator('header[data-site] kbd').first()).toBeAttached({ timeout: 15_000 });
}

/** Puts a mark on the window, which only a full load wipes off. */
export async function markVisit(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { visit: 'first' }));
}

/** The page was never loaded anew since `markVisit`. */
export async function expectSameVisit(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'visit' in window)).toBe(true);
}
