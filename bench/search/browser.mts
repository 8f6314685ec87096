import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { findChromium } from '../../test/browser/support/find-chromium.mts';
import { heapOfWorker } from './worker-heap.mts';

/** A page with a search box, and what in it is a suggestion. */
export interface SearchPage {
  readonly name: string;
  readonly address: string;
  readonly box: string;
  readonly suggestion: string;
}

/** Milliseconds and megabytes in a browser, the median of several visits; the longest tasks are the longest of all. */
export interface InBrowser {
  readonly name: string;
  /** From focus, with the query typed at once, to the first suggestion; nothing is in a cache. */
  readonly first: number;
  /** From another query to other suggestions, when all is loaded. */
  readonly next: number;
  /** Longest task of the main thread while the query is typed in a fresh page, and how long tasks of more than 16 ms took in all. */
  readonly longest: number;
  readonly over: number;
  /** Heap of the worker; undefined where there is none. */
  readonly megabytes: number | undefined;
}

const visits = 3;
const query = 'light entity';
const other = 'config flow';
/** One frame. Anything longer is noticeable. */
const frame = 16;

/** Measures search pages, one after the other. */
export async function inBrowser(pages: readonly SearchPage[]): Promise<InBrowser[]> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const measured: InBrowser[] = [];
  for (const page of pages) measured.push(await measure(browser, page));
  await browser.close();
  return measured;
}

async function measure(browser: Browser, search: SearchPage): Promise<InBrowser> {
  const times: { first: number; next: number; megabytes: number | undefined }[] = [];
  const tasks: number[][] = [];
  for (let visit = 0; visit < visits; visit++) {
    times.push(
      await visiting(browser, search, async (page) => {
        const heap = await heapOfWorker(page);
        const first = await ask(page, search, query);
        // The contents of an index in tiers are still on their way.
        await page.waitForTimeout(2000);
        const next = await ask(page, search, other);
        return { first, next, megabytes: await heap() };
      }),
    );
    tasks.push(await visiting(browser, search, (page) => tasksWhileTyping(browser, page, search)));
  }
  const heaps = times.flatMap(({ megabytes }) => megabytes ?? []);
  return {
    name: search.name,
    first: median(times.map(({ first }) => first)),
    next: median(times.map(({ next }) => next)),
    longest: median(tasks.map((all) => Math.max(...all))),
    over: median(tasks.map((all) => all.filter((time) => time > frame).reduce((sum, time) => sum + time, 0))),
    megabytes: heaps.length > 0 ? median(heaps) : undefined,
  };
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

async function visiting<T>(
  browser: Browser,
  { address, box }: SearchPage,
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext();
  const page = await context.newPage();
  // tsx names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (one) => one');
  await page.goto(address, { waitUntil: 'load' });
  await page.locator(box).waitFor();
  // Scripts of the page have run and nothing is left to do.
  await page.waitForTimeout(1500);
  const result = await act(page);
  await context.close();
  return result;
}

/** Puts a query into the box and waits for suggestions that were not there before. */
async function ask(page: Page, { box, suggestion }: SearchPage, words: string): Promise<number> {
  return page.evaluate(
    async ({ box, suggestion, words }) => {
      const input = document.querySelector<HTMLInputElement>(box);
      if (!input) throw new Error(`There is no ${box}.`);
      const shown = (): string => document.querySelector(suggestion)?.textContent ?? '';
      const before = shown();
      const changed = new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          if (shown() === '' || shown() === before) return;
          observer.disconnect();
          resolve();
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      });
      const began = performance.now();
      input.focus();
      // React tracks values by its own setter on the element, which would hide the change from it.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await changed;
      return performance.now() - began;
    },
    { box, suggestion, words },
  );
}

const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      dur: z.number().optional(),
      tdur: z.number().optional(),
      args: z.object({ name: z.string().optional() }).optional(),
    }),
  ),
});

/** Milliseconds of CPU of each task of the page's main thread, while the query is typed letter by letter. */
async function tasksWhileTyping(browser: Browser, page: Page, { box }: SearchPage): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await page.locator(box).focus();
  await page.keyboard.type(query, { delay: 100 });
  await page.waitForTimeout(1500);
  const { traceEvents } = Trace.parse(JSON.parse((await browser.stopTracing()).toString()));
  const main = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && main.some((one) => one.pid === pid && one.tid === tid))
    .map(({ dur = 0, tdur }) => (tdur ?? dur) / 1000);
}

/** A script of a package of the bench, for a page to load. */
export const scriptOf = (file: string): string => readFileSync(`bench/node_modules/${file}`, 'utf8');
