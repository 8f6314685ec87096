import { pathToFileURL } from 'node:url';
import { bundleDoctor } from './doctor-bundle.mts';

/** `npm run doctor`: all checks of the content, without a build. `-- --fix` mends what is mechanical, `-- --strict` fails on warnings. */
await import(pathToFileURL(await bundleDoctor()).href);
