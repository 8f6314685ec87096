import type { Page, Route } from '@playwright/test';

/** Requests that wait for a test to let them go. */
export interface Held {
  /** How many have come. */
  readonly count: () => number;
  /** Answers those that wait, and all to come. */
  readonly release: () => Promise<void>;
}

/** Holds all requests for addresses that fit, until they are released. */
export async function holdRequests(page: Page, pattern: string): Promise<Held> {
  const waiting: Route[] = [];
  let open = false;
  let count = 0;
  await page.route(pattern, async (route) => {
    count += 1;
    if (open) await route.continue();
    else waiting.push(route);
  });
  return {
    count: () => count,
    release: async () => {
      open = true;
      await Promise.all(waiting.splice(0).map((route) => route.continue()));
    },
  };
}

export const pageDataOf = (path: string): string => `**/page-data${path}/page-data.json*`;
