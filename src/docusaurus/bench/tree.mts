import '../../../scripts/help.mts';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeSyntheticTree } from './synthetic-tree.mts';
import { forgetBuilds, prepareTree } from '../../../scripts/tests/site-tree.mts';
import { secondsOfStep } from '../../../scripts/bench/measure-command.mts';
import type { Cost } from '../../../scripts/bench/measure-command.mts';
import { runScript } from '../../../scripts/bench/our-site.mts';

/**
 * `npm run bench:tree`: builds trees made for Docusaurus that have everything (three versions, a second instance of the docs plugin, a
 * blog, formulas, diagrams, pages that run) at several sizes, and writes to bench/tree.md what they and their further pages cost. Linux
 * only. `-- --pages 100,300` builds others and prints instead of writing.
 */
const usual = '100,300,900';
const { values: options } = parseArgs({ options: { pages: { type: 'string', default: usual } } });

interface Built extends Cost {
  /** Pages of the built site, with its lists. */
  readonly pages: number;
}

async function buildTree(size: number): Promise<Built> {
  const source = path.resolve('.tmp/bench-trees', String(size));
  rmSync(source, { recursive: true, force: true });
  writeSyntheticTree(source, size);
  const tree = prepareTree(`bench-tree-${size}`, source);
  forgetBuilds(tree);
  const cost = await runScript(process.execPath, tree, 'scripts/gatsby/run-gatsby.mts', 'build');
  const pages = /Built (\d+) pages/.exec(cost.output)?.[1];
  if (pages === undefined)
    throw new Error(`The build of ${size} pages does not say how many it has built:\n${cost.output}`);
  return { ...cost, pages: Number(pages) };
}

const load = loadavg()[0] ?? 0;
const built: Built[] = [];
for (const size of options.pages.split(',').map(Number)) built.push(await buildTree(size));

const rows = built.map(({ pages, cpu, wall, peak }, index) => {
  const before = built[index - 1];
  const further = (more: number): string => (before ? (more / (pages - before.pages)).toFixed(2) : '');
  return [
    '',
    ...[pages, wall.toFixed(1), cpu.toFixed(1), Math.round(peak / 1e6)],
    ...[((cpu * 1000) / pages).toFixed(0), further((cpu - (before?.cpu ?? 0)) * 1000)],
    ...[further((wall - (before?.wall ?? 0)) * 1000), further((peak - (before?.peak ?? 0)) / 1e6)],
    '',
  ]
    .join(' | ')
    .trim();
});

/** A little less than nothing is rounded to nothing. */
const withoutSign = (rounded: string): string => (Number(rounded) === 0 ? rounded.replace('-', '') : rounded);

/** What the steps of the two largest builds cost for each page between them. */
function stepRows(): string[] {
  const [smaller, larger] = built.slice(-2);
  if (!smaller || !larger) return [];
  const names = [...new Set(larger.steps.map(([name]) => name))];
  return names.flatMap((name) => {
    const [less, more] = [secondsOfStep(smaller, name), secondsOfStep(larger, name)];
    const perPage = ((more - less) * 1000) / (larger.pages - smaller.pages);
    return more < 0.3
      ? []
      : [`| ${name} | ${less.toFixed(1)} | ${more.toFixed(1)} | ${withoutSign(perPage.toFixed(1))} |`];
  });
}

const report = [
  `Cold builds of trees made for Docusaurus by \`src/docusaurus/bench/synthetic-tree.mts\`, with Node ${process.version}: three versions of the docs, a second instance of the`,
  'docs plugin, a blog with tags and authors, formulas, diagrams, and pages that run. CPU is user and system time, and memory that of all processes together.',
  load > 1
    ? `The machine was busy with other work (load ${load.toFixed(0)}), so seconds of different rows differ by more than their pages.`
    : '',
  '',
  '| Pages | Wall clock, s | CPU, s | Peak memory, MB | CPU per page, ms | CPU per further page, ms | Wall clock per further page, ms | Memory per further page, MB |',
  '| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...rows,
  '',
  `| Step | CPU of ${built.at(-2)?.pages ?? 0} pages, s | of ${built.at(-1)?.pages ?? 0} pages, s | per further page, ms |`,
  '| --- | ---: | ---: | ---: |',
  ...stepRows(),
  '',
].join('\n');
if (options.pages === usual) {
  mkdirSync('bench', { recursive: true });
  writeFileSync('bench/tree.md', report);
}
console.log(report);
