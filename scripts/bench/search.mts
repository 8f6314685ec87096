import '../help.mts';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadavg } from 'node:os';
import { inBrowser } from '../../bench/search/browser.mts';
import { grownTo, indexPages, readPages } from '../../bench/search/corpus.mts';
import type { Engine } from '../../bench/search/engine.mts';
import { missingTargets, readGold } from '../../bench/search/gold.mts';
import { ourEngine } from '../../bench/search/ours.mts';
import { pagefind } from '../../bench/search/pagefind.mts';
import { docusaurusSearchLocal, miniSearch } from '../../bench/search/peers.mts';
import { outcomes } from '../../bench/search/quality.mts';
import { browserTable, bytesTable, missesList, qualityTable, report } from '../../bench/search/report.mts';
import { searchPages } from '../../bench/search/search-pages.mts';
import { brotli, bytesOf, searchCode } from '../../bench/search/size.mts';
import { sourceOf } from '../../bench/search/source.mts';
import { heapOf, keystrokes } from '../../bench/search/speed.mts';
import { setEnvironment } from '../../src/config/environment';
import type { PageSource } from '../../src/model/pages/pages';
import { openTree } from '../../src/trees/open-tree';
import { needSite } from '../fail.mts';

/**
 * `npm run bench:search`: quality on the gold set, bytes, time for each keystroke and memory, of this site's search and of three
 * peers, and of this site's on twice its content. Needs a build. Writes bench/search.md. With `--tune` it only asks the half of the gold set that ranking may be tuned on, and lists what is not first.
 *
 * `--quality FOLDER --queries FILE` asks the search of another content tree, such as one made for Docusaurus, what a file asks that is
 * written as bench/search/gold.yml is. It prints both halves, and with `--tune` the one that may be tuned on and its misses.
 */
const { values: options } = parseArgs({
  options: { tune: { type: 'boolean' }, quality: { type: 'string' }, queries: { type: 'string' } },
});
if (options.quality !== undefined) setEnvironment(path.resolve(options.quality), false);
const { contentDir } = await openTree('src/trees/content-worker.ts', true);
setEnvironment(contentDir, false);
const gold = readGold(options.queries);
const pages = readPages(contentDir);
const load = (all: readonly PageSource[]) => {
  const files = indexPages(all);
  const read = (address: string): string => files.files.get(address) ?? '';
  return { ...files, read, pages: all.length, engine: heapOf(() => ourEngine(files.manifest, read)) };
};
const present = load(pages);
const ours = present.engine;

const missing = missingTargets(gold, ours.value.addresses, options.queries);
if (missing.length > 0) throw new Error(missing.join('\n'));

if (options.tune === true) {
  const results = await outcomes(
    ours.value,
    gold.filter(({ heldOut }) => !heldOut),
  );
  console.log(`${qualityTable([{ name: 'this site', results }])}\n\n${missesList(results)}`);
} else if (options.quality !== undefined) {
  for (const held of [false, true]) {
    const results = await outcomes(
      ours.value,
      gold.filter(({ heldOut }) => heldOut === held),
    );
    console.log(`${held ? 'Held out' : 'To tune on'}\n\n${qualityTable([{ name: options.quality, results }])}\n`);
  }
} else {
  needSite('public');
  if (!existsSync('bench/node_modules'))
    execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--legacy-peer-deps'], {
      cwd: 'bench',
      stdio: 'inherit',
    });
  const queries = gold.map(({ query }) => query);
  const code = searchCode('public');
  const sources = pages.flatMap(sourceOf);
  const peers = [docusaurusSearchLocal, miniSearch].map((make) => heapOf(() => make(sources)));
  const pagefindDir = path.resolve('.tmp/bench-pagefind');
  const byPagefind = await pagefind(path.resolve('public'), pagefindDir);
  const engines: Engine[] = [ours.value, ...peers.map(({ value }) => value), byPagefind];

  const measured = [];
  for (const engine of engines) measured.push({ name: engine.name, results: await outcomes(engine, gold) });
  const pagefindBytes = byPagefind.bytes();
  await byPagefind.close();

  const served = await searchPages(
    'public',
    peers.map(({ value }) => value),
    pagefindDir,
  );
  const browser = browserTable(await inBrowser(served.pages));
  served.close();

  const rowOf = (name: string, { manifest, read, pages: count, engine, seconds }: typeof present) => ({
    name: `${name}, ${count} pages`,
    sections: engine.value.addresses.size,
    ...bytesOf(manifest, read, code),
    ...keystrokes(queries, engine.value.search),
    megabytes: engine.megabytes,
    seconds,
  });
  const rows = [
    rowOf('this site', present),
    rowOf('twice this site', load(grownTo(pages, 2 * pages.length))),
    ...peers.map(({ value, megabytes }) => ({
      name: `${value.name}, ${pages.length} pages`,
      sections: sources.length,
      beforeFirst: brotli(value.index),
      index: brotli(value.index),
      ...keystrokes(queries, value.search, 25),
      megabytes,
    })),
  ];
  writeFileSync(
    'bench/search.md',
    report({
      code,
      pagefindPerQuery: pagefindBytes / gold.length,
      held: qualityTable(
        measured.map(({ name, results }) => ({ name, results: results.filter(({ gold: { heldOut } }) => heldOut) })),
      ),
      all: qualityTable(measured),
      cost: bytesTable(rows),
      browser,
      load: loadavg()[0] ?? 0,
    }),
  );
  console.log(readFileSync('bench/search.md', 'utf8'));
}
