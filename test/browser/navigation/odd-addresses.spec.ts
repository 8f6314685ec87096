import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { onlyAll } from '../support/only-all';
import { drawn, openPage, runs } from '../support/open-page';
import { firstDoc, longDoc } from '../support/routes';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Collects the uncaught errors of the documents that are opened from now on, also of one that loads itself again. The documents write
 * them down themselves: the browser reports errors of a document that a busy machine is still taking down as if the next one had them.
 */
async function watchErrors(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keep = (message: string): void =>
      sessionStorage.setItem('errors', `${sessionStorage.getItem('errors') ?? ''}${message}\n`);
    addEventListener('error', ({ message }) => keep(message));
    addEventListener('unhandledrejection', ({ reason }) => keep(String(reason)));
  });
}

/** The errors since the last call. */
const takeErrors = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const errors = sessionStorage.getItem('errors') ?? '';
    sessionStorage.removeItem('errors');
    return errors;
  });

/** Follows a link that stands in no page of ours, and waits until another entry of the history, or another document, is shown. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { before: (history.state as { key?: string } | null)?.key }));
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.setAttribute('href', href);
    document.body.append(link);
    setTimeout(() => link.click());
  }, address);
  await page.waitForFunction(() => {
    const { before } = window as { before?: string };
    return before === undefined || (history.state as { key?: string } | null)?.key !== before;
  });
  await runs(page);
  await drawn(page);
}

const reachedBy = {
  'on the first load': async (page: Page, address: string) => {
    // Another hash alone would not load the page again.
    await page.goto('about:blank');
    await page.goto(address);
    await runs(page);
    await drawn(page);
  },
  'by a link': async (page: Page, address: string) => {
    // From a page that none of them leads to.
    await (page.url() === 'about:blank' ? openPage(page, '/blog/archive') : follow(page, '/blog/archive'));
    await expect(title(page)).toHaveText('Archive');
    await follow(page, address);
  },
} as const;

const oddOnes = [
  ['/no/a%2Fb', 'Page not found'],
  ['/docs%2Fadd-ons', 'Page not found'],
  ['/no/a%252Fb', 'Page not found'],
  ['/no/:path', 'Page not found'],
  ['/no/50%-off', 'Page not found'],
  ['/%', 'Page not found'],
  ['/no/%E0%A4%A#%', 'Page not found'],
  [`${firstDoc}#%`, 'Developing an add-on'],
  [`${firstDoc}#100%`, 'Developing an add-on'],
  [`${firstDoc}?q=%#%E0%A4%A`, 'Developing an add-on'],
] as const;

for (const [way, reach] of Object.entries(reachedBy)) {
  test(`addresses that have made pages blank show their page or “Page not found” ${way}`, onlyAll, async ({ page }) => {
    await watchErrors(page);
    for (const [address, name] of oddOnes)
      await test.step(address, async () => {
        await reach(page, address);
        await expect(title(page)).toHaveText(name);
        expect(await takeErrors(page)).toBe('');
      });
  });

  test(`any address shows its page or the not-found page ${way}`, onlyAll, async ({ page }) => {
    test.setTimeout(240_000);
    await watchErrors(page);
    await openPage(page, firstDoc);
    await fc.assert(
      fc.asyncProperty(oddAddress, async (address) => {
        await (way === 'by a link' ? follow : reach)(page, address);
        await expect(title(page)).toHaveCount(1);
        await expect(title(page)).not.toHaveText('This page crashed.');
        expect(await takeErrors(page)).toBe('');
      }),
      { numRuns: 40, seed: 2025, endOnFailure: true },
    );
  });
}

test('a malformed hash within a page, followed or typed, leaves the page as it is', onlyAll, async ({ page }) => {
  await watchErrors(page);
  await openPage(page, longDoc);
  for (const hash of ['#%', '#100%', '#%E0%A4%A']) {
    await follow(page, hash);
    await page.evaluate((typed) => (location.hash = typed), `${hash}x`);
    await drawn(page);
    await page.goBack();
    await drawn(page);
  }
  await expect(title(page)).toHaveText('Sensor entity');
  expect(await takeErrors(page)).toBe('');
});

const pieces = [
  'docs',
  'add-ons',
  'blog',
  '404',
  'no',
  '%',
  '%2F',
  '%2f',
  '%25',
  '%252F',
  '%3A',
  '%E0%A4%A',
  '%E2%82%AC',
  '%00',
];
const odder = [
  ':x',
  ':path',
  ':uri',
  '*',
  '..',
  '.',
  '@',
  '+',
  '&',
  '=',
  ';',
  ',',
  '€',
  '𝄞',
  ' ',
  '"',
  '<b>',
  '\\',
  '|',
  '^',
  '[',
  '~',
];
const piece = fc.oneof(
  fc.constantFrom(...pieces),
  fc.constantFrom(...odder),
  fc.string({ minLength: 1, maxLength: 3 }),
);
const part = fc.array(piece, { minLength: 1, maxLength: 3 }).map((all) => all.join(''));
const withoutMarks = part.map((text) => text.replace(/[?#]/g, ''));
const ofParts = fc.array(withoutMarks, { minLength: 0, maxLength: 3 }).map((all) => all.join('/'));

/** An address of this host, with any path, query and hash. */
const oddAddress = fc
  .tuple(fc.constantFrom('/', '/docs/', '/docs/add-ons', '/blog/'), ofParts, part, part, fc.boolean(), fc.boolean())
  .map(
    ([base, path, query, hash, asks, points]) => base + path + (asks ? `?${query}` : '') + (points ? `#${hash}` : ''),
  )
  .map((address) => address.replace(/^\/[/\\]+/, '/'));
