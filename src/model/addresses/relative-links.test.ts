import { expect, test } from 'vitest';
import { absoluteLink, linkBase } from './relative-links';
import { defaultConfig } from '../../config/site-config';

test.each([
  ['docs/a/index.md', '/docs/a', 'folders', '/docs/a/'],
  ['docs/8_a/readme.mdx', '/docs/a', 'folders', '/docs/a/'],
  ['docs/a/a.md', '/docs/a', 'folders', '/docs/a/'],
  ['docs/index.md', '/docs', 'folders', '/docs/'],
  ['docs/a/index.md', '/docs/moved', 'folders', '/docs/moved'],
  ['docs/a/b.md', '/docs/a/b', 'folders', '/docs/a/b'],
  ['docs/a/b.md', '/docs/a/b', 'always', '/docs/a/b/'],
  ['docs/a/index.md', '/docs/a', 'never', '/docs/a'],
  ['blog/2024/index.md', '/blog/2024', 'folders', '/blog/2024'],
  ['docs/index.md', '/', 'folders', '/'],
] as const)('relative links of %s at %s (%s) begin at %s', (file, address, slash, base) => {
  expect(linkBase(file, address, defaultConfig({ endingSlash: slash }))).toBe(base);
});

test.each([
  ['./b', '/docs/a/', '/docs/a/b'],
  ['../b?c=d#e', '/docs/a/', '/docs/b?c=d#e'],
  ['b', '/docs/a', '/docs/b'],
  ['#e', '/docs/a/', '#e'],
  ['/b', '/docs/a/', '/b'],
  ['//b.example', '/docs/a/', '//b.example'],
  ['mailto:a@b.example', '/docs/a/', 'mailto:a@b.example'],
])('%s at %s leads to %s', (href, base, target) => {
  expect(absoluteLink(href, base)).toBe(target);
});
