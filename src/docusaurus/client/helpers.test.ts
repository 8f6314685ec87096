import { expect, test } from 'vitest';
import { duplicates, ErrorBoundary, groupBy, isRegexpStringMatch, uniq } from './helpers';

test('components are shown until they fail, and then what the page has for that', () => {
  const boundary = new ErrorBoundary({ children: 'Map', fallback: ({ error }) => `No map: ${error.message}` });
  expect(boundary.render()).toBe('Map');
  boundary.state = ErrorBoundary.getDerivedStateFromError(new Error('offline'));
  expect(boundary.render()).toBe('No map: offline');
});

test('helpers answer as those of Docusaurus', () => {
  expect(duplicates([1, 2, 1, 1])).toEqual([1, 1]);
  expect(duplicates([{ a: 1 }, { a: 1 }], (one, other) => one.a === other.a)).toEqual([{ a: 1 }]);
  expect(uniq([2, 1, 2])).toEqual([2, 1]);
  expect(groupBy([1, 2, 3], (item) => (item % 2 ? 'odd' : 'even'))).toEqual({ odd: [1, 3], even: [2] });
  expect([isRegexpStringMatch('^/a', '/a/b'), isRegexpStringMatch(undefined, '/a')]).toEqual([true, false]);
});
