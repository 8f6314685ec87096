import { expect, test } from 'vitest';
import type { Deprecation } from './files/deprecations-file';
import { releaseDay } from './published/release-days';
import { byRelease, compareReleases, isAhead, isName, removedBy } from './releases';

const deprecation = (id: string, removedIn: string | undefined, announced: string): Deprecation => ({
  id,
  title: id,
  what: [id],
  area: 'core',
  announced,
  ...(removedIn === undefined ? {} : { removedIn }),
  docs: [],
  description: '',
});

test('releases are ordered as numbers, the latest first', () => {
  expect(['2025.9', '0.77', '2025.10', '2024.12', '2025.9.1'].sort(compareReleases)).toEqual([
    '2025.10',
    '2025.9.1',
    '2025.9',
    '2024.12',
    '0.77',
  ]);
});

test('what a release removes stands together, in the order of announcement, then of ids', () => {
  const list = [
    deprecation('b', '2025.1', '2024-02-01'),
    deprecation('a', '2025.1', '2024-01-01'),
    deprecation('d', '2025.10', '2024-03-01'),
    deprecation('c', '2025.10', '2024-03-01'),
  ];
  expect(byRelease(list).map(({ release, deprecations }) => [release, deprecations.map(({ id }) => id)])).toEqual([
    ['2025.10', ['c', 'd']],
    ['2025.1', ['a', 'b']],
  ]);
});

test('what has no release yet stands apart, in the order of announcement', () => {
  const list = [
    deprecation('b', undefined, '2024-02-01'),
    deprecation('a', '2025.1', '2024-01-01'),
    deprecation('c', undefined, '2023-03-01'),
  ];
  expect(byRelease(list).map(({ release }) => release)).toEqual(['2025.1']);
  expect(removedBy(undefined, list).map(({ id }) => id)).toEqual(['c', 'b']);
});

test('a release is ahead when it is later than the current one', () => {
  expect(isAhead('2025.10', '2025.9')).toBe(true);
  expect(isAhead('2025.9', '2025.9')).toBe(false);
  expect(isAhead('2024.12', '2025.9')).toBe(false);
  expect(isAhead(undefined, '2025.9')).toBe(false);
});

test('a release comes on the first Wednesday of its month', () => {
  expect(releaseDay('2025.12')).toBe('2025-12-03');
  expect(releaseDay('2026.4')).toBe('2026-04-01');
  expect(releaseDay('2025.5')).toBe('2025-05-07');
  expect(releaseDay('0.77')).toBeUndefined();
  expect(releaseDay('v2025.12')).toBeUndefined();
});

test('words with spaces are no name', () => {
  expect(isName('hass.components')).toBe(true);
  expect(isName('the old way')).toBe(false);
});
