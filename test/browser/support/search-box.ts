import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The box in the header. */
export const searchBox = (page: Page): Locator => page.locator('header[data-site]').getByRole('combobox');

/** The suggestions below it; the last row leads to all results. */
export const options = (page: Page): Locator => page.locator('header[data-site]').getByRole('option');

/** Where a suggestion leads. */
export const hrefOf = (row: Locator): Promise<string | null> =>
  row.evaluate(
    (element) => (element.matches('a') ? element : element.querySelector('a'))?.getAttribute('href') ?? null,
  );

/** Types a query and waits for its suggestions. */
export async function suggest(page: Page, query: string): Promise<Locator> {
  await searchBox(page).fill(query);
  await expect(options(page).last()).toContainText('See all results');
  await expect(page.locator('header[data-site]').getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  return options(page);
}
