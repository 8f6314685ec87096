import '../help.mts';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as OpenTree from '../../src/trees/open-tree';
import { bundleDoctor } from './doctor-bundle.mts';

/**
 * `npm run doctor`: checks the content without a build. `-- --fix` fixes problems, `-- --strict` fails on warnings, `-- --lenient` and
 * `-- --verbose` do what they do for a build.
 */
const code = await bundleDoctor();
const fileOf = (entry: string): string => pathToFileURL(path.join(code, `${entry}.mjs`)).href;
const load: (file: string) => Promise<typeof OpenTree> = (file) => import(file);
const { enterTree } = await load(fileOf('open-tree'));
await enterTree(process.argv.slice(2), path.join(code, 'content-worker.mjs'));
await import(fileOf('run-doctor'));
