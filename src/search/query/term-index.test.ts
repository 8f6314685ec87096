import { expect, test } from 'vitest';
import { spellingsIn } from './query-terms';
import { lettersIn, mayBeNear, nearest, spellings } from './term-index';

test('titles of pages and headings of sections say how words are spelled that the index has as stems', () => {
  const row = { u: '/a', h: '', b: [] };
  const documents = [
    { ...row, t: 'Data update coordinator', s: '' },
    { ...row, t: 'Data update coordinator', s: 'Entities of LightEntity', h: 'a' },
  ];
  expect(spellingsIn(documents).words).toEqual(['update', 'coordinator', 'entities', 'lightentity', 'entity']);
  expect(spellingsIn(documents)).toBe(spellingsIn(documents));
});

test('only the nearest words of all lists count', () => {
  const lists = [spellings(['notify', 'notion']), spellings(['notification', 'notifications'])];
  expect(nearest('notificaton', lists)).toEqual([[], ['notification']]);
  expect(nearest('notofy', lists)).toEqual([['notify'], []]);
});

test('a nearer word takes the place of those before it, in its list and in others', () => {
  expect(nearest('sensor', [spellings(['tensors', 'sensors', 'tensor'])])).toEqual([['sensors', 'tensor']]);
  expect(nearest('sensor', [spellings(['tensors']), spellings(['sensors'])])).toEqual([[], ['sensors']]);
  expect(nearest('sensor', [spellings(['sensors']), spellings(['tensors'])])).toEqual([['sensors'], []]);
});

test('words that are near may be, as far as their letters tell', () => {
  const near = (a: string, b: string): boolean => mayBeNear(lettersIn(a), lettersIn(b), 1);
  expect([near('lihgt', 'light'), near('lught', 'light'), near('ligt', 'light')]).toEqual([true, true, true]);
  expect(near('webhook', 'light')).toBe(false);
});
