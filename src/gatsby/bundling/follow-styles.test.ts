import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import webpack from 'webpack';
import { followStyles, hashOfStyles } from './follow-styles';

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

test('a rule in any style sheet counts, and nothing else', () => {
  const hashWith = (name: string, content: string): string => {
    writeFileSync(path.join(folder, name), content);
    return hashOfStyles([folder]);
  };
  const before = hashWith('a.css', 'a{}');
  expect(hashWith('script.ts', 'export {}')).toBe(before);
  expect(hashWith('a.css', 'b{}')).not.toBe(before);
});
