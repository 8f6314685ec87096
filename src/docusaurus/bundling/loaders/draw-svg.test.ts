import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { transform } from 'esbuild';
import { createElement } from 'react';
import type { FunctionComponent, SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import drawSvgLoader, { partsOf } from './draw-svg';

test('a drawing has the attributes of its outer element in the words of React', () => {
  const source =
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" class="a" stroke-width=\'2\' viewBox="0 0 > 9" aria-label="B" data-name="C" glyph-orientation-vertical="0" style="color:red"><path d="M0"/></svg>\n';
  expect(partsOf(source)).toEqual({
    attributes: {
      className: 'a',
      strokeWidth: '2',
      viewBox: '0 0 > 9',
      'aria-label': 'B',
      'data-name': 'C',
      glyphOrientationVertical: '0',
    },
    content: '<path d="M0"></path>',
  });
});

test('characters that are escaped in the file are escaped once', () => {
  const source = '<!-- A --><svg aria-label="A &amp; &quot;B&quot;" xlink:href="#a"><text>1 &lt; 2</text></svg>';
  expect(partsOf(source)).toEqual({
    attributes: { 'aria-label': 'A & "B"', xlinkHref: '#a' },
    content: '<text>1 &lt; 2</text>',
  });
});

test('a file without a drawing is empty', () => {
  expect(partsOf('nothing')).toEqual({ attributes: {}, content: '' });
});

test('a drawing is a component, whose title readers of the screen say and whose attributes replace those of the file', async () => {
  const { code } = await transform(drawSvgLoader('<svg class="a" width="2"><path d="M0"/></svg>'), { format: 'cjs' });
  const module: { exports: Record<string, FunctionComponent<SVGProps<SVGSVGElement> & { title?: string }>> } = {
    exports: {},
  };
  runInNewContext(code, { module, require: createRequire(import.meta.url) });
  const { default: Drawing, ReactComponent } = module.exports;
  expect(Drawing).toBe(ReactComponent);
  expect(Drawing && renderToStaticMarkup(createElement(Drawing, { title: 'T', width: 3 }))).toBe(
    '<svg class="a" width="3" aria-label="T"><path d="M0"></path></svg>',
  );
});
