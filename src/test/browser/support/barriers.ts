import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What colors can change. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds within an element, by all rules or by some. Each finding names rule and element. */
export async function barriers(page: Page, within = 'html', rules?: readonly string[]): Promise<string[]> {
  // Naming every element that passes takes most of the time on long pages; the site has no frames to look into.
  const axe = new AxeBuilder({ page })
    .include(within)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(tags)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
