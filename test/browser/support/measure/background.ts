import type { Page } from '@playwright/test';

/** How light the page's background is: 0 for black, 255 for white. */
export function backgroundLightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  });
}

/** Above this a background is light. */
export const lightFrom = 200;
/** Below this it is dark. */
export const darkUpTo = 60;
