import type * as fs from 'node:fs';
import { expect, test, afterAll, onTestFinished, vi } from 'vitest';
import { shortenClassNames, withoutHashes, stableIds } from './optimize';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';

const first = '0123456789abcdefabcd';
const second = 'ffffffffffffffffffff';

test('a minifier sees the same script whatever the hashes in it are, and the result has them again', async () => {
  const seen: (string | undefined)[] = [];
  const minify = withoutHashes((script, ...rest) => {
    seen.push(script['a.js']);
    return Promise.resolve({ code: `${script['a.js']}${rest.length}`, map: 'map' });
  });
  const script = (...hashes: string[]) => ({
    'a.js': `load("${hashes.join('.js","')}.js", 12345678901234567890, "${'f'.repeat(21)}")`,
  });
  expect(await minify(script(first, second, first), 'map', {})).toEqual({
    code: `${script(first, second, first)['a.js']}2`,
    map: 'map',
  });
  await minify(script(second, first, second));
  expect(new Set(seen).size).toBe(1);
  expect(seen[0]).not.toContain(first);
});

test('a script may have more hashes than there are digits', async () => {
  const hashes = Array.from({ length: 120 }, (_, index) => index.toString(16).padStart(20, 'a'));
  const minify = withoutHashes((script) => Promise.resolve({ code: script['a.js'] }));
  expect(await minify({ 'a.js': hashes.join() })).toEqual({ code: hashes.join() });
});

test('a minifier that gives nothing', async () => {
  expect((await withoutHashes(() => Promise.resolve({}))({ 'a.js': '' })).code).toBeUndefined();
});

test('every loader of style sheets gives the same short names, for the HTML and for the sheets', () => {
  const loader = () => ({ modules: { localIdentName: '[name]--[local]' } });
  const rules = [{ test: /\.css$/, use: [loader(), null] }, { oneOf: [{ use: loader() }] }];
  expect(shortenClassNames(rules)).toBe(true);
  expect(JSON.stringify(rules).match(/__\[hash:base62:5\]/g)).toHaveLength(2);
  expect(shortenClassNames([{ test: /\.js$/, use: [{ loader: 'a' }] }])).toBe(false);
});

const folder = mkdtempSync(path.join(tmpdir(), 'stable-ids-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Ids of the modules that a site in a folder makes of `doc.js`, for two pages and by itself, by what follows the folder in their names. */
async function idsIn(root: string): Promise<ReadonlyMap<string, unknown>> {
  mkdirSync(root, { recursive: true });
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  const pages = ['a', 'b'].map((name) => `./doc.js?__contentFilePath=${root}/.tmp/mdx/${name}.mdx`);
  writeFileSync(path.join(root, 'doc.js'), 'export default 1;');
  const imports = ['./doc.js', ...pages].map((from, index) => `export { default as d${index} } from '${from}';`);
  writeFileSync(path.join(root, 'entry.js'), imports.join('\n'));
  return new Promise<ReadonlyMap<string, unknown>>((resolve, reject) => {
    const options: Configuration = {
      mode: 'production',
      context: root,
      entry: './entry.js',
      output: { path: path.join(root, 'out'), library: { type: 'commonjs' } },
      plugins: [stableIds],
      optimization: { minimize: false, concatenateModules: false },
    };
    webpack(options, (error, stats) => {
      if (error || !stats) {
        reject(error ?? new Error('webpack has no result.'));
        return;
      }
      const { modules, chunkGraph } = stats.compilation;
      const ids = [...modules]
        .filter((module) => module.identifier().includes('doc.js'))
        .map((module) => [module.identifier().replaceAll(root, ''), chunkGraph.getModuleId(module)] as const);
      resolve(new Map(ids));
    });
  }).finally(() => vi.restoreAllMocks());
}

test('a page that runs has the same id in every folder, and another page has another', async () => {
  const one = await idsIn(path.join(folder, 'home/one'));
  expect(one.size).toBe(3);
  expect(await idsIn(path.join(folder, 'srv/another'))).toEqual(one);
  expect(new Set(one.values()).size).toBe(3);
});

test('modules are made by the packages, our code, the settings and Node', async () => {
  let changed = 'nothing';
  vi.resetModules();
  vi.doMock('node:fs', async (original) => ({
    ...(await original<typeof fs>()),
    readFileSync: (file: string) => (file.endsWith(changed) ? 'Another' : `Text of ${file}`),
  }));
  onTestFinished(() => {
    vi.doUnmock('node:fs');
    vi.resetModules();
  });
  const { madeBy } = await import('./optimize');
  const before = madeBy('tree');
  expect(madeBy('tree')).toBe(before);
  expect(madeBy('another tree')).not.toBe(before);
  for (changed of ['package-lock.json', 'build-code.cjs', 'compile-page.cjs']) expect(madeBy('tree')).not.toBe(before);
  changed = 'nothing';
  vi.spyOn(process, 'version', 'get').mockReturnValue('v0.0.0');
  expect(madeBy('tree')).not.toBe(before);
});
