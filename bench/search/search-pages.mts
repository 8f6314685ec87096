import { createServer } from 'node:http';
import { spawn } from 'node:child_process';
import path from 'node:path';
import serveStatic from 'serve-static';
import { scriptOf } from './browser.mts';
import type { SearchPage } from './browser.mts';
import type { Peer } from './peers.mts';
import { smartQueries } from './peers.mts';

const sitePort = 9431;
const peersPort = 9432;

const pageOf = (script: string, head = ''): string =>
  `<!doctype html><title>Bench</title>${head}<input><ul></ul><script type="module">
const input = document.querySelector('input');
const show = (texts) => document.querySelector('ul').replaceChildren(...texts.map((text) => Object.assign(document.createElement('li'), { textContent: text })));
${script}
</script>`;

/** MiniSearch has no user interface, so this page fetches the index on focus and queries it on each keystroke. */
const miniSearchPage = pageOf(
  `
let engine;
const load = () => (engine ??= fetch('/minisearch.json').then((response) => response.text()).then((text) =>
  MiniSearch.loadJSON(text, { fields: ['title', 'heading', 'text'], storeFields: ['title', 'heading', 'address'] })));
input.addEventListener('focus', load);
input.addEventListener('input', async () => show((await load()).search(input.value).slice(0, 8).map(({ title }) => title)));`,
  '<script src="/minisearch.js"></script>',
);

/** docusaurus-search-local fetches and asks in a worker. */
const docusaurusPage = pageOf(`
const worker = new Worker('/docusaurus-worker.js');
worker.onmessage = ({ data }) => show(data);
input.addEventListener('focus', () => worker.postMessage(''));
input.addEventListener('input', () => worker.postMessage(input.value));`);

const docusaurusWorker = `
globalThis.__name = (one) => one;
importScripts('/lunr.js');
const smartQueries = ${smartQueries.toString()};
let built;
const load = () => (built ??= fetch('/docusaurus.json').then((response) => response.json()).then((all) =>
  all.map(({ documents, index }) => ({ documents, index: lunr.Index.load(index) }))));
onmessage = async ({ data }) => {
  const all = await load();
  if (data === '') return;
  const found = [];
  for (const terms of smartQueries(data, lunr)) {
    for (const { documents, index } of all) {
      const results = index.query((query) => { for (const { value, ...term } of terms) query.term(value, term); });
      for (const { ref } of results.slice(0, 8)) {
        const entry = documents.find(({ i }) => String(i) === ref);
        if (entry && !found.includes(entry.t)) found.push(entry.t);
      }
    }
    if (found.length >= 8) break;
  }
  postMessage(found.slice(0, 8));
};`;

const pagefindPage = (module: string): string =>
  pageOf(`
let engine;
const load = () => (engine ??= import('${module}'));
input.addEventListener('focus', async () => (await load()).init());
input.addEventListener('input', async () => {
  const { results } = await (await load()).search(input.value);
  const data = await Promise.all(results.slice(0, 8).map((result) => result.data()));
  show(data.map(({ meta }) => meta.title));
});`);

/** Serves the built site as its host would, and a page for each peer; `close` ends both. */
export async function searchPages(
  publicDir: string,
  peers: readonly Peer[],
  pagefindDir: string,
): Promise<{ readonly pages: readonly SearchPage[]; readonly close: () => void }> {
  const indexOf = (name: string): string => peers.find((peer) => peer.name === name)?.index ?? '';
  const module = `/${path.basename(pagefindDir)}/pagefind.js`;
  const files = new Map([
    ['/minisearch', miniSearchPage],
    ['/minisearch.js', scriptOf('minisearch/dist/umd/index.js')],
    ['/minisearch.json', indexOf('MiniSearch')],
    ['/docusaurus', docusaurusPage],
    ['/docusaurus-worker.js', docusaurusWorker],
    ['/docusaurus.json', indexOf('docusaurus-search-local')],
    ['/lunr.js', scriptOf('lunr/lunr.min.js')],
    ['/pagefind', pagefindPage(module)],
  ]);
  const others = serveStatic(path.dirname(pagefindDir));
  const server = createServer((request, response) => {
    const content = files.get(request.url ?? '');
    const type = /\.js$/.test(request.url ?? '') ? 'text/javascript' : 'text/html';
    if (content !== undefined) response.setHeader('Content-Type', type).end(content);
    else
      others(request, response, () => {
        response.writeHead(404).end();
      });
  }).listen(peersPort);
  const serve = ['--import', 'tsx', 'scripts/serve/serve.mts', publicDir, '--port', String(sitePort)];
  const site = spawn(process.execPath, serve);
  await new Promise((listening) => site.stdout.once('data', listening));
  const peer = (name: string, file: string): SearchPage => ({
    name,
    address: `http://localhost:${peersPort}/${file}`,
    box: 'input',
    suggestion: 'li',
  });
  return {
    pages: [
      {
        name: 'this site',
        address: `http://localhost:${sitePort}/docs/core/entity/light`,
        box: 'header[data-site] [role=combobox]',
        suggestion: '[role=option]',
      },
      peer('docusaurus-search-local', 'docusaurus'),
      peer('MiniSearch', 'minisearch'),
      peer('Pagefind', 'pagefind'),
    ],
    close: () => {
      site.kill();
      server.close();
    },
  };
}
