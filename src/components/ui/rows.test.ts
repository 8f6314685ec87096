import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rowsOf } from './rows';

describe('rows of what is not laid out yet', () => {
  test.each([
    [0, '1'],
    [0.3, '1'],
    [1, '1'],
    [2, '2'],
    [5, '1 4'],
    [8, '8'],
    [500, '4 16 32 64 128 256'],
    [511, '1 2 4 8 16 32 64 128 256'],
    [5000, '1 2 4 8 16 32 64 128 256'],
  ])('%d are %s', (count, rows) => expect(rowsOf(count)).toBe(rows));

  test('the sheet has each power of two and adds it', () => {
    const sheet = readFileSync('src/styles/rows.css', 'utf8');
    for (let power = 0; power < 9; power++) {
      const part = 2 ** power;
      expect(sheet).toContain(`[data-rows~='${part}'] {\n  --r${part}: ${part};`);
      expect(sheet).toContain(`var(--r${part}, 0)`);
    }
  });
});
