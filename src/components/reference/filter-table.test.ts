import { expect, test } from 'vitest';
import { firstQuery, firstSupported, matches } from './filter-table';
import type { Row, Table } from './tables';

const releases = ['2025.10', '2025.9', '2025.6', '2024.12'];
test.each([
  ['2025.9', '2025.9'],
  // None of that release changed anything.
  ['2025.7', '2025.9'],
  ['2024.1', '2024.12'],
  ['2025.10', '2025.10'],
  ['2026.1', ''],
  ['', ''],
])('for a reader who supports %j, the calendar begins with %j', (release, from) => {
  expect(firstSupported(releases, release)).toBe(from);
});

test.each([
  [{ search: '', hash: '' }, '2025.9', '?from=2025.9'],
  [{ search: '', hash: '#a' }, '2025.9', undefined],
  [{ search: '?q=a', hash: '' }, '2025.9', undefined],
  [{ search: '', hash: '' }, '', undefined],
])('at the address %j and with %j supported, it begins with %j', (address, supported, query) => {
  expect(firstQuery(address, supported)).toBe(query);
});

const columns = ['Release', 'Kind'];
const table = { columns } as unknown as Table;
const row = (...cells: string[]): Row => ({
  ...{ cells, text: cells.join(' ') },
  element: { dataset: { platform: 'fan' } } as unknown as HTMLTableRowElement,
});

test.each([
  ['all', {}, '', true],
  ['the same value', { kind: 'class' }, '', true],
  ['another value', { kind: 'method' }, '', false],
  ['all values', { kind: '' }, '', true],
  ['a value that the row carries as data', { platform: 'fan' }, '', true],
  ['another value than that', { platform: 'light' }, '', false],
  ['the release itself', { from: '2025.9' }, '', true],
  ['an earlier release', { from: '2025.8' }, '', true],
  ['a later release', { from: '2025.10' }, '', false],
  ['its words', { kind: 'class' }, 'CLASS 2025', true],
  ['other words', { kind: 'class' }, 'method', false],
  ['its words and another value', { kind: 'method' }, 'class', false],
])('a filter for %s shows a row: %s %s %s', (_, choices, text, isShown) => {
  const state = { choices, text, sort: '' };
  expect(matches(row('2025.9', 'class'), table, ['From', 'Kind', 'Platform'], state)).toBe(isShown);
});

test('what has no release yet comes after all of them', () => {
  const state = { choices: { from: '2025.10' }, text: '', sort: '' };
  expect(matches(row('Later', 'class'), table, ['From'], state)).toBe(true);
});
