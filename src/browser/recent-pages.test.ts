import { describe, expect, test } from 'vitest';
import { parsePages, withPage } from './recent-pages';

const page = (path: string, title = path) => ({ path, title });

describe('a visit', () => {
  test('comes before earlier ones, and once', () => {
    expect(withPage([page('/a'), page('/b')], page('/b', 'New'))).toEqual([page('/b', 'New'), page('/a')]);
  });

  test('drops the oldest of six', () => {
    const six = ['/1', '/2', '/3', '/4', '/5', '/6'].map((path) => page(path));
    expect(withPage(six, page('/7')).map(({ path }) => path)).toEqual(['/7', '/1', '/2', '/3', '/4', '/5']);
  });

  test.each([page('/a', ''), page('/a', 'x'.repeat(201)), page(`/${'x'.repeat(200)}`), page('//other.example/a')])(
    'of what is no page of the site is not kept: %j',
    (visit) => {
      const before = [page('/b')];
      expect(withPage(before, visit)).toBe(before);
    },
  );
});

test.each([
  [null, []],
  ['[{"path":"/a","title":"A"}]', [page('/a', 'A')]],
  ['[{"path":"/a"},7,null,{"path":"javascript:x","title":"A"},{"path":"/b","title":"B"}]', [page('/b', 'B')]],
  ['{"path":"/a","title":"A"}', []],
  ['[broken', []],
])('kept as %j', (text, expected) => {
  expect(parsePages(text)).toEqual(expected);
});
