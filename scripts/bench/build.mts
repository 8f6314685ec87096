import '../help.mts';
import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Cost } from './measure-command.mts';
import { measureCommand, secondsOfStep } from './measure-command.mts';
import { buildEmptySite, buildGrown, editPage, markdownBelow, runScript } from './our-site.mts';
import {
  forgetStarlightBuilds,
  installStarlight,
  makeStarlightSite,
  node,
  starlightBuild,
  starlightVersions,
} from './starlight-site.mts';
import { forgetBuilds, prepareTree } from '../tests/site-tree.mts';

/**
 * `npm run bench:build`: builds this site and a Starlight site of the same text in turn, cold and after an edit of one page, runs
 * the doctor, builds our site with more pages and an empty Gatsby site, and writes medians and ratios to bench/build.md. It takes a
 * quarter of an hour on a quiet machine, which it needs. Linux only. `-- --runs 1 --pages 2000` does less, `--pages ''` builds no
 * larger site, and `--skip-peer` leaves out Starlight and prints instead of writing.
 */
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    pages: { type: 'string', default: '2000,5000' },
    'skip-peer': { type: 'boolean', default: false },
  },
});
const withPeer = !options['skip-peer'];
const runs = Number(options.runs);
const counts = options.pages === '' ? [] : options.pages.split(',').map(Number);

const median = (costs: readonly Cost[], value: (cost: Cost) => number): number =>
  costs.map(value).sort((a, b) => a - b)[costs.length >> 1] ?? 0;
const cpuOf = ({ cpu }: Cost): number => cpu;
const wallOf = ({ wall }: Cost): number => wall;
const megabytesOf = ({ peak }: Cost): number => peak / 1e6;
const largestOf = ({ largest }: Cost): number => largest / 1e6;

/** One row of the comparison. The peer is always a full build, because no other build of it is worth waiting for. */
function row(name: string, ours: readonly Cost[], theirs: readonly Cost[], value: (cost: Cost) => number): string {
  const [own, other] = [median(ours, value), median(theirs, value)];
  return `| ${name} | ${own.toFixed(1)} | ${withPeer ? other.toFixed(1) : ''} | ${withPeer ? (own / other).toFixed(2) : ''} |`;
}

function stepsTable(costs: readonly Cost[]): string[] {
  const names = [...new Set(costs.flatMap(({ steps }) => steps.map(([name]) => name)))];
  const lines = names.map((name) => [name, median(costs, (cost) => secondsOfStep(cost, name))] as const);
  const shown = lines.filter(([, seconds]) => seconds >= 0.1);
  return ['| Step | CPU, s |', '| --- | ---: |', ...shown.map(([name, cpu]) => `| ${name} | ${cpu.toFixed(1)} |`)];
}

installStarlight();
const tree = prepareTree('bench', 'content');
const build = (): Promise<Cost> => runScript(node, tree, 'scripts/gatsby/run-gatsby.mts', 'build');
const doctor = (): Promise<Cost> => runScript(node, tree, 'scripts/doctor/doctor.mts');
const runPeer = (folder: string): Promise<Cost> =>
  measureCommand(folder, starlightBuild, { ASTRO_TELEMETRY_DISABLED: '1' });

const load = loadavg()[0] ?? 0;
const empty = await buildEmptySite(node);
const doctorCold: Cost[] = [];
const doctorWarm: Cost[] = [];
const cold: Cost[] = [];
const warm: Cost[] = [];
const peerCold: Cost[] = [];
const peerWarm: Cost[] = [];
for (let run = 0; run < runs; run++) {
  forgetBuilds(tree);
  doctorCold.push(await doctor());
  doctorWarm.push(await doctor());
  // The doctor leaves compiled pages behind, which a cold build must not find.
  forgetBuilds(tree);
  cold.push(await build());
  editPage(path.join(tree, 'content/docs'));
  warm.push(await build());
  if (!withPeer) continue;
  const peer = makeStarlightSite(path.join(tree, 'public'));
  forgetStarlightBuilds();
  peerCold.push(await runPeer(peer));
  editPage(path.join(peer, 'src/content/docs'));
  peerWarm.push(await runPeer(peer));
}

/** Sizes of the site and what each build cost; the first is the site as it is. */
const grown = [
  {
    pages: markdownBelow('content').length,
    cost: { cpu: median(cold, cpuOf), wall: median(cold, wallOf), peak: median(cold, ({ peak }) => peak) },
  },
];
for (const pages of counts) grown.push({ pages, cost: await buildGrown(node, pages) });

const growthRows = grown.map(({ pages, cost }, index) => {
  const before = grown[index - 1];
  const perPage = (value: (of: Pick<Cost, 'cpu' | 'peak'>) => number): string =>
    before ? ((value(cost) - value(before.cost)) / (pages - before.pages)).toFixed(2) : '';
  const megabytes = Math.round(cost.peak / 1e6);
  return `| ${pages} | ${cost.cpu.toFixed(1)} | ${cost.wall.toFixed(1)} | ${megabytes} | ${perPage(({ cpu }) => cpu * 1000)} | ${perPage(({ peak }) => peak / 1e6)} |`;
});

const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
const report = [
  `Medians of ${runs} runs each, in turn, with Node ${version}, of this site and of ${starlightVersions} with Pagefind.`,
  'CPU is user and system time, and memory that of all processes together at the worst moment. Warm is the build after an edit of one page.',
  'The ratio of a warm build and of the doctor is to a full build of Starlight.',
  load > 1
    ? `The machine was busy with other work (load ${load.toFixed(0)}), so the ratios count, not the seconds.`
    : '',
  '',
  '| | Developer Docs | Starlight | ratio |',
  '| --- | ---: | ---: | ---: |',
  row('cold: CPU, s', cold, peerCold, cpuOf),
  row('cold: wall clock, s', cold, peerCold, wallOf),
  row('cold: peak memory, MB', cold, peerCold, megabytesOf),
  row('cold: peak memory of the largest process, MB', cold, peerCold, largestOf),
  row('warm: CPU, s', warm, peerCold, cpuOf),
  row('warm: wall clock, s', warm, peerCold, wallOf),
  row('warm: peak memory, MB', warm, peerCold, megabytesOf),
  row('doctor, cold: wall clock, s', doctorCold, peerCold, wallOf),
  row('doctor, warm: wall clock, s', doctorWarm, peerCold, wallOf),
  '',
  ...(withPeer
    ? [
        `A warm build of Starlight takes ${median(peerWarm, cpuOf).toFixed(1)} s of CPU and ${median(peerWarm, wallOf).toFixed(1)} s.`,
      ]
    : []),
  `Gatsby alone, with one page and no plugins, takes ${empty.cold.cpu.toFixed(1)} s of CPU, ${empty.cold.wall.toFixed(1)} s and ${Math.round(empty.cold.peak / 1e6)} MB; built again without a change, ${empty.warm.cpu.toFixed(1)} s of CPU and ${empty.warm.wall.toFixed(1)} s.`,
  '',
  '| Step of a cold build | CPU, s |',
  ...stepsTable(cold).slice(1),
  '',
  '| Step of a warm build | CPU, s |',
  ...stepsTable(warm).slice(1),
  '',
  '| Pages | CPU, s | Wall clock, s | Peak memory, MB | CPU per further page, ms | Memory per further page, MB |',
  '| ---: | ---: | ---: | ---: | ---: | ---: |',
  ...growthRows,
  '',
].join('\n');
if (withPeer) {
  mkdirSync('bench', { recursive: true });
  writeFileSync('bench/build.md', report);
}
console.log(report);
