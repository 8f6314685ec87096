import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { largestSource, Picture, PicturesContext } from './Picture';

test('a picture that is not there, while developing, takes no other with it', () => {
  const dot = { relativePath: 'docs/dot.svg', publicURL: '/static/dot.svg', svgSize: { width: 30, height: 10 } };
  const pictures = ['docs/gone.png', 'docs/dot.svg'].map((file) =>
    createElement(Picture, { key: file, file, alt: 'A dot' }),
  );
  const page = { rasters: [null], vectors: [null, dot] };
  expect(renderToStaticMarkup(createElement(PicturesContext.Provider, { value: page }, pictures))).toBe(
    '<img src="/static/dot.svg" alt="A dot" width="30" height="10" loading="lazy" decoding="async"/>',
  );
});

test.each([
  ['the last candidate', { src: '/a.png', srcSet: '/a-380.png 380w,\n/a-760.png 760w' }, '/a-760.png'],
  ['the only file', { src: '/a.png' }, '/a.png'],
  ['an empty list', { src: '/a.png', srcSet: '' }, '/a.png'],
  ['no picture', undefined, undefined],
])('the widest file of a picture: %s', (_, fallback, expected) => {
  expect(largestSource(fallback)).toBe(expected);
});
