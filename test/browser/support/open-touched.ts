import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openPage } from './open-page';

/** Opens a page and waits for the listeners that come with the first touch, because they handle a click on a summary. */
export async function openTouched(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await touch(page);
}

/** Touches the page that is open until its listeners are there. */
export async function touch(page: Page): Promise<void> {
  const taken = (): Promise<boolean> =>
    page.evaluate(() => {
      const summary = document.createElement('summary');
      const details = document.createElement('details');
      details.append(summary);
      document.body.append(details);
      const left = summary.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      details.remove();
      return !left;
    });
  await expect.poll(taken).toBe(true);
}
