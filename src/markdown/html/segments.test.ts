import { expect, test } from 'vitest';
import { compileMarkdown } from '../compile';
import { standalone } from '../page-context';
import type { PageContext } from '../page-context';

const bodyOf = (text: string) => compileMarkdown('docs/a.md', text).compiled.body;

test('a `<summary>` is a child of its `<details>`, whatever else is in it', () => {
  const component = '![A](./a.png)';
  expect(bodyOf(`<details>\n<summary>More *here*</summary>\n\nText\n\n${component}\n</details>\n`)).toMatchObject([
    {
      ...{ kind: 'element', tag: 'details' },
      children: [
        { kind: 'element', tag: 'summary', children: [{ kind: 'html', html: 'More <em>here</em>' }] },
        { kind: 'html', html: '<p>Text</p>' },
        { kind: 'element', tag: 'p' },
      ],
    },
  ]);
  expect(bodyOf('<details>\n<summary>More</summary>\n\nText\n</details>\n')).toMatchObject([{ kind: 'html' }]);
});

test('blanks between components in a line stay, and lines between blocks do not', () => {
  const pictures = '![A](./a.png)\n![B](./b.png) ![C](./c.png)';
  const component = { kind: 'component' };
  const blank = (html: string) => ({ kind: 'html', html });
  expect(bodyOf(pictures)).toMatchObject([{ children: [component, blank('\n'), component, blank(' '), component] }]);
  const item = { kind: 'element', tag: 'li' };
  expect(bodyOf('- ![A](./a.png) ![B](./b.png)\n- C\n')).toMatchObject([
    { children: [{ ...item, children: [component, blank(' '), component] }, item] },
  ]);
  const quoted = bodyOf('> ![A](./a.png)\n>\n> ![B](./b.png)\n');
  expect(quoted).toMatchObject([{ tag: 'blockquote', children: [{ tag: 'p' }, { tag: 'p' }] }]);
});

test('blanks between parts of a component stay if it stands in a line', () => {
  const context: PageContext = { ...standalone, hasFile: () => true };
  const sourceOf = (body: string): string =>
    compileMarkdown('docs/a.md', `import Badge from './badge.jsx';\n\n${body}`, context).compiled.mdxSource;
  const blank = '<span className="prose-run" dangerouslySetInnerHTML={{ __html: " " }} />';
  expect(sourceOf('A <Badge>{Date.now()} {Math.random()}</Badge>')).toContain(`{Date.now()}${blank}{Math.random()}`);
  expect(sourceOf('<Badge>\n\n{Date.now()}\n\n{Math.random()}\n\n</Badge>')).not.toContain('__html');
});

const files: Readonly<Record<string, string>> = {
  'docs/_part.md': 'A [link](./b.md).\n',
  'docs/a.png': '',
  'docs/both.jsx': '',
};

/** What a page of a tree becomes that shows its own components in place of these elements. */
function compile(body: string, ...elements: readonly string[]) {
  const context: PageContext = {
    ...{ ...standalone, policy: 'lenient', replacedElements: () => elements },
    hasFile: (file) => file in files,
    readText: (file) => files[file],
  };
  return compileMarkdown('docs/page.mdx', body, context).compiled;
}

const tagsIn = (body: string, ...elements: readonly string[]): string[] =>
  compile(body, ...elements).mdxSource.match(/<SiteElements\.[^>]*>/g) ?? [];

test('a page shows the components of its tree in place of elements, with their attributes and content', () => {
  const { mdxSource, modules, links, pictures } = compile(
    '## A *b*\n\n> Text `c` and ![D](./a.png "E").\n',
    'img',
    'code',
    'h2',
  );
  expect(mdxSource).toContain("import SiteElements from '@theme/MDXComponents';");
  expect(mdxSource).toContain(
    '<SiteElements.h2 {...{"id":"a-b"}}><span className="prose-run" dangerouslySetInnerHTML={{ __html: "A <em>b</em>" }} /></SiteElements.h2>',
  );
  expect(mdxSource).toContain('<SiteElements.code {...{}}>{"c"}</SiteElements.code>');
  expect(mdxSource).toContain(
    '<SiteElements.img {...{"src":"/assets/files/docs/a.png","alt":"D","title":"E","loading":"lazy"}} />',
  );
  expect(mdxSource).not.toContain('heading-link');
  expect(modules).toEqual([{ module: '@theme/MDXComponents', line: 1, column: 1 }]);
  expect(links.map(({ target }) => target)).toEqual(['/assets/files/docs/a.png']);
  expect(pictures).toEqual([]);
});

test('parts of a replaced table are elements, because nothing else may stand between them', () => {
  const { mdxSource } = compile('| a |\n| - |\n| b |\n', 'table');
  expect(mdxSource).toContain('<SiteElements.table {...{}}><thead {...{}}><tr {...{}}><th {...{}}>');
});

test('blanks in a line stay between components, and in one', () => {
  expect(compile('[a](./b.md) ` `\n', 'a', 'code').mdxSource).toContain(
    '{"a"}</SiteElements.a><span className="prose-run" dangerouslySetInnerHTML={{ __html: " " }} /><SiteElements.code {...{}}>{" "}</SiteElements.code>',
  );
});

test('code is a text, however long its names are, also in a table', () => {
  const { mdxSource } = compile(
    '`a.name_that_is_longer_than_a_phone`\n\n| a |\n| - |\n| `a.name_in_a_cell` |\n',
    'code',
  );
  expect(mdxSource).toContain('<SiteElements.code {...{}}>{"a.name_that_is_longer_than_a_phone"}</SiteElements.code>');
  expect(mdxSource).toContain('<SiteElements.code {...{}}>{"a.name_in_a_cell"}</SiteElements.code>');
});

test('a page without such elements does not run, nor does one of a tree that replaces none', () => {
  expect(compile('Text with a [link](./b.md).\n', 'img').needsMdx).toBe(false);
  expect(compile('![D](./a.png)\n').needsMdx).toBe(false);
});

test('tags stay as they are but for details, whose summary is their child', () => {
  const body =
    '<a href="/x">A</a> <img src="/x.png" alt="" />\n\n<details open>\n<summary>B</summary>\n\nC\n\n</details>\n';
  expect(tagsIn(body, 'a', 'img', 'details')).toEqual(['<SiteElements.details {...{"open":true}}>']);
  expect(compile(body, 'details').mdxSource).toContain('<SiteElements.details {...{"open":true}}><summary {...{}}>');
});

test('Markdown in a figure that the author has written is shown by the components of the tree', () => {
  expect(tagsIn('<figure>\n\n[A](./b.md)\n\n</figure>\n', 'a')).toEqual(['<SiteElements.a {...{"href":"/docs/b"}}>']);
});

test('what the compiler adds stays as it is: code blocks, and links of headings', () => {
  expect(tagsIn('## A\n\n```js\nb;\n```\n', 'a', 'code', 'pre')).toEqual([]);
});

test('elements of partials are replaced, too', () => {
  const body = "import Part from './_part.md';\n\n<Part />\n";
  expect(tagsIn(body, 'a')).toEqual(['<SiteElements.a {...{"href":"/docs/b"}}>']);
});

test('where a page does not run, such as in a list of posts, the element itself is shown', () => {
  const { excerpt } = compile('A [link](https://b.example).\n', 'a');
  expect(excerpt).toMatchObject([{ children: [{}, { kind: 'element', tag: 'a' }, {}] }]);
});

test('a list of posts leads to a post of which it leaves out what runs', () => {
  const imported = "import Both from './both.jsx';\n\n";
  expect(compile(`${imported}Text.\n\n<Both />\n`)).toMatchObject({
    truncated: true,
    excerpt: [{ html: '\n<p>Text.</p>\n' }],
  });
  expect(compile(`${imported}Text.\n`).truncated).toBe(false);
});

test('a component of a page gets each block that stands inside of it, and a fragment as one', () => {
  const body =
    "import Both from './both.jsx';\n\n<Both>\n\nZero.\n\nOne.\n\n<>\n\nTwo.\n\nThree.\n\n</>\n\nFour *five*.\n\n</Both>\n";
  const { mdxSource } = compile(body);
  const texts = mdxSource.replace(/<div[^>]*__html: "([^"]*)" \}\} \/>/g, '[$1]');
  expect(texts).toContain(
    '<Both>[<p>Zero.</p>][<p>One.</p>]<>[<p>Two.</p><p>Three.</p>]</>[<p>Four <em>five</em>.</p>]</Both>',
  );
});
