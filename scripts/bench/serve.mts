import '../help.mts';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { environment } from '../../src/config/environment';
import { readSiteConfig } from '../../src/content/site-file';
import { headersFor, parseHeaders } from '../../src/deploy/headers';
import { servers } from '../hosts/servers.mts';
import { freePort } from '../network.mts';
import { basePathOf } from '../serve/site-server.mts';

/**
 * `npm run bench:serve`: `npm run serve` under load, beside nginx with the configuration that the build writes for it. 2,000 connections ask
 * for the longest page of the built site (`public/` unless a folder is named), then slow clients hold connections while others ask. Fails when the
 * server ends, refuses or answers wrongly. Writes bench/serve.md. Linux only.
 */
const [folder = 'public'] = process.argv.slice(2);
const root = path.resolve(folder);
const connections = 2000;
const slowClients = 200;
const seconds = 10;

const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('/index.html'));
const sizes = new Map(pages.map((page) => [page, readFileSync(path.join(root, page)).length]));
const [longest = '', size = 0] = [...sizes].sort(([, a], [, b]) => b - a)[Math.floor(pages.length / 20)] ?? [];
const asked = `${basePathOf(root)}/${path.dirname(longest)}`;
const rules = parseHeaders(readFileSync(path.join(root, '_headers'), 'utf8'));
const expected = Object.entries(headersFor(asked, rules));

interface Answer {
  readonly milliseconds: number;
  /** What is wrong with the answer, if anything is. */
  readonly wrong?: string;
}

function wrongWith(status: number | undefined, headers: IncomingHttpHeaders, bytes: number): string | undefined {
  if (status !== 200) return `status ${status}`;
  const missing = expected.find(([name, value]) => headers[name.toLowerCase()] !== value);
  if (missing) return `${missing[0]} is ${String(headers[missing[0].toLowerCase()])}`;
  if (headers.etag === undefined || headers.vary === undefined) return 'ETag or Vary is missing';
  return headers['content-encoding'] === undefined && bytes !== size ? `${bytes} of ${size} bytes` : undefined;
}

interface Question {
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What the answer may be instead of the whole page with all of its headers. nginx refuses some addresses that our server does not find. */
  readonly statuses?: readonly number[];
}

const accepting = (encoding: string): readonly Question[] => [
  { target: asked, headers: encoding === '' ? {} : { 'Accept-Encoding': encoding } },
];
const odd: readonly Question[] = [
  { target: asked, headers: { Range: 'bytes=0-0' }, statuses: [206] },
  { target: asked, headers: { Range: `bytes=${size - 5}-`, 'Accept-Encoding': 'br' }, statuses: [206] },
  { target: asked, headers: { Range: 'bytes=5-2' }, statuses: [416] },
  { target: asked, headers: { 'If-None-Match': '*' }, statuses: [304] },
  { target: '/no/such/page', headers: { 'Accept-Encoding': 'gzip' }, statuses: [404] },
  { target: '/%2e%2e%2f%2e%2e%2fetc%2fpasswd', headers: {}, statuses: [400, 404] },
  { target: '/%E0%A4%A', headers: {}, statuses: [400, 404] },
  { target: `/${'a'.repeat(4000)}`, headers: {}, statuses: [404, 414] },
];

const ask = (port: number, agent: Agent, { target, headers, statuses }: Question): Promise<Answer> =>
  new Promise((resolve) => {
    const begin = performance.now();
    const end = (wrong?: string): void => {
      const milliseconds = performance.now() - begin;
      resolve(wrong === undefined ? { milliseconds } : { milliseconds, wrong });
    };
    get({ host: '127.0.0.1', port, path: target, agent, headers }, (response) => {
      const { statusCode = 0 } = response;
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('error', (error) => end(error.message));
      response.on('end', () => {
        if (statuses === undefined) end(wrongWith(statusCode, response.headers, bytes));
        else end(statuses.includes(statusCode) ? undefined : `status ${statusCode} of ${target.slice(0, 50)}`);
      });
    }).on('error', (error) => end(error.message));
  });

/** Asks on so many connections at once until the time is over. */
async function load(port: number, clients: number, questions: readonly Question[]): Promise<readonly Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const until = performance.now() + seconds * 1000;
  const answers: Answer[] = [];
  const client = async (first: number): Promise<void> => {
    for (let turn = first; performance.now() < until; turn++) {
      const question = questions[turn % questions.length];
      if (question) answers.push(await ask(port, agent, question));
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  agent.destroy();
  return answers;
}

/** Clients that never end their headers, and others that read nothing of what they asked for. */
function holdConnections(port: number): () => void {
  const sockets = Array.from({ length: slowClients }, (_, number) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    const line = `GET ${asked} HTTP/1.1\r\nHost: localhost\r\n`;
    if (number % 2 === 0) socket.write(line);
    else socket.pause().write(`${line}\r\n`.repeat(20));
    return socket;
  });
  return () => sockets.forEach((socket) => socket.destroy());
}

/** Megabytes that a process and its children take now, and at the worst moment. */
function memory(id: number): readonly [number, number] {
  const ids = [id, ...readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').split(' ').filter(Boolean).map(Number)];
  const texts = ids.map((one) => readFileSync(`/proc/${one}/status`, 'utf8'));
  const sum = (field: string): number =>
    texts.reduce((total, text) => total + Number(new RegExp(`${field}:\\s+(\\d+)`).exec(text)?.[1] ?? 0), 0);
  return [Math.round(sum('VmRSS') / 1024), Math.round(sum('VmHWM') / 1024)];
}

const rows: string[] = [];
function report(server: string, what: string, answers: readonly Answer[], id: number): void {
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const wrong = answers.flatMap((answer) => answer.wrong ?? []);
  const at = (part: number): number => Math.round(times[Math.floor(times.length * part)] ?? 0);
  const [now, worst] = memory(id);
  const row = [server, what, Math.round(answers.length / seconds), at(0.5), at(0.99), wrong.length, worst, now];
  rows.push(`| ${row.join(' | ')} |`);
  console.log(rows.at(-1));
  if (wrong.length === 0 || server !== 'npm run serve') return;
  console.error(`${wrong.length} answers are wrong, the first one: ${wrong[0]}`);
  process.exitCode = 1;
}

async function measure(server: string, { pid = 0 }: ChildProcess, port: number): Promise<void> {
  // nginx has Brotli only with a module from elsewhere.
  for (const encoding of server === 'npm run serve' ? ['', 'gzip', 'br'] : ['', 'gzip'])
    report(
      server,
      `${connections} connections, ${encoding || 'plain'}`,
      await load(port, connections, accepting(encoding)),
      pid,
    );
  report(server, `${connections} connections, odd paths and ranges`, await load(port, connections, odd), pid);
  const release = holdConnections(port);
  report(server, `50 connections beside ${slowClients} slow ones, gzip`, await load(port, 50, accepting('gzip')), pid);
  release();
  await sleep(5000);
  report(server, '50 connections after all that, gzip', await load(port, 50, accepting('gzip')), pid);
}

const port = await freePort();
const serve = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve/serve.mts', root, '--port', String(port)], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
serve.once('exit', (code) => {
  console.error(`The server ended with ${code}.`);
  process.exit(1);
});
await new Promise((resolve) => serve.stdout.once('data', resolve));
await measure('npm run serve', serve, port);
serve.removeAllListeners('exit').kill();

const temporary = mkdtempSync(path.join(tmpdir(), 'serve-'));
const { config } = readSiteConfig(environment.contentDir());
const nginx = await servers.nginx?.({ root, base: basePathOf(root), folder: temporary, config });
if (nginx === undefined || typeof nginx === 'string') console.log(`Not compared: ${nginx}`);
else if (nginx.child) {
  await measure(nginx.version, nginx.child, nginx.port);
  nginx.stop();
}
rmSync(temporary, { recursive: true });
writeFileSync(
  'bench/serve.md',
  `Times in milliseconds, memory in MB, one page of ${Math.round(size / 1000)} KB (\`${asked}\`) for ${seconds} seconds. The client takes its part of the same two processors.

| Server | Load | answers a second | median | 99th percentile | wrong | memory at the worst moment | memory after |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`,
);
