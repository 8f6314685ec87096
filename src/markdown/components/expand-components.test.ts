import { expect, test } from 'vitest';
import { compileMarkdown } from '../compile';

const bodyOf = (text: string) => compileMarkdown('docs/a.md', text).compiled.body;
const code = (numbered: boolean, label: string, language: string, inner: string): string =>
  `<figure class="code${numbered ? ' code-numbered' : ''}" aria-label="${label}"><figcaption class="code-bar"><span class="code-title">${label}</span>` +
  `<button type="button" class="code-copy needs-script" data-copy="">Copy</button></figcaption><pre><code class="language-${language}">${inner}</code></pre></figure>`;
const aside = (title: string): string =>
  `<aside role="note" class="admonition admonition-tip"><p class="admonition-title">${title}</p><p>Text.</p></aside>`;

test.each([
  ['<Link to="/search" title="T" id="own">*A* b</Link>', '<a href="/search" title="T" id="own"><em>A</em> b</a>'],
  ['<Link href="https://a.dev/x">A</Link>', '<a href="https://a.dev/x">A</a>'],
  ['<Link to="/search">\n\nA b\n\n</Link>', '<p><a href="/search">A b</a></p>'],
  ['Text <Link to="/search">A</Link>, more.', '<p>Text <a href="/search">A</a>, more.</p>'],
  ['<Details summary="More">\n\nText.\n\n</Details>', '<details><summary>More</summary><p>Text.</p></details>'],
  ['<Details summary="A" open>\n\nText.\n\n</Details>', '<details open><summary>A</summary><p>Text.</p></details>'],
  ['<Details open={false}>\n\nText.\n\n</Details>', '<details><p>Text.</p></details>'],
  ['<Translate>Text</Translate>', 'Text'],
  ['<Admonition type="tip" title="Read">\n\nText.\n\n</Admonition>', aside('Read')],
  ['<Admonition type="tip">\n\nText.\n\n</Admonition>', aside('Tip')],
  ['<CodeBlock>a</CodeBlock>', code(false, 'Text', 'text', 'a')],
  ['<CodeBlock>{`\na\n  `}</CodeBlock>', code(false, 'Text', 'text', 'a')],
  ['<CodeBlock language="js">a</CodeBlock>', code(false, 'JavaScript', 'js', 'a')],
  ['<CodeBlock className="x language-py">a</CodeBlock>', code(false, 'Python', 'py', 'a')],
  ['<CodeBlock language="js" showLineNumbers={false} title="a.js">a</CodeBlock>', code(false, 'a.js', 'js', 'a')],
  [
    '<CodeBlock language="js" showLineNumbers metastring="{1}">a</CodeBlock>',
    code(true, 'JavaScript', 'js', '<span class="line line-marked">a</span>\n'),
  ],
  [
    '<CodeBlock language="js" showLineNumbers={7}>a</CodeBlock>',
    code(true, 'JavaScript', 'js', '<span class="line" data-line="7">a</span>\n'),
  ],
])('%j is Markdown written in another way', (text, html) => {
  expect(bodyOf(text)).toEqual([{ kind: 'html', html }]);
});

test('a picture for light and dark colors is one for each, in its paragraph or a line of text', () => {
  const image = '<ThemedImage alt="A" width={10} sources={{ light: "l.png", dark: "d.png" }} />';
  const pictures = ['light', 'dark'].map((color) => ({
    ...{ kind: 'element', tag: 'span', attributes: { className: `${color}-only` } },
    children: [{ name: 'Picture', props: { file: `docs/${color.charAt(0)}.png`, alt: 'A', width: '10' } }],
  }));
  const text = (html: string) => ({ kind: 'html', html });
  expect(bodyOf(image)).toMatchObject([{ kind: 'element', tag: 'p', children: pictures }]);
  expect(bodyOf(`Text ${image}.`)).toMatchObject([{ tag: 'p', children: [text('Text '), ...pictures, text('.')] }]);
});

test('a picture from another site keeps both sizes', () => {
  const sources = '{ light: "https://a.dev/l.png", dark: "https://a.dev/d.png" }';
  const found = JSON.stringify(bodyOf(`<ThemedImage alt="A" width={10} height="20" sources={${sources}} />`));
  expect(found.match(/width=\\"10\\"|height=\\"20\\"/g)).toHaveLength(4);
});
