import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { setTexts } from '../i18n/translate';
import { compileMarkdown } from './compile';
import { mermaid } from './diagrams/diagrams';
import { standalone } from './page-context';

// Loading the renderer takes seconds on a busy machine; it is no part of what is tested.
beforeAll(() => void mermaid(), 60_000);

const folder = path.resolve('test/fixtures/markdown');
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const expectation = z.record(z.string(), z.unknown());
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.slice(0, -'.md'.length));

const compile = (body: string) => compileMarkdown('docs/guide/page.md', body);

// Each name.json holds the parts of the result that name.md is about; the others are not compared.
describe('a page is compiled as its fixture says', () => {
  test('every expectation belongs to a page', () => {
    const expectations = readdirSync(folder).filter((name) => name.endsWith('.json'));
    expect(expectations.filter((name) => !names.includes(name.slice(0, -'.json'.length)))).toEqual([]);
  });

  // `npx vitest run src/markdown/compile -u` writes the parts again. A new page begins with its body.
  test.each(names)('%s', async (name) => {
    const file = path.join(folder, `${name}.json`);
    const expected = existsSync(file) ? expectation.parse(JSON.parse(read(`${name}.json`))) : { body: [] };
    const { compiled, problems } = compile(read(`${name}.md`));
    const messages = problems.map(({ line, what }) => `${line} ${what}`);
    const keys = Object.keys(expected).filter((key) => key !== 'problems');
    expect(keys.length).toBeGreaterThan(0);
    const parts = Object.entries(compiled).filter(([key]) => keys.includes(key));
    const found = { ...Object.fromEntries(parts), ...(messages.length > 0 ? { problems: messages } : {}) };
    const isSame = isDeepStrictEqual(JSON.parse(JSON.stringify(found)), { ...expected });
    // The form of a file that says the same is its author's.
    if (!isSame) await expect(`${JSON.stringify(found, null, 2)}\n`).toMatchFileSnapshot(file);
  });
});

describe('page facts', () => {
  test('an empty page has nothing to show and nothing to search', () => {
    expect(compile('').compiled).toEqual({
      ownTitle: null,
      body: [],
      excerpt: [],
      truncated: false,
      headings: [],
      sections: [],
      anchors: [],
      definitions: [],
      links: [],
      pictures: [],
      modules: [],
      hosts: [],
      words: 0,
      lacksData: false,
      needsMdx: false,
      mdxSource: '',
      markdown: '',
    });
  });

  test('headings and names that the compiler adds are in the language of the site', () => {
    onTestFinished(() => setTexts({}));
    setTexts({
      'footnotes.label': 'Fußnoten',
      'diagram.label': 'Diagramm',
      'diagram.labelBelow': 'Diagramm: {heading}',
    });
    const diagram = '```mermaid\nflowchart LR\n  A --> B\n```\n';
    const { body } = compileMarkdown(
      'docs/a.md',
      `Text[^1]\n\n${diagram}\n## Kessel\n\n${diagram}\n[^1]: x\n`,
    ).compiled;
    const html = JSON.stringify(body);
    expect(html).toContain('Fußnoten</h2>');
    expect(html).toContain('aria-label=\\"Diagramm\\"');
    expect(html).toContain('aria-label=\\"Diagramm: Kessel\\"');
  });

  test('each way back from a footnote has another name', () => {
    const { body } = compile('A[^n] b[^n] c[^m].\n\n[^n]: One.\n\n[^m]: Two.\n').compiled;
    expect(JSON.stringify(body).match(/Back to reference [\d-]+/g)).toEqual(
      ['1', '1-2', '2'].map((number) => `Back to reference ${number}`),
    );
  });

  test('words are counted in text and inline code, not in code blocks', () => {
    expect(compile('One `two` three.\n\n```\nfour five\n```\n').compiled.words).toBe(3);
  });

  test('without a truncate mark the excerpt is the whole body', () => {
    const { body, excerpt, truncated } = compile('Teaser.\n\n## More\n\nText.').compiled;
    expect(truncated).toBe(false);
    expect(excerpt).toEqual(body);
  });

  test('a truncate mark at the end of a paragraph does not stop the build', () => {
    expect(() => compile('Teaser. <!--truncate-->\n\nMore.')).not.toThrow();
  });

  test('a truncate mark in a list does not stop the build', () => {
    expect(() => compile('- Item\n\n  <!--truncate-->\n')).not.toThrow();
  });

  test('a page that only needsMdx inside an expression is run as MDX', () => {
    const { compiled, problems } = compile('It is {1 + 1}.');
    expect(problems).toEqual([]);
    expect(compiled.needsMdx).toBe(true);
    expect(compiled.body).toEqual([]);
  });

  test('a component that the page imports itself is no problem', () => {
    expect(compile("import Chart from './chart';\n\n<Chart size={1 + 1} />").problems).toEqual([]);
  });

  test('a picture of this site written as a component is looked up like any other', () => {
    const { pictures } = compile('Text.\n\n<Picture file="docs/guide/dot.png" alt="A dot" />').compiled;
    expect(pictures).toEqual([{ file: 'docs/guide/dot.png', line: 3, column: 1 }]);
  });

  test('a size is a number or, as in HTML, a text', () => {
    for (const size of ['="200"', '={200}'])
      expect(compile(`<Picture file="docs/guide/dot.png" alt="" width${size} />`).problems).toEqual([]);
    expect(compile('<Picture file="docs/guide/dot.png" alt="" width={true} />').problems).toHaveLength(1);
  });

  test('an attribute without value inside which a component stands reaches the page', () => {
    const [details] = compile('<details open>\n\n![A dot](dot.png)\n\n</details>').compiled.body;
    if (details?.kind !== 'element') throw new Error('expected an element');
    // React leaves out a boolean attribute whose value is the empty text.
    expect(details.attributes.open).toBeTruthy();
  });

  test('comment marks in code with two backticks are shown as written', () => {
    const [run] = compile('``<!-- a ` b -->``').compiled.body;
    expect(run).toEqual({ kind: 'html', html: '<p><code>&#x3C;!-- a ` b --></code></p>' });
  });

  test('code on one line between three backticks is not taken for the start of a block', () => {
    expect(compile('```one line```\n\n<!-- comment -->\n').problems).toEqual([]);
  });

  test('a comment may hold the end mark of other comments', () => {
    expect(compile('<!-- a */ b -->\n\nText.').problems).toEqual([]);
  });
});

describe('places that links can name', () => {
  test('an anchor may be written as `<a name>`, as an id, or as the id of a heading with any characters', () => {
    const { anchors, headings } = compile('<a name="old"></a> <span id="new" />\n\n## A {#a.b:é}').compiled;
    expect(anchors).toEqual(['old', 'new']);
    expect(headings).toEqual([{ level: 2, id: 'a.b:é', text: 'A' }]);
  });

  test.each([
    ['page.md', 'docs/guide/page.mdx'],
    ['page.mdx', 'docs/guide/page.md'],
  ])('a link to %s finds %s, which the page has become', (href, file) => {
    const context = { ...standalone, addressOf: (asked: string) => (asked === file ? '/docs/found' : undefined) };
    const { compiled, problems } = compileMarkdown('docs/guide/a.md', `[a](${href}#b)`, context);
    expect([compiled.links[0]?.target, problems]).toEqual(['/docs/found#b', []]);
  });
});

test('values that React does not show are not shown', () => {
  expect(compile('a{true}b{false}c{null}d').compiled.body).toEqual([{ kind: 'html', html: '<p>abcd</p>' }]);
});

const settable = (name: string) => {
  const context = { ...standalone, policy: 'lenient' } as const;
  const { compiled, problems } = compileMarkdown('docs/a.md', `<button ${name}="/x">a</button>`, context);
  return [JSON.stringify(compiled.body).toLowerCase().includes(`${name.toLowerCase()}=`), problems.length === 0];
};

test.each([
  ...['formAction', 'formaction', 'onClick', 'srcDoc', 'action', 'ping', 'is', 'nonce', 'dangerouslySet'],
  ...['innerHTML', 'xlinkHref', 'xml:base'],
])('a tag cannot set `%s`, not even in a tree made for Docusaurus', (name) =>
  expect(settable(name)).toEqual([false, false]),
);

test.each(['season', 'srcDocs', 'actions', 'formActions', 'pings', 'island', 'nonces', 'outer'])(
  'a tag of such a tree can set `%s`',
  (name) => expect(settable(name)).toEqual([true, true]),
);
