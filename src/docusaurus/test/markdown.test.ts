import { describe, expect, test } from 'vitest';
import { compileMarkdown } from '../../markdown/compile';
import { standalone } from '../../markdown/page-context';
import { dialect } from '../dialect';
import type { PageContext } from '../../markdown/page-context';

const files = [
  'static/a.png',
  'pictures/b.png',
  'docs-media/c.png',
  'docs/img/l.svg',
  'src/components/Box.js',
  'docs/_part.mdx',
];
const lenient: PageContext = {
  ...standalone,
  policy: 'lenient',
  dialect,
  hasFile: (file) => files.includes(file),
  readText: (file) => (file === 'docs/_part.mdx' ? "import Maps from 'maps';\n\n<Maps />\n\n<Badge />\n" : undefined),
  hasComponent: (name) => name === 'Badge',
};
const compile = (body: string, context = lenient) => compileMarkdown('docs/page.mdx', body, context);
const htmlOf = (body: string, context = lenient): string => JSON.stringify(compile(body, context).compiled.body);

describe('a page of a tree made for Docusaurus', () => {
  test('shows a drawing as a tag, and its address as a name', () => {
    const { compiled, problems } = compile("import Logo from './img/l.svg';\n\n<Logo className='x' />\n");
    expect(problems).toEqual([]);
    expect(compiled.mdxSource).toContain('import Logo from "@site/docs/img/l.svg";');
    expect(compile("import logo from './img/l.svg';\n\n<img src={logo} alt='' />\n").compiled.needsMdx).toBe(false);
  });

  test('has pictures anywhere in the tree, and imports by paths from its root', () => {
    const body =
      "import a from '/static/a.png';\nimport b from '/a.png';\n\n<img src={a} alt='' />\n\n<img src={b} alt='' />\n";
    const sourcesIn = (text: string) => htmlOf(text).match(/(?<=src=.")[^"\\]*/g);
    expect(sourcesIn(body)).toEqual(['/a.png', '/a.png']);
    expect(compile("import Box from '/src/components/Box';\n\n<Box />\n").problems).toEqual([]);
    expect(compile("import a from '/etc/passwd';\n\n{a}\n").problems[0]?.what).toContain('is not allowed');
    expect(sourcesIn('![](../static/a.png) ![](../pictures/b.png) ![](../docs-media/c.png)')).toEqual([
      '/a.png',
      '/assets/files/pictures/b.png',
      '/assets/files/docs-media/c.png',
    ]);
    expect(compile('![Gone](./gone.png)').problems[0]?.what).toBe('The image `docs/gone.png` does not exist.');
  });

  test('may import modules inside of other blocks', () => {
    const body =
      "<Tabs>\n<TabItem value='a'>\n\nimport Box from '@site/src/components/Box';\nimport { rows } from 'rows';\n\n<Box rows={rows} />\n\n</TabItem>\n</Tabs>\n";
    const { compiled, problems } = compile(body);
    expect(problems).toEqual([]);
    expect(compiled.mdxSource).toContain('import Box from "@site/src/components/Box";');
    expect(compiled.mdxSource).toContain('<Box rows={rows}></Box>');
    expect(compile(body, { ...lenient, dialect: undefined }).problems).not.toEqual([]);
  });

  test('runs for an import that has no names', () => {
    const { compiled, problems } = compile("import './img/l.svg';\n\nText\n");
    expect(problems).toEqual([]);
    expect(compiled.needsMdx).toBe(true);
    expect(compiled.mdxSource).toContain('import "@site/docs/img/l.svg";');
  });

  test('may be ten times as long, because programs write such pages', () => {
    const body = 'a'.repeat(1_000_001);
    expect(compile(body).problems).toEqual([]);
    expect(compile(body, standalone).problems[0]?.what).toBe('The page has more than 1000000 characters.');
    expect(compile('a'.repeat(10_000_001)).problems[0]?.what).toBe('The page has more than 10000000 characters.');
  });

  test('lists the pages of its category, also if it runs', () => {
    const hook = "import { useCurrentSidebarCategory } from '@docusaurus/theme-common';\n";
    const body = `import DocCardList from '@theme/DocCardList';\n${hook}\n<DocCardList items={useCurrentSidebarCategory().items} />\n`;
    const { compiled, problems } = compile(body);
    expect(problems).toEqual([]);
    expect(compiled.body).toEqual([{ kind: 'doc-cards' }]);
    expect(compiled.mdxSource).toMatch(/import \{ DocCards as SiteCards \}[^]*<SiteCards \/>/);
    expect(compile('<DocCardList />\n').compiled.body).toEqual([{ kind: 'doc-cards' }]);
  });

  test('lists what it says itself', () => {
    const { compiled, problems } = compile("<DocCardList items={[{ type: 'link', href: '/a', label: 'A' }]} />\n");
    expect(problems).toEqual([]);
    expect(compiled.mdxSource).toMatch(/import CardList from "@theme\/CardList";[^]*<CardList items=/);
  });

  test.each([0, 1])('lists what it says itself beside the pages of its category, in either order (%i)', (order) => {
    const cards = ["<DocCardList items={[{ type: 'link', href: '/a', label: 'A' }]} />"];
    cards.splice(order, 0, '<DocCardList items={useCurrentSidebarCategory().items} />');
    const { compiled, problems } = compile(
      `import { useCurrentSidebarCategory } from '@docusaurus/theme-common';\n\n${cards.join('\n\n')}\n`,
    );
    expect(problems).toEqual([]);
    expect(compiled.mdxSource).toMatch(/import CardList from "@theme\/CardList";/);
    expect(compiled.mdxSource).toContain('<SiteCards />');
  });

  test('opens no tab that is said not to be the default', () => {
    const { compiled } = compile(
      '<Tabs>\n<TabItem value="a">\n\nA\n\n</TabItem>\n<TabItem value="b" default={false}>\n\nB\n\n</TabItem>\n</Tabs>\n',
    );
    expect(compiled.body).toMatchObject([{ kind: 'component', name: 'Tabs', props: {} }]);
    expect(JSON.stringify(compiled.body)).not.toContain('defaultValue');
  });

  test('has styles that React takes on elements around components', () => {
    const style = "{{ 'border-radius': '5px', padding: 5, '--own': 'a', background: 'url(data:a;b)' }}";
    const body = `<div style=${style} className="box">\n<Tabs>\n<TabItem value="a">\n\nText\n\n</TabItem>\n</Tabs>\n</div>\n`;
    const [box] = compile(body).compiled.body;
    expect(box?.kind === 'element' && box.attributes).toEqual({
      style: { borderRadius: '5px', padding: '5px', '--own': 'a', background: 'url(data:a;b)' },
      className: 'box',
    });
  });

  test('may ask for files by paths in what runs', () => {
    const body =
      "import Box from 'box';\n\nexport const load = () => import('../b.js');\n\n<Box src={require('./img/l.svg').default} />\n\n{require(`!!raw-loader!../a.txt`).default.length}\n";
    const { mdxSource } = compile(body).compiled;
    expect(mdxSource).toContain("import('@site/b.js')");
    expect(mdxSource).toContain("<Box src={require('@site/docs/img/l.svg').default}>");
    expect(mdxSource).toContain('{require(`!!raw-loader!@site/a.txt`).default.length}');
  });

  test('may leave out the ending of a file that it shows as text', () => {
    const body = "import source from '!!raw-loader!@site/src/components/Box';\n\n<CodeBlock>{source}</CodeBlock>\n";
    const context = { ...lenient, readText: (file: string) => (files.includes(file) ? 'The text' : undefined) };
    expect(compile(body, context).problems).toEqual([]);
    expect(htmlOf(body, context)).toContain('The text');
  });

  test('has what a file that it includes exports by name', () => {
    const files: Readonly<Record<string, string>> = {
      'docs/_a.md':
        '---\ntags: [b]\n---\n\n# Title\n\n## One `two`\n\n```\n## Code\n```\n\n### Three {#own}\n\nFour\n----\n\n<details>\n\n## *Five* & six\n\n</details>\n',
    };
    const context = { ...lenient, readText: (file: string) => files[file] };
    const body = "import A, { toc as inner, frontMatter as front, contentTitle } from './_a.md';\n\n";
    const { compiled, problems } = compile(`${body}{inner.length} {front.tags[0]} {contentTitle}\n\n<A />\n`, context);
    expect(problems.map(({ what }) => what)).toEqual(['A page can have only one level-1 heading, which is its title.']);
    expect(compiled.headings.map(({ id }) => id)).toEqual(['title', 'one-two', 'own', 'four', 'five--six']);
    expect(compiled.mdxSource).not.toContain('_a.md');
    expect(
      compile(`${body}<Box toc={inner} />\n`, { ...context, hasComponent: () => true }).compiled.mdxSource,
    ).toContain(
      '[{"value":"One two","id":"one-two","level":2},{"value":"Three","id":"own","level":3},{"value":"Four","id":"four","level":2},{"value":"Five & six","id":"five--six","level":2}]',
    );
  });

  test('keeps its text when a component fails, but leaves what is inside of components alone', () => {
    const { compiled } = compile("import A from 'a';\n\n<A>\n  <A />\n</A>\n\nText <A /> after.\n");
    expect(compiled.mdxSource).toContain("import { Suspense as SitePart } from 'react';");
    expect(compiled.mdxSource.match(/<SitePart>/g)).toHaveLength(1);
    expect(compile("import A from 'a';\n\n<A />\n", { ...lenient, policy: 'strict' }).compiled.mdxSource).not.toContain(
      'Part',
    );
  });

  test('knows its own table of contents', () => {
    const body = "import TOCInline from '@theme/TOCInline';\n\n<TOCInline toc={toc} />\n\n## One\n";
    const { compiled, problems } = compile(body);
    expect(problems).toEqual([]);
    expect(compiled.mdxSource).toContain('export const toc = [{"value":"One","id":"one","level":2}];');
    expect(compile('{toc.length} headings\n').problems).toEqual([]);
    const own = compile('export const toc = [1].map((level) => ({ level }));\n\n{toc.length}\n').compiled.mdxSource;
    expect(own.split('const toc')).toHaveLength(2);
    expect(compile('export const a = [1].at(0);\n\n{a}\n').compiled.mdxSource).not.toContain('toc');
  });

  test('links to files of the tree by their paths', () => {
    const links = (body: string) => compile(body).compiled.links.map(({ target }) => target);
    expect(links('[a](./img/l.svg) [b](@site/docs/img/l.svg#x) [c](./gone.zip) [d](/img/l.svg)')).toEqual([
      ...['/assets/files/docs/img/l.svg', '/assets/files/docs/img/l.svg#x', '/docs/gone.zip', '/img/l.svg'],
    ]);
  });

  test('may write the head of the page as an element of HTML', () => {
    const { compiled, problems } = compile('<head>\n  <title>A page</title>\n</head>\n\nText.\n');
    expect(problems).toEqual([]);
    expect(compiled.mdxSource).toContain('import Head from "@docusaurus/Head";');
    expect(compiled.mdxSource).toContain('<Head><title>{"A page"}</title></Head>');
    expect(compiled.sections.map(({ text }) => text)).toEqual(['Text.']);
  });

  test('may name the component for the head of the page without an import, or bring another one', () => {
    const { compiled, problems } = compile('<Head>\n  <title>A page</title>\n</Head>\n');
    expect(problems).toEqual([]);
    expect(compiled.mdxSource).toContain('import Head from "@docusaurus/Head";');
    const own = compile("import { Head } from 'heads';\n\n<Head />\n").compiled.mdxSource;
    expect(own).not.toContain('@docusaurus/Head');
    const other = compile("import Chart from './Head';\n\nexport const title = 'Head';\n\n<Head />\n").compiled
      .mdxSource;
    expect(other).toContain('import Head from "@docusaurus/Head";');
  });

  test('keeps elements for the head of the page as they are', () => {
    const body =
      "import Head from '@docusaurus/Head';\n\n<Head>\n  <title>A page</title>\n  <meta name='a' content='b' />\n  <noscript><link rel='a' href='/b' /></noscript>\n</Head>\n";
    const { compiled, problems } = compile(body);
    expect(problems).toEqual([]);
    expect(compiled.mdxSource).toContain(
      '<Head><title>{"A page"}</title><meta name={"a"} content={"b"}></meta><noscript><link rel={"a"} href={"/b"}></link></noscript></Head>',
    );
  });

  test('knows the components of the tree without importing them, but only those that it uses', () => {
    const { compiled, problems } = compile('A <Badge kind="new" /> thing.\n');
    expect(problems).toEqual([]);
    expect(compiled.mdxSource).toContain('import TreeComponents from "@theme/MDXComponents";');
    expect(compiled.mdxSource).toContain('export const Badge = TreeComponents.Badge;');
    expect(compile('Text.\n').compiled.needsMdx).toBe(false);
    expect(compile('<Batch />\n').problems).toHaveLength(1);
  });

  test('has a component of the tree in the place of ours with that name', () => {
    const own = { ...lenient, hasComponent: (name: string) => name === 'Details' || name === 'Interactive' };
    const body = '<Details kind="new">\n\nText.\n\n</Details>\n\n<Interactive kind="new" />\n';
    const { compiled, problems } = compile(body, own);
    expect(problems).toEqual([]);
    expect(compiled.mdxSource).toContain('<Details kind={"new"}>');
    expect(compiled.mdxSource).toContain('<Interactive kind={"new"}>');
    expect(compile(body).problems).not.toEqual([]);
  });

  test('has its styles, also those that are written as an object', () => {
    expect(htmlOf('<b style={{ marginTop: 4, opacity: 1, "--x": 2, color: "red" }}>x</b>\n')).toContain(
      'style=\\"margin-top:4px;opacity:1;--x:2;color:red\\"',
    );
    expect(htmlOf('<b style="color: red">x</b>\n')).toContain('style=\\"color: red\\"');
    expect(htmlOf('<b style="color: red">x</b>\n', standalone)).not.toContain('style');
  });

  test('shows pictures, media and frames of other sites, and names their hosts', () => {
    const body =
      '![a](https://a.example/x.png)\n\n<iframe src="https://b.example/y" title="B"></iframe>\n\n<video src="/c.mp4"></video>\n';
    const { compiled, problems } = compile(body);
    expect(problems).toEqual([]);
    expect(compiled.hosts).toEqual([
      { kind: 'img', origin: 'https://a.example' },
      { kind: 'frame', origin: 'https://b.example' },
      { kind: 'media', origin: "'self'" },
    ]);
    expect(JSON.stringify(compiled.body)).toContain('<iframe src=\\"https://b.example/y\\"');
  });

  test('may use all elements of HTML but those that are no content', () => {
    const { compiled, problems } = compile('<main><h1>Big</h1></main>\n\n<my-card>x</my-card>\n\n<style>a</style>\n');
    expect(problems.map(({ what }) => what)).toEqual(['Pages cannot have the HTML element `<style>`.']);
    expect(JSON.stringify(compiled.body)).toContain('<main><h1>Big</h1></main>');
    expect(JSON.stringify(compiled.body)).toContain('<my-card>x</my-card>');
    expect(compile('<main>x</main>\n', standalone).problems).toHaveLength(1);
  });

  test('may have a heading whose id is not closed', () => {
    const { compiled, problems } = compile('## Headers {#own-headers]\n');
    expect(problems).toEqual([]);
    expect(compiled.headings).toMatchObject([{ text: 'Headers {#own-headers]' }]);
  });

  test('says what it imports to run, also in what it includes', () => {
    const body =
      "import Part from './_part.mdx';\nimport Box from '@site/src/components/Box';\nimport 'side-effect';\nimport Tabs from '@theme/Tabs';\n\n<Part /> <Box />\n";
    expect(compile(body).compiled.modules).toEqual([
      { module: '@site/src/components/Box', line: 2, column: 1 },
      { module: 'side-effect', line: 3, column: 1 },
      { module: '@theme/MDXComponents', line: 1, column: 1, partial: 'docs/_part.mdx' },
      { module: 'maps', line: 1, column: 1, partial: 'docs/_part.mdx' },
    ]);
  });

  test('has colors for languages that our own pages do not use', () => {
    expect(htmlOf('```go\nfunc main() {}\n```\n')).toContain('hl-keyword');
    expect(htmlOf('```rs\nfn main() {}\n```\n')).toContain('hl-keyword');
  });
});

test.each([
  '@docusaurus/plugin-content-docs/client',
  '@docusaurus/theme-common',
  '@theme/Icon/Home',
  '@theme-original/TOCItems',
])('%s is a module that a page may import', (name) => {
  const { compiled, problems } = compile(`import * as all from '${name}';\n\n{all.x()}\n`);
  expect(problems).toEqual([]);
  expect(compiled.mdxSource).toContain(`import * as all from "${name}";`);
});
