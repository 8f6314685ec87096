import { describe, expect, test } from 'vitest';
import { compileMarkdown } from '../compile';
import { standalone } from '../page-context';

const compile = (body: string, policy: 'strict' | 'lenient' = 'strict') =>
  compileMarkdown('docs/a.md', body, { ...standalone, policy });
const htmlOf = (body: string): string => JSON.stringify(compile(body).compiled.body);

describe.each(['strict', 'lenient'] as const)('in a tree that is %s', (policy) => {
  test.each([
    '[A](javascript:alert)',
    '<a href="JavaScript:alert">A</a>',
    '<a href="data:text/html,alert">A</a>',
    '<img src="javascript:alert" alt="" />',
    '<video poster="javascript:alert" />',
    '<video src="vbscript:alert" />',
    '<audio>\n<source src="javascript:alert" />\n</audio>',
  ])('%s leads nowhere, and is named', (body) => {
    const { compiled, problems } = compile(body, policy);
    expect(JSON.stringify(compiled.body)).not.toContain('alert');
    expect(problems.map(({ what }) => what).join()).toMatch(/The scheme of the (?:link|address) `[^`]*alert` is not/);
  });

  test.each([
    ['[A](https://a.example/b)', 'href=\\"https://a.example/b\\"'],
    ['[A](mailto:a@b.example)', 'href=\\"mailto:a@b.example\\"'],
    ['<video src="/a.mp4" poster="/a.png" />', 'src=\\"/a.mp4\\" poster=\\"/a.png\\"'],
    ['<video src="data:video/mp4,a" />', 'src=\\"data:video/mp4,a\\"'],
  ])('%s stays as it is', (body, html) => {
    const { compiled, problems } = compile(body, policy);
    expect(JSON.stringify(compiled.body)).toContain(html);
    expect(problems).toEqual([]);
  });
});

test.each([String.raw`![a](C:\a\b.png)`, '[a](file:///home/a/b.md)', '<img src="d:/a.png" alt="a" />'])(
  '%s is on the computer of the author, and told once',
  (body) => {
    const { problems } = compile(body);
    expect(problems.map(({ remedy }) => remedy)).toEqual([
      'It leads to a file on your computer. Put the file beside this page, and write its path from here.',
    ]);
  },
);

test('programs of the machine may be linked to in trees from elsewhere only', () => {
  const body = '[A](slack:channel)';
  expect([compile(body), compile(body, 'lenient')].map(({ problems }) => problems.length)).toEqual([1, 0]);
});

test('what a page shows of other sites is named by its host, and what media are of this one', () => {
  const body =
    '<img src="https://a.example/a.png" alt="" /> <img src="/b.png" alt="" />\n\n<video src="https://b.example/a.mp4" poster="https://c.example/a.png">\n<source src="/a.mp4" />\n</video>\n\n<iframe src="https://d.example/e" />\n';
  expect(compile(body, 'lenient').compiled.hosts).toEqual([
    { kind: 'img', origin: 'https://a.example' },
    { kind: 'media', origin: 'https://b.example' },
    { kind: 'media', origin: "'self'" },
    { kind: 'frame', origin: 'https://d.example' },
  ]);
});

test('links that the compiler makes itself, for headings and footnotes, are no links of the page', () => {
  const { links, anchors } = compile('## A\n\nText[^1] and [b](/docs/b).\n\n[^1]: Note.\n').compiled;
  expect(links.map(({ target }) => target)).toEqual(['/docs/b']);
  expect(anchors).toEqual(expect.arrayContaining(['fn-1', 'fnref-1', 'footnote-label']));
});

test('a table is named by the last heading before it', () => {
  const table = '| A |\n| - |\n| b |\n';
  const names = htmlOf(`${table}\n## One\n\n${table}\n### Two\n\n${table}`).match(/<table[^>]*>/g);
  expect(names).toEqual(['<table>', '<table aria-labelledby=\\"one\\">', '<table aria-labelledby=\\"two\\">']);
});

test('the heading of footnotes has no link, and every other one names its own', () => {
  const html = htmlOf('## A *b*\n\n###### C\n\nText[^1].\n\n[^1]: Note.\n');
  expect(html.match(/(?<=href=\\"#)[^\\"]*(?=\\" aria-label=\\"Link to)/g)).toEqual(['a-b', 'c']);
  expect(html).toContain('Link to “A b”');
  expect(html.match(/class=\\"heading\\"/g)).toHaveLength(2);
});

test.each(['img/a.png?raw=true', './img//a.png#a?b', 'img/a.png'])('%s names a file of the tree', (address) => {
  expect(compile(`![A](${address})`).compiled.pictures.map(({ file }) => file)).toEqual(['docs/img/a.png']);
});

test('a picture keeps its title and its width, and in a link it cannot be enlarged', () => {
  const [picture] = compile('<img src="b.png" alt="B" title="T" width="30" />\n').compiled.body.flatMap((one) =>
    'children' in one ? [...one.children, one] : [one],
  );
  const props = { file: 'docs/b.png', alt: 'B', title: 'T', width: '30' };
  expect(picture).toMatchObject({ kind: 'component', name: 'Picture', props });
  expect(picture).not.toMatchObject({ props: { plain: true } });
  expect(htmlOf('[![B](b.png)](/docs/c)')).toContain('"plain":true');
});
