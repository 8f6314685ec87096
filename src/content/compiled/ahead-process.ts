import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import type { SiteConfig } from '../../config/site-config';
import { compileFlags } from './compile-pool';

/** Asks a worker to compile the whole tree. */
export interface AheadJob {
  /** The bundled script of workers. */
  readonly ahead: string;
  readonly contentDir: string;
  readonly config: SiteConfig;
}

/** The file descriptor of the pipe that closes when the tree is compiled. */
const descriptor = 3;

/** What Gatsby is started with so that it waits for the pages: its environment and its streams. */
export const waitingForAhead = {
  env: { COMPILED_AHEAD: String(descriptor) },
  stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
} as const;

/**
 * Compiles the tree in a separate process while Gatsby starts, which takes seconds on one processor. `script` is the bundled code of
 * `content-worker.ts`. If the process fails, nothing is said of it: Gatsby compiles what is missing, and says what is wrong.
 */
export async function compileAheadOf(
  gatsby: ChildProcess,
  script: string,
  tree: Pick<AheadJob, 'contentDir' | 'config'>,
): Promise<void> {
  if (gatsby.exitCode !== null) return;
  const pipe = gatsby.stdio[descriptor];
  const worker = fork(script, {
    // Values of the configuration may be shared between its parts, which JSON would not keep.
    serialization: 'advanced',
    execArgv: compileFlags,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  gatsby.once('exit', () => worker.kill());
  const job: AheadJob = { ahead: script, contentDir: tree.contentDir, config: tree.config };
  worker.send(job, () => undefined);
  await new Promise((resolve) => worker.once('exit', resolve).once('error', resolve));
  if (pipe instanceof Socket) pipe.destroy();
}

/** In Gatsby: waits for the pages that are compiled ahead, if they are. */
export async function waitForAhead(): Promise<void> {
  const pipe = process.env.COMPILED_AHEAD;
  if (pipe === undefined) return;
  delete process.env.COMPILED_AHEAD;
  await once(new Socket({ fd: Number(pipe) }).resume(), 'close');
}
