import { expect, test } from '@playwright/test';
import { firstDoc } from '../routes';
import { watchComplaints } from './watch-complaints';

test('complaints are those of the document that was opened, not of the one before it', async ({ page }) => {
  await page.route('**/leaves-errors', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<title>Before</title><script>setInterval(() => { throw new Error("of the document before") }, 1)</script>',
    }),
  );
  await page.goto('/leaves-errors');
  const complaints = await watchComplaints(page);
  // An answer that takes its time leaves the document before in its place meanwhile.
  await page.route(`**${firstDoc}`, async (route) => {
    await new Promise((done) => setTimeout(done, 200));
    await route.continue();
  });
  await page.goto(firstDoc);
  await page.evaluate(() => console.error('of this document'));
  const all = await complaints();
  expect(all).toHaveLength(1);
  expect(all[0]).toContain('error: of this document');
});
