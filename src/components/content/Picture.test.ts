import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
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

describe('a picture', () => {
  const gatsbyImageData: IGatsbyImageData = {
    ...{ layout: 'constrained', width: 760, height: 380 },
    images: { fallback: { src: '/b.webp', srcSet: '/b-380.webp 380w,\n/b.webp 760w', sizes: '100vw' } },
  };
  const page = {
    rasters: [{ relativePath: 'b.png', childImageSharp: { gatsbyImageData } }],
    vectors: [
      { relativePath: 'a.svg', publicURL: '/a.svg', svgSize: { width: 400, height: 200 } },
      { relativePath: 'bare.svg', publicURL: '/bare.svg', svgSize: null },
      { relativePath: 'odd.svg', publicURL: '/odd.svg', svgSize: { width: 0, height: 0 } },
    ],
  };
  const shown = (props: React.ComponentProps<typeof Picture>): string =>
    renderToStaticMarkup(
      createElement(PicturesContext.Provider, { value: page }, createElement(Picture, props)),
    ).replace(/ loading="lazy" decoding="async"/g, '');
  const sizes = 'src="/b.webp" srcSet="/b-380.webp 380w,\n/b.webp 760w" sizes="100vw"';

  test.each([
    [
      'links to its widest file',
      { file: 'b.png' },
      `<a class="zoom" href="/b.webp" data-zoom=""><img ${sizes} width="760" height="380" alt="B"/></a>`,
    ],
    [
      'keeps its proportions',
      { file: 'b.png', width: 100 },
      `<a class="zoom" href="/b.webp" data-zoom=""><img ${sizes} width="100" height="50" alt="B"/></a>`,
    ],
    [
      'has no link where it is plain',
      { file: 'b.png', plain: true, title: 'T' },
      `<img ${sizes} width="760" height="380" alt="B" title="T"/>`,
    ],
    [
      'of lines has the size of its file',
      { file: 'a.svg' },
      '<a class="zoom" href="/a.svg" data-zoom=""><img src="/a.svg" alt="B" width="400" height="200"/></a>',
    ],
    [
      'of lines has the width that the author wants',
      { file: 'a.svg', width: '50%', plain: true },
      '<img src="/a.svg" alt="B" width="50%"/>',
    ],
    ['without a size is as wide as the browser shows it', { file: 'bare.svg' }, '<img src="/bare.svg" alt="B"/>'],
    ['with an empty size is shown', { file: 'odd.svg' }, '<img src="/odd.svg" alt="B" height="0"/>'],
    ['that is not there is nothing', { file: 'gone.png' }, ''],
  ])('%s', (_, props, html) => {
    expect(shown({ alt: 'B', ...props })).toBe(html);
  });
});
