import type { Page } from '@playwright/test';

/** From now on the data of the doc at `target` crashes the page that reads it, as long as `window.broken` says so. */
export async function breakDoc(page: Page, target: string): Promise<void> {
  await page.addInitScript((path) => {
    const parse = JSON.parse.bind(JSON);
    Object.assign(window, { broken: true });
    JSON.parse = (...call: Parameters<typeof JSON.parse>): unknown => {
      const value = parse(...call) as { path?: string; result?: { data?: { doc?: { title?: string } } } } | null;
      const doc = value?.path === path ? value.result?.data?.doc : undefined;
      if (!doc) return value;
      const { title: real } = doc;
      Object.defineProperty(doc, 'title', {
        get: () => {
          if (!(window as unknown as { broken: boolean }).broken) return real;
          throw new Error('The title broke.', { cause: new Error('No letters left.', { cause: 'fire' }) });
        },
      });
      return value;
    };
  }, target);
}
