import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { fakeGatsby } from '../../../test/fake-gatsby';
import { samplePageNodes } from '../../../test/samples/sample-nodes';
import { samplePage } from '../../../test/samples/sample-page';
import { buildSite } from '../../../test/samples/sample-site';
import * as cache from '../nodes/compile-cache';
import { writeMathFiles } from './math-files';

test('pages with formulas get their styles, and all of them the fonts that browsers of today read; other sites get none', async () => {
  const publicDir = mkdtempSync(path.join(tmpdir(), 'public-'));
  const { args } = fakeGatsby(['a', 'b', 'c'].flatMap((id) => samplePageNodes(`docs/${id}.md`, `title: ${id}`)));
  vi.spyOn(cache, 'pageOf').mockImplementation((file) => ({
    ...samplePage(file, 'title: A'),
    body: file === 'docs/a.md' ? [{ kind: 'html', html: '<i class="m:height:1em"></i>' }] : [],
    mdxSource: file === 'docs/b.md' ? '<i class="m:height:2em" />' : '',
  }));
  buildSite({});
  await writeMathFiles(args, publicDir);
  expect(readdirSync(publicDir)).toEqual([]);
  buildSite({ markdown: { math: true } });
  await writeMathFiles(args, publicDir);
  const folder = path.join(publicDir, 'math');
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const texts = sheets.map((name) => readFileSync(path.join(folder, name), 'utf8'));
  expect(texts.flatMap((text) => text.match(/(?<=\{)height:[12]em/) ?? []).sort()).toEqual([
    'height:1em',
    'height:2em',
  ]);
  expect(texts).toHaveLength(3);
  const fonts = texts.join('').match(/(?<=url\()[^)]+(?=\))/g) ?? [];
  expect(fonts.length).toBeGreaterThan(10);
  for (const font of fonts) expect([font, existsSync(path.join(folder, font))]).toEqual([font, true]);
  expect(readdirSync(path.join(folder, 'fonts')).filter((name) => !name.endsWith('.woff2'))).toEqual([]);
});
