import { expect, test } from 'vitest';
import { packRows, unpackRows } from './rows';

const row = (u: string, s: string, h: string, b: readonly string[] = []) => ({ t: `Title of ${u}`, u, s, h, b });

test('rows come back as they were', () => {
  const rows = [
    row('/docs/a', '', '', ['Core', 'Entities']),
    row('/docs/a', 'First steps', 'first-steps', ['Core', 'Entities']),
    row('/docs/a', 'First steps', 'first-steps-1', ['Core', 'Entities']),
    row('/docs/b', '', ''),
    row('/docs/c', '', '', ['Core', 'Entities']),
    row('/docs/c', 'GET `/api/`', 'get-api', ['Core', 'Entities']),
  ];
  expect(unpackRows(packRows(rows))).toEqual(rows);
  expect(packRows(rows).anchors).toEqual(['', 'first-steps-1', '']);
  expect(packRows(rows).trails).toEqual([['Core', 'Entities'], []]);
  expect(unpackRows(packRows([]))).toEqual([]);
});
