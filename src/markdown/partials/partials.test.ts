import { describe, expect, test } from 'vitest';
import { compileMarkdown } from '../compile';
import { standalone } from '../page-context';

/** The page `docs/guide/page.mdx` of a tree that has these other files. */
function compile(body: string, files: Readonly<Record<string, string>>) {
  const { compiled, problems } = compileMarkdown('docs/guide/page.mdx', body, {
    ...standalone,
    hasFile: (file) => file in files,
    readText: (file) => files[file],
  });
  const messages = problems.map(({ file, line, what }) => `${file}:${line} ${what}`);
  return { ...compiled, problems: messages, html: JSON.stringify(compiled.body) };
}
const setup = "import Setup from './_setup.mdx';\n\n";
const withSetup = (text: string, body = '<Setup />\n') => compile(setup + body, { 'docs/guide/_setup.mdx': text });

describe('a partial', () => {
  test.each([
    ["import Setup from './_setup.mdx';", 'docs/guide/_setup.mdx'],
    ["import Setup from '../_partials/setup.md';", 'docs/_partials/setup.md'],
    ["import Setup from '@site/docs/_setup.md';", 'docs/_setup.md'],
  ])('stands where its name is used as a tag: %s', (line, file) => {
    const { html, problems, needsMdx } = compile(`${line}\n\nBefore.\n\n<Setup />\n\nAfter.\n`, { [file]: 'Within.' });
    expect(problems).toEqual([]);
    expect(needsMdx).toBe(false);
    expect(html).toMatch(/Before\.[^]*Within\.[^]*After\./);
  });

  test('has its headings and texts in the page', () => {
    const { headings, sections } = withSetup('## Install\n\nOne two.', '## Install\n\n<Setup />\n\n## Next\n');
    expect(headings.map(({ id }) => id)).toEqual(['install', 'install-1', 'next']);
    expect(sections.map(({ anchor, text }) => `${anchor}: ${text}`)).toEqual([
      'install: ',
      'install-1: One two.',
      'next: ',
    ]);
  });

  test('knows the attributes of its tag, and nothing of those that are not there', () => {
    const { html, problems, needsMdx } = withSetup(
      'For {props.name}{props.other} and {props.count}.',
      '<Setup name="tea" count={2} />\n',
    );
    expect(problems).toEqual([]);
    expect(html).toContain('For tea and 2.');
    expect(needsMdx).toBe(false);
  });

  test('knows its own front matter and its own imports', () => {
    const { html, problems } = compile(`${setup}<Setup />\n`, {
      'docs/guide/_setup.mdx':
        "---\nkind: green\n---\nimport data from './data.yml';\n\n{frontMatter.kind} {data.name}\n",
      'docs/guide/data.yml': 'name: leaves',
    });
    expect(problems).toEqual([]);
    expect(html).toContain('green leaves');
  });

  test('has links and pictures that start at its own folder', () => {
    const { links, pictures, html } = compile("import Setup from '../_parts/setup.md';\n\n<Setup />\n", {
      'docs/_parts/setup.md': '[Up](../start.md) and ![A leaf](./img/leaf.png)\n',
    });
    expect(links).toEqual([
      { href: '../start.md', target: '/docs/start', line: 1, column: 1, partial: 'docs/_parts/setup.md' },
    ]);
    expect(pictures).toMatchObject([{ file: 'docs/_parts/img/leaf.png', line: 1, partial: 'docs/_parts/setup.md' }]);
    expect(html).toContain('/docs/start');
  });

  test('may include another', () => {
    const { html, problems } = compile(`${setup}<Setup name="tea" />\n`, {
      'docs/guide/_setup.mdx': "import Inner from './deep/_inner.md';\n\n<Inner what={props.name} />\n",
      'docs/guide/deep/_inner.md': 'Inside: {props.what}.',
    });
    expect(problems).toEqual([]);
    expect(html).toContain('Inside: tea.');
  });

  test('stands in a cell of a table as text', () => {
    const { html, problems } = withSetup('A `line`.', '| Name |\n| --- |\n| <Setup /> |\n');
    expect(problems).toEqual([]);
    expect(html).toContain('<td>A <code>line</code>.</td>');
  });

  test('may stand in a line of text when it is a line itself, and in other components', () => {
    expect(withSetup('**two** words', 'These <Setup /> here.\n').html).toContain(
      'These <strong>two</strong> words here.',
    );
    const { html, problems } = withSetup(
      'Within.',
      '<Tabs>\n<TabItem value="a">\n\n<Setup />\n\n</TabItem>\n</Tabs>\n',
    );
    expect(problems).toEqual([]);
    expect(html).toContain('Within.');
  });

  test('keeps its footnotes and definitions apart from those of the page', () => {
    const body = '[^1] [a]\n\n<Setup />\n\n[^1]: Of the page.\n\n[a]: https://example.org/page\n';
    const { html } = withSetup('[^1] [a]\n\n[^1]: Of the partial.\n\n[a]: https://example.org/partial\n', body);
    for (const text of ['Of the page.', 'Of the partial.', 'example.org/page', 'example.org/partial'])
      expect(html).toContain(text);
  });

  test('wins over a component of the same name', () => {
    const { html } = compile("import Details from './_details.md';\n\n<Details />\n", {
      'docs/guide/_details.md': 'My own.',
    });
    expect(html).toContain('My own.');
  });
});

describe('a partial that has to run', () => {
  const mdxSourceOf = (text: string, body?: string) => withSetup(text, body).mdxSource;

  test('becomes a function with its own names', () => {
    const text =
      "import Steam from './steam.jsx';\nexport const half = Math.random() / 2;\n\n<Steam hot={half} /> {props.name}\n";
    const made = compile(`${setup}<Setup name="tea" />\n`, {
      'docs/guide/_setup.mdx': text,
      'docs/guide/steam.jsx': '',
    });
    expect(made.problems).toEqual([]);
    expect(made.mdxSource).toContain('import Steam_0 from "@site/docs/guide/steam.jsx";');
    expect(made.mdxSource).toContain('((props) => { const Steam = Steam_0; const half = Math.random() / 2; return (<>');
    expect(made.mdxSource).toContain('</>); })({ "name": "tea" })}');
  });

  test('has the names that only what is inside of its components uses', () => {
    const text =
      "---\nkind: green\n---\nimport Box from './box.jsx';\n\n<Box>\n  <Box size={Math.random() + frontMatter.kind} />\n</Box>\n";
    const made = compile(`${setup}<Setup />\n`, { 'docs/guide/_setup.mdx': text, 'docs/guide/box.jsx': '' });
    expect(made.problems).toEqual([]);
    expect(made.mdxSource).toContain('const frontMatter = {"kind":"green"}; return (<>');
  });

  test('has its default export around its content, and passes nothing on', () => {
    const text =
      "export * from './a.js';\nexport { b } from './a.js';\nexport const size = 2;\n\nexport default function Frame({ children }) {\n  return <b data-size={size}>{children}</b>;\n}\n\nText.\n";
    const made = compile(`${setup}<Setup />\n`, { 'docs/guide/_setup.mdx': text, 'docs/guide/a.js': '' });
    expect(made.problems).toEqual([]);
    expect(made.mdxSource).toContain('{((props) => { const size = 2; const MDXLayout = function Frame({ children }) {');
    expect(made.mdxSource).toMatch(/\}; return \(<MDXLayout \{\.\.\.props\}>.*Text\..*<\/MDXLayout>\); \}\)\(/s);
  });

  test.each([
    ["export { default } from './a.js';", '', 'const MDXLayout = MDXLayout_0;'],
    [
      "import Frame from './a.js';\nexport { Frame as default };",
      '',
      'const Frame = Frame_0; const MDXLayout = Frame;',
    ],
    ['const', 'export const a = 1\nexport { a as b };', 'const a = 1; return (<>'],
  ])('has exports of any form: %s %s', (before, exports, made) => {
    const text = `${before === 'const' ? '' : before}${exports}\n\nText.\n\n{1 + 1}\n`;
    const { mdxSource, problems } = compile(`${setup}<Setup />\n`, {
      'docs/guide/_setup.mdx': text,
      'docs/guide/a.js': '',
    });
    expect(problems).toEqual([]);
    expect(mdxSource).toContain(made);
    expect(mdxSource.includes('<MDXLayout {...props}>')).toBe(before !== 'const');
    expect(mdxSource.includes('import { default as MDXLayout_0 } from "@site/docs/guide/a.js";')).toBe(
      before.startsWith('export'),
    );
  });

  test('is no import for its name in texts, attributes and the partials around it', () => {
    const files = {
      'docs/guide/_docker.mdx': 'At {props.a}.',
      'docs/guide/_setup.mdx':
        'import Docker from \'./_docker.mdx\';\n\n<Tabs>\n<TabItem value="d" label="Docker">\n\n<Docker a={Date.now()} />\n\n</TabItem>\n</Tabs>\n\n{[1].map((n) => <b key={n} title="Docker">It\'s Docker</b>)}\n',
    };
    for (const body of [files['docs/guide/_setup.mdx'], `${setup}<Setup />\n`]) {
      const { mdxSource, problems } = compile(body, files);
      expect(problems).toEqual([]);
      expect(mdxSource).toContain('{props.a}');
      expect(mdxSource).not.toMatch(/import Docker|const Docker/);
    }
  });

  test('is a component for expressions, also of another partial', () => {
    const files = {
      'docs/guide/_setup.mdx':
        "import Cup from './_cup.md';\nimport Lid from './_lid.md';\n\n<Lid />\n\n{[Cup].length}\n",
      'docs/guide/_cup.md': 'A cup.',
      'docs/guide/_lid.md': 'A lid.',
    };
    const body = `${setup}import Lid from './_lid.md';\n\n<Lid />\n\nThe Lid.\n\n<Setup />\n\n{[Setup].length}\n`;
    const { mdxSource, problems } = compile(body, files);
    expect(problems).toEqual([]);
    expect(mdxSource).toContain('import Setup from "@site/docs/guide/_setup.mdx";');
    expect(mdxSource).toContain('import Cup_2 from "@site/docs/guide/_cup.md";');
    expect(mdxSource).toContain('const Cup = Cup_2;');
    expect(mdxSource).not.toMatch(/import Lid|Lid_|const Lid/);
  });

  test('gets attributes that the page has to compute', () => {
    const made = mdxSourceOf(
      'For {props.name}.',
      'export const now = Date.now();\n\n<Setup hot name={now} {...{}} />\n',
    );
    expect(made).toContain('{props.name}');
    expect(made).toContain('</>); })({ "hot": true, "name": (now), ...{} })}');
  });

  test('has its Markdown compiled like everything else', () => {
    const made = withSetup('## Steps\n\n{[1, 2].map((n) => <b key={n}>{n}</b>)}\n');
    expect(made.needsMdx).toBe(true);
    expect(made.headings.map(({ id }) => id)).toEqual(['steps']);
    expect(made.mdxSource).toContain('{[1, 2].map((n) => <b key={n}>{n}</b>)}');
  });
});

describe('mistakes with partials', () => {
  test('are told once, at the place in the partial, however often a page includes it', () => {
    const { problems } = withSetup('Text.\n\n<Nothing />\n', '<Setup />\n\n<Setup />\n');
    expect(problems).toEqual(['docs/guide/_setup.mdx:3 Unknown component `<Nothing>`.']);
  });

  test('of its syntax are told there, too', () => {
    const { problems } = withSetup('Text.\n\n<div>\n');
    expect(problems).toEqual(['docs/guide/_setup.mdx:3 The tag `<div>` is never closed.']);
  });

  test.each([
    ['For {props.name}.', ['docs/guide/page.mdx:3 `<Setup>` does not use `nmae`.']],
    ['For you.', ['docs/guide/page.mdx:3 `<Setup>` does not use `nmae`.']],
    ['<Tabs {...props} />', []],
    ["import Inner from './_inner.md';\n\n<Inner all={props} />", []],
  ])('an attribute that nothing in it asks for: %j', (text, expected) => {
    const told = withSetup(text, '<Setup nmae="Ada" />\n').problems.filter((problem) =>
      problem.includes('does not use'),
    );
    expect(told).toEqual(expected);
  });

  test('a file that is not there', () => {
    expect(compile(`${setup}<Setup />\n`, {}).problems).toEqual([
      'docs/guide/page.mdx:1 The imported file `docs/guide/_setup.mdx` does not exist.',
    ]);
  });

  test('one that includes itself by way of another', () => {
    const files = {
      'docs/guide/_setup.mdx': "import Other from './_other.mdx';\n\n<Other />\n",
      'docs/guide/_other.mdx': "Text.\n\nimport Setup from './_setup.mdx';\n\n<Setup />\n",
    };
    expect(compile(`${setup}<Setup />\n`, files).problems).toEqual([
      'docs/guide/_other.mdx:5 `<Setup>` creates an import cycle: `docs/guide/_setup.mdx` → `docs/guide/_other.mdx` → `docs/guide/_setup.mdx`.',
    ]);
  });

  test('more of them than a page may have', () => {
    expect(withSetup('Text.', '<Setup />\n\n'.repeat(100)).problems).toEqual([]);
    expect(withSetup('Text.', '<Setup />\n\n'.repeat(101)).problems).toEqual([
      'docs/guide/page.mdx:203 The page includes more than 100 files.',
    ]);
  });

  test('text inside of its tag, and blocks in a line', () => {
    expect(withSetup('Text.', '<Setup>\n\nMore.\n\n</Setup>\n').problems).toEqual([
      'docs/guide/page.mdx:3 `<Setup>` cannot have content.',
    ]);
    for (const blocks of ['- One\n- Two', 'One.\n\nTwo.', '## One'])
      expect(withSetup(blocks, 'These <Setup /> here.\n').problems).toEqual([
        'docs/guide/page.mdx:3 `<Setup>` is used within a line of text, but its content is not a single paragraph.',
      ]);
    for (const fitting of ['One.', 'One.\n\n<!--truncate-->', ''])
      expect(withSetup(fitting, 'These <Setup /> here.\n').problems).toEqual([]);
  });
});
