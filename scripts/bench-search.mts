import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { blowUp } from '../bench/search/blow-up.mts';
import { indexPages, readPages } from '../bench/search/corpus.mts';
import type { Engine } from '../bench/search/engine.mts';
import { missingTargets, readGold } from '../bench/search/gold.mts';
import { ourEngine } from '../bench/search/ours.mts';
import { pagefind } from '../bench/search/pagefind.mts';
import { docusaurusSearchLocal, miniSearch } from '../bench/search/peers.mts';
import { outcomes } from '../bench/search/quality.mts';
import { bytesTable, missesList, qualityTable, report } from '../bench/search/report.mts';
import { brotli, bytesOf, searchCode } from '../bench/search/size.mts';
import { sourceOf } from '../bench/search/source.mts';
import { heapOf, keystrokes } from '../bench/search/speed.mts';
import { contentDir } from '../src/content/content-dir';

/**
 * `npm run bench:search`: quality on the gold set, bytes, time for each keystroke and memory, of this site's search and of three
 * peers, on the content as it is and blown up to the full number of pages. Needs a build. Writes bench/search.md. With `--tune`
 * it only asks the half of the gold set that ranking may be tuned on, and lists what is not first.
 */
const gold = readGold();
const pages = await readPages(contentDir);
const present = indexPages(pages);
const read =
  (files: ReadonlyMap<string, string>) =>
  (address: string): string =>
    files.get(address) ?? '';
const ours = heapOf(() => ourEngine(present.manifest, read(present.files)));

const missing = missingTargets(gold, ours.value.addresses);
if (missing.length > 0) throw new Error(missing.join('\n'));

if (process.argv.includes('--tune')) {
  const results = await outcomes(
    ours.value,
    gold.filter(({ heldOut }) => !heldOut),
  );
  console.log(`${qualityTable([{ name: 'this site', results }])}\n\n${missesList(results)}`);
} else {
  if (!existsSync('public/index.html')) throw new Error('There is no built site: npm run build.');
  if (!existsSync('bench/node_modules'))
    execFileSync('npm', ['ci', '--ignore-scripts', '--legacy-peer-deps'], { cwd: 'bench', stdio: 'inherit' });
  const queries = gold.map(({ query }) => query);
  const code = searchCode('public');
  const sources = pages.flatMap(sourceOf);
  const peers = [docusaurusSearchLocal, miniSearch].map((make) => heapOf(() => make(sources)));
  const byPagefind = await pagefind(path.resolve('public'), path.resolve('.tmp/bench-pagefind'));
  const engines: Engine[] = [ours.value, ...peers.map(({ value }) => value), byPagefind];

  const measured = [];
  for (const engine of engines) measured.push({ name: engine.name, results: await outcomes(engine, gold) });
  const pagefindBytes = byPagefind.bytes();
  await byPagefind.close();

  const grownPages = blowUp(pages);
  const grown = indexPages(grownPages);
  const grownEngine = heapOf(() => ourEngine(grown.manifest, read(grown.files)));
  const rows = [
    {
      name: `this site, ${pages.length} pages`,
      sections: ours.value.addresses.size,
      ...bytesOf(present.manifest, read(present.files), code),
      ...keystrokes(queries, ours.value.search),
      megabytes: ours.megabytes,
      seconds: present.seconds,
    },
    {
      name: `this site, ${grownPages.length} pages`,
      sections: grownEngine.value.addresses.size,
      ...bytesOf(grown.manifest, read(grown.files), code),
      ...keystrokes(queries, grownEngine.value.search),
      megabytes: grownEngine.megabytes,
      seconds: grown.seconds,
    },
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
    }),
  );
  console.log(readFileSync('bench/search.md', 'utf8'));
}
