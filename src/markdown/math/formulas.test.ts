import { describe, expect, test } from 'vitest';
import { defaultConfig } from '../../config/site-config';
import { compileMarkdown } from '../compile';
import { stylesOf } from './formulas';
import { standalone } from '../page-context';

/** A page of a tree with formulas, unless it wants none. */
const compile = (source: string, math = true) => {
  const context = { ...standalone, config: defaultConfig({ markdown: { math } }) };
  const { compiled, problems } = compileMarkdown('docs/a.mdx', source, context);
  const html = compiled.body.map((segment) => (segment.kind === 'html' ? segment.html : ''));
  return { html: html.join(''), whats: problems.map(({ what }) => what) };
};

describe('formulas', () => {
  test('within a line and on separate lines are HTML, and MathML for those who listen', () => {
    const { html, whats } = compile('Inline $a_{1}+b$ here.\n\n$$\nI = \\int_0^{2\\pi} \\sin(x)\\,dx\n$$\n');
    expect(whats).toEqual([]);
    expect(html).toMatch(/<p>Inline .*<span class="katex"><span class="katex-mathml"><math/);
    expect(html).toContain('<span class="katex-display">');
    expect(html).not.toContain('style="');
    expect(html).toMatch(/class="m:height:[\d.]+em/);
  });

  test('bring their styles once on a page, and other pages have none', () => {
    const { html } = compile('$a$ and $b^2$');
    expect(html.match(/<link rel="stylesheet" href="\/math\/katex-[\d.]+\.css">/g)).toHaveLength(1);
    expect(html.match(/<link rel="stylesheet" href="\/math\/[\da-f]{16}\.css">/g)).toHaveLength(1);
    expect(compile('Plain.').html).not.toContain('<link');
  });

  test('have the styles of all of them, and not only of the first', () => {
    const { html } = compile('$a$ and $\\frac{a}{b}$');
    expect(html).toContain('class="m:height:');
    expect(html).toContain(`href="${stylesOf(html).address}"`);
    expect(stylesOf(html).css.split('\n').length).toBeGreaterThan(stylesOf(compile('$a$').html).css.split('\n').length);
  });

  test('stand only in trees that want them', () => {
    expect(compile('It costs $5 or 6$.', false).html).toContain('It costs $5 or 6$.');
  });

  test('that are invalid are problems, and shown as written', () => {
    const { html, whats } = compile('Text $\\frac{1$ end');
    expect(whats.join()).toContain('The formula `\\frac{1` cannot be rendered: ');
    expect(html).toContain('\\frac{1');
  });
});
