import '../help.mts';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleDoctor } from './doctor-bundle.mts';

/**
 * `npm run doctor`: checks the content without a build. `-- --fix` fixes problems, `-- --strict` fails on warnings, `-- --lenient` and
 * `-- --verbose` do what they do for a build.
 */
await import(pathToFileURL(path.join(await bundleDoctor(), 'run-doctor.mjs')).href);
