import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Translate } from './translate-component';

test('elements take the places of their names', () => {
  const values = { word: createElement('b', null, 'light'), n: 0 };
  const shown = createElement(Translate, { id: 'a.b', values }, 'Did you mean {word}? {n} {other}');
  expect(renderToStaticMarkup(shown)).toBe('Did you mean <b>light</b>? 0 {other}');
});

test('without children the id stands for the text', () => {
  expect(renderToStaticMarkup(createElement(Translate, { id: 'a.b' }))).toBe('a.b');
});

test('children that are not a plain string throw, and the declaration is named', () => {
  const inner = createElement('b', null, 'light');
  const shown = createElement(Translate, { id: 'search.didYouMean' }, 'Did you mean ', inner);
  expect(() => renderToStaticMarkup(shown)).toThrow(
    'The text {"id":"search.didYouMean"} of <Translate> is not a plain',
  );
});

test('without id and children it throws, and names the declaration', () => {
  const shown = createElement(Translate, { description: 'Below the list' });
  expect(() => renderToStaticMarkup(shown)).toThrow('{"description":"Below the list"} needs an id or a message');
});
