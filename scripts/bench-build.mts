import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addPages } from './grow-content.mts';
import { prepareTree } from './site-tree.mts';

/**
 * `npm run bench:build [pages…]`: CPU seconds per step and peak memory of cold builds, of the site as it is and blown up to
 * each number of pages. Linux only (reads /proc). Writes bench/build.md. Run it on a quiet machine.
 */
interface Sample {
  readonly cpu: number;
  /** Resident bytes of all processes together, and of the largest. */
  readonly rss: number;
  readonly largest: number;
}
const ticksPerSecond = 100;
const pageSize = 4096;

/** CPU seconds and resident bytes of a process group, with the children it has already reaped. */
function sampleGroup(group: number): Sample {
  let ticks = 0;
  let rss = 0;
  let largest = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(fields[2]) !== group) continue;
      ticks += Number(fields[11]) + Number(fields[13]);
      const bytes = Number(fields[21]) * pageSize;
      rss += bytes;
      largest = Math.max(largest, bytes);
    } catch {
      // The process ended between the listing and the reading.
    }
  }
  return { cpu: ticks / ticksPerSecond, rss, largest };
}

interface BuildCost {
  readonly pages: number;
  readonly user: number;
  readonly wall: number;
  readonly peak: number;
  readonly largest: number;
  readonly steps: readonly (readonly [string, number])[];
}

async function measureBuild(tree: string): Promise<BuildCost> {
  rmSync(path.join(tree, '.cache'), { recursive: true, force: true });
  rmSync(path.join(tree, 'public'), { recursive: true, force: true });
  const start = Date.now();
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const args = [tsx, 'scripts/run-gatsby.mts', 'build'];
  const child = spawn(process.execPath, args, { cwd: tree, env: { ...process.env, CI: 'true' }, detached: true });
  const group = child.pid ?? 0;
  const steps: [string, number][] = [];
  let user = 0;
  let before = 0;
  let peak = 0;
  let largest = 0;
  let output = '';
  const look = (): void => {
    const sample = sampleGroup(group);
    const { cpu, rss } = sample;
    largest = Math.max(largest, sample.largest);
    user = Math.max(user, cpu);
    peak = Math.max(peak, rss);
  };
  const timer = setInterval(look, 100);
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    for (const [, step] of chunk.toString().matchAll(/success (.+?) - [\d.]+s/g)) {
      look();
      steps.push([step ?? '', user - before]);
      before = user;
    }
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(output);
  const pages = readdirSync(path.join(tree, 'public'), { recursive: true }).filter((f) =>
    String(f).endsWith('index.html'),
  ).length;
  return { pages, user, wall: (Date.now() - start) / 1000, peak, largest, steps };
}

const wanted = process.argv.slice(2).map(Number);
const results: BuildCost[] = [];
for (const target of wanted.length > 0 ? wanted : [0, 500]) {
  const tree = prepareTree(`bench-${target}`, 'content', (contentDir) => {
    const now = readdirSync(contentDir, { recursive: true }).filter((file) => /\.mdx?$/.test(String(file))).length;
    addPages(contentDir, Math.max(0, target - now));
  });
  const result = await measureBuild(tree);
  results.push(result);
  console.log(
    `${result.pages} pages: ${result.user.toFixed(1)} s CPU, ${result.wall.toFixed(1)} s, ${Math.round(result.peak / 1e6)} MB`,
  );
}

const names = [...new Set(results.flatMap(({ steps }) => steps.map(([name]) => name)))];
const cost = ({ steps }: BuildCost, name: string): number =>
  steps.filter(([step]) => step === name).reduce((sum, [, cpu]) => sum + cpu, 0);
const rows = names.map((name) => [name, ...results.map((result) => cost(result, name))] as const);
const shown = rows.filter(([, ...costs]) => costs.some((seconds) => seconds >= 0.1));
const table = [
  `| CPU seconds of a cold build | ${results.map(({ pages }) => `${pages} pages`).join(' | ')} |`,
  `| --- |${results.map(() => ' ---: |').join('')}`,
  ...shown.map(([name, ...costs]) => `| ${name} | ${costs.map((seconds) => seconds.toFixed(1)).join(' | ')} |`),
  `| **all** | ${results.map(({ user }) => user.toFixed(1)).join(' | ')} |`,
  `| wall clock, s | ${results.map(({ wall }) => wall.toFixed(1)).join(' | ')} |`,
  `| peak memory of the largest process, MB | ${results.map(({ largest }) => Math.round(largest / 1e6)).join(' | ')} |`,
  `| peak memory of all processes, MB | ${results.map(({ peak }) => Math.round(peak / 1e6)).join(' | ')} |`,
];
mkdirSync('bench', { recursive: true });
writeFileSync('bench/build.md', `${table.join('\n')}\n`);
