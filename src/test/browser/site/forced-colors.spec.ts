import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { barriers, colorRules } from '../support/barriers';
import { breakDoc } from '../support/break-doc';
import { followInjected } from '../support/follow-injected';
import { openPage, openSettled } from '../support/open-page';
import { openTouched } from '../support/page-extras';
import { firstDoc, longDoc, picturesDoc, post, tabsDoc, unknown } from '../support/routes';
import { suggest } from '../support/search-box';

const diagramDoc = '/docs/architecture_index';
const target = '/docs/core/entity/lock';

/** What can only be told by a background or an edge, and cannot be told by either. */
const indistinct = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clear = 'rgba(0, 0, 0, 0)';
    const backgroundOf = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.documentElement).backgroundColor;
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor === clear ? backgroundOf(element.parentElement) : backgroundColor;
    };
    const colors = (text: string): string => text.replace(/rgba\((.*), 0\)/, 'rgb($1)');
    const hasEdge = (element: Element): boolean => {
      const style = getComputedStyle(element);
      const around = backgroundOf(element.parentElement);
      return (
        (style.outlineStyle !== 'none' && colors(style.outlineColor) !== around) ||
        (parseFloat(style.borderTopWidth) > 0 && colors(style.borderTopColor) !== around)
      );
    };
    const seen = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
    const differs = (element: Element): boolean => backgroundOf(element) !== backgroundOf(element.parentElement);
    const legible = (element: Element): boolean => getComputedStyle(element).color !== backgroundOf(element);
    const chosen = 'mark, a[aria-current], summary[data-current], [aria-selected=true], [aria-pressed=true]';
    const name = (element: Element): string =>
      `${element.tagName} ${element.className} ${element.textContent.slice(0, 30)}`;
    return [
      ...seen('button').filter((button) => !hasEdge(button) && !differs(button)),
      ...seen(chosen).filter((element) => !differs(element)),
      ...seen(`:is(${chosen}), :is(${chosen}) *`).filter((element) => !legible(element)),
      ...seen('.diagram svg :is(rect, polyline, line)').filter((shape) => {
        const { stroke, fill } = getComputedStyle(shape);
        return [stroke, fill].every((paint) => paint === 'none' || paint === backgroundOf(shape.closest('.diagram')));
      }),
      ...seen('.diagram svg text').filter(
        (text) => getComputedStyle(text).fill === backgroundOf(text.closest('.diagram')),
      ),
      ...seen('.admonition').filter((box) => !hasEdge(box)),
    ].map(name);
  });

const screens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the home page': (page) => openPage(page, '/'),
  'a doc with tables and code': (page) => openPage(page, longDoc),
  'a doc with tabs': (page) => openPage(page, tabsDoc),
  'a doc with a diagram': (page) => openPage(page, diagramDoc),
  'the deprecation calendar': (page) => openPage(page, '/docs/deprecations'),
  'a chapter': (page) => openPage(page, '/docs/chapters/frontend-custom-ui'),
  'a post': (page) => openPage(page, post),
  'the blog': (page) => openPage(page, '/blog'),
  'the archive': (page) => openPage(page, '/blog/archive'),
  'an unknown address': (page) => openPage(page, unknown),
  'the checklist': (page) => openPage(page, '/docs/core/integration-quality-scale/checklist'),
  'the entity explorer': (page) => openPage(page, '/docs/core/entity/explorer'),
  'a search': async (page) => {
    await openPage(page, '/search?q=config');
    await expect(page.locator('main mark').first()).toBeVisible();
  },
  'a list of suggestions': async (page) => {
    await openPage(page, firstDoc);
    await suggest(page, 'config');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[role=option][aria-selected=true]')).toBeVisible();
  },
  'a failed search': async (page) => {
    await page.route('**/search-index/**', (request) => request.abort());
    await openPage(page, firstDoc);
    await page.locator('header[data-site]').getByRole('combobox').fill('config');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'a page with marked words': async (page) => {
    await openPage(page, `${longDoc}?_highlight=state`);
    await expect(page.getByRole('region', { name: 'Highlighted words' })).toBeVisible();
  },
  'an enlarged picture': async (page) => {
    await openTouched(page, picturesDoc);
    await page.locator('a[data-zoom]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a page that could not be loaded': async (page) => {
    await openSettled(page, firstDoc);
    await page.route(`**${target}**`, (request) => request.abort('connectionrefused'));
    await followInjected(page, target);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
  'a page that crashed': async (page) => {
    await breakDoc(page, target);
    await openPage(page, firstDoc);
    await followInjected(page, target);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  },
  'the menu of a phone': async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, firstDoc);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the header with its menu': async (page) => {
    await page.setViewportSize({ width: 997, height: 800 });
    await openPage(page, post);
    await page.locator('header[data-site] summary', { hasText: 'More' }).click();
  },
};

for (const colorScheme of ['light', 'dark'] as const)
  for (const [name, open] of Object.entries(screens))
    test(`${name} says everything in the reader’s own colors, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await open(page);
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      expect(await indistinct(page)).toEqual([]);
      expect(await barriers(page, 'html', colorRules)).toEqual([]);
    });

test('what has the focus has a thick edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, tabsDoc);
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press('Tab');
    const edge = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(edge).toBe('solid 3px');
  }
});

test('the switch between light and dark is there, and switches', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await openPage(page, firstDoc);
  await page.getByRole('button', { name: 'Color mode: light. Switch to dark' }).click();
  await expect(page.getByRole('button', { name: 'Color mode: dark. Switch to light' })).toBeVisible();
});
