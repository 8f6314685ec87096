import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultConfig } from '../../config/site-config';
import { codeDigest, compiledBy, isCodeCurrent, outdatedBy } from './import-graph';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'graph-'));
  write(
    'src/entry.ts',
    "import './a.css';\nimport './a.svg';\nimport './a.png';\nimport { policy } from './deploy/policy';\nimport type { T } from './types';\nexport const a: T = policy;\n",
  );
  write('src/deploy/policy.ts', "export const policy = 'strict';\n");
  write('src/types.ts', 'export type T = string;\n');
  write('src/other.ts', 'export {};\n');
  for (const name of ['css', 'svg', 'png']) write(`src/a.${name}`, '@import "./none";');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

let runs = 0;

/** The digest as the next run computes it. It has what the last run has kept, in another folder, because a process asks once. */
function digest(): string {
  const before = root;
  root = `${root}-${(runs += 1)}`;
  renameSync(before, root);
  return codeDigest(['src/entry.ts'], root);
}

test('the digest changes with whatever the code imports, in any folder, and with the packages, but with nothing else', () => {
  const before = digest();
  write('src/other.ts', 'export const b = 1;\n');
  expect(digest()).toBe(before);
  write('src/deploy/policy.ts', "export const policy = 'loose';\n");
  const loose = digest();
  expect(loose).not.toBe(before);
  write('package-lock.json', '{ "packages": {} }');
  expect(digest()).not.toBe(loose);
  write('package-lock.json', '{}');
  write('src/deploy/policy.ts', "export const policy = 'strict';\n");
  expect(digest()).toBe(before);
});

test('a module that the code imports from now on counts, and one that it no longer imports does not', () => {
  const before = digest();
  write('src/deploy/policy.ts', "export { policy } from './new';\n");
  write('src/deploy/new.ts', "export const policy = 'a';\n");
  const first = digest();
  write('src/deploy/new.ts', "export const policy = 'b';\n");
  expect(new Set([before, first, digest()]).size).toBe(3);
  rmSync(path.join(root, 'src/deploy/new.ts'));
  write('src/deploy/policy.ts', "export const policy = 'strict';\n");
  expect(digest()).toBe(before);
});

test('a process notices that code is another than the one that it runs, also when it was kept from the last run', () => {
  for (const text of ['first', 'first', 'second']) {
    write('src/deploy/policy.ts', `export const policy = '${text}';\n`);
    digest();
    expect(isCodeCurrent(['src/entry.ts'], root)).toBe(true);
    write('src/other.ts', `// ${text}`);
    expect(isCodeCurrent(['src/entry.ts'], root)).toBe(true);
    write('src/deploy/policy.ts', "export const policy = 'new';\n");
    expect(isCodeCurrent(['src/entry.ts'], root)).toBe(false);
  }
  expect(isCodeCurrent(['src/never-asked.ts'], root)).toBe(true);
});

test.each(['editUrl', 'title', 'url'])('pages that were compiled with another %s are not taken for current', (name) => {
  const changed = defaultConfig({ [name]: 'https://elsewhere.example/' });
  expect(compiledBy(changed)).not.toBe(compiledBy(defaultConfig()));
});

test.each([
  ['what it was at the start', defaultConfig(), {}, undefined],
  ['other settings', defaultConfig({ tagline: 'Another' }), {}, 'site.yml'],
  ['other code', defaultConfig(), { compiledBy: 'other code' }, '../src'],
])('a run that finds %s has to start again', (_, config, start, file) => {
  const run = { contentDir: path.resolve('content'), config: defaultConfig(), compiledBy: compiledBy(defaultConfig()) };
  expect(outdatedBy({ ...run, ...start }, config)?.file).toBe(file);
});
