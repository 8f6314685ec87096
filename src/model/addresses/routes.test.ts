import { describe, expect, test } from 'vitest';
import {
  postPath,
  archivePath,
  blogListPath,
  plainPath,
  readSearchUrl,
  searchUrl,
  withoutHtmlSuffix,
  docPath,
} from './routes';
import { defaultConfig } from '../../config/site-config';
import { docIdOf } from '../pages/doc-names';

const config = defaultConfig();

describe('addresses of the blog', () => {
  test('posts, lists and the archive', () => {
    expect(postPath('2024/02/29/leap-day', '/blog')).toBe('/blog/2024/02/29/leap-day');
    expect(postPath('/short', '/blog')).toBe('/blog/short');
    expect(postPath('//short//', '/blog')).toBe('/blog/short');
    expect([1, 2, 12].map((page) => blogListPath(page, config))).toEqual(['/blog', '/blog/page/2', '/blog/page/12']);
    expect(archivePath(config)).toBe('/blog/archive');
  });
});

describe('address of a search', () => {
  test.each([
    ['light', undefined, '/search?q=light'],
    ['light', '', '/search?q=light'],
    ['a & b?', 'docs', '/search?q=a+%26+b%3F&ctx=docs'],
  ])('%s in %s', (query, context, url) => {
    expect(searchUrl(query, context)).toBe(url);
  });

  test('names the version and the page of the results', () => {
    expect(searchUrl('a', 'blog', { version: 'current', page: 3 })).toBe('/search?q=a&ctx=blog&version=current&page=3');
    expect(searchUrl('a', '', { version: '', page: 1 })).toBe('/search?q=a');
  });

  test('is read as it was written', () => {
    const address = { query: 'a & b?', context: 'docs.Core', version: 'current', page: 2 };
    const { query, context, ...rest } = address;
    expect(readSearchUrl(searchUrl(query, context, rest).replace(/^[^?]*/, ''))).toEqual(address);
  });

  test('has only the beginning of a very long text', () => {
    const text = 'trace '.repeat(4000);
    expect(searchUrl(text).length).toBeLessThan(300);
    expect(readSearchUrl(`?q=${text}`).query).toBe(text.slice(0, 200));
  });

  test.each(['', '?page=0', '?page=-2', '?page=1.5', '?page=many', '?page=9e99', '?q'])(
    '%j is read as a plain search',
    (search) => {
      expect(readSearchUrl(search)).toEqual({ query: '', context: '', version: '', page: 1 });
    },
  );
});

describe('an address with the ending of a file', () => {
  test.each([
    ['/docs/a.html', '/docs/a'],
    ['/docs/a/index.html', '/docs/a'],
    ['/index.html', '/'],
    ['/docs/a', undefined],
    ['/docs/a.html.txt', undefined],
    ['/404.html', undefined],
  ])('%s → %s', (path, clean) => {
    expect(withoutHtmlSuffix(path)).toBe(clean);
  });
});

test.each([
  ['index.md', '', '/'],
  ['about.mdx', '', '/about'],
  ['reindex.tsx', '', '/reindex'],
  ['team/index.md', '', '/team'],
  ['team/index.md', '/more', '/more/team'],
  ['index.js', '/more', '/more'],
  ['v1.0/notes.md', '', '/v1.0/notes'],
])('the page %s of a folder at %j has the address %s', (name, base, path) => {
  expect(plainPath(name, base)).toBe(path);
});

describe('address of a doc', () => {
  test.each([
    ['a file', 'start', undefined, '/docs/start'],
    ['a file in a folder', 'core/entity/light', undefined, '/docs/core/entity/light'],
    ['an index file', 'core/index', undefined, '/docs/core'],
    ['the topmost index file', 'index', undefined, '/docs'],
    ['a name that only ends in index', 'core/api_index', undefined, '/docs/core/api_index'],
    ['a slug in place of the file name', 'core/entity/light', 'lamp', '/docs/core/entity/lamp'],
    ['a slug of a file at the top', 'start', 'begin', '/docs/begin'],
    ['a slug with a leading slash', 'core/entity/light', '/lamp', '/docs/lamp'],
    ['a slug for the root', 'start', '/', '/docs'],
    ['a slug with a slash at its end', 'start', 'begin/', '/docs/begin'],
    ['a slug that climbs', 'core/entity/light', '../lamp', '/docs/core/lamp'],
    ['a readme', 'core/README', undefined, '/docs/core'],
    ['a file named like its folder', 'core/entity/entity', undefined, '/docs/core/entity'],
  ])('%s', (_, id, slug, path) => {
    expect(docPath(id, { slug, base: '/docs' })).toBe(path);
  });

  test.each([
    ['core/light.md', 'core/light'],
    ['core/light.mdx', 'core/light'],
    ['core/light.md.old.md', 'core/light.md.old'],
  ])('the id of %s is %s', (file, id) => {
    expect(docIdOf(file)).toBe(id);
  });
});
