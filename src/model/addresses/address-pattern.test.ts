import { expect, test } from 'vitest';
import { fitsPattern } from './address-pattern';

test.each([
  ['/tags/**', ['/tags', '/tags/a', '/tags/a/b'], ['/tag', '/tagsa', '/docs/tags']],
  ['/docs/*', ['/docs/a', '/docs/'], ['/docs', '/docs/a/b']],
  ['/**/old', ['/old', '/a/old', '/a/b/old'], ['/cold', '/old/a']],
  ['/{blog,news}/?', ['/blog/1', '/news/a'], ['/blog/12', '/docs/1']],
  ['/a,b', ['/a,b'], ['/x/b', '/a', 'b', '/b']],
  ['/{a,b},c', ['/a,c', '/b,c'], ['/a', 'c']],
  ['/a.b+(c)', ['/a.b+(c)'], ['/axb+(c)']],
])('%s', (pattern, fitting, others) => {
  expect(fitting.filter((address) => !fitsPattern(address, pattern))).toEqual([]);
  expect(others.filter((address) => fitsPattern(address, pattern))).toEqual([]);
});
