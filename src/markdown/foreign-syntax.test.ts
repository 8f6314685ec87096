import { describe, expect, test } from 'vitest';
import { defaultConfig } from '../config/site-config';
import type { MarkdownSyntax } from '../config/site-config';
import { compileMarkdown } from './compile';
import { standalone } from './page-context';

/** What a tree may ask for in Markdown that our own pages do not have. */
const compile = (source: string, syntax: Partial<MarkdownSyntax> = {}) => {
  const context = { ...standalone, config: defaultConfig({ markdown: syntax }) };
  const { compiled, problems } = compileMarkdown('docs/a.mdx', source, context);
  const html = compiled.body.map((segment) => (segment.kind === 'html' ? segment.html : JSON.stringify(segment)));
  return { html: html.join(''), compiled, whats: problems.map(({ what }) => what) };
};

describe('text that MDX cannot parse', () => {
  const textOf = (source: string): string => {
    const { html, whats, compiled } = compile(source, { tolerant: true });
    expect(whats.length).toBeGreaterThan(0);
    expect(compiled.body).not.toEqual([]);
    return html;
  };

  test.each([
    ['a comparison', 'Below <5 and <=4.x.', '<p>Below &#x3C;5 and &#x3C;=4.x.</p>'],
    ['a generic type', '`a` (Partial<Config>) *b*', '(Partial&#x3C;Config>) <em>b</em>'],
    ['braces', '- `a` (_{ [string]: (b) => c }_): d', '(<em>{ [string]: (b) => c }</em>): d'],
    ['a name that nothing defines', 'Tag ${version} *now*', 'Tag ${version} <em>now</em>'],
    ['a line of text that starts like code', 'export your *data* now', '<p>export your <em>data</em> now</p>'],
  ])('is text of a tree that was written for another parser: %s', (_, source, html) => {
    expect(textOf(source)).toContain(html);
  });

  test('loses the body of a page of other trees', () => {
    expect(compile('Below <5.').compiled.body).toEqual([]);
  });

  test('leaves characters alone that only a font of icons knows', () => {
    const icons = '\ue000\ue07f\uee41';
    expect(textOf(`Below <5: ${icons} &#xe03c; &#57405;`)).toContain(`Below &#x3C;5: ${icons} \ue03c \ue03d`);
  });

  test('is a link if it is an address in angle brackets', () => {
    const html = textOf('One.\n\nSee <https://a.example/b?c=d>, or <a+docs@b.example>.');
    expect(html).toMatch(
      /<p>One\.<\/p>[^]*See *<a href="https:\/\/a\.example\/b\?c=d"[^>]*>[^<]*<\/a> *, or *<a href="mailto:a\+docs@b\.example"/,
    );
    expect(html).not.toContain('&#x3C;');
  });

  test('leaves the components of its page alone', () => {
    expect(textOf('<Tabs>\n<TabItem value="a">\n\nBelow <5.\n\n</TabItem>\n</Tabs>\n')).toMatch(
      /"Tabs".*Below &#x3C;5/,
    );
  });

  test('may be inside of code, which still runs', () => {
    const body = 'export const a = 1;\n\n{a && <div>\n\nText\n\n> quote\n\n</div>}\n';
    expect(compile(body, { tolerant: true }).compiled.mdxSource).toContain('&#62; quote');
  });

  test('loses no page, however much of it there is', () => {
    const many = Array.from({ length: 150 }, (_, row) => `Row ${row} <${row}.`).join('\n\n');
    expect(textOf(many)).toContain('<p>Row 149 &#x3C;149.</p>');
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
  const { html, compiled } = compile('```js\n// fails-next-line\na();\nb();\n```\n', {
    codeMarks: [{ className: 'line-removed', line: 'fails-next-line' }],
  });
  expect(html).toMatch(/<span class="line line-removed">.*a.*<\/span>/);
  expect(html).not.toContain('fails-next-line');
  expect(
    compiled.sections.map(({ code }) => code),
    'what is searched',
  ).toEqual(['a();\nb();']);
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
