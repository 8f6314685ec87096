import { expect, test } from 'vitest';
import type { ContextFiles } from '../index/index-files';
import { packRows } from '../index/index-files';
import { contextNames, contextsOf, makeCorpus } from './corpus';

const row = (u: string, h: string, ...b: readonly string[]) => ({ t: 'Title', u, s: h, h, b });
const files = (name: ContextFiles['name'], ...trails: readonly string[]): ContextFiles => ({
  ...{ name, label: name.toUpperCase(), titles: '', contents: '', excerpts: [], rowsPerExcerpt: 1 },
  filters: trails.map((trail) => ({ name: `${name}.${trail}`, label: trail, trail })),
});
const titlesOf = (...rows: ReturnType<typeof row>[]) => ({
  rows: packRows(rows),
  index: { fields: [], shared: '', added: '', masks: '', sizes: '', rows: '', uses: '' },
});
const manifest = { contexts: [files('docs', 'Core', 'Frontend'), files('blog')] };
const docs = titlesOf(
  row('/docs/a', '', 'Core', 'Entities'),
  row('/docs/a', 'part', 'Core', 'Entities'),
  row('/docs/b', ''),
);
const blog = titlesOf(row('/blog/c', ''), row('/blog/c', 'part'));
const corpus = makeCorpus(manifest, [docs, blog]);
const all = [0, 1, 2, 3, 4];

test('the rows of the contexts stand one after the other, each with its page and its context', () => {
  expect(corpus.documents.map(({ u, h }) => `${u}#${h}`)).toEqual([
    '/docs/a#',
    '/docs/a#part',
    '/docs/b#',
    '/blog/c#',
    '/blog/c#part',
  ]);
  expect(all.map(corpus.pageOf)).toEqual([0, 0, 2, 3, 3]);
  expect(corpus.pageCount).toBe(3);
  expect(all.map((at) => corpus.contextOf(at)?.files.name)).toEqual(['docs', 'docs', 'docs', 'blog', 'blog']);
});

test('a context whose titles are not there yet has no rows', () => {
  const partial = makeCorpus(manifest, [docs]);
  expect(partial.documents).toHaveLength(3);
  expect(contextsOf(partial).map(({ name }) => name)).toContain('blog');
});

test('contexts and their filters can be searched alone', () => {
  expect(contextsOf(corpus)).toEqual([
    { name: 'docs', label: 'DOCS' },
    { name: 'docs.Core', label: 'Core' },
    { name: 'docs.Frontend', label: 'Frontend' },
    { name: 'blog', label: 'BLOG' },
  ]);
});

test('a row belongs to the whole site, to its context, and to the filter that its trail begins with', () => {
  expect(contextNames(corpus, 1)).toEqual(['', 'docs', 'docs.Core']);
  expect(contextNames(corpus, 2)).toEqual(['', 'docs']);
  expect(contextNames(corpus, 4)).toEqual(['', 'blog']);
  expect(contextNames(makeCorpus({ contexts: [] }, []), 0)).toEqual(['']);
});
