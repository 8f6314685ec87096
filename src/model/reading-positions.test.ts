import { expect, test } from 'vitest';
import { parsePositions, withPosition } from './reading-positions';

test.each([null, '', 'x', '{}', '[1, null, {"path": 3, "id": "a"}]'])('%j that was kept is no position', (text) => {
  expect(parsePositions(text)).toEqual([]);
});

test('the latest position of a page takes the place of the one before', () => {
  const before = [
    { path: '/a', id: 'one' },
    { path: '/b', id: 'two' },
  ];
  expect(withPosition(before, '/b', 'three')).toEqual([
    { path: '/b', id: 'three' },
    { path: '/a', id: 'one' },
  ]);
  expect(withPosition(before, '/a', undefined)).toEqual([{ path: '/b', id: 'two' }]);
});

test('as many pages are remembered as are kept', () => {
  let positions = parsePositions(null);
  for (let page = 0; page < 50; page++) positions = withPosition(positions, `/${page}`, 'x');
  expect(positions).toHaveLength(30);
  expect(parsePositions(JSON.stringify(positions))).toEqual(positions);
  expect(positions[0]).toEqual({ path: '/49', id: 'x' });
});
