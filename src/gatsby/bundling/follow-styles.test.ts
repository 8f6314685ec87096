import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import webpack from 'webpack';
import { builtStyles, followStyles } from './follow-styles';

const folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The hash by which Gatsby tells whether its renderer has changed. */
const rendererHash = (styles: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const entry = path.join(folder, 'renderer.js');
    writeFileSync(entry, 'export default 1;');
    const plugins = [followStyles(styles)];
    webpack({ mode: 'none', entry, output: { path: folder, filename: 'out.js' }, plugins }, (error, stats) =>
      error ? reject(error) : resolve([...(stats?.compilation.chunks ?? [])].map(({ hash }) => hash).join()),
    );
  });

test('another style sheet makes another renderer, the same makes the same', async () => {
  const [first, again, other] = [await rendererHash('a'), await rendererHash('a'), await rendererHash('b')];
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('the names of all style sheets count, and nothing else', () => {
  const file = path.join(folder, 'stats.json');
  const stylesOf = (assetsByChunkName: Readonly<Record<string, readonly string[]>>): string => {
    writeFileSync(file, JSON.stringify({ name: 'build-javascript', assetsByChunkName }));
    return builtStyles(file);
  };
  const before = stylesOf({ app: ['app-1.js', 'styles.1.css'], later: ['styles.1.css', 'later.1.css'] });
  expect(stylesOf({ app: ['app-2.js', 'styles.1.css'], later: ['later.1.css'] })).toBe(before);
  expect(stylesOf({ app: ['app-1.js', 'styles.2.css'], later: ['later.1.css'] })).not.toBe(before);
  expect(stylesOf({ app: ['app-1.js', 'styles.1.css'], later: ['later.2.css'] })).not.toBe(before);
});

test('a build that has written down nothing has no style sheets', () => {
  expect(builtStyles(path.join(folder, 'gone.json'))).toBe('');
});
