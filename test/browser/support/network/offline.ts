import type { BrowserContext } from '@playwright/test';

/** Does something without network, which comes back in any case, because the next test may get the same context. */
export async function offline(context: BrowserContext, act: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  try {
    await act();
  } finally {
    await context.setOffline(false);
  }
}
