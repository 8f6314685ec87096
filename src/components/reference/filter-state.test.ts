import { expect, test } from 'vitest';
import { countText, hasWords, readFilter, withoutFilter, writeFilter } from './filter-state';

const options = {
  choices: { Kind: ['device class', 'property'], Platform: ['fan', 'light'] },
  columns: ['Name', 'Platform'],
};

test.each(['', '?q=battery', '?q=two+words&kind=device+class&sort=-name', '?platform=light'])(
  'the address %j survives reading and writing',
  (search) => {
    expect(writeFilter(readFilter(search, options))).toBe(search);
  },
);

test('parameters that are no choice, and empty choices, fall away', () => {
  expect(writeFilter(readFilter('?kind=&other=1&q=%20', options))).toBe('');
});

test('values and columns that are not there count as none', () => {
  const state = readFilter('?q=a&platform=nope&kind=property&sort=-nothing', options);
  expect(state).toEqual({ text: 'a', choices: { kind: 'property' }, sort: '' });
});

test('without the filter everything is shown, in the order that was chosen', () => {
  const state = readFilter('?q=a&kind=property&sort=-name', options);
  expect(withoutFilter(state)).toEqual({ text: '', choices: {}, sort: '-name' });
});

test('all words must occur, in any order and case', () => {
  expect(hasWords('Battery level of a vacuum', 'VACUUM battery')).toBe(true);
  expect(hasWords('Battery level of a vacuum', 'battery light')).toBe(false);
  expect(hasWords('anything', '')).toBe(true);
});

test('says how many are shown', () => {
  expect(countText(3, 12)).toBe('3 of 12 shown');
  expect(countText(12, 12)).toBe('All 12 shown');
});
