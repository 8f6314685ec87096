import { expect, test, vi } from 'vitest';
import type { Deprecation } from './files/deprecations-file';
import {
  announcedFor,
  byRelease,
  compareReleases,
  isAhead,
  isName,
  isPostponed,
  releaseDay,
  releaseOfDay,
  releasesIn,
  removedBy,
  textAndNames,
} from './releases';
import { loadReference } from './reference';

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

test.each(['UTC', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'a release comes on the first Wednesday of its month, also in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(releaseDay('2025.12')).toBe('2025-12-03');
    expect(releaseDay('2026.4')).toBe('2026-04-01');
    expect(releaseDay('2025.5')).toBe('2025-05-07');
    expect(releaseDay('0.77')).toBeUndefined();
    expect(releaseDay('v2025.12')).toBeUndefined();
  },
);

test('words with spaces are no name', () => {
  expect(isName('hass.components')).toBe(true);
  expect(isName('the old way')).toBe(false);
});

test.each([
  ['hass.components', ['', 'hass.components']],
  ['dt_util.get_time_zone in the event loop', ['', 'dt_util.get_time_zone', ' in the event loop']],
  ['SUPPORT_*, STATE_IDLE and so on', ['', 'SUPPORT_*', ', ', 'STATE_IDLE', ' and so on']],
  ['EntityDescription without frozen=True', ['', 'EntityDescription', ' without ', 'frozen=True', '']],
  ['method(self) of LightEntity.', ['', 'method(self)', ' of ', 'LightEntity', '.']],
  ['WebSocket and HomeKit in 2025.6, i.e. now', ['WebSocket and HomeKit in 2025.6, i.e. now']],
  ['calls of foo.bar. Then', ['calls of ', 'foo.bar', '. Then']],
  ['unique IDs that are checked.', ['unique IDs that are checked.']],
])('names in words are code: %s', (what, pieces) => {
  expect(textAndNames(what)).toEqual(pieces);
});

test('the release of a day is the first one on that day or after it', () => {
  expect(releaseOfDay('2025-06-04')).toBe('2025.6');
  expect(releaseOfDay('2025-06-05')).toBe('2025.7');
  expect(releaseOfDay('2024-12-04')).toBe('2024.12');
  expect(releaseOfDay('2024-12-31')).toBe('2025.1');
  expect(releaseOfDay('2025-01-01')).toBe('2025.1');
  expect(releaseOfDay('2020-12-01')).toBe('2020.12');
  expect(releaseOfDay('2020-11-09')).toBeUndefined();
  expect(releaseOfDay('soon')).toBeUndefined();
});

test('what was announced before a release is listed for it, unless the release removes it at once', () => {
  const list = [
    deprecation('b', '2025.12', '2024-12-03'),
    deprecation('a', undefined, '2024-11-07'),
    deprecation('at-once', '2024.12', '2024-11-08'),
    deprecation('next', '2025.12', '2024-12-05'),
  ];
  expect(announcedFor('2024.12', list).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a removal is postponed when all its names are announced again for another release', () => {
  const first = { ...deprecation('first', '2024.9', '2024-02-27'), what: ['@old', 'hass.old'] };
  const later = { ...deprecation('later', '2025.3', '2024-09-11'), what: ['hass.old', '@old'] };
  expect(isPostponed(first, [first, later])).toBe(true);
  expect(isPostponed(later, [first, later])).toBe(false);
  expect(isPostponed(first, [first, { ...later, what: ['hass.old'] }])).toBe(false);
  expect(isPostponed(first, [first, { ...later, removedIn: '2024.9' }])).toBe(false);
  const described = { ...first, what: ['lights without modes'] };
  expect(isPostponed(described, [described, { ...later, what: described.what }])).toBe(false);
});

test('the releases of the data are those of removals, announcements and changed properties', () => {
  const { reference } = loadReference(
    new Map([
      [
        'entities/lamp',
        `platform: lamp
title: Lamp
doc: lamp
properties:
  - { name: a, type: str, description: A., changed: [{ release: '2023.4', what: New., post: /blog/2023/01/01/a }] }
`,
      ],
    ]),
  );
  const list = [deprecation('a', '2025.1', '2024-03-01'), deprecation('b', undefined, '2019-01-01')];
  expect(releasesIn(list, [...reference.entities.values()])).toEqual(['2025.1', '2024.3', '2023.4']);
});
