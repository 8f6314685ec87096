import { expect, test } from 'vitest';
import { byLetter, letterId } from './a-to-z';

const listed = (...names: string[]): string[] =>
  byLetter(names, (name) => name).map(({ letter, entries }) => `${letter}: ${entries.join(' ')}`);

test('names stand under their first letters, in order', () => {
  expect(listed('beta', 'Alpha', 'alpine', 'gamma')).toEqual(['A: Alpha alpine', 'B: beta', 'G: gamma']);
});

test('leading signs, accents and case do not count', () => {
  expect(listed('_attr_name', 'Äpfel', 'attr', '$unit')).toEqual(['A: Äpfel attr _attr_name', 'U: $unit']);
});

test('signs within names count, and stand before letters', () => {
  expect(listed('ab', 'a_c')).toEqual(['A: a_c ab']);
});

test('what begins with no letter from A to Z comes first', () => {
  expect(listed('zone', '设备')).toEqual(['#: 设备', 'Z: zone']);
  expect(listed('zone', '3d', '设备', '__')).toEqual(['#: __ 3d 设备', 'Z: zone']);
});

test('the same name twice stays twice', () => {
  expect(listed('state', 'State', 'state')).toEqual(['S: State state state']);
});

test('every group has an id that an address can name', () => {
  expect(['#', 'A'].map(letterId)).toEqual(['letter-other', 'letter-A']);
});
