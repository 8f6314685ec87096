import { expect, test } from 'vitest';
import { belowBase } from './addresses';

test('links of the navigation may begin with the path that the site is mounted at', () => {
  const items = [{ to: '/kit/docs/a' }, { to: '/kitchen' }, { href: '/kit/b', label: '/kit/b' }, { href: '/kit' }];
  expect(JSON.parse(JSON.stringify(items, belowBase('/kit')))).toEqual([
    { to: '/docs/a' },
    { to: '/kitchen' },
    { href: '/b', label: '/kit/b' },
    { href: '/kit' },
  ]);
  expect(JSON.stringify(items, belowBase(''))).toBe(JSON.stringify(items));
});
