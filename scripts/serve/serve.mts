import '../help.mts';
import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { builtAt, isUnfinished } from '../gatsby/kept-output.mts';
import { allFilesBelow } from '../../src/content/files/files-below';
import { fail, needSite } from '../fail.mts';
import { chosenPort, ownAddresses, portInUse } from '../network.mts';
import { basePathOf, siteServer } from './site-server.mts';

/**
 * `npm run serve`: serves a built site (`public/` unless a folder is named) with the headers and redirects of a host. `-- --port 9001` chooses
 * another port than 9000, and so does the variable PORT. If nobody has chosen and 9000 is in use, it takes another one. Other devices of your
 * network see the site, too, at the address that is printed.
 */
const { values, positionals } = parseArgs({
  options: { port: { type: 'string', short: 'p' } },
  allowPositionals: true,
});
const [folder = 'public'] = positionals;
const chosen = values.port ?? process.env.PORT;
const port = chosenPort(chosen ?? '9000');
const root = path.resolve(folder);
if (root === path.resolve('public') && isUnfinished()) {
  fail(
    'A build is writing `public/`, or the last one failed or was stopped. Wait for it, or run `npm run build` again.',
  );
}
needSite(folder);
const built = root === path.resolve('public') ? builtAt() : undefined;
const newer =
  built === undefined
    ? undefined
    : ['content', 'src', 'static'].flatMap(allFilesBelow).find((file) => statSync(file).mtimeMs > built);
if (newer !== undefined) console.log(`${newer} is newer than the built site. Run \`npm run build\` to see the change.`);
const server = siteServer(root);

server.once('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  if (chosen !== undefined) fail(portInUse('serve', port));
  console.log(`Port ${port} is in use. Using another port.`);
  server.listen(0);
});
server.on('listening', () => {
  const address = server.address();
  const end = `:${typeof address === 'object' && address ? address.port : port}${basePathOf(root)}`;
  console.log(`Serving ${folder} at http://localhost${end}`);
  for (const host of ownAddresses()) console.log(`On your network it is at http://${host}${end}`);
});
server.listen(port);
