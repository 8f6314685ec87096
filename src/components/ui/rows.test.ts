import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rowsOf } from './rows';

describe('rows of what is not laid out yet', () => {
  test.each([
    [0, 1],
    [0.3, 1],
    [1, 1],
    [2, 2],
    [5, 8],
    [8, 8],
    [1000, 1024],
    [5000, 1024],
  ])('%d are %d', (count, rows) => expect(rowsOf(count)).toBe(rows));

  test('the sheet has a height for each number', () => {
    const sheet = readFileSync('src/styles/rows.css', 'utf8');
    for (let power = 0; power <= 10; power++) expect(sheet).toContain(`[data-rows='${2 ** power}']`);
  });
});
