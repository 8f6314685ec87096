import { expect, test } from 'vitest';
import { countText, hasWords, readFilter, writeFilter } from './filter-state';

test.each(['', '?q=battery', '?q=two+words&kind=device+class&sort=-name', '?platform=light'])(
  'the address %j survives reading and writing',
  (search) => {
    expect(writeFilter(readFilter(search, ['Kind', 'Platform']))).toBe(search);
  },
);

test('parameters that are no choice, and empty choices, fall away', () => {
  expect(writeFilter(readFilter('?kind=&other=1&q=%20', ['Kind']))).toBe('');
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
