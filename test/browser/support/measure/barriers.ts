import axe from 'axe-core';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What colors can change. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds within an element, by all rules or by some. Each finding names rule and element. */
export async function barriers(page: Page, within = 'html', rules?: readonly string[]): Promise<string[]> {
  // A document keeps axe, so that it is read once for all that is asked of it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ within, runOnly }) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      // Naming every element that passes takes most of the time on long pages.
      const { violations } = await inPage.run({ include: [within] }, { resultTypes: ['violations'], runOnly });
      return violations;
    },
    { within, runOnly: rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: tags } },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
