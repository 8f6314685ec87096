import type { Page } from '@playwright/test';

/** What can only be told by a background or an edge, and cannot be told by either. */
export const indistinct = (page: Page): Promise<string[]> =>
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
