import { expect, test } from 'vitest';
import { isStillThere, readStub, removedNames } from '../scripts/removed-names/names-in-stubs.mts';

type Files = Readonly<Record<string, readonly string[]>>;
const stubsOf = (files: Files) =>
  new Map(Object.entries(files).map(([file, lines]) => [file, readStub(file, lines.join('\n'))]));
const compare = (...releases: Files[]) =>
  removedNames(
    releases.map((files, index) => [`2025.${index + 1}`, stubsOf(files)]),
    () => true,
  );
const namesOf = (...releases: Files[]) =>
  [...compare(...releases).names].flatMap(([module, byRelease]) =>
    [...byRelease].map(([release, names]) => [module, release, ...names]),
  );

test('a name is removed after the last release that defines, imports or warns of it', () => {
  expect(
    namesOf(
      {
        'helpers/entity.pyi': ['class Entity: ...', 'async def async_get(hass): ...', 'LIMIT: int', 'def kept(): ...'],
      },
      { 'helpers/entity.pyi': ['_DEPRECATED_LIMIT: int', 'from .registry import async_get', 'def kept(): ...'] },
      { 'helpers/entity.pyi': ['def kept(): ...'], 'helpers/registry.pyi': ['async def async_get(hass): ...'] },
    ),
  ).toEqual([
    ['homeassistant.helpers.entity', '2025.1', 'Entity'],
    ['homeassistant.helpers.entity', '2025.2', 'LIMIT', 'async_get'],
  ]);
});

test('what a package takes from its own modules counts, what it takes from others does not', () => {
  const file = 'components/light/__init__.pyi';
  const setup = 'async def async_setup(hass): ...';
  const imports = ['from .const import COLOR as COLOR', 'from homeassistant.const import STATE_ON as STATE_ON'];
  expect(namesOf({ [file]: [setup, ...imports] }, { [file]: [setup] })).toEqual([
    ['homeassistant.components.light', '2025.1', 'COLOR'],
  ]);
});

test('a name that `__all__` hides, or that another module still imports, is not removed', () => {
  const file = 'helpers/speech.pyi';
  expect(namesOf({ [file]: ['VOICE: str'] }, { [file]: ["__all__ = ['speak']", 'def speak(): ...'] })).toEqual([]);
  expect(
    namesOf(
      { [file]: ['VOICE: str'] },
      {
        [file]: ['def speak(): ...'],
        'components/a/tts.pyi': ['from homeassistant.helpers.speech import VOICE as VOICE'],
      },
    ),
  ).toEqual([]);
});

test('a name that others imported only as long as it was there is removed', () => {
  const file = 'helpers/speech.pyi';
  const use = { 'components/a/tts.pyi': ['from homeassistant.helpers.speech import VOICE as VOICE'] };
  expect(namesOf({ [file]: ['VOICE: str'], ...use }, { [file]: [], 'components/a/tts.pyi': [] })).toContainEqual([
    'homeassistant.helpers.speech',
    '2025.1',
    'VOICE',
  ]);
});

test('a module is removed as a whole; where its names are now is told', () => {
  const found = compare(
    { 'util/__init__.pyi': [], 'util/length.pyi': ['def convert(): ...'], 'core.pyi': ['class Config: ...'] },
    { 'util/__init__.pyi': [], 'core.pyi': [], 'core_config.pyi': ['class Config: ...'] },
  );
  expect([...found.modules]).toEqual([['homeassistant.util.length', '2025.1']]);
  expect([...found.elsewhere]).toEqual([['Config', ['homeassistant.core_config']]]);
});

test('attributes of `hass` are treated like names', () => {
  const core = (...members: string[]) => ({
    'core.pyi': ['class HomeAssistant:', ...members.map((name) => `    ${name}`)],
  });
  const before = core('helpers: Helpers', 'def async_add_job(self): ...');
  const after = core('def async_add_job(self): ...');
  expect(namesOf(before, after)).toEqual([['homeassistant.core.HomeAssistant', '2025.1', 'helpers']]);
  expect(['hass.helpers', 'hass.async_add_job'].map((name) => isStillThere(name, stubsOf(after)))).toEqual([
    false,
    true,
  ]);
});
