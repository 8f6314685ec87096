import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onlyAll } from '../support/only-all';
import { arrived, openPage } from '../support/open-page';
import { openTouched } from '../support/open-touched';
import { firstDoc, longDoc } from '../support/routes';
import { site } from '../support/site';

const restApi = '/docs/api/rest';
const calendar = '/docs/deprecations';
const address = 'https://home.example:8443';
const token = 'eyJhbGciOi.abc-123';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Keeps a setup on the device, as the dialog does. */
const keep = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, values);
};

test('samples show and copy the reader’s own address, and only the clipboard gets the token', async ({ page }) => {
  await openTouched(page, restApi);
  const sample = page.locator('main figure.code', { hasText: 'IP_ADDRESS:8123/api/states' }).first();
  await sample.getByRole('button', { name: 'Your host' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your setup' });
  await dialog.getByLabel('Address of your Home Assistant').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Address of your Home Assistant').fill(`${address}/lovelace`);
  await dialog.getByLabel('Access token').fill(token);
  const save = dialog.getByRole('button', { name: 'Save' });
  const background = (): Promise<string> => save.evaluate((button) => getComputedStyle(button).backgroundColor);
  const before = await background();
  await save.hover();
  expect(await background()).toBe(before);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const fitted = page.locator('main figure.code', { hasText: `${address}/api/states` }).first();
  await expect(fitted).toContainText('Bearer TOKEN');
  await fitted.locator('[data-copy]').click();
  await expect.poll(() => clipboard(page)).toContain(`Bearer ${token}`);
  expect(await clipboard(page)).toContain(`${address}/api/states`);
  expect(await page.locator('main').innerText()).not.toContain(token);

  await openTouched(page, restApi);
  await expect(fitted).toBeVisible();
  await fitted.getByRole('button', { name: 'Your host' }).click();
  await dialog.getByRole('button', { name: 'Forget all' }).click();
  await expect(sample).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('access-token');
});

test('the address fits the samples of the next page as well', onlyAll, async ({ page }) => {
  await keep(page, { 'home-address': address });
  await openTouched(page, '/docs/api/websocket');
  await expect(page.locator('main figure.code', { hasText: 'home.example:8443' }).first()).toBeAttached();
  await page.locator(`main a[href="${restApi}"]`).first().click();
  await arrived(page);
  await expect(page.locator('main figure.code', { hasText: `${address}/api/states` }).first()).toBeAttached();
});

test('the calendar begins with the oldest release that the reader supports', async ({ page }) => {
  await keep(page, { 'supported-release': '2025.1' });
  await openPage(page, calendar);
  await expect(page).toHaveURL(/\?from=2025\.\d+$/);
  const from = page.getByLabel('From release');
  await expect(from).toHaveValue(/^2025\.\d+$/);
  await from.selectOption('All');
  await expect(page).toHaveURL(new RegExp(`${calendar}\\?from=$`));
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Filter' })).toBeVisible();
  await expect(from).toHaveValue('');
  await expect(page).toHaveURL(new RegExp(`${calendar}\\?from=$`));
});

test('another tab follows a change of the setup', onlyAll, async ({ page }) => {
  await openTouched(page, restApi);
  const other = await page.context().newPage();
  await openPage(other, calendar);
  await expect(other.getByLabel('From release')).toHaveValue('');
  const sample = page.locator('main figure.code', { hasText: 'IP_ADDRESS:8123/api/states' }).first();
  await sample.getByRole('button', { name: 'Your host' }).click();
  await page.getByLabel('Address of your Home Assistant').fill(address);
  await page.getByLabel('Oldest release that you support').fill('2025.1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByLabel('From release')).toHaveValue(/^2025\.\d+$/);
  await openTouched(other, restApi);
  await expect(other.locator('main figure.code', { hasText: `${address}/api/states` }).first()).toBeVisible();
  await other.locator('main [data-setup]').first().click();
  await other.getByRole('button', { name: 'Forget all' }).click();
  await expect(sample).toBeVisible();
  await other.close();
});

test('an address that asks for something else is stronger than the setup', onlyAll, async ({ page }) => {
  await keep(page, { 'supported-release': '2025.1' });
  await openPage(page, `${calendar}?q=light`);
  await expect(page.getByRole('searchbox', { name: 'Filter' })).toHaveValue('light');
  await expect(page.getByLabel('From release')).toHaveValue('');
});

test('notes on releases before the supported one are hidden, later ones stand out', async ({ page }) => {
  await openTouched(page, '/docs/core/entity/fan');
  const note = page.locator('main td small', { hasText: 'Changed in 2022.4' }).first();
  await expect(note).toBeVisible();
  const support = async (release: string): Promise<void> => {
    await page.locator('main [data-setup]').last().click();
    await page.getByLabel('Oldest release that you support').fill(release);
    await page.getByRole('button', { name: 'Save' }).click();
  };
  await support('2022.4');
  await expect(note).toBeHidden();
  await support('2021.12');
  await expect(note).toContainText('Newer than 2021.12.');
});

test('a page opens in an assistant, and says how to report what is missing', onlyAll, async ({ page, context }) => {
  await context.route(
    ({ href }) => /claude\.ai|chatgpt\.com/.test(href) || href.startsWith(site.issueUrl),
    (route) => route.fulfill({ body: 'elsewhere' }),
  );
  await openTouched(page, `${firstDoc}?_highlight=app`);
  await page.getByLabel('Open this page in an assistant').click();
  const link = page.getByRole('link', { name: 'Open in Claude' });
  await expect(link).toBeVisible();
  const asked = new URL((await link.getAttribute('href')) ?? '').searchParams.get('q');
  expect(asked).toContain(`${firstDoc}.md`);
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();

  const [issue] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'No, tell us why' }).click(),
  ]);
  const { searchParams } = new URL(issue.url());
  expect(searchParams.get('title')).toMatch(/^Docs: .+/);
  expect(searchParams.get('body')).toContain(firstDoc);
  // Words of a search are the reader's.
  expect(issue.url()).not.toContain('highlight');
  await issue.close();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.locator('main').getByText('Good to hear. Thank you!')).toBeVisible();
  await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').last().click();
  await arrived(page);
  await expect(page.getByText('Was this page helpful?')).toHaveCount(1);
});

test('the link of a heading copies its address', async ({ page }) => {
  await openTouched(page, longDoc);
  const heading = page.locator('main .heading', { has: page.locator('h2') }).first();
  await heading.hover();
  await heading.locator('.heading-link').click();
  await expect.poll(() => clipboard(page)).toBe(page.url());
  expect(page.url()).toContain('#');
});

test('a reader who comes back to a long page may go on where they stopped', async ({ page }) => {
  await openTouched(page, longDoc);
  const heading = page.locator('main .prose h2').nth(2);
  const name = await heading.innerText();
  await heading.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('reading-positions'))).toContain(longDoc);
  await page.goto('/blog');
  await openTouched(page, longDoc);
  const offer = page.getByRole('link', { name: /^Continue at/ });
  await expect(offer).toBeVisible();
  await offer.click();
  await expect(offer).toBeHidden();
  await expect(page).toHaveURL(/#/);
  expect(name).not.toBe('');
});

test('the tools of a page stand below its text, also if the text links to a Markdown file', async ({ page }) => {
  await openPage(page, firstDoc);
  await page.locator('main .prose').evaluate((prose) => {
    prose.insertAdjacentHTML('afterbegin', '<p><a href="https://example.com/README.md">A file</a></p>');
  });
  await page.mouse.move(5, 400);
  await page.mouse.move(6, 410);
  await expect(page.getByText('Was this page helpful?')).toBeVisible();
  await expect(page.locator('main .prose').getByText('Was this page helpful?')).toHaveCount(0);
});
