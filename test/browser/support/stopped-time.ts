import type { Page } from '@playwright/test';
import { openPage } from './open-page';

/** After this many milliseconds a button that said what it did has its name again. */
export const moment = 5000;

/**
 * Opens a page in which time stands still until `page.clock` moves it, so that nothing that shows only for a moment is missed.
 */
export async function openStopped(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openPage(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
}
