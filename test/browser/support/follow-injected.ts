import type { Page } from '@playwright/test';

/** Follows a link that no page has, as if it stood in the text in view. */
export async function followInjected(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, href);
}
