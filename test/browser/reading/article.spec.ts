import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { onlyAll } from '../support/only-all';
import { compileMarkdown } from '../../../src/markdown/compile';
import { holdRequests } from '../support/network/hold-requests';
import { openPage } from '../support/open-page';
import { moment, openStopped } from '../support/stopped-time';
import { firstDoc, longDoc, post, tabsDoc } from '../support/routes';

/** Puts compiled Markdown at the beginning of the article, as a page with it would have it. */
async function insert(page: Page, markdown: string): Promise<void> {
  const { compiled, problems } = compileMarkdown('docs/a.md', markdown);
  expect(problems).toEqual([]);
  const html = compiled.body.map((segment) => (segment.kind === 'html' ? segment.html : '')).join('');
  await page.evaluate((text) => document.querySelector('.prose')?.insertAdjacentHTML('afterbegin', text), html);
}
const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

test('a code block shows its title, marked lines, numbers where asked, and what a change adds and removes', async ({
  page,
}) => {
  await openPage(page, firstDoc);
  const python = fence('python title="a.py" {2} showLineNumbers', 'one = 1\ntwo = 2');
  await insert(page, `${python}\n${fence('diff', '-old\n+new')}`);
  const [code, diff] = [page.locator('figure.code').nth(0), page.locator('figure.code').nth(1)];
  await expect(code.locator('figcaption')).toContainText('a.py');
  await expect(code.locator('.line-marked')).toHaveText('two = 2');
  const number = await code
    .locator('.line')
    .nth(1)
    .evaluate((line) => getComputedStyle(line, '::before').content);
  expect(number).toContain('counter(line)');
  const color = (name: string): Promise<string> =>
    diff.locator(name).evaluate((line) => getComputedStyle(line).backgroundColor);
  expect(await color('.line-added')).not.toBe(await color('.line-removed'));
});

test('long lines scroll by keyboard, and wrap when the reader wants it', async ({ page }) => {
  const measuring = await holdRequests(page, '**/later-*.js');
  await openPage(page, firstDoc);
  await insert(page, fence('text', 'word '.repeat(80)));
  await measuring.release();
  const block = page.locator('figure.code').first();
  const scrolls = (): Promise<boolean> => block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  expect(await scrolls()).toBe(true);
  await block.getByRole('group', { name: 'Code: Text' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => block.locator('pre').evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
  const wrap = block.getByRole('button', { name: 'Wrap' });
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await scrolls()).toBe(false);
  await wrap.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  expect(await scrolls()).toBe(true);
});

test('the buttons of a code block show at rest, on hover and on focus', async ({ page }) => {
  await openPage(page, post);
  const block = page.locator('figure.code').first();
  const copy = block.locator('.code-copy');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(copy).toHaveCSS('opacity', '1');
  await block.hover();
  await expect(copy).toHaveCSS('opacity', '1');
  await page.getByRole('heading', { level: 1 }).hover();
  await copy.focus();
  await expect(copy).toHaveCSS('opacity', '1');
});

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

  test('what is copied can be pasted: no prompts, and a change as what it leads to', async ({ page }) => {
    await openPage(page, firstDoc);
    await insert(page, `${fence('bash', '$ one --two\n$ three')}\n${fence('diff', ' def a():\n-    old\n+    new')}`);
    await page.locator('[data-copy]').nth(0).click();
    await expect.poll(() => clipboard(page)).toBe('one --two\nthree');
    await page.locator('[data-copy]').nth(1).click();
    await expect.poll(() => clipboard(page)).toBe('def a():\n    new');
  });

  for (const path of [longDoc, post])
    test(`Copy page copies the Markdown of ${path}, which is published beside it`, async ({ page, request }) => {
      await openStopped(page, path);
      const button = page.locator('[data-copy-page]');
      await button.click();
      await expect(button).toHaveAccessibleName('Copied');
      const exported = await request.get(`${path}.md`);
      expect(exported.headers()['content-type']).toBe('text/markdown; charset=utf-8');
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      expect(await exported.text()).toMatch(new RegExp(`^# ${title}\n\n\\w`));
      expect(await clipboard(page)).toBe(await exported.text());
      await page.clock.runFor(moment);
      await expect(button).toHaveText('Copy page');
      await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveAttribute('href', `${path}.md`);
      await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', `${path}.md`);
    });

  test('Copy page says when the source cannot be had', onlyAll, async ({ page }) => {
    await page.route('**/*.md', (route) => route.abort());
    await openStopped(page, longDoc);
    const button = page.locator('[data-copy-page]');
    await button.click();
    await expect(button).toHaveText('Could not copy');
  });
});

test('a chosen tab is followed by other open pages', async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(page, tabsDoc);
  await openPage(other, tabsDoc);
  await page.getByRole('tab', { name: 'YAML' }).click();
  await expect(other.getByRole('tab', { name: 'YAML' })).toHaveAttribute('aria-selected', 'true');
});

test('a table that is too wide for a phone scrolls on its own, unless it has sentences, which stack', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, firstDoc);
  const row = `| ${Array.from({ length: 12 }, (_, n) => `column_${n}`).join(' | ')} |`;
  const sentence = 'A name that other parts of Home Assistant use for this.';
  await insert(
    page,
    `${row}\n|${' --- |'.repeat(12)}\n${row}\n\n| Name | Default | Notes |\n| --- | --- | --- |\n| slug | none | ${sentence} |\n\n## A heading that fills more than a line\n\nText.\n`,
  );
  const table = page.locator('.table-scroll', { hasText: 'column_0' });
  expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  const stacked = page.locator('.table-scroll', { hasText: sentence });
  expect(await stacked.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  await expect(stacked.getByText(sentence)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const heading = page.locator('.heading', { hasText: 'A heading that fills more than a line' });
  const heightOf = (part: Locator) => part.evaluate(({ clientHeight }) => clientHeight);
  expect(await heightOf(heading), 'no line for the link alone').toBe(await heightOf(heading.locator('h2')));
});

test('footnotes lead to their text and back', onlyAll, async ({ page }) => {
  await openPage(page, firstDoc);
  await insert(page, 'Text.[^1]\n\n[^1]: The note.\n');
  await page.locator('[data-footnote-ref]').click();
  await expect(page.locator('.footnotes li')).toBeInViewport();
  await page.locator('[data-footnote-backref]').click();
  await expect(page.locator('[data-footnote-ref]')).toBeInViewport();
});

test.describe('a diagram', () => {
  const source = fence('mermaid title="From one to two"', 'flowchart LR\n  A[One] -->|then| B[Two]');

  test('is a named picture in the colors of the theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, firstDoc);
    await insert(page, source);
    const diagram = page.getByRole('img', { name: 'From one to two' });
    await expect(diagram).toBeVisible();
    const colors = (): Promise<string[]> =>
      diagram.evaluate((svg) =>
        [...svg.querySelectorAll('g rect, text, polyline')].flatMap((part) => {
          const { fill, stroke } = getComputedStyle(part);
          return [fill, stroke];
        }),
      );
    const light = await colors();
    expect(light.some((color) => color.startsWith('oklch'))).toBe(true);
    expect(light).not.toContain('rgb(0, 0, 0)');
    await page.getByRole('button', { name: /^Color mode/ }).click();
    expect(await colors()).not.toEqual(light);
  });

  test('enlarges by keyboard', onlyAll, async ({ page }) => {
    await openPage(page, firstDoc);
    await insert(page, source);
    const button = page.getByRole('button', { name: 'Enlarge' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('img', { name: 'From one to two' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    // It is as large in the text of a phone as it was drawn.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.keyboard.press('Enter');
    const frame = page.getByRole('dialog').getByRole('group');
    expect(await frame.evaluate((box) => box.scrollWidth <= box.clientWidth), 'shown as a whole').toBe(true);
  });
});

test('print has the text across the paper, in light colors, with whole lines of code and where links lead, and none of the controls', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await openPage(page, longDoc);
  for (const gone of [
    'header[data-site]',
    'footer[data-site]',
    'nav',
    '.code-copy',
    '.code-wrap',
    '[data-copy-page]',
    '.heading-link',
    'a[href="#main"]',
    'form',
  ])
    await expect(page.locator(gone).first(), gone).toBeHidden();
  await page.evaluate(() => void (document.documentElement.dataset.theme = 'dark'));
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  const widthOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => part.getBoundingClientRect().width);
  for (const width of [500, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await widthOf('.prose .code'), `on paper of ${width} px`).toBeGreaterThan(Math.min(width, 800) - 100);
    const cut = await page
      .locator('.code pre')
      .evaluateAll((all) => all.filter((code) => code.scrollWidth > code.clientWidth).length);
    expect(cut, 'code that paper would cut off').toBe(0);
  }
  const address = await page
    .locator('.prose a[href^="http"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('http');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});

test('print has all columns of its tables on the paper', onlyAll, async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/docs/core/entity/sensor', '/docs/deprecations']) {
    await openPage(page, path);
    const right = await page
      .locator('main table')
      .evaluateAll((all) => Math.max(...all.map((table) => table.getBoundingClientRect().right)));
    expect(right, path).toBeLessThanOrEqual(600);
  }
});

test('print has what all tabs show, each below its name, and no row of tabs', onlyAll, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await openPage(page, tabsDoc);
  await expect(page.getByText('UI', { exact: true }).filter({ visible: true })).toHaveCount(1);
  for (const panel of await page.locator('[role=tabpanel]').all()) await expect(panel).toBeVisible();
  await expect(page.locator('[role=tablist]')).toBeHidden();
});

test(
  'a long sample goes on on the next page of the paper, so that no page is left empty',
  onlyAll,
  async ({ page }) => {
    await openPage(page, '/docs/core/entity/lock');
    const paper = await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm' } });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThan(6);
  },
);
