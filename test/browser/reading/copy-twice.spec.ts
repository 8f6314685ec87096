import { expect, test } from '@playwright/test';
import { often, onlyAll } from '../support/only-all';
import { longDoc, post } from '../support/routes';
import { openTouched } from '../support/open-touched';
import { moment, openStopped } from '../support/stopped-time';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const buttons = [
  [longDoc, '[data-copy-page]', 'Copy page'],
  [post, '[data-copy]', 'Copy'],
  ['/docs/core/integration-quality-scale/checklist', '.prose button', 'Copy as Markdown'],
] as const;

for (const [path, selector, label] of buttons)
  test(
    `without a clipboard, as without https, the button “${label}” says what it needs`,
    often(path === longDoc),
    async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      await openTouched(page, path);
      const button = page.locator(selector).first();
      await button.click();
      await expect(button).toHaveText('Copying needs https');
    },
  );

for (const [path, selector, label] of buttons)
  test(
    `the button “${label}” of ${path} has its name again, however often it is pressed`,
    onlyAll,
    async ({ page }) => {
      await page.addInitScript(() => {
        let refusals = 1;
        const refuseOnce = <T>(copy: (item: T) => Promise<void>) => {
          return (item: T) => (refusals-- > 0 ? Promise.reject(new Error('Not allowed')) : copy(item));
        };
        const { clipboard } = navigator;
        clipboard.write = refuseOnce(clipboard.write.bind(clipboard));
        clipboard.writeText = refuseOnce(clipboard.writeText.bind(clipboard));
      });
      await openStopped(page, path);
      const button = page.locator(selector).first();
      await button.click();
      await expect(button).toHaveText('Could not copy');
      await button.click();
      await expect(button).toHaveText('Copied');
      await page.clock.runFor(moment);
      await expect(button).toHaveText(label);
    },
  );
