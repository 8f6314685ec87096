import { expect, test } from 'vitest';
import { spellingsIn } from './query-terms';
import { editDistance, lettersIn, mayBeNear, nearest, spellings } from './spelling';

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

test.each([
  ['light', 'light', 0],
  ['ligt', 'light', 1],
  ['lights', 'light', 1],
  ['lught', 'light', 1],
  ['lihgt', 'light', 1],
  ['deivcs', 'device', 2],
  ['', 'a', 1],
  ['light', 'lightly', 2],
  ['lightly', 'light', 2],
  ['lights', 'flight', 2],
  ['ab', 'ba', 1],
  ['badc', 'abcd', 2],
  ['ab', 'bc', 2],
  ['bca', 'cab', 2],
  ['ax', 'ba', 2],
])('%s → %s takes %i', (a, b, steps) => {
  expect(editDistance(a, b, 2)).toBe(steps);
});

test('it stops counting where nobody asks further', () => {
  expect(editDistance('light', 'webhook', 2)).toBe(3);
  expect(editDistance('webhook', 'light', 1)).toBe(2);
  expect(editDistance('abcdef', 'uvwxyz', 1)).toBe(2);
  expect(editDistance('abcdefgh', 'abcd', 3)).toBe(4);
});

test('words that are near may be, as far as their letters tell', () => {
  const near = (a: string, b: string): boolean => mayBeNear(lettersIn(a), lettersIn(b), 1);
  expect([near('lihgt', 'light'), near('lught', 'light'), near('ligt', 'light')]).toEqual([true, true, true]);
  expect(near('webhook', 'light')).toBe(false);
});
