import type { Page } from '@playwright/test';

/** What a document says before anything else in it runs. */
const opened = 'watch-complaints: opened';
/** What Playwright says in a page that registers a service worker (`serviceWorkers` in its configuration). */
const blocked = 'Service Worker registration blocked by Playwright';

/**
 * Collects what the browser has to say of the documents that are opened from now on: console messages of every kind with the path
 * they are about, uncaught errors, breaches of the Content-Security-Policy. Call before the page is opened.
 */
export async function watchComplaints(page: Page): Promise<() => Promise<string[]>> {
  const complaints: string[] = [];
  // Tests share a window, and what the last one has left behind may still fail in it, until the first script of another document runs.
  let isOpen = false;
  const add = (complaint: string): void => void (isOpen && complaints.push(complaint));
  page.on('console', (message) => {
    if (message.text() === opened) {
      isOpen = true;
      return;
    }
    if (message.text() === blocked) return;
    const { url } = message.location();
    add(`${message.type()}: ${message.text()} ${URL.canParse(url) ? new URL(url).pathname : url}`);
  });
  page.on('pageerror', (error) => add(`uncaught: ${error.message}`));
  await page.addInitScript((word) => {
    console.debug(word);
    const breaches: string[] = [];
    Object.assign(window, { breaches });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      breaches.push(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  }, opened);
  return async () => {
    const breaches = await page.evaluate(() => (window as unknown as { breaches: string[] }).breaches);
    return [...complaints, ...breaches];
  };
}

/**
 * Without the browser's own lines about the unknown address, its page data, which Gatsby asks for, and the icon that browsers
 * ask for by themselves where a document is missing.
 */
export function exceptNotFound(complaints: readonly string[], path: string): string[] {
  const line = 'error: Failed to load resource: the server responded with a status of 404 (Not Found)';
  const expected = new Set([`${line} /favicon.ico`, `${line} ${path}`, `${line} /page-data${path}/page-data.json`]);
  return complaints.filter((complaint) => !expected.has(complaint));
}
