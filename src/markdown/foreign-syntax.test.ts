import { describe, expect, test } from 'vitest';
import { usualSyntax } from '../model/markdown-syntax';
import type { MarkdownSyntax } from '../model/markdown-syntax';
import { compileMarkdown } from './compile';
import { standalone } from './page-context';

/** What a tree may ask for in Markdown that our own pages do not have. */
const compile = (source: string, syntax: Partial<MarkdownSyntax> = {}) => {
  const context = { ...standalone, syntax: { ...usualSyntax, ...syntax } };
  const { compiled, problems } = compileMarkdown('docs/a.mdx', source, context);
  const html = compiled.body.map((segment) => (segment.kind === 'html' ? segment.html : JSON.stringify(segment)));
  return { html: html.join(''), compiled, whats: problems.map(({ what }) => what) };
};

describe('formulas', () => {
  test('within a line and on separate lines are HTML, and MathML for those who listen', () => {
    const { html, whats } = compile('Inline $a_{1}+b$ here.\n\n$$\nI = \\int_0^{2\\pi} \\sin(x)\\,dx\n$$\n', {
      math: true,
    });
    expect(whats).toEqual([]);
    expect(html).toMatch(/<p>Inline .*<span class="katex"><span class="katex-mathml"><math/);
    expect(html).toContain('<span class="katex-display">');
    expect(html).not.toContain('style="');
    expect(html).toMatch(/class="m:height:[\d.]+em/);
  });

  test('bring their styles once on a page, and other pages have none', () => {
    const { html } = compile('$a$ and $b^2$', { math: true });
    expect(html.match(/<link rel="stylesheet" href="\/math\/katex-[\d.]+\.css">/g)).toHaveLength(1);
    expect(html.match(/<link rel="stylesheet" href="\/math\/[\da-f]{16}\.css">/g)).toHaveLength(1);
    expect(compile('Plain.', { math: true }).html).not.toContain('<link');
  });

  test('stand only in trees that want them', () => {
    expect(compile('It costs $5 or 6$.').html).toContain('It costs $5 or 6$.');
  });

  test('that are invalid are problems, and shown as written', () => {
    const { html, whats } = compile('Text $\\frac{1$ end', { math: true });
    expect(whats.join()).toContain('The formula `\\frac{1` cannot be rendered: ');
    expect(html).toContain('\\frac{1');
  });
});

describe('admonitions of a tree', () => {
  test('are boxes with their names as titles', () => {
    const { html, whats } = compile(':::legacy-api\n\nText.\n\n:::\n\n:::legacy-api Old *one*\n\nText.\n\n:::\n', {
      admonitions: ['legacy-api'],
    });
    expect(whats).toEqual([]);
    expect(html).toContain('<aside role="note" class="admonition admonition-note admonition-legacy-api">');
    expect(html).toContain('<p class="admonition-title">Legacy api</p>');
    expect(html).toContain('<p class="admonition-title">Old <em>one</em></p>');
  });

  test('may have the name of a usual one', () => {
    expect(compile(':::tip\n\nText.\n\n:::\n', { admonitions: ['tip'] }).html).toContain(
      'class="admonition admonition-tip"',
    );
  });
});

test('comments of a tree mark lines of code', () => {
  const { html } = compile('```js\n// fails-next-line\na();\nb();\n```\n', {
    codeMarks: [{ className: 'line-removed', line: 'fails-next-line' }],
  });
  expect(html).toMatch(/<span class="line line-removed">.*a.*<\/span>/);
  expect(html).not.toContain('fails-next-line');
});

test('live code is shown as code, and the report says so', () => {
  const { html, whats } = compile('```jsx live\n<b>tick</b>\n```\n');
  expect(whats).toEqual(['The live code block is shown as code, without an editor and its result.']);
  expect(html).toContain('<figure class="code" aria-label="Jsx">');
});

test('a link may have an id, to which others lead', () => {
  const { html, compiled } = compile('See <Link to="/b" id="here" target="_blank">this</Link>.');
  expect(html).toContain('<a href="/b" id="here">this</a>');
  expect(compiled.anchors).toContain('here');
});

test('comments of HTML and of MDX vanish', () => {
  expect(compile('A <!-- no --> b {/* no */} c\n\n<!--\nno\n-->\n').html).not.toContain('no');
});
