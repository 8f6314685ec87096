import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const gatsbyFiles = ['gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx'];
const copied = ['src', 'static', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json', ...gatsbyFiles];

/** Copies the site's code, and a content tree that it is to build, into a folder, which gets the same packages. */
export function copySite(folder: string, contentDir: string): void {
  for (const entry of copied)
    cpSync(entry, path.join(folder, entry), { recursive: true, filter: (file) => !file.includes('test/') });
  cpSync(contentDir, path.join(folder, 'content'), { recursive: true });
  const packages = path.join(folder, 'node_modules');
  if (!existsSync(packages)) symlinkSync(path.resolve('node_modules'), packages);
}

/**
 * A copy of the site's code that builds another content tree with a separate cache and output, so that a build for a
 * test never touches the site's. Returns the folder of the copy, below `.tmp/trees`.
 */
export function prepareTree(name: string, contentDir: string, change?: (contentDir: string) => void): string {
  const tree = path.resolve('.tmp/trees', name);
  for (const entry of [...copied, 'content']) rmSync(path.join(tree, entry), { recursive: true, force: true });
  copySite(tree, contentDir);
  change?.(path.join(tree, 'content'));
  return tree;
}

/** Removes what builds of a tree keep for the next one. */
export function forgetBuilds(tree: string): void {
  for (const kept of ['.cache', 'public', '.tmp']) rmSync(path.join(tree, kept), { recursive: true, force: true });
}

/** Circumstances of a machine that must not show in a build. */
export const elsewhere = {
  TZ: 'Pacific/Kiritimati',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
  GATSBY_CPU_COUNT: '1',
};

/**
 * How Gatsby is run: by another program of Node, behind other commands, with other variables, or killed after some milliseconds. A run that
 * takes longer than its `limit` hangs, and is killed as well.
 */
export interface Circumstances {
  readonly by?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly node?: string;
  readonly killAfter?: number;
  readonly limit?: number;
}

/** Whether the program that a run is started by is there and may do what is asked of it. */
export const works = ([program, ...args]: readonly string[] = []): boolean =>
  program === undefined || spawnSync(program, [...args, 'true']).status === 0;

/** How a run of Gatsby ended, and all that it said. */
export interface Ended {
  readonly succeeded: boolean;
  readonly said: string;
  /** Whether it was killed because it took longer than its limit. */
  readonly hung: boolean;
}

/** Runs Gatsby in a tree. Killing ends all that it started, as when a machine goes down. */
export function endOfRun(
  tree: string,
  command: readonly string[],
  { by = [], env = {}, node = process.execPath, killAfter, limit }: Circumstances = {},
): Promise<Ended> {
  const [program = node, ...args] = [...by, node, '--import', 'tsx', 'scripts/gatsby/run-gatsby.mts', ...command];
  const patience = killAfter ?? limit;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: tree,
      env: { ...process.env, CI: 'true', ...env },
      detached: patience !== undefined,
    });
    let hung = false;
    const kill = (): boolean => process.kill(-(child.pid ?? 0), 'SIGKILL');
    const timer =
      patience === undefined
        ? undefined
        : setTimeout(() => {
            hung = killAfter === undefined;
            kill();
          }, patience);
    // The terminal does not interrupt what is in another group.
    const interrupt = (): void => {
      kill();
      process.exit(130);
    };
    if (patience !== undefined) process.on('SIGINT', interrupt);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', (error) => resolve({ succeeded: false, said: error.message, hung }));
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt);
      resolve({ succeeded: code === 0, said, hung });
    });
  });
}

/** Runs Gatsby in a tree and returns its output; rejects with the output when it fails. */
export async function runInTree(
  tree: string,
  command: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { succeeded, said } = await endOfRun(tree, command, { env });
  if (!succeeded) throw new Error(said);
  return said;
}
