import { appendFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { measureCommand } from './bench/measure-command.mts';
import type { Cost } from './bench/measure-command.mts';
import {
  forgetStarlightBuilds,
  installStarlight,
  makeStarlightSite,
  node,
  starlightBuild,
  starlightVersions,
} from './bench/starlight-site.mts';
import { addPages } from './grow-content.mts';
import { prepareTree } from './site-tree.mts';

/**
 * `npm run bench:build [pages…]`: builds this site and a Starlight site of the same text in turn, three times each, cold and
 * after an edit of one page, and writes medians and ratios to bench/build.md. With numbers, it then builds our site with that
 * many pages. Linux only. Run it on a quiet machine.
 */
const runs = 3;
const ourBuild = [node, '--import', 'tsx', 'scripts/run-gatsby.mts', 'build'];

function forgetOurBuilds(tree: string): void {
  for (const kept of ['.cache', 'public', '.tmp']) rmSync(path.join(tree, kept), { recursive: true, force: true });
}

const firstPage = (folder: string): string => {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const page = pages.filter((name) => name.endsWith('.md')).sort()[0];
  if (page === undefined) throw new Error(`${folder} has no page to edit.`);
  return path.join(folder, page);
};

const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** The values of a kind of run, as one row of a table. */
function row(name: string, ours: readonly Cost[], theirs: readonly Cost[], value: (cost: Cost) => number): string {
  const [own, other] = [middle(ours.map(value)), middle(theirs.map(value))];
  return `| ${name} | ${own.toFixed(1)} | ${other.toFixed(1)} | ${(own / other).toFixed(2)} |`;
}

function rows(kind: string, ours: readonly Cost[], theirs: readonly Cost[]): string[] {
  return [
    row(`${kind}: CPU, s`, ours, theirs, ({ cpu }) => cpu),
    row(`${kind}: wall clock, s`, ours, theirs, ({ wall }) => wall),
    row(`${kind}: peak memory, MB`, ours, theirs, ({ peak }) => peak / 1e6),
  ];
}

function stepsTable(costs: readonly Cost[]): string[] {
  const names = [...new Set(costs.flatMap(({ steps }) => steps.map(([name]) => name)))];
  const secondsOf = ({ steps }: Cost, name: string): number =>
    steps.filter(([step]) => step === name).reduce((sum, [, cpu]) => sum + cpu, 0);
  const lines = names.map((name) => [name, middle(costs.map((cost) => secondsOf(cost, name)))] as const);
  const shown = lines.filter(([, seconds]) => seconds >= 0.1);
  return ['| Step | CPU, s |', '| --- | ---: |', ...shown.map(([name, cpu]) => `| ${name} | ${cpu.toFixed(1)} |`)];
}

installStarlight();
const tree = prepareTree('bench', 'content');
const cold: Cost[] = [];
const warm: Cost[] = [];
const peerCold: Cost[] = [];
const peerWarm: Cost[] = [];
for (let run = 0; run < runs; run++) {
  forgetOurBuilds(tree);
  cold.push(await measureCommand(tree, ourBuild));
  appendFileSync(firstPage(path.join(tree, 'content/docs')), `\nSentence ${run} of a benchmark.\n`);
  warm.push(await measureCommand(tree, ourBuild));
  const peer = makeStarlightSite(path.join(tree, 'public'));
  forgetStarlightBuilds();
  peerCold.push(await measureCommand(peer, starlightBuild, { ASTRO_TELEMETRY_DISABLED: '1' }));
  appendFileSync(firstPage(path.join(peer, 'src/content/docs')), `\nSentence ${run} of a benchmark.\n`);
  peerWarm.push(await measureCommand(peer, starlightBuild, { ASTRO_TELEMETRY_DISABLED: '1' }));
}

const grown: string[] = [];
for (const pages of process.argv.slice(2).map(Number)) {
  const larger = prepareTree(`bench-${pages}`, 'content', (contentDir) => {
    const now = readdirSync(contentDir, { recursive: true }).filter((file) => /\.mdx?$/.test(String(file))).length;
    addPages(contentDir, Math.max(0, pages - now));
  });
  forgetOurBuilds(larger);
  const { cpu, wall, peak } = await measureCommand(larger, ourBuild);
  grown.push(`| ${pages} | ${cpu.toFixed(1)} | ${wall.toFixed(1)} | ${Math.round(peak / 1e6)} |`);
}

const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
mkdirSync('bench', { recursive: true });
writeFileSync(
  'bench/build.md',
  [
    `Medians of ${runs} builds each, in turn, with Node ${version}, of this site and of ${starlightVersions} with Pagefind.`,
    'CPU is user and system time, and memory that of all processes together. Warm is the build after an edit of one page.',
    '',
    '| | Developer Docs | Starlight | ratio |',
    '| --- | ---: | ---: | ---: |',
    ...rows('cold', cold, peerCold),
    ...rows('warm', warm, peerWarm),
    '',
    ...stepsTable(cold),
    ...(grown.length > 0
      ? ['', '| Pages | CPU, s | Wall clock, s | Peak memory, MB |', '| ---: | ---: | ---: | ---: |', ...grown]
      : []),
    '',
  ].join('\n'),
);
