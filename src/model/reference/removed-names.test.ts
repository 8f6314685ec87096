import { describe, expect, test } from 'vitest';
import { readCode } from './detect-uses';
import { removedNamesFile } from './files/removed-names-file';
import { endingImports, endsOf, goneNames, parseRemoved, releaseAfter } from './removed-names';

const removed = removedNamesFile.parse({
  releases: { oldest: '2023.1', newest: '2026.7' },
  modules: { 'homeassistant.util.distance': '2023.10' },
  names: {
    'homeassistant.const': { '2024.12': ['TEMP_CELSIUS', 'TEMP_KELVIN'] },
    'homeassistant.core': { '2025.12': ['Config'] },
    'homeassistant.core.HomeAssistant': { '2025.4': ['helpers'] },
    'homeassistant.components.cover': { '2024.12': ['SUPPORT_OPEN'], '2025.10': ['STATE_OPEN'] },
    'homeassistant.components.light': { '2026.2': ['SUPPORT_COLOR', 'area_id'] },
  },
  elsewhere: {
    Config: ['homeassistant.core_config'],
    STATE_OPEN: ['homeassistant.const', 'homeassistant.components.lock'],
  },
  deprecated: {},
  kept: [],
});

describe('imports that end', () => {
  const endings = (...code: string[]) => endingImports(readCode(code.join('\n')), removed);

  test('are found with their line, their last release and where the name is now', () => {
    expect(endings('import os', 'from homeassistant.core import Config, callback')).toEqual([
      { line: 2, name: 'homeassistant.core.Config', until: '2025.12', now: 'homeassistant.core_config' },
    ]);
  });

  test('are found in several lines, under another name, in a module, and once', () => {
    expect(
      endings(
        'from homeassistant.const import (',
        '    TEMP_CELSIUS as CELSIUS,',
        '    UnitOfTime,',
        ')',
        'from homeassistant import const',
        'const.TEMP_KELVIN, const.TEMP_KELVIN',
        'from homeassistant.util.distance import convert',
      ).map(({ line, name, until }) => [line, name, until]),
    ).toEqual([
      [2, 'homeassistant.const.TEMP_CELSIUS', '2024.12'],
      [6, 'homeassistant.const.TEMP_KELVIN', '2024.12'],
      [7, 'homeassistant.util.distance.convert', '2023.10'],
    ]);
  });

  test('include a module that is imported from its package', () => {
    expect(endings('from homeassistant.util import distance')).toEqual([
      { line: 1, name: 'homeassistant.util.distance', until: '2023.10', now: undefined },
    ]);
  });

  test('may be attributes of `hass`', () => {
    expect(endings('session = self.hass.helpers.aiohttp_client')).toMatchObject([{ line: 1, until: '2025.4' }]);
  });

  test('name no new place when the name is common', () => {
    expect(endings('from homeassistant.components.cover import STATE_OPEN')).toMatchObject([{ now: undefined }]);
  });

  test('are also found with what browsers read of the published file', () => {
    const read = parseRemoved(JSON.parse(JSON.stringify(removed)));
    expect(endingImports(readCode('from homeassistant.core import Config'), read)).toHaveLength(1);
    expect(parseRemoved('nonsense')).toEqual({ modules: {}, names: {}, elsewhere: {} });
  });
});

test('a name is gone if no module has it, and it can be no other word', () => {
  expect([...goneNames(removed)]).toEqual([
    ['TEMP_CELSIUS', '2024.12'],
    ['TEMP_KELVIN', '2024.12'],
    ['SUPPORT_OPEN', '2024.12'],
    ['SUPPORT_COLOR', '2026.2'],
  ]);
});

test.each([
  ['TEMP_*', ['2024.12']],
  ['SUPPORT_*', ['2026.2', '2024.12']],
  ['homeassistant.core.Config', ['2025.12']],
  ['homeassistant.util.distance', ['2023.10']],
  ['homeassistant.util.distance.convert', ['2023.10']],
  ['hass.helpers', ['2025.4']],
  ['area_id', []],
  ['templates without hass', []],
])('the calendar entry `%s` ends with %s', (what, ends) => {
  expect(endsOf(what, removed)).toEqual(ends);
});

test('a release is followed by that of the next month', () => {
  expect(['2025.11', '2025.12'].map(releaseAfter)).toEqual(['2025.12', '2026.1']);
});
