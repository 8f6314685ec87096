import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import serveStatic from 'serve-static';
import { findChromium } from '../../test/browser/support/find-chromium.mts';
import { depth } from './engine.mts';
import type { Engine } from './engine.mts';

export interface Pagefind extends Engine {
  /** Bytes that came over the network so far; Pagefind compresses its files itself. */
  readonly bytes: () => number;
  readonly close: () => Promise<void>;
}

/** Pagefind with its defaults over the built HTML, in a browser, since its engine is WebAssembly that fetches. */
export async function pagefind(publicDir: string, outputDir: string): Promise<Pagefind> {
  const binary = path.resolve('bench/node_modules/.bin/pagefind');
  execFileSync(binary, ['--site', publicDir, '--output-path', outputDir], { stdio: 'ignore' });
  const files = serveStatic(path.dirname(outputDir));
  const server = createServer((request, response) => {
    if (request.url === '/') response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Bench</title>');
    else
      files(request, response, () => {
        response.writeHead(404).end();
      });
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  let bytes = 0;
  page.on('response', (response) => {
    void response.body().then(
      (body) => (bytes += body.length),
      () => undefined,
    );
  });
  await page.goto(`http://localhost:${port}/`);
  const module = `/${path.basename(outputDir)}/pagefind.js`;
  const search = (query: string): Promise<string[]> =>
    page.evaluate(
      async ({ module, query, depth }) => {
        interface Result {
          data(): Promise<{ url: string; sub_results: { url: string }[] }>;
        }
        const engine = (await import(module)) as { search(query: string): Promise<{ results: Result[] }> };
        const { results } = await engine.search(query);
        const data = await Promise.all(results.slice(0, depth).map((result) => result.data()));
        return data.map(({ url, sub_results: [first] }) => first?.url ?? url);
      },
      { module, query, depth },
    );
  return {
    name: 'Pagefind',
    search: async (query) =>
      (await search(query)).map((url) => url.replace(/(?:\/index)?\.html(?=#|$)/, '').replace(/\/(?=#|$)/, '')),
    bytes: () => bytes,
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}
