import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What a command and all processes below it cost. */
export interface Cost {
  /** Seconds, user and system. */
  readonly cpu: number;
  /** Seconds. */
  readonly wall: number;
  /** Resident bytes of all processes together, at the worst moment. */
  readonly peak: number;
  /** Resident bytes of the largest process, at its worst moment. */
  readonly largest: number;
  readonly output: string;
  /** Steps that Gatsby reports, and the CPU seconds since the step before. */
  readonly steps: readonly (readonly [string, number])[];
}

/** CPU seconds of all steps of a build that have this name. */
export const secondsOfStep = ({ steps }: Cost, name: string): number =>
  steps.filter(([step]) => step === name).reduce((sum, [, cpu]) => sum + cpu, 0);

interface Sample {
  readonly cpu: number;
  readonly rss: number;
  readonly largest: number;
}

const ticksPerSecond = 100;
const pageSize = 4096;

/** CPU seconds and resident bytes of a process group, with the children it has already waited for. Reads /proc: Linux only. */
function sampleGroup(group: number): Sample {
  let ticks = 0;
  const sizes: number[] = [];
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      if (fields[2] !== group) continue;
      for (const used of fields.slice(11, 15)) ticks += used;
      sizes.push((fields[21] ?? 0) * pageSize);
    } catch {
      // The process ended between the listing and the reading.
    }
  }
  return { cpu: ticks / ticksPerSecond, rss: sizes.reduce((sum, size) => sum + size, 0), largest: Math.max(...sizes) };
}

/** Runs a command in a folder; rejects with its output when it fails. */
export async function measureCommand(folder: string, command: readonly string[], env: object = {}): Promise<Cost> {
  const [program = '', ...args] = command;
  const start = Date.now();
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, CI: 'true', NODE_OPTIONS: undefined, ...env },
    // A separate process group, so that all of its processes can be found.
    detached: true,
  });
  const steps: [string, number][] = [];
  let cpu = 0;
  let peak = 0;
  let largest = 0;
  let before = 0;
  let output = '';
  const look = (): void => {
    const sample = sampleGroup(child.pid ?? 0);
    cpu = Math.max(cpu, sample.cpu);
    peak = Math.max(peak, sample.rss);
    largest = Math.max(largest, sample.largest);
  };
  const read = (chunk: Buffer): void => {
    output += chunk.toString();
    for (const [, step = ''] of chunk.toString().matchAll(/success (.+?) - [\d.]+s/g)) {
      look();
      steps.push([step, cpu - before]);
      before = cpu;
    }
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const timer = setInterval(look, 50);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(output);
  return { cpu, wall: (Date.now() - start) / 1000, peak, largest, output, steps };
}
