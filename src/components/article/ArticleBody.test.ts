import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Segment } from '../../model/types';
import { ArticleBody } from './ArticleBody';

const html = (text: string): Segment => ({ kind: 'html', html: text });
const part: Segment = {
  kind: 'component',
  name: 'TabItem',
  props: { value: 'a' },
  children: [html('new <b>thing</b>')],
};
const render = (...segments: readonly Segment[]): string =>
  renderToStaticMarkup(createElement(ArticleBody, { segments }));

test('what a component contains in a paragraph is no block, also in an element of its line', () => {
  expect(render({ kind: 'element', tag: 'p', attributes: {}, children: [html('A '), part, html(' here.')] })).toBe(
    '<p><span class="prose-run">A </span><span class="prose-run">new <b>thing</b></span><span class="prose-run"> here.</span></p>',
  );
  expect(
    render({
      kind: 'element',
      tag: 'p',
      attributes: {},
      children: [{ kind: 'element', tag: 'em', attributes: {}, children: [part, html('.')] }],
    }),
  ).not.toContain('<div');
});

test('elsewhere it may be blocks', () => {
  expect(render(part)).toBe('<div class="prose-run">new <b>thing</b></div>');
  expect(render({ kind: 'element', tag: 'li', attributes: {}, children: [part] })).toContain('<div class="prose-run">');
});
