import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { compileEntries } from '../scripts/gatsby/compile-entries.mts';

/** A site of these two files. */
function siteOf(config: string, node: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'entries-'));
  writeFileSync(path.join(root, 'value.ts'), 'export const value: number = 1;');
  writeFileSync(path.join(root, 'gatsby-config.ts'), config);
  writeFileSync(path.join(root, 'gatsby-node.ts'), node);
  return root;
}

const config = "import { value } from './value'; export default { value };";
const dist = path.resolve('node_modules/gatsby/dist');

/** What a script prints as JSON that runs in a process as lean as Gatsby's. */
function run(script: string, env: Readonly<Record<string, string>> = {}): unknown {
  return printed(['--require', path.resolve('scripts/gatsby/lean-gatsby.cjs'), '--eval', script], env);
}

function printed(args: readonly string[], env: Readonly<Record<string, string>> = {}): unknown {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`What lean-gatsby.cjs changes is not there any more. ${stderr}`);
  return JSON.parse(stdout);
}

test('the digest of a file follows from its text, even if its time and inode are as they were', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'digest-')), 'a.md');
  writeFileSync(file, 'Text');
  const found =
    run(`const { createFileNode } = require('${path.resolve('node_modules/gatsby-source-filesystem/create-file-node')}');
    const cache = { get: async () => 'old', set: async () => {} };
    createFileNode(${JSON.stringify(file)}, () => 'id', {}, cache)
      .then(({ internal }) => console.log(JSON.stringify(internal.contentDigest)));`);
  expect(found).toBe('9dffbf69ffba8bc38bc4e01abf4b1675');
});

test('no more files are begun than are stored soon, so that memory does not grow with their number', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
  for (let file = 0; file < 500; file++) writeFileSync(path.join(folder, `${file}.md`), String(file));
  const found = run(`const { sourceNodes } = require('gatsby-source-filesystem/gatsby-node');
    let [begun, stored, most] = [0, 0, 0];
    const createNode = () => {
      begun += 1;
      most = Math.max(most, begun - stored);
      return new Promise((resolve) => setTimeout(() => resolve((stored += 1)), 800));
    };
    const nothing = () => undefined;
    const reporter = { verbose: nothing, error: nothing, panic: nothing, info: nothing };
    const args = { actions: { createNode }, createNodeId: String, getNode: nothing, reporter, cache: {}, emitter: { on: nothing } };
    sourceNodes(args, { path: ${JSON.stringify(folder)}, name: 'files' }).then(() => {
      console.log(JSON.stringify([begun >= 500, most <= 257]));
      process.exit();
    });`);
  expect(found).toEqual([true, true]);
});

test('Gatsby ends with its launcher, whatever ended that', async () => {
  const gatsby = [
    '--require',
    path.resolve('scripts/gatsby/lean-gatsby.cjs'),
    '--eval',
    "console.log('Started'); setInterval(() => {}, 1000);",
  ];
  const launch = `require('node:child_process').spawn(process.execPath, ${JSON.stringify(gatsby)}, { stdio: 'inherit' })`;
  const launcher = spawn(process.execPath, ['--eval', launch], { stdio: ['ignore', 'pipe', 'inherit'] });
  const outputIsClosed = new Promise((resolve) => launcher.on('close', (_, signal) => resolve(signal)));
  await new Promise((resolve) => launcher.stdout.once('data', resolve));
  launcher.kill('SIGKILL');
  // Both have the same output, which closes when both are gone.
  expect(await outputIsClosed).toBe('SIGKILL');
});

test('Gatsby takes its two files as esbuild has compiled them', async () => {
  const root = siteOf(config, 'export const hook: string = "x";');
  await compileEntries(root);
  const found = run(`const [root, dist] = ${JSON.stringify([root, dist])};
    const { compileGatsbyFiles, getResolvedFieldsForPlugin } = require(dist + '/utils/parcel/compile-gatsby-files');
    const { getConfigFile } = require(dist + '/bootstrap/get-config-file');
    const node = () => require(getResolvedFieldsForPlugin(root, 'default-site-plugin').resolvedCompiledGatsbyNode);
    compileGatsbyFiles(root)
      .then(() => getConfigFile(root, 'gatsby-config'))
      .then(({ configModule }) => console.log(JSON.stringify([configModule, node()])));`);
  expect(found).toEqual([{ default: { value: 1 } }, { hook: 'x' }]);
});

test('what takes the place of a module of Gatsby has nothing that Gatsby’s own has not', () => {
  const names = `const all = require(${JSON.stringify(dist)} + '/utils/parcel/compile-gatsby-files');
    // Gatsby breaks the lines of \`console.log\`.
    require('node:fs').writeSync(1, JSON.stringify(Object.keys(all)));`;
  const own = printed(['--eval', names]);
  expect(own).toEqual(expect.arrayContaining(z.array(z.string()).parse(run(names))));
});

describe('while developing, Gatsby', () => {
  const script = `const { waitingStates } = require(${JSON.stringify(dist)} + '/state-machines/waiting');
    const { buildActions } = require(${JSON.stringify(dist)} + '/state-machines/develop/actions');
    const { developMachine } = require(${JSON.stringify(dist)} + '/state-machines/develop');
    const counted = { nodesMutatedDuringQueryRun: true, nodesMutatedDuringQueryRunRecompileCount: 6 };
    const { assignment } = buildActions.incrementRecompileCount;
    const next = Object.entries(assignment).map(([name, value]) => [name, typeof value === 'function' ? value(counted) : value]);
    const [end] = developMachine.config.states.runningQueries.invoke.onDone;
    const ends = [counted, { ...counted, ...Object.fromEntries(next) }].map((context) => end.cond(context));
    console.log(JSON.stringify({ waits: Object.values(waitingStates.states.batchingNodeMutations.after), ends }));`;
  const shape = z.object({ waits: z.unknown(), ends: z.unknown() });
  let [ours, plain]: z.infer<typeof shape>[] = [];
  beforeAll(() => {
    const env = { NODE_ENV: 'development' };
    ours = shape.parse(run(script, env));
    plain = shape.parse(printed(['--eval', script], env));
  });

  test('waits for further changes by the name that it waits by', () => {
    expect(ours?.waits).toEqual(plain?.waits);
  });

  test('goes on however many files change while it runs queries, by the name that it counts by', () => {
    expect(ours?.ends).toEqual([true, false]);
    expect(plain?.ends).toEqual([true, true]);
  });
});

describe('after an edit, Gatsby', () => {
  const ofDevelop = (script: string): unknown =>
    run(
      `process.chdir(${JSON.stringify(mkdtempSync(path.join(tmpdir(), 'develop-')))});
      const dist = ${JSON.stringify(dist)};
      const { emitter, store } = require(dist + '/redux');
      const said = [];
      // Gatsby breaks the lines of \`console.log\`.
      const end = () => (require('node:fs').writeSync(1, JSON.stringify(said)), process.exit());
      ${script}`,
      { NODE_ENV: 'development' },
    );

  test('makes pages when all nodes are made, if there are any to make', () => {
    const found = ofDevelop(`const { waitingServices } = require(dist + '/state-machines/waiting/services');
      const runBatch = (dispatch) => {
        const runningBatch = [{ type: 'deleteNode', payload: [{ id: 'a' }] }];
        return waitingServices.runMutationBatch({ store: { ...store, dispatch }, runningBatch }).then(() => said.push('pages'));
      };
      const makeLater = () => {
        emitter.emit('API_RUNNING_START');
        setTimeout(() => said.push('nodes') && emitter.emit('API_RUNNING_QUEUE_EMPTY'), 50);
      };
      runBatch(makeLater).then(() => runBatch(() => undefined)).then(end);`);
    expect(found).toEqual(['nodes', 'pages', 'pages']);
  });
});

test('a mistake in them has its place', async () => {
  await expect(compileEntries(siteOf(config, 'export const hook =;'))).rejects.toThrow(
    /gatsby-node\.ts:1:19: ERROR: Unexpected ";"/,
  );
});

test('a worker that only renders has modules that do nothing, by the names that Gatsby calls', () => {
  const names = {
    'load-config-and-plugins': ['loadConfigAndPlugins'],
    schema: ['buildSchema', 'setInferenceMetadata'],
    queries: [],
  };
  const read = (processors: string): unknown =>
    run(
      `const path = ${JSON.stringify(dist)} + '/utils/worker/child/';
      const names = ${JSON.stringify(Object.keys(names))}.map((name) => [name, Object.keys(require(path + name))]);
      // Gatsby breaks the lines of \`console.log\`.
      require('node:fs').writeSync(1, JSON.stringify(Object.fromEntries(names)));`,
      { GATSBY_WORKER_POOL_WORKER: 'true', GATSBY_CPU_COUNT: processors },
    );
  expect(read('1')).toEqual(names);
  const hasAll = Object.entries({ ...names, queries: ['runQueries'] }).map(
    ([name, some]) => [name, expect.arrayContaining(some)] as const,
  );
  expect(read('2')).toEqual(Object.fromEntries(hasAll));
});

test('gatsby-plugin-image looks for pictures in our modules, not in its own', () => {
  const found = run(`
    const { preprocessSource } = require('gatsby-plugin-image/gatsby-node');
    const contents = 'import { StaticImage } from "gatsby-plugin-image"; <StaticImage src="./a.png" alt="" />;';
    const said = [];
    const args = { contents, reporter: { setErrorMap: () => said.push('parsed') }, cache: {}, actions: {} };
    const store = { getState: () => ({ program: { directory: '/' } }) };
    const ask = (filename) => Promise.resolve(preprocessSource({ ...args, store, filename })).catch(() => {});
    ask('/site/node_modules/gatsby-plugin-image/dist/a.js')
      .then(() => said.push('|'))
      .then(() => ask('/site/src/a.tsx'))
      .then(() => console.log(JSON.stringify(said)));`);
  expect(found).toEqual(['|', 'parsed']);
});

test('a store of nodes begins with a map that it does not outgrow', () => {
  const dbPath = path.join(mkdtempSync(path.join(tmpdir(), 'store-')), 'datastore');
  const found =
    run(`require('${dist}/datastore/lmdb/lmdb-datastore').setupLmdbStore({ dbPath: '${dbPath}' }).getNode('none');
    const [store] = globalThis.__GATSBY_OPEN_ROOT_LMDBS.values();
    console.log(JSON.stringify(store.env.info().mapSize));`);
  expect(found).toBeGreaterThan(1e9);
});

test('gatsby-plugin-lunr indexes sections without reading other nodes', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'lunr-'));
  const found = run(`
    const { mkdirSync, readFileSync } = require('node:fs');
    const { onPostBootstrap } = require('gatsby-plugin-lunr/gatsby-node');
    process.chdir(${JSON.stringify(root)});
    mkdirSync('public');
    const internal = { type: 'SearchSection' };
    const { GatsbyIterable } = require('${dist}/datastore/common/iterable');
    const ofType = (type) => new GatsbyIterable(type === internal.type ? [{ id: '1', internal, text: 'zigbee' }] : []);
    Object.assign(require('${dist}/datastore').getDataStore(), { iterateNodesByType: ofType });
    onPostBootstrap({ getNodes: () => [] }, {
      languages: [{ name: 'en' }],
      fields: [{ name: 'text' }],
      resolvers: { SearchSection: { text: ({ text }) => text } },
      filename: 'index.json',
    });
    const { en } = JSON.parse(readFileSync('public/index.json', 'utf8'));
    console.log(JSON.stringify([en.index.invertedIndex.map(([term]) => term), en.store]));`);
  // What is stored names the documents in their order.
  expect(found).toEqual([['zigbe'], { 1: {} }]);
});
