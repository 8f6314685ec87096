import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { defaultConfig } from '../config/site-config';
import { formatProblem } from '../model/problems/problems';
import { readSiteConfig } from './site-file';

const folder = mkdtempSync(path.join(tmpdir(), 'site-file-'));

/** What is made of these lines of `site.yml`. */
function read(...lines: readonly string[]) {
  writeFileSync(path.join(folder, 'site.yml'), `${lines.join('\n')}\n`);
  const { config, problems } = readSiteConfig(folder);
  return {
    config,
    problems: problems.map((problem) =>
      formatProblem(problem)
        .split('\n')
        .map((line) => line.trim()),
    ),
  };
}

test('a tree without the file has the defaults', () => {
  expect(readSiteConfig('/nowhere')).toEqual({ config: defaultConfig(), problems: [] });
});

test('a file says only what differs from the defaults', () => {
  const { config, problems } = read('title: Kettle', 'url: https://kettle.dev/kit', 'chapters: false');
  expect(problems).toEqual([]);
  expect(config).toEqual(defaultConfig({ title: 'Kettle', url: 'https://kettle.dev/kit', chapters: false }));
});

test('a mistyped key is a problem with its line and the key that was meant, and the other settings hold', () => {
  const { config, problems } = read('title: Kettle', 'url: https://kettle.dev', 'tagLine: Hot');
  expect(problems).toEqual([['site.yml:3:1', 'Unknown key `tagLine`.', '→ Did you mean `tagline`?']]);
  expect([config.title, config.url, config.tagline]).toEqual(['Kettle', 'https://kettle.dev', '']);
});

test.each([
  ['a value of another type', ['title: Kettle', 'url: https://k.dev', 'chapters: nope'], 'site.yml:3:1'],
  [
    'a base path that is not that of the address',
    ['title: K', 'url: https://k.dev/a', 'basePath: /b/'],
    'site.yml:3:1',
  ],
  ['an address without a protocol', ['url: k.dev', 'title: Kettle'], 'site.yml:1:1'],
  ['a key inside of another', ['title: Kettle', 'url: https://k.dev', 'logo:', '  sorce: /a.svg'], 'site.yml:4:3'],
  ['a missing title', ['url: https://k.dev'], 'site.yml:1:1'],
])('%s is a problem at its place', (_, lines, place) => {
  expect(read(...lines).problems.map(([at]) => at)).toEqual([place]);
});

test('an address without a protocol is given one', () => {
  expect(read('url: k.dev', 'title: Kettle').problems.join()).toContain('Write `url: https://k.dev`.');
});
