import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onlyAll } from '../support/only-all';
import { drawn, openPage } from '../support/open-page';
import { touch } from '../support/open-touched';
import { firstDoc, longDoc, post } from '../support/routes';

test.use({ serviceWorkers: 'allow' });

/** Where everything stands that a reader may be about to click. */
const places = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, summary')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, top } = element.getBoundingClientRect();
        return `${element.textContent.slice(0, 40)} at ${Math.round(left)}, ${Math.round(top + scrollY)}`;
      }),
  );

/** The same once nothing moves by itself any more: the bar measures which of its items fit after the scripts have started. */
async function restingPlaces(page: Page): Promise<readonly string[]> {
  let last: readonly string[] = [];
  await expect
    .poll(async () => {
      const before = last;
      await drawn(page);
      last = await places(page);
      return last.join('\n') === before.join('\n');
    })
    .toBe(true);
  return last;
}

for (const width of [360, 1280])
  test(`at ${width} px, the first touch of a page moves nothing away from the pointer`, onlyAll, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '/',
      '/blog',
      post,
      firstDoc,
      longDoc,
      '/docs/chapters/core-releases',
      '/search',
      '/docs/api/rest',
    ]) {
      await openPage(page, path);
      const before = await restingPlaces(page);
      await touch(page);
      await page.getByRole('button', { name: 'Read offline' }).waitFor();
      await drawn(page);
      const after = new Set(await places(page));
      expect(
        before.filter((place) => !after.has(place)),
        path,
      ).toEqual([]);
    }
  });

test('a reader who only turns the wheel gets what is below the text', onlyAll, async ({ page }) => {
  await openPage(page, longDoc);
  // The pointer rests where it was on the page before, which no event tells.
  await openPage(page, longDoc);
  await page.mouse.wheel(0, 100_000);
  await expect(page.getByRole('button', { name: 'Your setup' })).toBeVisible();
});
