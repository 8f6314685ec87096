import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../src/content/read-content';

/**
 * `gatsby build` or `gatsby develop`, with a cache that is never older than the code. Gatsby keeps nodes between runs and
 * notices changes of gatsby-*.ts only, not of what they import: nodes made by older rules would stay.
 */
const stamp = '.tmp/made-by.txt';

async function codeHash(): Promise<string> {
  const folders = ['src/gatsby', 'src/model', 'src/markdown', 'src/content', 'src/search'];
  const files = (await Promise.all(folders.map((folder) => filesBelow(path.resolve(folder))))).flat();
  const hash = createHash('sha1');
  for (const file of [...files, 'src/site.ts', 'package-lock.json']) hash.update(file).update(readFileSync(file));
  return hash.update(process.env.CONTENT_DIR ?? '').digest('hex');
}

const current = await codeHash();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== current) {
  rmSync('.cache', { recursive: true, force: true });
  rmSync('public', { recursive: true, force: true });
  mkdirSync('.tmp', { recursive: true });
  writeFileSync(stamp, current);
}
// Gatsby takes another NODE_ENV, such as a test runner's, for its own tests'.
const mode = process.argv[2] === 'develop' ? 'development' : 'production';
const env = { ...process.env, NODE_ENV: mode, GATSBY_TELEMETRY_DISABLED: '1' };
const gatsby = path.resolve('node_modules/gatsby/cli.js');
const { status } = spawnSync(process.execPath, [gatsby, ...process.argv.slice(2)], { stdio: 'inherit', env });
process.exitCode = status ?? 1;
