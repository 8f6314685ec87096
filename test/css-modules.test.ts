import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scopeCss } from '../src/gatsby/bundling/loaders/scope-css';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => path.join('src', name));
const readAll = (wanted: RegExp): Map<string, string> =>
  new Map(
    files
      .filter((file) => wanted.test(file) && !file.startsWith('src/docusaurus/test/'))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
const scripts = readAll(/\.tsx?$/);

/** Names that scripts take from a CSS module. */
function usedOf(sheet: string): Set<string> {
  const used = new Set<string>();
  for (const [file, text] of scripts) {
    for (const [, name, source = ''] of text.matchAll(/import \* as (\w+) from '(\.[^']*\.module\.css)'/g)) {
      if (path.join(path.dirname(file), source) !== sheet) continue;
      for (const [, property = ''] of text.matchAll(new RegExp(`\\b${name}\\.(?!module\\.css)(\\w+)`, 'g')))
        used.add(property);
    }
  }
  return used;
}

test('scripts use every class of a CSS module, and no other', async () => {
  const differing: Record<string, object> = {};
  for (const [sheet, css] of readAll(/\.module\.css$/)) {
    const { names } = await scopeCss(css, sheet);
    const [defined, used] = [new Set(names.keys()), usedOf(sheet)];
    const unused = [...defined].filter((name) => !used.has(name) && !css.includes(`@keyframes ${name} `));
    const missing = [...used].filter((name) => !defined.has(name));
    if (unused.length + missing.length > 0) differing[sheet] = { unused, missing };
  }
  expect(differing).toEqual({});
});

test('styles use no variable that nothing defines', () => {
  const sheets = readAll(/^src\/(?!docusaurus\/).*\.css$/);
  const namesIn = (texts: Iterable<string>, pattern: RegExp): Set<string> =>
    new Set([...texts].flatMap((text) => Array.from(text.matchAll(pattern), ([, name = '']) => name)));
  const defined = namesIn(sheets.values(), /(--[\w-]+)\s*:/g);
  const set = namesIn(scripts.values(), /['"`](--[\w-]+)['"`]/g);
  // One with a second value may be missing.
  const used = namesIn(sheets.values(), /var\((--[\w-]+)\)/g);
  expect([...used].filter((name) => !defined.has(name) && !set.has(name))).toEqual([]);
});
