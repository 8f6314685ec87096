import { expect, test } from 'vitest';
import { translate, setTexts } from './translate';

test('a message stands for itself, and an id where there is no message', () => {
  expect(translate({ id: 'search.noResults', message: 'No results' })).toBe('No results');
  expect(translate({ id: 'search.noResults' })).toBe('search.noResults');
  expect(translate({ id: 'search.noResults', message: '' })).toBe('search.noResults');
  expect(translate({ message: 'No results' })).toBe('No results');
});

test('values take the places of their names, each time they occur', () => {
  expect(translate({ message: '{n} of {all}, {n} shown' }, { n: 0, all: 12 })).toBe('0 of 12, 0 shown');
  expect(translate({ message: '{what}{name}.' }, { what: '', name: 'A' })).toBe('A.');
  expect(translate({ message: '{a}{b}' }, { a: '$1{b}', b: 'x' })).toBe('$1{b}x');
});

test('a placeholder without a value stays', () => {
  expect(translate({ message: 'Page {page} of {pages}' }, { page: 2 })).toBe('Page 2 of {pages}');
});

test('without id and message it throws, and names the declaration', () => {
  expect(() => translate({ description: 'Below the list' })).toThrow('{"description":"Below the list"} needs an id');
  expect(() => translate({ id: '', message: '' })).toThrow('{"id":"","message":""} needs an id or a message');
});

test('texts have the language that was set, and are English where it has none', () => {
  setTexts({ 'search.noResults': 'Keine Ergebnisse' });
  try {
    expect(translate({ id: 'search.noResults', message: 'No results' })).toBe('Keine Ergebnisse');
    expect(translate({ id: 'search.label', message: 'Search' })).toBe('Search');
  } finally {
    setTexts({});
  }
});
