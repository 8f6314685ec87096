import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { followInjected } from '../support/follow-injected';
import { holdRequests } from '../support/network/hold-requests';
import { openPage, runs } from '../support/open-page';
import { firstDoc, longDoc } from '../support/routes';

const place = (page: Page): Promise<number> => page.evaluate(() => scrollY);
const at = (page: Page, top: number) => expect.poll(() => place(page)).toBe(top);

/** Scrolls, and waits for the frame in which the page hears of it. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, top);
  await at(page, top);
}

async function goTo(page: Page, address: string): Promise<void> {
  await followInjected(page, address);
  await expect(page).toHaveURL(address);
  // The address comes before the page. What the head says comes after it.
  const path = address.replace(/[?#].*/, '');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
}

/** Uses the table of contents beside the text; returns the place that it leads to. */
async function section(page: Page, id: string): Promise<number> {
  await page.locator(`[aria-labelledby=on-this-page] a[href="#${id}"]`).click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  let last = -1;
  await expect
    .poll(async () => {
      const before = last;
      last = await place(page);
      return last === before;
    })
    .toBe(true);
  return last;
}

const results = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d results/);
  await expect(page.getByRole('main').locator('ol[aria-busy=false] > li').first()).toBeVisible();
  // Texts come last, for all results at once.
  await expect(page.getByRole('main').locator('li > p mark').first()).toBeAttached();
};

/** Each case leaves a place and comes back to it; without a hash and with one. */
const cases: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'back to a page': async (page) => {
    await openPage(page, longDoc);
    await scrollTo(page, 1500);
    await goTo(page, firstDoc);
    await at(page, 0);
    await page.goBack();
    await at(page, 1500);
  },
  'forward to a page': async (page) => {
    await openPage(page, firstDoc);
    await goTo(page, longDoc);
    await scrollTo(page, 1234);
    await page.goBack();
    await at(page, 0);
    await page.goForward();
    await at(page, 1234);
  },
  'back to a page with a hash': async (page) => {
    await openPage(page, `${longDoc}#long-term-statistics`);
    await scrollTo(page, 700);
    await goTo(page, firstDoc);
    await page.goBack();
    await at(page, 700);
  },
  'forward to a page with a hash': async (page) => {
    await openPage(page, firstDoc);
    await goTo(page, `${longDoc}#long-term-statistics`);
    await scrollTo(page, 321);
    await page.goBack();
    await at(page, 0);
    await page.goForward();
    await at(page, 321);
  },
  'back to the top of a page with a hash': async (page) => {
    await openPage(page, `${longDoc}#long-term-statistics`);
    await scrollTo(page, 0);
    await goTo(page, firstDoc);
    await scrollTo(page, 200);
    await page.goBack();
    await at(page, 0);
  },
  'back twice within a page': async (page) => {
    await openPage(page, longDoc);
    await scrollTo(page, 150);
    await section(page, 'properties');
    await scrollTo(page, 450);
    await section(page, 'long-term-statistics');
    await page.goBack();
    await at(page, 450);
    await page.goBack();
    await at(page, 150);
  },
  'forward twice within a page': async (page) => {
    await openPage(page, longDoc);
    const first = await section(page, 'properties');
    const second = await section(page, 'long-term-statistics');
    await page.goBack();
    await at(page, first);
    await page.goBack();
    await at(page, 0);
    await page.goForward();
    await at(page, first);
    await page.goForward();
    await at(page, second);
  },
  'a reload': async (page) => {
    await openPage(page, longDoc);
    await scrollTo(page, 1500);
    await page.reload();
    await runs(page);
    await at(page, 1500);
  },
  'a reload with a hash': async (page) => {
    await openPage(page, `${longDoc}#long-term-statistics`);
    await scrollTo(page, 654);
    await page.reload();
    await runs(page);
    await at(page, 654);
  },
  'back after a reload': async (page) => {
    await openPage(page, longDoc);
    await scrollTo(page, 1500);
    await goTo(page, `${firstDoc}#main`);
    await scrollTo(page, 77);
    await page.reload();
    await runs(page);
    await at(page, 77);
    await page.goBack();
    await at(page, 1500);
  },
  'back from another site': async (page) => {
    await openPage(page, longDoc);
    await scrollTo(page, 1500);
    await page.goto('about:blank');
    await page.goBack();
    await runs(page);
    await at(page, 1500);
  },
  'back to the search': async (page) => {
    await openPage(page, '/search?q=config');
    await results(page);
    await scrollTo(page, 1500);
    await page.getByRole('main').locator('ol h2 a').last().dispatchEvent('click');
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await results(page);
    await at(page, 1500);
  },
  'forward to the search': async (page) => {
    await openPage(page, firstDoc);
    await goTo(page, '/search?q=config');
    await results(page);
    await scrollTo(page, 1100);
    await page.goBack();
    await at(page, 0);
    await page.goForward();
    await results(page);
    await at(page, 1100);
  },
  'a reload of the search': async (page) => {
    await openPage(page, '/search?q=config#main');
    await results(page);
    await scrollTo(page, 1500);
    await page.reload();
    await results(page);
    await at(page, 1500);
  },
  'back to an earlier search': async (page) => {
    await openPage(page, '/search?q=config');
    await results(page);
    await scrollTo(page, 900);
    await goTo(page, '/search?q=light');
    await results(page);
    await scrollTo(page, 300);
    await page.goBack();
    await results(page);
    await at(page, 900);
  },
  'back from a change of the query': async (page) => {
    await openPage(page, longDoc);
    await scrollTo(page, 1200);
    await goTo(page, `${longDoc}?from=elsewhere`);
    await scrollTo(page, 400);
    await page.goBack();
    await at(page, 1200);
    await page.goForward();
    await at(page, 400);
  },
  'back without storage': async (page) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await openPage(page, longDoc);
    await scrollTo(page, 1500);
    await goTo(page, firstDoc);
    await page.goBack();
    await at(page, 1500);
  },
};

/** The usual ways back, to a page and to what comes late. */
const eachTime = new Set(['back to a page', 'back to the search']);

for (const [name, run] of Object.entries(cases))
  test(`${name} returns to the place that was left, to the pixel`, often(eachTime.has(name)), async ({ page }) =>
    run(page),
  );

test('a reader who scrolls while late content comes is not taken back', onlyAll, async ({ page }) => {
  await openPage(page, '/search?q=config');
  await results(page);
  await scrollTo(page, 1500);
  const held = await holdRequests(page, '**/search-index/manifest.json');
  await page.reload();
  await runs(page);
  await page.mouse.move(600, 600);
  await page.mouse.wheel(0, -2000);
  await at(page, 0);
  await held.release();
  await results(page);
  expect(await place(page)).toBe(0);
});

test('a link to the page that is open leads to its top', async ({ page }) => {
  await openPage(page, longDoc);
  await scrollTo(page, 1500);
  await followInjected(page, longDoc);
  await at(page, 0);
});
