import { expect, test } from 'vitest';
import { loadReference } from '../reference';
import { removedInCalendar } from './removed-in-calendar';

const removed = {
  releases: { oldest: '2023.1', newest: '2026.7' },
  modules: {},
  names: { 'homeassistant.const': { '2024.12': ['TEMP_CELSIUS'] } },
  elsewhere: {},
  deprecated: {},
  kept: ['hass.async_add_job'],
};

const problemsOf = (
  ...entries: { readonly what: string[]; readonly removedIn?: string; readonly announced?: string }[]
) => {
  const deprecations = entries.map((entry, index) => ({
    ...{ id: `d${index}`, title: 'D', area: 'core', announced: '2024-01-02', description: 'D.' },
    ...entry,
  }));
  const texts = {
    deprecations: { doc: 'calendar', currentRelease: '2025.5', deprecations },
    'removed-names': removed,
  };
  const loaded = loadReference(
    new Map(Object.entries(texts).map(([name, value]) => [name, JSON.stringify(value, null, 1)])),
  );
  expect(loaded.problems).toEqual([]);
  return removedInCalendar(loaded).map(({ what, remedy }) => `${what} ${remedy}`);
};

test('a name that is gone needs the release that removed it', () => {
  const what = ['TEMP_CELSIUS'];
  expect(problemsOf({ what, removedIn: '2025.1' })).toEqual([]);
  const remedy = "Write `removedIn: '2025.1'`.";
  expect(problemsOf({ what, removedIn: '2025.2' })).toEqual([
    `\`TEMP_CELSIUS\` is gone since 2025.1, but the calendar says 2025.2. ${remedy}`,
  ]);
  expect(problemsOf({ what })).toEqual([
    `\`TEMP_CELSIUS\` is gone since 2025.1, but the calendar says no release. ${remedy}`,
  ]);
});

test('a name that is still there is not removed', () => {
  const what = ['hass.async_add_job'];
  expect(problemsOf({ what })).toEqual([]);
  expect(problemsOf({ what, removedIn: '2026.12' })).toEqual([]);
  expect(problemsOf({ what, removedIn: '2025.4' })).toEqual([
    'The calendar says that `hass.async_add_job` is removed in 2025.4, but 2026.7 still has it. Leave out `removedIn`, and say in the description which release was announced.',
  ]);
});

test('the announcement of a date that was postponed may keep it', () => {
  const what = ['TEMP_CELSIUS'];
  expect(problemsOf({ what, removedIn: '2024.6' }, { what, removedIn: '2025.1', announced: '2024-05-02' })).toEqual([]);
});
