import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { often } from '../support/only-all';
import { openPage } from '../support/open-page';

/** Where lines of code and headings break: what stands before and after each break, and the name or sentence. */
const breaks = (page: Page): Promise<{ before: string; after: string; text: string; fits: boolean }[]> =>
  page.locator('main :is(h1, h2, h3, :not(pre) > code)').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const found = [];
        const range = document.createRange();
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const room = element.closest('td, li, p, h1, .heading')?.clientWidth ?? 0;
        let before = '';
        let line: number | undefined;
        let width = 0;
        while (walker.nextNode()) {
          const text = walker.currentNode.textContent ?? '';
          for (let index = 0; index < text.length; index++) {
            const after = text.charAt(index);
            range.setStart(walker.currentNode, index);
            range.setEnd(walker.currentNode, index + 1);
            const box = range.getBoundingClientRect();
            // What is read only, such as the class of a constant, takes a pixel.
            if (after === ' ') before = after;
            if (box.width === 0 || box.height < 2 || range.startContainer.parentElement?.matches('.prefix')) continue;
            width += box.width;
            if (line !== undefined && box.top > line + 6) found.push({ before, after });
            line = box.top;
            before = after;
          }
        }
        // Less the edges of the cell and of the box around code, and a comma.
        const fits = element.tagName === 'CODE' && width < room - 48;
        return found.map((place) => ({ ...place, text: element.textContent, fits }));
      }),
  );

const pages = [
  '/docs/releases/2025-6',
  '/docs/deprecations',
  '/docs/core/entity/water-heater',
  '/docs/intent_builtin',
  '/docs/add-ons/testing',
  '/docs/android/linter',
  '/blog/2024/11/28/dt-util-utc-to-timestamp-deprecation',
  '/blog/2024/12/13/water-heater-entity-description',
];

for (const path of pages)
  test(
    `the names of ${path} break at their joints, and only where a line has no room for them`,
    often(path === pages[0]),
    async ({ page }) => {
      await openPage(page, path);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const found = await breaks(page);
        const joint = /[\s._/,=:|([>]$/;
        const torn = found.filter(
          ({ before, after, text }) =>
            !joint.test(before) &&
            !(before === '-' && text.length > 24) &&
            !/[\s/]/.test(after) &&
            !/[a-z\d][A-Z]/.test(before + after),
        );
        expect(torn, `${path} at ${width} px`).toEqual([]);
        expect(
          found.filter(({ text, fits }) => fits && !/\s/.test(text)),
          `${path} at ${width} px`,
        ).toEqual([]);
      }
    },
  );

test('the box of a name in two lines ends where its lines end, and a mark stays beside the name', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openPage(page, '/docs/releases/2025-6');
  const name = page.locator('.calendar td:first-child code', { hasText: 'async_forward_entry_setup' });
  const lines = await name.evaluate((code) =>
    [...code.getClientRects()].map(({ width, bottom }) => ({ width, bottom })),
  );
  expect(lines).toHaveLength(2);
  expect(lines[1]?.width).toBeLessThan(0.6 * (lines[0]?.width ?? 0));
  const mark = await name.evaluate((code) => {
    const range = document.createRange();
    range.selectNode(code.nextSibling ?? code);
    return { text: range.toString(), bottom: range.getBoundingClientRect().bottom };
  });
  expect(mark.text).toBe(':');
  expect(Math.abs(mark.bottom - (lines[1]?.bottom ?? 0))).toBeLessThan(8);
});
