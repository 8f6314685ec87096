import '../help.mts';
import { writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { findChromium } from '../../test/browser/support/find-chromium.mts';
import { needSite } from '../fail.mts';

/**
 * `npm run bench:pages`: what a phone at a quarter of the speed does with the built site, the median of several loads.
 * Writes bench/pages.md. Run it on a quiet machine, after a build.
 */
const port = Number(process.env.PORT ?? 9350);
const loads = 5;
const slowdown = 4;

interface Visit {
  readonly path: string;
  readonly act?: (page: Page) => Promise<void>;
}

const scrollThrough = async (page: Page): Promise<void> => {
  for (let step = 0; step < 10; step++) {
    await page.mouse.wheel(0, 1000);
    await page.waitForTimeout(100);
  }
};

const filterEndpoints = async (page: Page): Promise<void> => {
  await page.getByLabel('Filter', { exact: true }).last().pressSequentially('logs', { delay: 100 });
  await page.waitForTimeout(2000);
};

const visits: readonly Visit[] = [
  { path: '/' },
  { path: '/docs/core/entity/sensor' },
  { path: '/docs/api/supervisor/endpoints', act: filterEndpoints },
  { path: '/docs/api/supervisor/endpoints/add-ons' },
  { path: '/docs/core/entity/explorer' },
  { path: '/docs/deprecations' },
  { path: '/docs/identifiers' },
  { path: '/blog/2025/05/22/range-based-icons' },
  { path: '/blog' },
  { path: '/search' },
  { path: '/docs/releases/2025-6' },
  { path: '/docs/chapters/supervisor-supervisor-api' },
  { path: '/docs/chapters/supervisor-supervisor-api/2' },
  { path: '/docs/chapters/core-entities' },
  { path: '/docs/chapters/core-entities/2' },
];

const Figures = z.object({
  hydrated: z.number(),
  paint: z.number(),
  shift: z.number(),
  tasks: z.array(z.object({ start: z.number(), duration: z.number() })),
});
type Figures = z.infer<typeof Figures>;

/** Runs in the page before its own scripts. */
function observe(): void {
  const figures = { hydrated: 0, paint: 0, shift: 0, tasks: [] as { start: number; duration: number }[] };
  Object.assign(window, { figures });
  const watch = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('longtask', ({ startTime, duration }) => figures.tasks.push({ start: startTime, duration }));
  watch('largest-contentful-paint', ({ startTime }) => (figures.paint = startTime));
  watch('layout-shift', (entry) => (figures.shift += 'value' in entry ? Number(entry.value) : 0));
  // The shortcut of the search box is rendered by React alone.
  new MutationObserver((_, observer) => {
    if (!document.querySelector('header[data-site] kbd')) return;
    figures.hydrated = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true });
}

async function visit(browser: Browser, { path, act }: Visit): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // tsx names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (one) => one');
  await page.addInitScript(observe);
  await page.goto(`http://localhost:${port}${path}`);
  await page.locator('header[data-site] kbd').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(3000);
  await (act ?? scrollThrough)(page);
  const figures = Figures.parse(await page.evaluate(() => Reflect.get(window, 'figures') as unknown));
  await page.close();
  return figures;
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

function row(path: string, all: readonly Figures[]): string {
  const of = (figure: (one: Figures) => number): string => median(all.map(figure)).toFixed(0);
  const longest = (one: Figures, after: boolean): number =>
    Math.max(
      0,
      ...one.tasks.filter(({ start }) => start > one.hydrated + 500 === after).map(({ duration }) => duration),
    );
  const shift = Math.max(...all.map((one) => one.shift)).toFixed(3);
  const cells = [
    of((one) => one.paint),
    of((one) => one.hydrated),
    of((one) => longest(one, false)),
    of((one) => longest(one, true)),
    shift,
  ];
  return `| \`${path}\` | ${cells.join(' | ')} |`;
}

needSite('public');
const server = spawn(process.execPath, [
  '--import',
  'tsx',
  'scripts/serve/serve.mts',
  'public',
  '--port',
  String(port),
]);
try {
  await new Promise((listening) => server.stdout.once('data', listening));
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const lines = [
    `Milliseconds at ${slowdown}× CPU slowdown and 360 × 740 px, medians of ${loads} loads; the shift is the largest.`,
    'After load, each page is scrolled through; on the endpoints, "logs" is typed into the filter.',
    '',
    '| Page | largest paint | hydrated at | longest task while it loads | longest task after | layout shift |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
  ];
  for (const one of visits) {
    const all: Figures[] = [];
    for (let load = 0; load < loads; load++) all.push(await visit(browser, one));
    lines.push(row(one.path, all));
  }
  await browser.close();
  writeFileSync('bench/pages.md', `${lines.join('\n')}\n`);
  console.log(lines.join('\n'));
} finally {
  server.kill();
}
