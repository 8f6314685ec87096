import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Time (ISO 8601, in the zone of who committed) of the last commit of every file below a folder, by absolute path: one `git log` for all. Empty outside
 * of git and on a shallow clone, whose history would name the wrong one.
 */
export async function lastCommitDates(folder: string): Promise<ReadonlyMap<string, string>> {
  try {
    const git = async (...args: string[]): Promise<string> =>
      (await run('git', args, { cwd: folder, maxBuffer: 256 * 1024 * 1024 })).stdout;
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return new Map();
    const top = (await git('rev-parse', '--show-toplevel')).trim();
    const log = await git('-c', 'core.quotePath=false', 'log', '--format=%x00%cI', '--name-only', '--', '.');
    return parseLog(log, top);
  } catch {
    return new Map();
  }
}

/** Log entries, newest first, each a NUL, a time, and the names of its files. */
export function parseLog(log: string, top: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const entry of log.split('\0')) {
    const [time = '', ...files] = entry.split('\n').filter((line) => line !== '');
    for (const file of files) {
      const absolute = path.join(top, file);
      if (!dates.has(absolute)) dates.set(absolute, time);
    }
  }
  return dates;
}
