import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { filesBelow } from '../../src/content/files/files-below';
import type { SiteConfig } from '../../src/config/site-config';
import { pageFolders } from '../../src/model/pages/pages';

/**
 * Keeps glibc from holding on to what webpack, sharp and the store of nodes have freed: one arena instead of one for each thread, and
 * freed blocks go back to the system. A third less memory, at no cost in time. Other systems ignore it.
 */
const allocator = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};

/**
 * Left alone, Node lets garbage pile up to what the machine has. The limit leaves some to spare: 572 pages, 2 MB of Markdown, build
 * in 320 MB, 2,000 pages, 8.2 MB, in 400, 5,000 pages, 20.5 MB, in 600, and 10,000 pages, 45.6 MB, in 980. Small sites get what saves
 * them a tenth of the time.
 */
function heapLimit(contentDir: string, config: SiteConfig): string {
  const files = [...pageFolders(config), 'data'].flatMap((name) => filesBelow(path.join(contentDir, name)));
  const megabytes =
    files.filter((file) => /\.mdx?$/.test(file)).reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;
  // Nobody knows how much there is to bundle of a tree that brings its own packages.
  const least = config.foreign ? 4096 : 340;
  return `--max-old-space-size=${Math.ceil(Math.max(600, least + 16 * megabytes))} --max-semi-space-size=32`;
}

/**
 * Environment of the process that runs Gatsby. What the caller has set stays. `afterEdit` says that Gatsby has kept an earlier run.
 */
export function gatsbyEnvironment(
  mode: 'production' | 'development',
  contentDir: string,
  config: SiteConfig,
  afterEdit: boolean,
): NodeJS.ProcessEnv {
  return {
    ...allocator,
    ...process.env,
    // Gatsby takes another NODE_ENV, such as a test runner's, for its own tests'.
    NODE_ENV: mode,
    GATSBY_TELEMETRY_DISABLED: '1',
    // Gatsby and its workers load thousands of modules. From Node 22 on, later runs take them compiled from here. To write them takes
    // seconds, which a build from scratch leaves to the next: in CI there is none.
    NODE_COMPILE_CACHE:
      process.env.NODE_COMPILE_CACHE ??
      (mode === 'production' && !afterEdit ? undefined : path.resolve('.tmp/compiled-modules')),
    // Gatsby writes to a pipe, where it need not load React to redraw lines of a terminal.
    GATSBY_LOGGER: process.env.GATSBY_LOGGER ?? 'yurnalist',
    // A worker for queries loads the site and the schema once more, which only pays where processors would be idle.
    GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? (availableParallelism() <= 2 ? '1' : undefined),
    NODE_OPTIONS: process.env.NODE_OPTIONS ?? (mode === 'production' ? heapLimit(contentDir, config) : ''),
  };
}
