import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rowsOf } from './rows';

describe('rows of what is not laid out yet', () => {
  test.each([
    [0, 1],
    [0.3, 1],
    [1, 1],
    [2, 2],
    [9, 8],
    [100, 86],
    [5000, 352],
  ])('%d are %d', (count, rows) => expect(rowsOf(count)).toBe(rows));

  test('the sheet has a height for each number', () => {
    const sheet = readFileSync('src/styles/base.css', 'utf8');
    for (let count = 0; count < 1000; count++) expect(sheet).toContain(`[data-rows='${rowsOf(count)}'] {`);
  });
});
