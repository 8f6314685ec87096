import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { onlyAll } from '../support/only-all';
import { openTouched } from '../support/open-touched';
import { longDoc } from '../support/routes';

const category = (page: Page): Locator =>
  page
    .getByRole('navigation', { name: 'Pages of this section' })
    .locator('details', { has: page.locator(':scope > summary', { hasText: 'The hass object' }) });

/** Clicks on the summary and tells, before time passes, how the height is animated. */
const clickForMotion = (details: Locator): Promise<{ duration: unknown; easing: unknown }[]> =>
  details.evaluate((element) => {
    element.querySelector('summary')?.click();
    return element.getAnimations().map(({ effect }) => {
      const { duration, easing } = effect?.getTiming() ?? {};
      return { duration, easing };
    });
  });

/** Waits until nothing moves. */
const still = (details: Locator): Promise<void> =>
  expect.poll(() => details.evaluate((element) => element.getAnimations().length)).toBe(0);

async function open(page: Page): Promise<Locator> {
  await openTouched(page, longDoc);
  return category(page);
}

test('a category opens and closes with its height moving, for a time that follows from the height', async ({
  page,
}) => {
  const details = await open(page);
  const closed = (await details.boundingBox())?.height ?? 0;
  const [opening] = await clickForMotion(details);
  await still(details);
  const height = ((await details.boundingBox())?.height ?? 0) - closed;
  expect(height).toBeGreaterThan(50);
  const constant = height / 36;
  const expected = (4 + 15 * constant ** 0.25 + constant / 5) * 10;
  expect(opening?.easing).toBe('ease-in-out');
  expect(Math.abs(Number(opening?.duration) - expected)).toBeLessThan(5);
  await expect(details).toHaveAttribute('open');
  expect(await clickForMotion(details)).toEqual([opening]);
  await expect(details).not.toHaveAttribute('open');
});

test('with reduced motion it takes a millisecond', onlyAll, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const details = await open(page);
  const [motion] = await clickForMotion(details);
  expect(motion?.duration).toBe(1);
  await expect(details).toHaveAttribute('open');
});

test('turning round on the way ends where the reader wants it', onlyAll, async ({ page }) => {
  const details = await open(page);
  await details.evaluate((element) => {
    element.querySelector('summary')?.click();
    element.querySelector('summary')?.click();
  });
  await still(details);
  await expect(details).not.toHaveAttribute('open');
  await details.evaluate((element) => {
    for (let click = 0; click < 3; click++) element.querySelector('summary')?.click();
  });
  await still(details);
  await expect(details).toHaveAttribute('open');
});

test('a category opens by keyboard, and the one of the current page is open from the start', async ({ page }) => {
  const details = await open(page);
  await details.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(details).toHaveAttribute('open');
  const current = page.locator('nav details', { has: page.locator('[aria-current=page]') });
  await expect(current).toHaveAttribute('open');
});

test('a menu of the navbar closes on Escape, which gives the focus back, and when the reader turns away', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'afterbegin',
        '<details data-menu><summary>More</summary><a href="/blog">Inside</a></details>',
      );
  });
  const menu = page.locator('main details[data-menu]', { hasText: 'More' });
  await menu.locator('summary').click();
  await menu.getByRole('link').focus();
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(menu.locator('summary')).toBeFocused();
  await menu.locator('summary').click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).not.toHaveAttribute('open');
});
