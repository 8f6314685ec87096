import type { Page } from '@playwright/test';

/** Lets the scripts of the page wait for the next frame, as on a busy machine, until the function that is returned is called. */
export async function holdFrames(page: Page): Promise<() => Promise<void>> {
  const release = await page.evaluateHandle(() => {
    const real = window.requestAnimationFrame;
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    return () => {
      window.requestAnimationFrame = real;
      waiting.forEach((callback) => real(callback));
    };
  });
  return () => release.evaluate((go) => go());
}
