import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const compiler = path.resolve('node_modules/gatsby/dist/utils/parcel/compile-gatsby-files.js');

/** Compiles these two files as Gatsby does, and says what the compiled ones export, or what is wrong with them. */
function compile(config: string, node: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'entries-'));
  mkdirSync(path.join(root, '.cache'));
  writeFileSync(path.join(root, 'value.ts'), 'export const value: number = 1;');
  writeFileSync(path.join(root, 'gatsby-config.ts'), config);
  writeFileSync(path.join(root, 'gatsby-node.ts'), node);
  const script = `const { runParcel } = require(${JSON.stringify(compiler)});
    runParcel(${JSON.stringify(root)}).then(
      (bundles) => console.log(JSON.stringify(bundles.map(({ filePath }) => require(filePath)))),
      ({ diagnostics: [{ message, codeFrames }] }) => console.log(message, codeFrames[0].filePath),
    );`;
  const { stdout, stderr } = spawnSync(process.execPath, [
    '--require',
    path.resolve('scripts/gatsby/compile-entries.cjs'),
    '--eval',
    script,
  ]);
  return `${stdout.toString()}${stderr.toString()}`.trim();
}

const config = "import { value } from './value'; export default { value };";

test('Gatsby gets its two files from esbuild', () => {
  expect(compile(config, 'export const hook: string = "x";')).toBe('[{"default":{"value":1}},{"hook":"x"}]');
});

test('a mistake in them has its place', () => {
  expect(compile(config, 'export const hook =;')).toMatch(/^Unexpected ";"\s\S*gatsby-node\.ts:1:20$/);
});
