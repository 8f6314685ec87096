import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeGatsby } from '../../../test/fake-gatsby';
import { samplePage } from '../../../test/samples/sample-page';
import type * as mdxSources from './mdx-sources';

let root: string;
let sources: typeof mdxSources;

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'mdx-sources-'));
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  vi.resetModules();
  sources = await import('./mdx-sources');
});
afterEach(() => {
  vi.resetModules();
  rmSync(root, { recursive: true });
});

const running = (name: string, text = 'export const now = Date.now();\n\n{now}') =>
  samplePage(`docs/guide/${name}.mdx`, `title: ${name}`, text);
const files = (): string[] =>
  readdirSync(path.join(root, '.tmp/mdx'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

test('a page that needs MDX has its source in a file, with its front matter; other pages have none', () => {
  sources.writeMdxSources([running('one'), samplePage('docs/plain.md', 'title: Plain', 'Words.')]);
  expect(files()).toEqual(['one.mdx']);
  const text = readFileSync(sources.mdxFile('docs/guide/one.mdx'), 'utf8');
  expect(text).toMatch(/^export const frontMatter = \{"title":"one"\};\n/);
  expect(text).toContain('{now}');
});

test('a page that exports front matter itself has no other', () => {
  sources.writeMdxSource(running('one', 'export const frontMatter = { a: Date.now() };\n\n{frontMatter.a}'));
  const text = readFileSync(sources.mdxFile('docs/guide/one.mdx'), 'utf8');
  expect(text.match(/export const frontMatter = .*/g)).toEqual(['export const frontMatter = { a: Date.now() };']);
});

test('the sources of pages that are gone, or that need no MDX any more, are removed', () => {
  sources.writeMdxSources([running('one'), running('two'), running('three')]);
  sources.writeMdxSources([running('one'), running('two')]);
  expect(files()).toEqual(['one.mdx', 'two.mdx']);
  sources.writeMdxSources([running('one'), running('two', 'Only words.')]);
  expect(files()).toEqual(['one.mdx']);
});

test('while Gatsby runs, the source of a page that ceases to need MDX stays, because webpack watches it', () => {
  sources.writeMdxSource(running('one'));
  sources.writeMdxSource(running('one', 'Only words.'));
  expect(files()).toEqual(['one.mdx']);
});

test('a source that stays the same is not written again, so Gatsby does not compile it again', () => {
  sources.writeMdxSource(running('one'));
  const file = sources.mdxFile('docs/guide/one.mdx');
  const long = new Date('2020-01-01');
  utimesSync(file, long, long);
  sources.writeMdxSource(running('one'));
  expect(statSync(file).mtime).toEqual(long);
  sources.writeMdxSource(running('one', 'export const later = Date.now();\n\n{later}'));
  expect(readFileSync(file, 'utf8')).toContain('{later}');
});

test('the sources that Gatsby knows are those of its own folder', () => {
  const file = (sourceInstanceName: string, absolutePath: string) => ({
    ...{ id: absolutePath, sourceInstanceName, absolutePath },
    internal: { type: 'File', contentDigest: '' },
  });
  const { args } = fakeGatsby([file('mdx-pages', '/mdx/a.mdx'), file('content', '/content/b.mdx')]);
  expect(sources.sourcedMdxFiles(args)).toEqual(new Set(['/mdx/a.mdx']));
});
