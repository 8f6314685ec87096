import { chromium } from '@playwright/test';
import { findChromium } from './find-chromium.mts';

/** Says once which browser the tests run in: what a test sees can depend on it. */
export default async function nameBrowser(): Promise<void> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  console.log(`Chromium ${browser.version()} at ${executablePath}`);
  await browser.close();
}
