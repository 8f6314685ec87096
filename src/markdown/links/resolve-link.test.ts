import { expect, test } from 'vitest';
import { defaultConfig } from '../../config/site-config';
import { compileMarkdown } from '../compile';
import { standalone } from '../page-context';
import type { PageContext } from '../page-context';
import { resolveLink } from './resolve-link';

const lenient: PageContext = { ...standalone, policy: 'lenient', config: defaultConfig({ basePath: '/kit/' }) };

test('addresses of links, pictures and films may begin with the path that the site is mounted at', () => {
  const body = '<img src="/kit/img/a.png" /> ![](/img/b.png) <video src="/kit/c.mp4" /> [d](/kit/docs/d)\n';
  const { compiled } = compileMarkdown('docs/a.md', body, lenient);
  const addresses = JSON.stringify(compiled.body).match(/(?<=(?:src|href)=.")[^"\\]*/g);
  expect(addresses).toEqual(['/img/a.png', '/img/b.png', '/c.mp4', '/docs/d']);
});

test('a relative link in a partial leads where it would in the page that includes it', () => {
  const context: PageContext = {
    ...lenient,
    addressOf: (file) => (file === 'docs/parts/a.mdx' ? '/parts/a' : undefined),
    hasFile: (file) => file === 'docs/_part.mdx',
    readText: (file) => (file === 'docs/_part.mdx' ? '[b](./b) [c](../c)\n' : undefined),
  };
  const body = "import Part from '../_part.mdx';\n\n<Part />\n";
  const { compiled, problems } = compileMarkdown('docs/parts/a.mdx', body, context);
  expect(problems).toEqual([]);
  expect(compiled.links.map(({ target }) => target)).toEqual(['/parts/b', '/c']);
  expect(JSON.stringify(compiled.body)).toContain('href=\\"/parts/b\\"');
});

test('relative links may climb above the site', () => {
  const context: PageContext = { ...lenient, addressOf: () => '/parts/a' };
  const { compiled } = compileMarkdown('docs/parts/a.md', '[b](../../kit/parts/b) [c](../c)\n', context);
  expect(compiled.links.map(({ target }) => target)).toEqual(['/parts/b', '/c']);
});

test.each([
  ['guide/b.md', '/docs/guide/b'],
  ['blog/c.md', '/blog/c'],
  ['/guide/b.md', '/docs/guide/b'],
  ['/blog/c.md', '/blog/c'],
  ['d.md', '/docs/parts/d'],
  ['./guide/b.md', undefined],
  ['@site/blog/c.md', '/blog/c'],
  ['@site/guide/b.md', undefined],
])(
  'the file of the link %s is looked for beside the page, below the docs and below the site, with a dot only beside it',
  (href, address) => {
    const files = ['docs/guide/b.md', 'blog/c.md', 'docs/parts/d.md', 'docs/d.md'];
    const addressOf = (file: string): string | undefined =>
      files.includes(file) ? `/${file.replace('.md', '')}` : undefined;
    const context: PageContext = { ...lenient, addressOf, pageFiles: () => files };
    const link = resolveLink(href, 'docs/parts/a.md', context);
    expect(link.missing ? undefined : link.href).toBe(address);
  },
);

test.each([
  ['docs/parts/a.md', '../gide/b.md#c', '../guide/b.md#c'],
  ['docs/parts/a.md', './setpu.md', './setup.md'],
  ['docs/a.md', 'parts/setpu.md', './parts/setup.md'],
  ['docs/parts/deep/a.md', '../../gide/b.md', '../../guide/b.md'],
])('in %s, the misspelled link %s is corrected to %s', (file, href, near) => {
  const files = ['docs/guide/b.md', 'docs/parts/setup.md'];
  const context: PageContext = { ...lenient, addressOf: () => undefined, pageFiles: () => files };
  const { missing } = resolveLink(href, file, context);
  expect(missing?.remedy).toContain(`\`${near}\``);
});

test('a link to a file that is part of others says why it has no page', () => {
  const hasFile = (file: string): boolean => file === 'docs/_part.md';
  const remedies = (body: string): string[] =>
    compileMarkdown('docs/a.md', body, {
      ...standalone,
      addressOf: () => undefined,
      pageFiles: () => [],
      hasFile,
    }).problems.map(({ what }) => what);
  expect(remedies('[a](./_part.md)\n')).toEqual([expect.stringContaining('`docs/_part.md` has no page')]);
  expect(remedies('[a](./_gone.md)\n')).toEqual([expect.stringContaining('`docs/_gone.md` does not exist')]);
});

test.each([
  ['www.example.org/b', 'https://www.example.org/b'],
  ['https:/example.org/a', 'https://example.org/a'],
  ['http:example.org', 'http://example.org'],
  ['https//x.org/a', 'https://x.org/a'],
  ['HTTP//x.org', 'HTTP://x.org'],
  ['https:/x.org', 'https://x.org'],
  ['github.com/a/b', 'https://github.com/a/b'],
  ['my.example.io', 'https://my.example.io'],
  ['//docs/b', '/docs/b'],
  ['//docs', '/docs'],
  ['me.too@mail.example.org', 'mailto:me.too@mail.example.org'],
  ['..\\b\\c.md#d', '../b/c.md#d'],
])('the address %s is no path of ours', (written, meant) => {
  const { problems } = compileMarkdown('docs/a.md', `[a](${written})\n`);
  expect(problems.map(({ remedy }) => remedy)).toEqual([`Write \`${meant}\`.`]);
});

test.each(['//example.org/b', '//localhost:8123/b', 'http://localhost:8123/config'])(
  '%s is on another site',
  (address) => {
    expect(compileMarkdown('docs/a.md', `[a](${address})\n`).problems).toEqual([]);
  },
);

test('the index of a folder is the page beside it', () => {
  const files = ['docs/tea.md', 'docs/tea/index-tea.md'];
  const context: PageContext = { ...standalone, addressOf: () => undefined, pageFiles: () => files };
  const { problems } = compileMarkdown('docs/a.md', '[a](./tea/index.md#b)\n', context);
  expect(problems.map(({ remedy }) => remedy)).toEqual(['Did you mean `./tea.md#b`?']);
});

test('a page is not taken for the one that its link means', () => {
  const files = ['docs/tea-1.md', 'docs/cup.md'];
  const addressOf = (file: string) => (files.includes(file) ? `/${file}` : undefined);
  const context: PageContext = { ...standalone, addressOf, pageFiles: () => files };
  const remedies = (file: string): string[] =>
    compileMarkdown(file, '[a](./tea-2.md)\n', context).problems.map(({ remedy }) => remedy);
  expect(remedies('docs/cup.md')).toEqual(['Did you mean `./tea-1.md`?']);
  expect(remedies('docs/tea-1.md')).toEqual(['Link to an existing page, or remove the link.']);
});
