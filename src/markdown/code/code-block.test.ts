import { expect, test } from 'vitest';
import { toHtml } from 'hast-util-to-html';
import { compileMarkdown } from '../compile';
import { codeBlock } from './code-block';

const htmlOf = (value: string): string => toHtml(codeBlock({ type: 'code', lang: 'yaml', value }));

test('only code that a phone cannot show unwrapped has a button to wrap it', () => {
  expect(htmlOf('api:\nweb:')).not.toContain('code-wrap');
  expect(htmlOf(`a: 1\nb: ${'x'.repeat(28)}`)).toContain('code-wrap');
  // A line that only marks the next one is not shown.
  expect(htmlOf(`${' '.repeat(20)}# highlight-next-line\na: 1`)).not.toContain('code-wrap');
});

test('the title of a component may have quotes of both kinds', () => {
  const tag = `<CodeBlock language="yaml" title={'a "b" c\\'s {1} showLineNumbers'}>\n\na: 1\n\n</CodeBlock>`;
  const { compiled, problems } = compileMarkdown('docs/a.md', tag);
  expect(problems).toEqual([]);
  expect(JSON.stringify(compiled.body)).toContain(`code-title\\">a \\"b\\" c's {1} showLineNumbers</span>`);
  expect(JSON.stringify(compiled.body)).not.toMatch(/line-marked|code-numbered/);
});

test.each([
  ['sh', 'Shell'],
  ['shell', 'Shell'],
  ['js', 'JavaScript'],
  ['ts', 'TypeScript'],
  ['py', 'Python'],
  ['yml', 'YAML'],
  ['jinja', 'Jinja'],
  ['HTML', 'HTML'],
  ['toml', 'Toml'],
  ['constructor', 'Constructor'],
  [null, 'Text'],
])('code of the language %s is called %s', (lang, name) => {
  const html = toHtml(codeBlock({ type: 'code', lang, value: 'a' }));
  expect(html).toContain(`<figure class="code" aria-label="${name}">`);
  expect(html).toContain(`<span class="code-title">${name}</span>`);
});

test('a block of code is named by its title, and has numbered and marked lines, and buttons for those with scripts', () => {
  const meta = 'title="a.yaml" {2} showLineNumbers=7';
  const value = `# ${'x'.repeat(30)}\n# both\n# lines`;
  expect(toHtml(codeBlock({ type: 'code', lang: 'yaml', meta, value }))).toBe(
    [
      '<figure class="code code-numbered" aria-label="a.yaml"><figcaption class="code-bar"><span class="code-title">a.yaml</span>',
      '<button type="button" class="code-wrap needs-script" data-wrap="" aria-pressed="false">Wrap</button>',
      '<button type="button" class="code-copy needs-script" data-copy="">Copy</button></figcaption>',
      `<pre><code class="language-yaml"><span class="line" data-line="7"><span class="hl-comment"># ${'x'.repeat(30)}</span></span>\n`,
      '<span class="line line-marked" data-line="8"><span class="hl-comment"># both</span></span>\n',
      '<span class="line" data-line="9"><span class="hl-comment"># lines</span></span>\n</code></pre></figure>',
    ].join(''),
  );
});

const linesOf = (lang: string, value: string, meta = ''): string[] =>
  /<code[^>]*>([^]*)\n<\/code>/.exec(toHtml(codeBlock({ type: 'code', lang, meta, value })))?.[1]?.split('\n') ?? [];

test('a span that runs over lines is opened on each that has some of it', () => {
  expect(linesOf('python', 'a = """\n\nb"""\n', '{1}')).toEqual([
    '<span class="line line-marked">a = <span class="hl-string">"""</span></span>',
    '<span class="line"></span>',
    '<span class="line"><span class="hl-string">b"""</span></span>',
    '<span class="line"></span>',
  ]);
});

test('lines of a diff say what is new and what is gone', () => {
  expect(linesOf('diff', '+new\n-old\n same')).toEqual([
    '<span class="line line-added"><span class="hl-addition">+new</span></span>',
    '<span class="line line-removed"><span class="hl-deletion">-old</span></span>',
    '<span class="line"> same</span>',
  ]);
});
