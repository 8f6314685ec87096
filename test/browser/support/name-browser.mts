import { chromium } from '@playwright/test';
import type { FullConfig } from '@playwright/test';
import { findChromium } from './find-chromium.mts';

/** Says once which browser the tests run in: what a test sees can depend on it. Ends at once where no test can find its page. */
export default async function nameBrowser({ projects: [project] }: FullConfig): Promise<void> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  console.log(`Chromium ${browser.version()} at ${executablePath}`);
  await browser.close();
  const { status } = await fetch(`${project?.use.baseURL}/`);
  if (status !== 200)
    throw new Error(
      `The built site answers / with ${status}. Browser tests need one without a base path: run \`npm run build\` for content whose \`url\` and \`basePath\` name no folder.`,
    );
}
