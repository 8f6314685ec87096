import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './src/test/browser/support/find-chromium.mts';

const port = Number(process.env.TEST_PORT ?? 9123);

export default defineConfig({
  testDir: 'src/test/browser',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine can be slower than a test's patience. What passes only the second time is listed as flaky: mend it.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list', { printSteps: false }]],
  outputDir: '.tmp/browser-tests',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] },
  },
  webServer: {
    command: `npx tsx scripts/serve.mts ${process.env.SITE_DIR ?? 'public'} ${port}`,
    port,
    reuseExistingServer: false,
  },
});
