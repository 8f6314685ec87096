import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './test/browser/support/find-chromium.mts';

const port = Number(process.env.TEST_PORT ?? 9123);

/** A site with several versions of its docs, which `npm test` builds. */
const versions = '.tmp/trees/features/public';
/** A site in two languages, which it builds, too. */
const languages = '.tmp/trees/languages/public';

const serve = (folder: string, at: number) => ({
  command: `node_modules/.bin/tsx scripts/serve/serve.mts ${folder} --port ${at}`,
  port: at,
  reuseExistingServer: false,
});

// The processes that run tests read this file, too, and need not search again.
const chromium = await findChromium();
process.env.CHROMIUM_PATH = chromium;

export default defineConfig({
  testDir: '.',
  testMatch: ['test/browser/**/*.spec.ts', 'src/docusaurus/test/browser/*.spec.ts'],
  // Mutation testing that was stopped leaves a copy of the project.
  testIgnore: path.resolve('.tmp/**'),
  globalSetup: './test/browser/support/name-browser.mts',
  fullyParallel: true,
  // One more than most small machines have processors, because a test also waits.
  workers: 3,
  forbidOnly: true,
  // One browser test in thousands fails by chance; it does not hold up a change, but `npm test` names it at its end.
  retries: process.env.CI === undefined ? 0 : 1,
  // What the site itself waits for is tested with a stopped clock. All other waits are for computing, and a busy machine computes slowly.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list', { printSteps: false }]],
  outputDir: '.tmp/browser-tests',
  use: {
    ...devices['Desktop Chrome'],
    // A window of its own for each test costs Chromium more than most tests do. Between tests Playwright clears cookies, storage, cache,
    // routes and scripts; a test that changes the network or permissions puts them back (support/offline, `test.use`).
    reuseContext: true,
    // Playwright cannot route what a service worker asks for. Only the tests of reading offline allow it.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    // As few processes as can be: to start one for each load is a quarter of what the load costs, and messages between them a tenth.
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--renderer-process-limit=1',
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
      ],
    },
  },
  webServer: [
    serve(process.env.SITE_DIR ?? 'public', port),
    ...(existsSync(versions) ? [serve(versions, port + 1)] : []),
    ...(existsSync(languages) ? [serve(languages, port + 2)] : []),
  ],
});
