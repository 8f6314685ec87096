import { describe, expect, test } from 'vitest';
import { defaultConfig } from '../../config/site-config';
import { compileMarkdown } from '../compile';
import { standalone } from '../page-context';

const detecting = {
  ...standalone,
  policy: 'lenient' as const,
  config: defaultConfig({ markdown: { format: 'detect' } }),
};
const compile = (body: string, file = 'docs/a.md', frontMatter = {}) =>
  compileMarkdown(file, body, detecting, frontMatter);
const htmlOf = (body: string): string =>
  compile(body)
    .compiled.body.map((segment) =>
      typeof segment === 'object' && 'html' in segment ? segment.html : JSON.stringify(segment),
    )
    .join('');

describe('plain Markdown', () => {
  test('has braces, tags without an end and imports as they are', () => {
    const { compiled, problems } = compile("Line <br> one {not a + value}.\n\nimport a from 'b';\n\n1 < 2 & <x@y\n");
    expect(problems).toEqual([]);
    expect(compiled.needsMdx).toBe(false);
    expect(htmlOf('Line <br> one {not a + value}.')).toBe('<p>Line <br> one {not a + value}.</p>');
    expect(htmlOf("import a from 'b';")).toContain("import a from 'b';");
  });

  test('has elements that begin and end in different pieces of HTML', () => {
    const html = htmlOf(
      '<details>\n<summary>More &amp; more</summary>\n\nSome **text** with <b>bold *words*</b>.\n\n</details>\n\nEnd.',
    );
    expect(html).toContain('More &#x26; more');
    expect(html).toContain('<p>Some <strong>text</strong> with <b>bold <em>words</em></b>.</p>');
    expect(html.indexOf('End.')).toBeGreaterThan(html.indexOf('</details>'));
  });

  test('keeps the spaces between tags, and no line break', () => {
    expect(htmlOf('<div><b>a</b> <i>b</i>\n<u>c</u></div>')).toContain('<b>a</b> <i>b</i><u>c</u>');
  });

  test('has blocks between blocks, whose texts are not one word, and parts of a sentence inside of one', () => {
    const { compiled } = compile('<div>One</div>\n\n<div>two</div>\n\nA <b>b</b>c.\n');
    expect(compiled.sections.map(({ text }) => text)).toEqual(['One two A bc.']);
  });

  test('survives ends without a beginning, and beginnings without an end', () => {
    expect(htmlOf('a</b> c')).toBe('<p>a c</p>');
    expect(htmlOf('a <b>b c')).toBe('<p>a <b></b>b c</p>');
    expect(htmlOf('a <b>b <i>c</b> d')).toBe('<p>a <b>b <i></i>c</b> d</p>');
    expect(htmlOf('<p>one\n\n## Two\n\nthree')).toContain('three');
    expect(compile('<p>one\n\n## Two\n').compiled.headings).toMatchObject([{ id: 'two' }]);
  });

  test('has admonitions, heading ids, comments and the mark that cuts a post', () => {
    const { compiled, problems } = compile(
      '## One {#first}\n\n<!-- hidden -->\n\n<!-- truncate -->\n\n:::note[Read]\n\nText.\n\n:::\n\n<h3 id="own">Own</h3>\n',
    );
    expect(problems).toEqual([]);
    expect(compiled.headings).toMatchObject([{ id: 'first' }]);
    expect(compiled.truncated).toBe(true);
    expect(JSON.stringify(compiled.body)).not.toContain('hidden');
  });

  test('is what the name of a file or its front matter says', () => {
    expect(compile('{1 + 1}', 'docs/a.mdx').compiled.needsMdx).toBe(
      compile('{1 + 1}', 'docs/a.md', { mdx: { format: 'mdx' } }).compiled.needsMdx,
    );
    expect(compile('{not a value', 'docs/a.mdx').problems).not.toEqual([]);
    expect(compile('{not a value', 'docs/a.mdx', { mdx: { format: 'md' } }).problems).toEqual([]);
  });
});
