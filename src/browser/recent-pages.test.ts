import { describe, expect, test, vi } from 'vitest';
import { forgetPages, parsePages, recentPages, rememberPage, withPage } from './recent-pages';

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

test('the article that is shown is kept by its address below the root of the site, until all visits are forgotten', () => {
  let kept: string | null = null;
  const setItem = vi.fn((_: string, value: string) => void (kept = value));
  vi.stubGlobal('localStorage', { getItem: () => kept, setItem });
  vi.stubGlobal('__PATH_PREFIX__', '/kit');
  vi.stubGlobal('location', { pathname: '/kit/docs/fan' });
  vi.stubGlobal('document', { querySelector: () => ({ textContent: ' Fan entity ' }) });
  rememberPage();
  expect(recentPages()).toEqual([page('/docs/fan', 'Fan entity')]);
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('location', { pathname: '/kit/search' });
  rememberPage();
  expect(setItem).toHaveBeenCalledTimes(1);
  forgetPages();
  expect(recentPages()).toEqual([]);
});
