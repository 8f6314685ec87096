import { pathToFileURL } from 'node:url';
import { bundleDoctor } from './doctor-bundle.mts';

/** `npm run doctor`: checks the content without a build. `-- --fix` fixes problems, `-- --strict` fails on warnings. */
await import(pathToFileURL(await bundleDoctor()).href);
