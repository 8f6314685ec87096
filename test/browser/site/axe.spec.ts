import { expect, test } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { barriers, colorRules } from '../support/measure/barriers';
import { indistinct } from '../support/measure/indistinct';
import { alike, flowing, folding } from '../support/screens';

for (const [name, open] of Object.entries({ ...folding, ...flowing }))
  test(`${name} has no barrier that axe knows`, often(!alike.has(name)), async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const within = await open(page);
    const soft = expect.configure({ soft: true });
    soft(await barriers(page, within), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    soft(await barriers(page, within, colorRules), 'dark').toEqual([]);
  });

for (const [name, open] of Object.entries({ ...folding, ...flowing }))
  test(`${name} says everything in the reader’s own colors`, onlyAll, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const soft = expect.configure({ soft: true });
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      soft(await indistinct(page), `forced colors, ${colorScheme}`).toEqual([]);
      soft(await barriers(page, 'html', colorRules), `forced colors, ${colorScheme}`).toEqual([]);
    }
  });

test.describe('on a phone', onlyAll, () => {
  // The narrowest width of WCAG (reflow).
  test.use({ viewport: { width: 320, height: 900 } });

  for (const [name, open] of Object.entries(folding))
    test(`${name} has no barrier that axe knows`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await barriers(page, await open(page))).toEqual([]);
    });
});
