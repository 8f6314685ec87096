import '../help.mts';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environment } from '../../src/config/environment';
import { readSiteConfig, siteFileName } from '../../src/content/site-file';
import { forgetBuilds, prepareTree, runInTree } from '../tests/site-tree.mts';
import { needSite } from '../fail.mts';
import { basePathOf } from '../serve/site-server.mts';
import { expectationsOf } from './expectations.mts';
import type { Expectation } from './expectations.mts';
import { servers } from './servers.mts';

/**
 * `npm run test:hosts`: a built site (`public/` unless a folder is named) on real servers, against one table of expectations. It says
 * which servers were tested and fails when one of those named after the folder is not installed. `/kit` in place of a folder builds the
 * fixture site first, for that path of a host.
 */
const [folder = 'public', ...required] = process.argv.slice(2);
if (/^\/[\w-]+$/.test(folder)) {
  const tree = await builtBelow(folder);
  // The settings of the copy have the path.
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/hosts/test-hosts.mts', 'public', ...required],
    {
      cwd: tree,
      stdio: 'inherit',
    },
  );
  process.exit(status ?? 1);
}

/** A copy of the code with the fixture site, built for a path of its host. */
async function builtBelow(base: string): Promise<string> {
  const tree = prepareTree('below-a-path', 'test/fixtures/site');
  forgetBuilds(tree);
  const settings = path.join(tree, 'content', siteFileName);
  writeFileSync(settings, readFileSync(settings, 'utf8').replace(/^url: .*/m, `$&${base}`));
  await runInTree(tree, ['build']);
  return tree;
}

needSite(folder);
const root = path.resolve(folder);
const base = basePathOf(root);
const { config } = readSiteConfig(environment.contentDir());
const expectations = expectationsOf(config, root, readFileSync(path.join(root, '_redirects'), 'utf8'), base);
const temporary = mkdtempSync(path.join(tmpdir(), 'hosts-'));

interface Answer {
  readonly response: IncomingMessage;
  readonly body: string;
}

/** Sends a path as it is; `fetch` would tidy it up. */
const ask = (port: number, { path: target, method = 'GET', headers }: Expectation): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: target, method, headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ response, body }));
    });
    asked.on('error', reject);
    asked.end();
  });

/** What is wrong with an answer. */
function faults({ status, answers = {}, body: part }: Expectation, { response, body }: Answer): string[] {
  const found = response.statusCode === status ? [] : [`status ${response.statusCode}, not ${status}`];
  for (const [name, value] of Object.entries(answers)) {
    const given = response.headers[name]?.toString();
    if (value === null ? given !== undefined : given?.toLowerCase().includes(value.toLowerCase()) !== true)
      found.push(`${name}: ${given ?? 'absent'}, not ${value ?? 'absent'}`);
  }
  return part === undefined || body.includes(part) ? found : [...found, `the body lacks ${part}`];
}

const lines: string[] = [];
const summary: string[] = [];
for (const [name, start] of Object.entries(servers)) {
  const server = await start({ root, base, config, folder: temporary });
  if (typeof server === 'string') {
    summary.push(`${name}: NOT TESTED, ${server}`);
    if (required.includes(name)) process.exitCode = 1;
    continue;
  }
  let passed = 0;
  for (const expectation of expectations) {
    if (expectation.exceptFor?.includes(name) === true) continue;
    const found = faults(expectation, await ask(server.port, expectation));
    if (found.length === 0) passed += 1;
    else lines.push(`${name}: ${expectation.name} (${expectation.path}): ${found.join('; ')}`);
  }
  const asked = expectations.filter(({ exceptFor }) => exceptFor?.includes(name) !== true).length;
  summary.push(`${name}: ${passed} of ${asked} as expected (${server.version})`);
  if (passed < asked) process.exitCode = 1;
  server.stop();
}
rmSync(temporary, { recursive: true });
console.log([...lines, ...summary].join('\n'));
